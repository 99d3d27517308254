import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TripRow } from '#base/content/cards/trip-row.tsx';
import { IslandMap, type MapPin } from '#base/content/map/island-map.tsx';
import { clusterPins } from '#base/content/map/places/cluster-pins.ts';
import { tripLink } from '#base/content/page-links.ts';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripCard as Trip } from '#contract/trips/trips.ts';

type Listed = InLanguage<Trip>;

/** The trips' meeting points: several at one place are one point with their number. */
function usePoints(trips: readonly Listed[], isDated: boolean) {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  return useMemo(() => {
    const located = trips.flatMap((trip) => {
      const { meetingLatitude: latitude, meetingLongitude: longitude } = trip;
      return latitude === null || longitude === null ? [] : [{ trip, latitude, longitude }];
    });
    return clusterPins(located).map(({ place, members, latitude, longitude }) => {
      const [{ trip }] = members as [(typeof members)[number]];
      const ids = members.map(({ trip: { id } }) => String(id));
      const count = members.length;
      if (count > 1)
        return {
          ids,
          place,
          pin: {
            ...{ id: ids.join(' '), latitude, longitude, count, short: place },
            label: t('list.pin', { place, price: t('list.count', { count }) }),
          } satisfies MapPin,
        };
      const amount =
        trip.price === null
          ? tCommon('card.on_request')
          : formatPrice(trip.price, trip.currency, language);
      const price = trip.pricePer ? tCommon('card.from_price', { price: amount }) : amount;
      const pin: MapPin = {
        ...{ id: ids.join(), latitude, longitude, short: place },
        label: t('list.pin', { place: trip.location, price }),
        link: tripLink(trip, isDated ? trip.next : null),
      };
      return { ids, place, pin };
    });
  }, [trips, isDated, language, t, tCommon]);
}

/** The page of trips on the island's map, by meeting point, next to the same trips as a list. A point of several trips leaves these in the list. */
export default function TripMap({
  trips,
  isDated,
}: {
  trips: readonly Listed[];
  isDated: boolean;
}) {
  const { t } = useTranslation('trips');
  const [selectedId, setSelectedId] = useState<string>();
  const [shownId, setShownId] = useState<string>();
  const points = usePoints(trips, isDated);
  const pins = useMemo(() => points.map(({ pin }) => pin), [points]);
  const shown = points.find(({ ids, pin }) => ids.length > 1 && pin.id === shownId);
  const listed = shown ? trips.filter(({ id }) => shown.ids.includes(String(id))) : trips;
  const pointOf = (trip: Listed) => points.find(({ ids }) => ids.includes(String(trip.id)))?.pin.id;
  /** Links tell of hover and focus, points of several trips are pressed. */
  const select = (id: string) => {
    setSelectedId(id);
    if (pins.find((pin) => pin.id === id)?.count)
      setShownId((before) => (before === id ? undefined : id));
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.45fr]">
      <IslandMap
        pins={pins}
        selectedId={selectedId}
        onSelect={select}
        label={t('list.map')}
        className="lg:sticky lg:top-24 lg:order-2"
      />
      <div>
        <p role="status" className="empty:hidden">
          {shown && (
            <span className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <strong className="font-display text-xl text-deep-900">{shown.pin.label}</strong>
              <button
                type="button"
                onClick={() => setShownId(undefined)}
                className={buttonClass('quiet')}
              >
                {t('detail.all')}
              </button>
            </span>
          )}
        </p>
        <ul className="grid grid-cols-1 gap-4 sm:max-lg:grid-cols-2">
          {listed.map((trip) => (
            <li
              key={trip.id}
              onPointerEnter={() => setSelectedId(pointOf(trip))}
              onFocus={() => setSelectedId(pointOf(trip))}
              className={`rounded-2xl ${selectedId !== undefined && selectedId === pointOf(trip) ? 'outline-2 outline-sea-700' : ''}`}
            >
              <TripRow trip={trip} isDated={isDated} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
