import { spawnSync } from 'node:child_process';
import { planOf } from '#cli/seed-bookings.ts';
import { seedRows } from '#cli/seed-rows.ts';
import { addDays } from '#contract/calendar.ts';
import { departuresBetween, stateOf } from '#departures/departures.ts';
import { priceLines, totalOf } from '#departures/prices.ts';

const FIRST_DAY = '2027-01-01';
const RUNS = 50;

/** Rows read and times with 1,000 and 10,000 departures: the test that holds the rows writes them out. */
export function measureBookings(): void {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'worker', 'worker/db/booking-figures', '--disable-console-intercept'],
    {
      stdio: 'inherit',
      env: { ...process.env, FIGURES: 'on' },
    },
  );
  if (status !== 0) throw new Error('The figures of bookings could not be taken.');
}

/** Milliseconds to work out a year of each demo option, with states and prices; medians, the dearest option first. */
export function measureYears(): { option: string; departures: number; ms: number }[] {
  const { options } = seedRows((slug) => `${slug}.jpg`);
  const now = Date.parse(`${FIRST_DAY}T08:00:00Z`);
  const years = options.options.map(({ id, name }) => {
    const plan = planOf(options, id);
    const units = plan.units.slice(0, 2).map((unit) => ({ unitId: unit.id, quantity: 2 }));
    const times: number[] = [];
    let departures = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const before = performance.now();
      const year = departuresBetween(plan, FIRST_DAY, addDays(FIRST_DAY, 364)).map((one) => ({
        ...stateOf(one, 3, now),
        cents: totalOf(priceLines(plan, one, { units })),
      }));
      times.push(performance.now() - before);
      departures = year.length;
    }
    return { option: name, departures, ms: times.toSorted((one, other) => one - other)[RUNS / 2] ?? Number.NaN };
  });
  return years.toSorted((one, other) => other.ms - one.ms);
}
