import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { oversoldQuery } from './options-api.ts';

/** Departures that have more bookings than places after a change, with links to the bookings; nothing when there are none. */
export function OversoldPanel({ id }: { id: number | string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data } = useQuery(oversoldQuery(id));
  if (!data || data.items.length === 0) return null;
  return (
    <section role="status" className="mb-6 rounded-card border-l-8 border-danger bg-white p-5">
      <h2 className="text-xl">{t('options.oversold')}</h2>
      <p className="mt-1">{t('options.oversold_text')}</p>
      <ul className="mt-3 space-y-3">
        {data.items.map(({ date, time, capacity, taken, bookings }) => (
          <li key={`${date} ${time}`}>
            <p className="font-semibold text-deep-900">
              {formatDate(date, language)} {time}:{' '}
              {capacity === null
                ? t('options.oversold_off', { taken })
                : t('options.taken', { taken, capacity })}
            </p>
            <ul className="flex flex-wrap gap-x-5">
              {bookings.map(({ reference, contactName, places }) => (
                <li key={reference}>
                  <TextLink
                    to={`/orders/${reference}`}
                    className="inline-flex min-h-11 items-center"
                    label={t('options.oversold_guest', {
                      name: contactName ?? reference,
                      count: places,
                    })}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
