import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, TextButton } from '#admin/frame/button.tsx';
import { DayStepper } from '#admin/frame/days/day-stepper.tsx';
import { daySheetQuery } from '#admin/frame/days/days.api.ts';
import { DriverLegend } from '#admin/frame/days/driver-legend.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { JourneyEntry } from '#admin/frame/days/journey-entry.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { IslandMap, type MapLine, type MapPin } from '#base/content/map/island-map.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { isInHorizon } from '#contract/calendar.ts';
import { localize } from '#contract/languages/translation.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';

type End = DayLeg['from'];
/** Two places with journeys between them that day, in either direction. */
type Connection = { id: string; ends: [End, End]; legs: DayLeg[] };

const connectionId = ({ from, to }: Pick<DayLeg, 'from' | 'to'>) =>
  [from.id, to.id].toSorted((a, b) => a - b).join('-');

/** A day's journeys grouped by pair of places. */
function connectionsOf(legs: readonly DayLeg[]): Connection[] {
  const connections = new Map<string, Connection>();
  for (const leg of legs) {
    const id = connectionId(leg);
    const known = connections.get(id);
    if (known) known.legs.push(leg);
    else connections.set(id, { id, ends: [leg.from, leg.to], legs: [leg] });
  }
  return [...connections.values()];
}

/** A day's journeys on the map: a line per pair of places, a pin per place. */
function DayMap({ legs, day }: { legs: readonly DayLeg[]; day: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const connections = connectionsOf(legs);
  const nameOf = (place: DayLeg['from']) => localize(place, 'name', language);
  const places = new Map(
    legs.flatMap(({ from, to }) => [from, to]).map((place) => [place.id, place]),
  );
  const pins: MapPin[] = [...places.values()].map((place) => ({
    id: `place-${place.id}`,
    latitude: place.latitude,
    longitude: place.longitude,
    label: nameOf(place),
  }));
  const lines: MapLine[] = connections.map(({ id, ends, legs: own }) => ({
    id,
    points: ends.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
    label: `${ends.map(nameOf).join(' – ')}: ${own.map(({ time }) => time).join(', ')}`,
  }));
  const choose = (id: string) => setChosen(chosen === id ? undefined : id);
  const isChosen = (leg: DayLeg) =>
    chosen === undefined ||
    chosen === connectionId(leg) ||
    [leg.from, leg.to].some((end) => chosen === `place-${end.id}`);
  return (
    <div
      className={
        legs.length > 0
          ? 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
          : 'max-w-5xl'
      }
    >
      <IslandMap
        pins={pins}
        lines={lines}
        selectedId={chosen}
        onSelect={choose}
        label={t('map.of_day', { day: formatFullDay(day, language) })}
      />
      <div>
        {chosen !== undefined && (
          <TextButton
            className="mb-2 min-h-11"
            label={t('map.show_all')}
            onClick={() => setChosen(undefined)}
          />
        )}
        <ul className="space-y-2">
          {legs.filter(isChosen).map((leg) => (
            <li key={`${leg.id}-${leg.leg}`}>
              <JourneyEntry leg={leg} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The journeys of a day on the map. */
export function TransferMapScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const today = serverToday();
  const asked = String(search.day ?? '');
  const day = isInHorizon(asked) ? asked : today;
  const query = useQuery(daySheetQuery(day));
  const legs = query.data?.legs ?? [];
  return (
    <div className="space-y-5">
      <ScreenHead title={t('transfers.map')}>
        <ButtonLink to="/transfers/day" search={{ date: day }} label={t('transfers.day_sheet')} />
        <ButtonLink to="/calendar" label={t('menu.calendar')} />
      </ScreenHead>
      <DayStepper
        day={day}
        today={today}
        onDay={(next) => set({ day: next === today ? '' : next })}
      />
      <QueryState query={query} />
      {query.data && (
        <div>
          <DriverLegend legs={legs} />
          {legs.length === 0 && <p className="mb-4 text-stone">{t('day_sheet.empty')}</p>}
          <DayMap key={day} legs={legs} day={day} />
        </div>
      )}
    </div>
  );
}
