import { TripCard } from '#base/content/cards/trip-card.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripCard as Trip } from '#contract/trips/trips.ts';

const COLUMNS = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'even-rows sm:grid-cols-2 lg:grid-cols-3',
} as const;

type TripCardsProps = {
  trips: readonly InLanguage<Trip>[];
  columns?: keyof typeof COLUMNS;
  isDated?: boolean;
};

/** `columns`: on wide screens; a part of the page holds fewer. */
export const TripCards = ({ trips, columns = 3, isDated = false }: TripCardsProps) => (
  <ul className={`grid gap-8 ${COLUMNS[columns]}`}>
    {trips.map((trip) => (
      <li key={trip.id}>
        <TripCard trip={trip} isDated={isDated} />
      </li>
    ))}
  </ul>
);
