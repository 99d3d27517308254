import { useTranslation } from 'react-i18next';
import type { Touched } from '#contract/bookings/firm-calendar.ts';

/** Names whom a change leaves without places. */
export function TouchedGuests({ guests }: { guests: readonly Touched[] }) {
  const { t } = useTranslation('admin-area');
  if (guests.length === 0) return null;
  return (
    <div
      role="alert"
      className="mt-4 rounded-xl border-l-8 border-danger bg-limestone-100 px-4 py-3"
    >
      <p className="font-semibold">{t('departure.touched')}</p>
      <ul className="mt-1 list-disc pl-5">
        {guests.map(({ id, reference, contactName, places }) => (
          <li key={id}>
            {contactName || t('contact.anonymous')} · {t('departure.sold', { count: places })} ·{' '}
            <span className="font-mono">{reference}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
