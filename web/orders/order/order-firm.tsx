import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { TEXT_LINK } from '#base/content/orders/booking-parts.tsx';
import { formatPhone } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';

/** Contact details of the firm. */
export function OrderFirm({ reference }: { reference: string }) {
  const { t } = useTranslation('order');
  const site = useSite();
  if (!site) return null;
  return (
    <section className="rounded-card bg-limestone-100 p-5 sm:p-6 print:bg-white print:p-0">
      <h2 className="text-xl">{t('booking.questions')}</h2>
      <p className="mt-2 text-stone">{t('booking.questions_text', { reference })}</p>
      <ul className="mt-3">
        {site.phone && (
          <li>
            <a href={`tel:${site.phone}`} className={TEXT_LINK}>
              {formatPhone(site.phone)}
            </a>
          </li>
        )}
        {site.whatsapp && (
          <li data-no-print>
            <a
              href={firmChatUrl(site.whatsapp, t('booking.whatsapp_text', { reference }))}
              target="_blank"
              rel="noopener noreferrer"
              className={TEXT_LINK}
            >
              WhatsApp
            </a>
          </li>
        )}
        {site.email && (
          <li>
            <a
              href={`mailto:${site.email}?subject=${encodeURIComponent(reference)}`}
              className={`${TEXT_LINK} break-all`}
            >
              {site.email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
