import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/dates.ts';
import type { SubscriberItem } from '#contract/inbox.ts';
import { useLanguage } from '#i18n/page-language.tsx';

/** Source value of the site's own form. */
const FROM_SITE = 'site';

/** Source and time of the consent and of its withdrawal. */
export function ConsentEvidence({ subscriber }: { subscriber: SubscriberItem }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { consentSource, requestedAt, confirmedAt, unsubscribedAt } = subscriber;
  return (
    <div className="text-sm">
      <p>{t('subscribers.source', { source: consentSource === FROM_SITE ? t('subscribers.source_site') : consentSource })}</p>
      <p className="text-stone">
        {t('subscribers.requested', { date: formatInstant(requestedAt, language) })}
        <br />
        {confirmedAt ? t('subscribers.confirmed', { date: formatInstant(confirmedAt, language) }) : t('subscribers.unconfirmed')}
        {unsubscribedAt && (
          <>
            <br />
            {t('subscribers.unsubscribed', { date: formatInstant(unsubscribedAt, language) })}
          </>
        )}
      </p>
    </div>
  );
}
