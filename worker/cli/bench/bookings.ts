import { spawnSync } from 'node:child_process';
import { totalOf } from '#contract/bookings/bookings.ts';
import { addDays } from '#contract/calendar.ts';
import { departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { planOf } from '../seed/seed-bookings.ts';
import { seedRows } from '../seed/seed-rows.ts';

const FIRST_DAY = '2027-01-01';
const RUNS = 50;

/** Rows read and times with 1,000 and 10,000 departures: the test that holds the rows writes them out. */
export function measureBookings(): void {
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      'worker',
      'worker/core/db/booking-figures',
      '--disable-console-intercept',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, FIGURES: 'on' },
    },
  );
  if (status !== 0) throw new Error('The figures of bookings could not be taken.');
}

/** CPU time in ms to work out a year of each demo option, with states and prices; the dearest option first. */
export function measureYears(): { option: string; departures: number; ms: number }[] {
  const { options } = seedRows((slug) => `${slug}.jpg`);
  const now = Date.parse(`${FIRST_DAY}T08:00:00Z`);
  const years = options.options.map(({ id, name }) => {
    const plan = planOf(options, id);
    const units = plan.units.slice(0, 2).map((unit) => ({ unitId: unit.id, quantity: 2 }));
    let departures = 0;
    const before = process.cpuUsage();
    for (let run = 0; run < RUNS; run += 1) {
      const year = departuresBetween(plan, FIRST_DAY, addDays(FIRST_DAY, 364)).map((one) => ({
        ...stateOf(one, 3, now),
        cents: totalOf(priceLines(plan, one, { units })),
      }));
      departures = year.length;
    }
    const { user, system } = process.cpuUsage(before);
    return { option: name, departures, ms: (user + system) / 1000 / RUNS };
  });
  return years.toSorted((one, other) => other.ms - one.ms);
}
