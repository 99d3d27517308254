import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TripRow } from '#base/content/cards/trip-row.tsx';
import { IslandMap, type MapPin } from '#base/content/map/island-map.tsx';
import { tripLink } from '#base/content/page-links.ts';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripCard as Trip } from '#contract/trips/trips.ts';

/** The page of trips on the island's map, by meeting point, with the same trips as a list next to it. */
export default function TripMap({
  trips,
  isDated,
}: {
  trips: readonly InLanguage<Trip>[];
  isDated: boolean;
}) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const [selectedId, setSelectedId] = useState<string>();
  const pins = useMemo(
    () =>
      trips.flatMap((trip): MapPin[] => {
        const { meetingLatitude: latitude, meetingLongitude: longitude, price, currency } = trip;
        if (latitude === null || longitude === null) return [];
        const place = trip.location;
        const amount =
          price === null ? tCommon('card.on_request') : formatPrice(price, currency, language);
        const label = t('list.pin', {
          place,
          price: trip.pricePer ? tCommon('card.from_price', { price: amount }) : amount,
        });
        return [
          {
            id: String(trip.id),
            latitude,
            longitude,
            label,
            link: tripLink(trip, isDated ? trip.next : null),
          },
        ];
      }),
    [trips, isDated, language, t, tCommon],
  );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1.45fr_1fr]">
      <IslandMap
        pins={pins}
        selectedId={selectedId}
        onSelect={setSelectedId}
        label={t('list.map')}
        className="lg:sticky lg:top-24"
      />
      <ul className="grid grid-cols-1 gap-4 sm:max-lg:grid-cols-2">
        {trips.map((trip) => (
          <li
            key={trip.id}
            onPointerEnter={() => setSelectedId(String(trip.id))}
            onFocus={() => setSelectedId(String(trip.id))}
            className={`rounded-2xl ${selectedId === String(trip.id) ? 'outline-2 outline-sea-700' : ''}`}
          >
            <TripRow trip={trip} isDated={isDated} />
          </li>
        ))}
      </ul>
    </div>
  );
}
