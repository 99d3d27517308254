import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { useText } from '#base/i18n/use-text.ts';
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
export function TripTexts({ trip }: { trip: TripDetail }) {
  const name = useText(trip, 'name');
  const description = useText(trip, 'description');
  return (
    <div className="space-y-12">
      <div>
        <FallbackNotice languages={trip.languages} shown={description.lang ?? name.lang} />
        <p lang={description.lang} className="text-lg whitespace-pre-line">
          {description.value}
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
