import { type Browser, chromium } from 'playwright';
import { ACCOUNT } from './site.ts';

const ROUNDS = 5;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_TIMES_SLOWER = 4;
/** A visitor looks at a page before a tap. */
const READING_MS = 1500;
const LONGEST_MS = 120_000;

type Tap = {
  name: string;
  page: string;
  link: string;
  /** A fragment of the same page comes into view; other pages have another heading. */
  target?: string;
  isAdmin?: boolean;
};
const TAPS: readonly Tap[] = [
  { name: 'home to place', page: '/en', link: 'main article a[href*="/destinations/"]' },
  { name: 'list to trip', page: '/en/trips', link: 'main article a[href*="/trips/"]' },
  { name: 'trip to booking step', page: '/en/trips/13', link: 'a[href="#book"]', target: '#book' },
  {
    name: 'administration, list to editor',
    page: '/admin/trips',
    link: 'main a[href*="/admin/trips/edit/"]',
    isAdmin: true,
  },
];

type Figures = { next: number; plain: number; longest: number };
export type TapFigures = Figures & { name: string };

const median = (values: readonly number[]) =>
  values.filter(Number.isFinite).toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ??
  Number.NaN;

async function opened(browser: Browser, site: URL, tap: Tap, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled });
  if (tap.isAdmin)
    await context.request.post(new URL('/api/auth/login', site).href, {
      data: ACCOUNT,
      headers: { Origin: site.origin },
    });
  const page = await context.newPage();
  // The first visit makes the pictures.
  page.setDefaultTimeout(LONGEST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  await page.goto(new URL(tap.page, site).href, { waitUntil: 'networkidle' });
  const link = page.locator(tap.link).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READING_MS);
  return { context, page, link };
}

/** From the click to the task after the frame that shows what was asked for, and the longest task until then; runs in the page. */
const watch = (target: string | undefined) => `{
  const target = ${JSON.stringify(target ?? null)};
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const isShown = () => {
    if (!target) return heading() !== undefined && heading() !== before;
    const top = document.querySelector(target)?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < innerHeight;
  };
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  window.shown = new Promise((resolve) => {
    document.addEventListener('click', () => {
      const start = performance.now();
      const look = () => {
        if (!isShown()) return requestAnimationFrame(look);
        setTimeout(() => {
          const next = performance.now() - start;
          // The observer reports a task after its end.
          setTimeout(() => resolve({ next, longest }), 500);
        });
      };
      look();
    }, { capture: true, once: true });
  });
  undefined;
}`;

async function tapOnce(browser: Browser, site: URL, tap: Tap): Promise<Figures> {
  const { context, page, link } = await opened(browser, site, tap, true);
  await page.evaluate(watch(tap.target));
  await link.tap();
  const figures = await page.evaluate<Omit<Figures, 'plain'>>('window.shown');
  await context.close();
  if (tap.isAdmin || tap.target) return { ...figures, plain: Number.NaN };
  const bare = await opened(browser, site, tap, false);
  await Promise.all([bare.page.waitForNavigation({ waitUntil: 'load' }), bare.link.tap()]);
  const plain = await bare.page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await bare.context.close();
  return { ...figures, plain };
}

/** How long a tap takes to show the next page, and the same tap as a plain link without scripts, on a phone. */
export async function measureTaps(site: URL, executablePath: string): Promise<TapFigures[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: TapFigures[] = [];
    for (const tap of TAPS) {
      const rounds: Figures[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await tapOnce(browser, site, tap));
      const of = (key: keyof Figures) => median(rounds.map((one) => one[key]));
      rows.push({ name: tap.name, next: of('next'), plain: of('plain'), longest: of('longest') });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
