import { menorcaToday } from '#contract/calendar.ts';
import type { Reading } from '#contract/sales/reading.ts';
import type { SaleFault } from '#contract/sales/sales.ts';
import { type Departure, departureById, departuresOn } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { type SaleUnit, unitsOfPeople } from './reading/units.ts';
import type { SaleRun } from './sale-run.ts';

/** What a sale is booked as. */
export type SaleChoice = { plan: Plan; departure: Departure; units: SaleUnit[] };

type Start = { plan: Plan; departure: Departure };

/** Whether a start is at one of the hours that a message may mean; a day of hire has none. */
const isAt = ({ time }: Departure, hours: readonly string[]) =>
  time === '' || hours.length === 0 || hours.includes(time);

/** The one start, and the units, that a reading means; or why there is not exactly one. */
export async function startOf(
  { db, reader, now }: SaleRun,
  { trips, day, time, people }: Reading,
): Promise<SaleChoice | SaleFault> {
  const [trip, other] = trips;
  const date = day.certain;
  if (!trip || other) return 'trip';
  if (!date) return 'day';
  if (date < menorcaToday(now)) return 'past';
  if (!people || people.isUncertain) return 'people';
  const scope = trip.optionId === null ? { tripId: trip.tripId } : { optionId: trip.optionId };
  const plans = await reader.run(plansOf(db, scope, { from: date, to: date }));
  const starts = plans.flatMap((plan): Start[] =>
    departuresOn(plan, date).map((departure) => ({ plan, departure })),
  );
  if (starts.length === 0) return 'closed';
  const open = starts.filter(({ departure }) => isAt(departure, time.options));
  const [only, more] = open;
  if (!only) return 'time';
  if (more) return new Set(open.map(({ plan }) => plan.option.id)).size > 1 ? 'option' : 'time';
  if (only.departure.endsAt <= now.getTime()) return 'past';
  const units = unitsOfPeople(people, only.plan.units);
  return units ? { ...only, units } : 'people';
}

/** The start that was chosen by hand. */
export async function chosenStart(
  { db, reader }: SaleRun,
  { optionId, departureId, units }: { optionId: number; departureId: string; units: SaleUnit[] },
): Promise<SaleChoice | undefined> {
  const day = departureId.slice(0, 10);
  const [plan] = await reader.run(plansOf(db, { optionId }, { from: day, to: day }));
  const departure = plan && departureById(plan, departureId);
  return plan && departure && { plan, departure, units };
}
