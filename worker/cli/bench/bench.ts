import os from 'node:os';
import { findChromium } from '../chromium.ts';
import { commandOptions } from '../command-options.ts';
import { measureBookings, measureYears } from './bookings.ts';
import { measureTaps, type TapFigures } from './next.ts';
import { measurePages, type PageFigures } from './pages.ts';
import { measureBareRates, measureRates, type Rate } from './rates.ts';
import { bareServer, demoSite, type Server } from './site.ts';

// `npm run bench`: Lighthouse over a phone's link, and requests per second by autocannon.
//   npm run bench -- pages   one part (pages, next, rates, bookings)

const { positionals: parts } = commandOptions({ allowPositionals: true });

const PARTS = ['pages', 'next', 'rates', 'bookings'] as const;

const say = (line = '') => process.stdout.write(`${line}\n`);

/** A table in Markdown. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_cell, place) => (place === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const pagesTable = (pages: readonly PageFigures[]) =>
  table(
    [
      'page',
      'FCP, ms',
      'LCP, ms',
      'TBT, ms',
      'CLS',
      'kB',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
    ],
    pages.map(({ page, figures: { FCP = 0, LCP = 0, TBT = 0, CLS = 0, bytes = 0, ...scores } }) => [
      page,
      ...[FCP, LCP, TBT].map((ms) => ms.toFixed(0)),
      CLS.toFixed(3),
      (bytes / 1000).toFixed(0),
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
        (scores[name] ?? Number.NaN).toFixed(0),
      ),
    ]),
  );

const inMs = (ms: number) => (Number.isFinite(ms) ? ms.toFixed(0) : '');
const tapsTable = (taps: readonly TapFigures[]) =>
  table(
    ['tap', 'next, ms', 'plain link, ms', 'ratio', 'longest task, ms'],
    taps.map(({ name, next, plain, longest }) => [
      name,
      inMs(next),
      inMs(plain),
      Number.isFinite(plain) ? (next / plain).toFixed(2) : '',
      inMs(longest),
    ]),
  );

const ratesTable = (rates: readonly Rate[]) =>
  table(
    ['address', 'requests per second', 'p50, ms', 'p99, ms', 'to an empty route', 'failures'],
    rates.map(({ name, perSecond, p50, p99, failures }) => [
      name,
      perSecond.toFixed(0),
      String(p50),
      String(p99),
      (perSecond / (rates[0]?.perSecond ?? Number.NaN)).toFixed(2),
      String(failures),
    ]),
  );

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
  const isChosen = (part: string) => parts.length === 0 || parts.includes(part);
  const machine = `${new Date().toISOString()}, ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`;

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
    isChosen('pages') ? await measurePages(site, findChromium(), say) : undefined,
    isChosen('next') ? await measureTaps(site, findChromium()) : undefined,
    isChosen('rates') ? await measureRates(site) : undefined,
  ]);
  const allRates = rates && [...(await withServer(bareServer(), measureBareRates)), ...rates];
  say(`\nMeasured on ${machine}.`);
  if (pages) say(`\n${pagesTable(pages)}`);
  if (taps) say(`\n${tapsTable(taps)}`);
  if (allRates) say(`\n${ratesTable(allRates)}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
