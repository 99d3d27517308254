import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';

type TextsProps = { trip: InLanguage<TripDetail> };

/** Lists, a map and links, which are the same without their script. */
const TripParts = nearPart<TextsProps>(async () => (await import('./trip-parts.tsx')).TripParts, {
  texts: ['trips'],
  fallback: <div className="min-h-160" />,
  waitsForTouch: () => true,
});

/** All texts of the trip. */
export const TripTexts = ({ trip }: TextsProps) => (
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
    <TripParts trip={trip} />
  </div>
);
