import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../wrangler.ts';
import { phoneLink } from './phone-link.ts';
import { secureFront } from './secure-front.ts';

/** Lighthouse's own advice: the median of five. */
const ROUNDS = 5;
const PAGES = {
  Home: '/en',
  Trips: '/en/trips',
  Trip: '/en/trips/13',
  'Transfer place': '/en/airport-transfers/ciutadella',
  Post: '/en/blog/talayotic-menorca-in-a-day',
} as const;
const TIMINGS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type PageFigures = { page: string; figures: Record<string, number> };

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One cold load, on Lighthouse's phone. The link in front of the site throttles the network; Lighthouse throttles the CPU alone. */
async function load(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error' },
    {
      extends: 'lighthouse:default',
      settings: {
        onlyCategories: [...CATEGORIES],
        // A certificate of our own, and no redirect from http.
        skipAudits: ['is-on-https', 'redirects-http'],
        throttlingMethod: 'devtools',
        throttling: {
          requestLatencyMs: 0,
          downloadThroughputKbps: 0,
          uploadThroughputKbps: 0,
          cpuSlowdownMultiplier: 4,
        },
      },
    },
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  return Object.fromEntries([
    ...Object.entries(TIMINGS).map(([audit, name]) => [
      name,
      audits[audit]?.numericValue ?? Number.NaN,
    ]),
    ...CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? Number.NaN)]),
  ]);
}

export async function measurePages(
  site: URL,
  executablePath: string,
  say: (line: string) => void,
): Promise<PageFigures[]> {
  const front = await secureFront(site);
  const link = await phoneLink(front.port);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const rows: PageFigures[] = [];
    for (const [page, path] of Object.entries(PAGES)) {
      const loads: Record<string, number>[] = [];
      // The first load makes the pictures and is not counted.
      for (let round = 0; round <= ROUNDS; round += 1)
        loads.push(await load(`https://localhost:${link.port}${path}`, port));
      const counted = loads.slice(1);
      rows.push({
        page,
        figures: Object.fromEntries(
          Object.keys(counted[0] ?? {}).map((name) => [
            name,
            median(counted.map((one) => one[name] ?? Number.NaN)),
          ]),
        ),
      });
      say(`  ${page}`);
    }
    return rows;
  } finally {
    await browser.close();
    link.close();
    front.close();
  }
}
