import { brotliCompressSync, constants } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../wrangler.ts';
import { barePage } from './bare-page.ts';
import { median } from './median.ts';
import { phoneLink } from './phone-link.ts';
import { secureFront } from './secure-front.ts';
import { pagesTable } from './tables.ts';

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
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Load = Record<string, number>;
/** Medians of a page, and of its bare page in the same rounds. */
export type PageFigures = { page: string; document: number; ours: Load; bare: Load };

type NetworkRequest = { url: string; transferSize?: number };

/** Locale files of idle time are counted apart, as in the limits. */
function weights(requests: readonly NetworkRequest[]): Load {
  const sent = requests.filter(({ url }) => url.startsWith('http'));
  const isLocale = ({ url }: NetworkRequest) => new URL(url).pathname.startsWith('/locales/');
  const bytes = (some: readonly NetworkRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const others = sent.filter((one) => !isLocale(one));
  return {
    bytes: bytes(others),
    requests: others.length,
    localeBytes: bytes(sent.filter(isLocale)),
  };
}

/** One cold load, on Lighthouse's phone. The link in front of the site throttles the network; Lighthouse throttles the CPU alone. */
async function load(url: string, port: number, categories: readonly string[]): Promise<Load> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error' },
    {
      extends: 'lighthouse:default',
      settings: {
        onlyCategories: [...categories],
        // A certificate of our own, and no redirect from http.
        skipAudits: ['is-on-https', 'redirects-http'],
        // It would make the page as high as its content, which brings what is far below the fold.
        disableFullPageScreenshot: true,
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
  const { audits, categories: scores } = result.lhr;
  const network = audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  return {
    ...weights(network?.items ?? []),
    ...Object.fromEntries([
      ...Object.entries(TIMINGS).map(([audit, name]) => [
        name,
        audits[audit]?.numericValue ?? Number.NaN,
      ]),
      ...Object.entries(scores).map(([name, { score }]) => [name, 100 * (score ?? Number.NaN)]),
    ]),
  };
}

const medians = (loads: readonly Load[]): Load =>
  Object.fromEntries(
    Object.keys(loads[0] ?? {}).map((name) => [
      name,
      median(loads.map((one) => one[name] ?? Number.NaN)),
    ]),
  );

/** Bytes of a document as Cloudflare sends it: Brotli, quality 5. */
async function documentBytes(url: URL): Promise<number> {
  const html = await (await fetch(url)).arrayBuffer();
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

type Link = { port: number; close: () => void };
async function phoneTo(site: URL, change?: (html: string) => string): Promise<Link> {
  const front = await secureFront(site, change);
  const link = await phoneLink(front.port);
  return {
    port: link.port,
    close: () => {
      link.close();
      front.close();
    },
  };
}

/** Each page and its bare page in turn, `runs` times. */
export async function measurePages(
  site: URL,
  executablePath: string,
  runs: number,
  say: (line: string) => void,
): Promise<PageFigures[]> {
  const links = { ours: await phoneTo(site), bare: await phoneTo(site, barePage) };
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
      const loads: Record<keyof typeof links, Load[]> = { ours: [], bare: [] };
      // The first load makes the pictures; of it only what no other load changes is counted, as accessibility.
      for (let round = 0; round <= runs; round += 1)
        for (const side of ['ours', 'bare'] as const) {
          const url = `https://localhost:${links[side].port}${path}`;
          loads[side].push(await load(url, port, round === 0 ? CATEGORIES : ['performance']));
        }
      rows.push({
        page,
        document: await documentBytes(new URL(path, site)),
        ours: { ...loads.ours[0], ...medians(loads.ours.slice(1)) },
        bare: medians(loads.bare.slice(1)),
      });
      say(pagesTable(rows.slice(-1)));
    }
    return rows;
  } finally {
    await browser.close();
    for (const link of Object.values(links)) link.close();
  }
}
