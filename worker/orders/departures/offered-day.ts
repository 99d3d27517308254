import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { type Departure, departuresOn, type State, stateOf } from './departures.ts';
import { plansOf, takenKey, takenPlaces } from './plan.reads.ts';
import type { Plan } from './plan.ts';

export type OfferedStart = State & { departure: Departure; plan: Plan };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The starts of an option on the day that its guests are offered, with what is free: nearest to their own hour first. What is closed, or over, is no
 * start.
 */
export async function offeredStarts(
  db: Database,
  reader: Reader,
  { optionId, date, time }: { optionId: number; date: string; time: string },
  { places, now }: { places: number; now: Date },
): Promise<OfferedStart[]> {
  const days = { from: date, to: date };
  const [[plan], taken] = await Promise.all([
    reader.run(plansOf(db, { optionId }, days, 'booked', now)),
    reader.run(takenPlaces(db, { optionId }, days, now)),
  ]);
  if (!plan) return [];
  const distance = (one: Departure) => Math.abs(minutesOf(one.time) - minutesOf(time));
  return departuresOn(plan, date)
    .map((departure) => ({
      ...{ plan, departure },
      ...stateOf(departure, taken.get(takenKey(optionId, departure)) ?? 0, now.getTime(), places),
    }))
    .filter(({ status }) => status !== 'CLOSED')
    .sort((one, other) => distance(one.departure) - distance(other.departure));
}
