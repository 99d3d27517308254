import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '#shell/site-link.tsx';
import { WaysOn } from '#shell/ways-on.tsx';
import { buttonClass } from '#ui/button.tsx';
import { TokenPage } from './token-page.tsx';

export function UnsubscribePage() {
  const { t } = useTranslation();
  const { token, state } = useSearch({ from: '/layout/newsletter/unsubscribe' });
  const done = { title: t('newsletter.unsubscribed.title'), text: t('newsletter.unsubscribed.text') };
  return (
    <TokenPage
      id="newsletter-unsubscribe"
      action="/api/subscribe/unsubscribe"
      token={token}
      ask={{ title: t('newsletter.unsubscribe.title'), text: t('newsletter.unsubscribe.text') }}
      button={t('newsletter.unsubscribe.button')}
      done={done}
      result={state === 'done' ? done : undefined}
      instead={
        <p className="mt-8">
          <SiteLink to="/contact" className={buttonClass('quiet')}>
            {t('navigation.contact')}
          </SiteLink>
        </p>
      }
      wayOn={<WaysOn className="mt-8" />}
    />
  );
}
