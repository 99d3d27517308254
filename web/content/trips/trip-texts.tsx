import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import {
  Cancellation,
  Highlights,
  Included,
  Itinerary,
  MeetingPoint,
  Visited,
} from './trip-parts.tsx';

/** All texts of the trip. */
export function TripTexts({ trip }: { trip: InLanguage<TripDetail> }) {
  return (
    <div className="space-y-12">
      <div>
        <FallbackNotice
          languages={trip.languages}
          shown={trip.textLanguages.description ?? trip.textLanguages.name}
        />
        <p lang={trip.textLanguages.description} className="text-lg whitespace-pre-line">
          {trip.description}
        </p>
      </div>
      <Highlights trip={trip} />
      <Itinerary trip={trip} />
      <Included trip={trip} />
      <MeetingPoint trip={trip} />
      <Visited trip={trip} />
      <Cancellation trip={trip} />
    </div>
  );
}
