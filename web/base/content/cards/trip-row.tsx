import { Link } from '@tanstack/react-router';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripCard as Trip } from '#contract/trips/trips.ts';
import { tripLink } from '../page-links.ts';
import { PictureRow } from '../picture-row.tsx';
import { TripPrice } from './trip-price.tsx';

/** A trip in one row, next to a map and where cards would be too large. */
export function TripRow({ trip, isDated = false }: { trip: InLanguage<Trip>; isDated?: boolean }) {
  return (
    <PictureRow image={trip.image} price={<TripPrice trip={trip} />}>
      <h3 lang={trip.textLanguages.name} className="text-lg leading-snug hyphens-auto">
        <Link
          {...tripLink(trip, isDated ? trip.next : null)}
          rel={isDated ? 'nofollow' : undefined}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {trip.name}
        </Link>
      </h3>
      <p lang={trip.textLanguages.location} className="text-sm text-stone">
        {trip.location}
      </p>
    </PictureRow>
  );
}
