import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TokenPage } from '#base/forms/token-page.tsx';
import { WaysOn } from '#base/shell/ways-on.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { confirmSearch } from './newsletter-search.ts';

export function ConfirmPage() {
  const { t } = useTranslation();
  const { token, state } = confirmSearch(useSearch({ from: '/layout/newsletter/confirm' }));
  const done = { title: t('newsletter.confirmed.title'), text: t('newsletter.confirmed.text') };
  const sent = { title: t('newsletter.sent.title'), text: t('newsletter.sent.text') };
  const received = { title: t('newsletter.received.title'), text: t('newsletter.received.text') };
  const results = { sent, received, confirmed: done };
  return (
    <TokenPage
      id="newsletter-confirm"
      crumb={t('newsletter.name')}
      action="/api/subscribe/confirm"
      token={token}
      ask={{ title: t('newsletter.confirm.title'), text: t('newsletter.confirm.text') }}
      button={t('newsletter.confirm.button')}
      done={done}
      result={state && results[state]}
      instead={
        <div className="on-dark mt-8 max-w-2xl rounded-card bg-deep-800 p-6 text-white sm:p-8">
          <h2 className="mb-4 text-2xl text-white">{t('newsletter.link.again')}</h2>
          <NewsletterForm />
        </div>
      }
      wayOn={
        <>
          {token && (
            <p className="mt-8">
              <Link to="/newsletter/unsubscribe" search={{ token }}>
                {t('newsletter.unsubscribe.title')}
              </Link>
            </p>
          )}
          <WaysOn className="mt-8" />
        </>
      }
    />
  );
}
