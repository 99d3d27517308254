import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { DayPickup } from '#contract/bookings/firm-calendar.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';
import { AdminLink } from '../admin-link.tsx';
import { useOptionName } from './departure-state.tsx';

/** Always a table in print; on phones each stop is a card. */
const CELL =
  'p-3 align-top max-md:not-print:block max-md:not-print:px-0 max-md:not-print:py-1 print:border print:border-black/40 print:p-1.5';

/** Guests of departures who are picked up, as they are driven. */
export function PickupsTable({ pickups }: { pickups: readonly DayPickup[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  return (
    <div className="rounded-card bg-white shadow-card max-md:not-print:bg-transparent max-md:not-print:shadow-none print:rounded-none print:shadow-none">
      <table
        className="w-full border-collapse max-md:not-print:block print:text-[9.5pt] print:leading-snug"
        aria-label={t('day_sheet.pickups')}
      >
        <thead className="border-b border-limestone-300 text-left text-sm text-stone max-md:not-print:sr-only print:text-black">
          <tr>
            {[
              t('transfers.csv.time'),
              t('manifest.pickup'),
              t('transfers.guest'),
              t('departure.departure'),
            ].map((title) => (
              <th key={title} scope="col" className={`${CELL} font-semibold`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:not-print:block max-md:not-print:space-y-3">
          {pickups.map(({ id, reference, pickup, people, contact, option, start, ...guest }) => (
            <tr
              key={id}
              className="border-b border-limestone-200 last:border-0 max-md:not-print:block max-md:not-print:rounded-card max-md:not-print:bg-white max-md:not-print:p-4 max-md:not-print:shadow-card print:break-inside-avoid"
            >
              <td className={`${CELL} text-lg font-semibold tabular-nums print:text-base`}>
                {pickup.time || t('departure.all_day')}
              </td>
              <td className={CELL}>
                <span className="font-semibold">{localize(pickup, 'name', language)}</span>
                <span className="block text-sm">
                  {[localize(pickup, 'directions', language), pickup.hotel, pickup.room]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td className={CELL}>
                <AdminLink
                  to={`/orders/${reference}`}
                  className="font-semibold underline decoration-deep-800/30 underline-offset-4 print:no-underline"
                >
                  {contact.name || t('contact.anonymous')}
                </AdminLink>
                {contact.phone && (
                  <a
                    href={telUrl(contact.phone)}
                    className="block py-1 whitespace-nowrap underline underline-offset-4 print:no-underline"
                  >
                    {formatPhone(contact.phone)}
                  </a>
                )}
                <span className="block text-sm">
                  {t('orders.people', { count: people })} · {LANGUAGE_LABELS[guest.language]}
                </span>
              </td>
              <td className={CELL}>
                {optionName(option)}
                <span className="block text-sm">{start || t('departure.all_day')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
