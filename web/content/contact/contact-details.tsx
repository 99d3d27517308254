import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { hasAddress, OwnerAddress } from '#base/content/owner-address.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { formatPhone } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';
import { openingRows } from './opening-hours.ts';

const LINK =
  'inline-block py-1 text-lg text-sea-700 underline underline-offset-4 hover:text-sea-800 break-all';

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold text-deep-900">{name}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);

/** Other contact details, from the settings; what is not there is left out. */
export function ContactDetails() {
  const { t } = useTranslation();
  const language = useLanguage();
  const site = useSite();
  const transferHours = site?.figures.hours;
  return (
    <div>
      <h2 className="text-3xl">{t('contact.direct')}</h2>
      <dl className="mt-6 space-y-6">
        {site?.phone && (
          <Detail name={t('contact.phone')}>
            <a href={`tel:${site.phone}`} className={LINK}>
              {formatPhone(site.phone)}
            </a>
          </Detail>
        )}
        {site?.whatsapp && (
          <Detail name={t('contact.whatsapp')}>
            <a
              href={firmChatUrl(site.whatsapp, t('contact_widget.default_message'))}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('sea', 'mt-1')}
            >
              {t('contact.whatsapp_open')}
            </a>
          </Detail>
        )}
        {site?.email && (
          <Detail name={t('contact.email')}>
            <a href={`mailto:${site.email}`} className={LINK}>
              {site.email}
            </a>
          </Detail>
        )}
        {hasAddress(site) && (
          <Detail name={t('contact.address')}>
            <address className="not-italic">
              <OwnerAddress site={site} />
            </address>
          </Detail>
        )}
        {site && site.hours.length > 0 && (
          <Detail name={t('contact.hours')}>
            <ul>
              {openingRows(site.hours, language).map(({ days, times }) => (
                <li key={days}>
                  {days}: {times ?? t('contact.closed')}
                </li>
              ))}
            </ul>
            {!site.hasNoTransfers && (
              <p className="mt-1 text-sm text-stone">
                {transferHours
                  ? t('contact.hours_transfers', transferHours)
                  : t('contact.hours_note')}
              </p>
            )}
          </Detail>
        )}
      </dl>
    </div>
  );
}
