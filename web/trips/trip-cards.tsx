import { TripCard } from '#content/trip-card.tsx';
import type { TripCard as Trip } from '#contract/trips/trips.ts';

export const TripCards = ({ trips }: { trips: readonly Trip[] }) => (
  <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
    {trips.map((trip) => (
      <li key={trip.id}>
        <TripCard trip={trip} />
      </li>
    ))}
  </ul>
);
