import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TokenPage } from '#base/forms/token-page.tsx';
import { WaysOn } from '#base/shell/ways-on.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { unsubscribeSearch } from './newsletter-search.ts';

export function UnsubscribePage() {
  const { t } = useTranslation();
  const { token, state } = unsubscribeSearch(useSearch({ from: '/layout/newsletter/unsubscribe' }));
  const done = {
    title: t('newsletter.unsubscribed.title'),
    text: t('newsletter.unsubscribed.text'),
  };
  return (
    <TokenPage
      id="newsletter-unsubscribe"
      crumb={t('newsletter.name')}
      action="/api/subscribe/unsubscribe"
      token={token}
      ask={{ title: t('newsletter.unsubscribe.title'), text: t('newsletter.unsubscribe.text') }}
      button={t('newsletter.unsubscribe.button')}
      done={done}
      result={state === 'done' ? done : undefined}
      instead={
        <p className="mt-8">
          <Link to="/contact" className={buttonClass('quiet')}>
            {t('navigation.contact')}
          </Link>
        </p>
      }
      wayOn={<WaysOn className="mt-8" />}
    />
  );
}
