import { useTranslation } from 'react-i18next';
import { startPath } from '#admin/frame/days/days.api.ts';
import { DepartureBadge, Occupancy, useOptionName } from '#admin/frame/days/departure-state.tsx';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import type { FirmCalendar, FirmDeparture } from '#contract/bookings/firm-calendar.ts';

/** Whether it can be called off: it has not been, and is not over. */
export const isOpen = (one: FirmDeparture, now: number) =>
  one.calledOffAt === null && Date.parse(one.endsAt) > now;

type TicksProps = {
  calendar: FirmCalendar;
  open: readonly FirmDeparture[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
};

type TickListProps = Pick<TicksProps, 'calendar' | 'ticked'> & {
  departures: readonly FirmDeparture[];
  set: (of: readonly FirmDeparture[], on: boolean) => void;
};

function Ticks({ calendar, departures, ticked, set }: TickListProps) {
  const { t } = useTranslation('admin-area');
  const optionName = useOptionName();
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {departures.map((departure) => {
        const path = startPath(departure);
        return (
          <li key={path} className="flex">
            <label className="flex grow gap-3 rounded-2xl border border-limestone-300 bg-white p-4 has-checked:border-danger has-checked:bg-limestone-100">
              <input
                type="checkbox"
                checked={ticked.has(path)}
                onChange={(event) => set([departure], event.target.checked)}
                className="mt-0.5 size-6 shrink-0 accent-danger"
              />
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="text-lg leading-tight font-semibold tabular-nums text-deep-900">
                    {departure.time || t('departure.all_day')}
                  </span>
                  {departure.isClosed && <DepartureBadge departure={departure} />}
                </span>
                <span className="block font-semibold break-words text-deep-900">
                  {optionName(calendar.options.find(({ id }) => id === departure.optionId))}
                </span>
                <Occupancy departure={departure} />
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** Departures of a day: each by itself, all of a boat, or the day. */
export function DepartureTicks({ calendar, open, ticked, onTick }: TicksProps) {
  const { t } = useTranslation('admin-area');
  const booked = open.filter(({ sold, held }) => sold + held > 0);
  const empty = open.filter((one) => !booked.includes(one));
  const groups = [
    { id: 'day', name: t('weather_day.all_day'), of: open },
    ...calendar.resources.map(({ id, name, optionIds }) => ({
      id: String(id),
      name,
      of: open.filter(({ optionId }) => optionIds.includes(optionId)),
    })),
  ].filter(({ of }) => of.length > 0);
  const isOn = (of: readonly FirmDeparture[]) => of.every((one) => ticked.has(startPath(one)));
  const set = (of: readonly FirmDeparture[], on: boolean) => {
    const next = new Set(ticked);
    for (const one of of)
      if (on) next.add(startPath(one));
      else next.delete(startPath(one));
    onTick(next);
  };
  if (open.length === 0)
    return (
      <p className="rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
        {t('weather_day.none')}
      </p>
    );
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        {groups.map(({ id, name, of }) => (
          <Toggle key={id} label={name} isOn={isOn(of)} onClick={() => set(of, !isOn(of))} />
        ))}
      </div>
      <Ticks departures={booked} {...{ calendar, ticked, set }} />
      {empty.length > 0 && (
        <details open={booked.length === 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-deep-900">
            {t('weather_day.without_guests', { count: empty.length })}
          </summary>
          <Ticks departures={empty} {...{ calendar, ticked, set }} />
        </details>
      )}
    </div>
  );
}
