import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { TextLink } from '#admin/frame/button.tsx';

/** Of an option on sale whose trip guests can only ask about, with a link to the box that changes it. */
export function NotBookablePanel({ tripId }: { tripId: number }) {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery(APIS.trips.one(tripId));
  if (!data || data.showBookingOptions) return null;
  return (
    <section role="status" className="mb-6 rounded-card border-l-8 border-sun bg-white p-5">
      <h2 className="text-xl">{t('options.not_bookable')}</h2>
      <p className="mt-1">{t('options.not_bookable_text', { box: t('trip.bookable') })}</p>
      <TextLink
        to={`/trips/edit/${tripId}`}
        hash="showBookingOptions"
        className="inline-flex min-h-11 items-center"
        label={t('options.make_bookable')}
      />
    </section>
  );
}
