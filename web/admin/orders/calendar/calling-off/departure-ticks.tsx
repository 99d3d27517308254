import { useTranslation } from 'react-i18next';
import { startPath } from '#admin/frame/days/days.api.ts';
import { DepartureBadge, Occupancy, useOptionName } from '#admin/frame/days/departure-state.tsx';
import { formatFullDay, formatShortDay } from '#admin/frame/days/format-span.ts';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
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

/** Of one day: those with guests first. */
function DayTicks({ title, departures, ...rest }: TickListProps & { title: string | undefined }) {
  const { t } = useTranslation('admin-area');
  const booked = departures.filter(({ sold, held }) => sold + held > 0);
  const empty = departures.filter((one) => !booked.includes(one));
  return (
    <section className="space-y-2">
      {title && (
        <h3 className="font-sans font-semibold text-deep-900 first-letter:uppercase">{title}</h3>
      )}
      <Ticks departures={booked} {...rest} />
      {empty.length > 0 && (
        <details open={booked.length === 0 && !title}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-deep-900">
            {t('weather_day.without_guests', { count: empty.length })}
          </summary>
          <Ticks departures={empty} {...rest} />
        </details>
      )}
    </section>
  );
}

/** Departures of one day or several: each by itself, all of a boat, a day, or all of them. */
export function DepartureTicks({ calendar, open, ticked, onTick }: TicksProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const byDay = [...Map.groupBy(open, ({ date }) => date)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const isRange = byDay.length > 1;
  const groups = [
    { id: 'all', name: t(isRange ? 'weather_day.all_days' : 'weather_day.all_day'), of: open },
    ...(isRange ? byDay : []).map(([date, of]) => ({
      ...{ id: date, name: formatShortDay(date, language), of },
    })),
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
      {byDay.map(([date, of]) => (
        <DayTicks
          key={date}
          title={isRange ? formatFullDay(date, language) : undefined}
          {...{ calendar, departures: of, ticked, set }}
        />
      ))}
    </div>
  );
}
