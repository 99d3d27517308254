import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { seenTrips } from '#base/content/cards/saved-trips.ts';
import { TripRow } from '#base/content/cards/trip-row.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { chosenQuery } from './trips.queries.ts';

/** The last six trips seen on this device before this one. */
export default function SeenTrips({ id }: { id: number }) {
  const { t } = useTranslation();
  const ids = seenTrips.useIds().filter((one) => one !== id);
  const { data = [] } = useQuery({ ...chosenQuery(ids, useLanguage()), enabled: ids.length > 0 });
  if (data.length === 0) return null;
  return (
    <Section title={t('favourite.seen')} className="bg-limestone-100 print:hidden">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((trip) => (
          <li key={trip.id}>
            <TripRow trip={trip} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
