import { Link } from '@tanstack/react-router';
import { useText } from '#base/i18n/use-text.ts';
import type { TripCard as Trip } from '#contract/trips/trips.ts';
import { tripLink } from '../page-links.ts';
import { PictureRow } from '../picture-row.tsx';
import { TripPrice } from './trip-price.tsx';

/** A trip in one row, next to a map and where cards would be too large. */
export function TripRow({ trip, isDated = false }: { trip: Trip; isDated?: boolean }) {
  const name = useText(trip, 'name');
  const location = useText(trip, 'location');
  return (
    <PictureRow image={trip.image} price={<TripPrice trip={trip} />}>
      <h3 lang={name.lang} className="text-lg leading-snug hyphens-auto">
        <Link
          {...tripLink(trip, isDated ? trip.next : null)}
          rel={isDated ? 'nofollow' : undefined}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name.value}
        </Link>
      </h3>
      <p lang={location.lang} className="text-sm text-stone">
        {location.value}
      </p>
    </PictureRow>
  );
}
