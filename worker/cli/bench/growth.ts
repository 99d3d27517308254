import { ask } from './ask.ts';
import { type D1Report, workOf } from './d1-report.ts';
import { median } from './figures.ts';
import { fillWithTrips } from './growth-rows.ts';

export const SIZES = [10, 10_000] as const;
const REPEATS = 25;
/** The first requests warm the database's own cache. */
const WARM_UP = 5;

export type GrowthCell = { trips: number; milliseconds: number; rowsRead: number; roundTrips: number };
export type GrowthRow = {
  name: string;
  path: string;
  cells: GrowthCell[] /** For the largest table: steps that read or sort a whole table. */;
  slowSteps: string[];
};

/** The page has as many rows with ten trips as with all of them: a longer response would distort the comparison. */
const PAGE = 'pageSize=5';
const REQUESTS: readonly { name: string; path: string }[] = [
  { name: 'home', path: '/en' },
  { name: 'list', path: `/api/trips?${PAGE}` },
  { name: 'list by price', path: `/api/trips?sort=price&${PAGE}` },
  { name: 'filter by region', path: `/api/trips?destination=north&${PAGE}` },
  { name: 'filter by type', path: `/api/trips?type=boat&${PAGE}` },
  { name: 'filter by duration, by price', path: `/api/trips?duration=half-day&sort=-price&${PAGE}` },
  { name: 'list with a text', path: `/api/trips?q=zafiro&${PAGE}` },
  { name: 'list with a word of all trips', path: `/api/trips?q=excursion&${PAGE}` },
  { name: 'search', path: '/api/search?q=zafiro&lang=en' },
  { name: 'search, a word of all trips', path: '/api/search?q=excursion&lang=en' },
  { name: 'search, the beginning of such a word', path: '/api/search?q=excurs&lang=en' },
  { name: 'detail', path: '/api/trips/5' },
  { name: 'detail page', path: '/en/trips/5' },
];

const isSlow = (step: string) => /^SCAN (?:trips|destinations|blog_posts|t)\b(?!.*VIRTUAL)/.test(step);

async function measure(url: URL): Promise<{ milliseconds: number; report: D1Report }> {
  const times: number[] = [];
  for (let count = 0; count < REPEATS; count += 1) {
    const start = performance.now();
    await (await ask(url, { 'X-Bench': 'miss' })).arrayBuffer();
    times.push(performance.now() - start);
  }
  return { milliseconds: median(times.slice(WARM_UP)), report: await workOf(url) };
}

/** The same requests, uncached, over ten and ten thousand trips. */
export async function measureGrowth(site: URL, say: (line: string) => void): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = REQUESTS.map((request) => ({ ...request, cells: [], slowSteps: [] }));
  for (const trips of SIZES) {
    const start = Date.now();
    await fillWithTrips(site, trips, trips === SIZES[0]);
    say(`  ${trips} trips, filled in ${Math.round((Date.now() - start) / 1000)} s`);
    for (const row of rows) {
      const { milliseconds, report } = await measure(new URL(row.path, site));
      const { roundTrips, rowsRead, plans } = report;
      row.cells.push({ trips, milliseconds, rowsRead, roundTrips });
      row.slowSteps = [...new Set(plans.flatMap(({ steps }) => steps.filter(isSlow)))];
    }
  }
  return rows;
}
