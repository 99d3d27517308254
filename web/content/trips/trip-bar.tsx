import { TripPrice } from '#base/content/cards/trip-price.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { TripAction } from './trip-action.tsx';

/** On narrow screens: price and button at the foot of the screen, as long as the trip's texts are in view. It ends before the request. */
export const TripBar = ({ trip }: { trip: InLanguage<TripDetail> }) => (
  <div
    data-floating
    data-trip-bar
    className="sticky bottom-0 z-20 flex min-h-17 items-center justify-between gap-4 border-t border-limestone-300 bg-white px-4 py-2 shadow-lifted lg:hidden print:hidden"
  >
    <p className="shrink-0 basis-28 leading-snug font-bold text-terracotta-700">
      <TripPrice trip={trip} />
    </p>
    <TripAction trip={trip} className="max-sm:px-4" />
  </div>
);
