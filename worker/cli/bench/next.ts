import { type Browser, chromium } from 'playwright';
import { median } from './median.ts';
import { hasSharedMeasure, measureShared } from './shared-measure.ts';
import { ACCOUNT } from './site.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
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
  {
    name: 'trip to booking step',
    page: '/en/trips/13',
    link: 'a[href="#book"]:visible',
    target: '#book',
  },
  {
    name: 'administration, list to editor',
    page: '/admin/trips',
    link: 'main a[href*="/admin/trips/edit/"]',
    isAdmin: true,
  },
];

type Figures = { next: number; plain: number; longest: number };
/** Milliseconds; `whole` and `inp` come from the script of `MEASURE_NEXT` alone. */
export type TapFigures = Figures & { name: string; whole: number; inp: number };

async function opened(browser: Browser, site: URL, tap: Tap, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled });
  if (tap.isAdmin)
    await context.request.post(new URL('/api/auth/login', site).href, {
      data: ACCOUNT,
      headers: { Origin: site.origin },
    });
  const page = await context.newPage();
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

/** A visit without a slow link and processor, so that no measured one waits for pictures that are made. */
async function makePictures(site: URL, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const page = await browser.newPage(PHONE);
  for (const { page: path } of TAPS)
    await page.goto(new URL(path, site).href, { waitUntil: 'networkidle', timeout: LONGEST_MS });
  await browser.close();
}

async function measureOwn(
  site: URL,
  executablePath: string,
  tap: Tap,
  runs: number,
): Promise<TapFigures> {
  const browser = await chromium.launch({
    executablePath,
    args: ARGS,
  });
  try {
    const rounds: Figures[] = [];
    for (let round = 0; round < runs; round += 1) rounds.push(await tapOnce(browser, site, tap));
    const of = (key: keyof Figures) => median(rounds.map((one) => one[key]));
    const figures = { next: of('next'), plain: of('plain'), longest: of('longest') };
    return { name: tap.name, ...figures, whole: Number.NaN, inp: Number.NaN };
  } finally {
    await browser.close();
  }
}

/**
 * How long a tap takes to show the next page, and the same tap as a plain link without scripts, on a phone. The measure that several
 * products share takes it where it is there and can: it knows no sign-in and no fragment.
 */
export async function measureTaps(
  site: URL,
  executablePath: string,
  runs: number,
): Promise<TapFigures[]> {
  await makePictures(site, executablePath);
  const rows: TapFigures[] = [];
  for (const tap of TAPS) {
    const isShared = hasSharedMeasure() && !tap.isAdmin && !tap.target;
    const { name, page, link } = tap;
    rows.push(
      isShared
        ? { name, ...(await measureShared(site, executablePath, page, link, runs)) }
        : await measureOwn(site, executablePath, tap, runs),
    );
  }
  return rows;
}
