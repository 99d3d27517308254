import os from 'node:os';
import { findChromium } from '../chromium.ts';
import { commandOptions } from '../command-options.ts';
import { measureBookings, measureYears } from './bookings.ts';
import { measureTaps } from './next.ts';
import { measurePages } from './pages.ts';
import { measureBareRates, measureRates } from './rates.ts';
import { bareServer, demoSite, type Server } from './site.ts';
import { pagesTable, ratesTable, scoresTable, table, tapsTable } from './tables.ts';

// `npm run bench`: Lighthouse over a phone's link, and requests per second by autocannon.
//   npm run bench -- pages      one part (pages, next, rates, bookings)
//   npm run bench -- --runs 1   fewer loads and taps than five of each

const { positionals: parts, values } = commandOptions({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);

const PARTS = ['pages', 'next', 'rates', 'bookings'] as const;

const say = (line = '') => process.stdout.write(`${line}\n`);

async function withServer<T>(starting: Promise<Server>, use: (url: URL) => Promise<T>): Promise<T> {
  const server = await starting;
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}

async function main() {
  const wrong = parts.find((name) => !PARTS.some((part) => part === name));
  if (wrong) throw new Error(`There is no part «${wrong}»: ${PARTS.join(', ')}.`);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a number from 1, not «${values.runs}».`);
  const isChosen = (part: string) => parts.length === 0 || parts.includes(part);
  const machine = `${new Date().toISOString()}, ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}, medians of ${runs}`;

  if (isChosen('bookings')) {
    measureBookings();
    const years = measureYears().map(({ option, departures, ms }) => [
      option,
      String(departures),
      ms.toFixed(2),
    ]);
    say(`\n${table(['a year of an option', 'departures', 'CPU, ms'], years)}`);
  }
  if (!['pages', 'next', 'rates'].some(isChosen)) return say(`\nMeasured on ${machine}.`);

  say('Preparing a site ...');
  const [pages, taps, rates] = await withServer(demoSite(), async (site) => [
    isChosen('pages') ? await measurePages(site, findChromium('full'), runs, say) : undefined,
    isChosen('next') ? await measureTaps(site, findChromium('full'), runs) : undefined,
    isChosen('rates') ? await measureRates(site) : undefined,
  ]);
  const allRates = rates && [...(await withServer(bareServer(), measureBareRates)), ...rates];
  say(`\nMeasured on ${machine}.`);
  if (pages) say(`\n${pagesTable(pages)}\n\n${scoresTable(pages)}`);
  if (taps) say(`\n${tapsTable(taps)}`);
  if (allRates) say(`\n${ratesTable(allRates)}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
