import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import axe from 'axe-core';

export const LANGUAGES = ['es', 'en', 'de', 'ca'] as const;
export const PHONE = { width: 412, height: 823 };
export const DESKTOP = { width: 1440, height: 900 };
export const SCREENS = [
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const;
/** One page of each kind, alternating languages. */
export const KINDS_OF_PAGE = [
  '',
  '/trips',
  '/trips/13',
  '/airport-transfers/ciutadella',
  '/blog',
  '/cami-de-cavalls',
].map((path, index) => `/${LANGUAGES[index % LANGUAGES.length]}${path}`);

/** Collects the browser's errors and warnings while a page is open. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The journeys load no pictures (`playwright.config.ts`).
    const isPicture = message.text().endsWith('not used because image loading is disabled.');
    if (['error', 'warning'].includes(message.type()) && !isPicture)
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Sets consent to «refused», so that the banner does not cover the page. */
export const decided = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({
        essential: true,
        analytics: false,
        marketing: false,
        at: new Date().toISOString(),
      }),
    ),
  );

/** Request options: Playwright retries after ECONNRESET, which a server causes when it closes an idle keep-alive connection as it is reused. */
export const RETRY_OPTIONS = { maxRetries: 2 };

const HYDRATED =
  'html:has(#root[data-hydrated]):not(:has([data-hydrates-late]:not([data-hydrated])))';

/**
 * Waits until React has hydrated or rendered the page, with the sections that hydrate after it. A section within a section has no mark of
 * its own: React names the properties that it has given to an element.
 */
export async function hydrated(page: Page) {
  await page.waitForSelector(HYDRATED, { state: 'attached' });
  const formsOfHtml = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('#root form')].filter(
          (form) =>
            !form.closest('[data-hydrates-near]:not([data-hydrated])') &&
            !Object.keys(form).some((key) => key.startsWith('__reactProps')),
        ).length,
    );
  await expect.poll(formsOfHtml).toBe(0);
}

/**
 * axe violations after animations end, one per line: fading elements have no stable contrast. `evaluate` is not subject to the page's
 * Content-Security-Policy.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const fading = () =>
      document
        .getAnimations()
        .filter((animation) =>
          Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)),
        );
    let moved = false;
    for (const name of ['animationstart', 'transitionrun'])
      document.addEventListener(name, () => {
        moved = true;
      });
    for (;;) {
      await Promise.allSettled(fading().map(({ finished }) => finished));
      moved = false;
      // Preloading requests style sheets and media once more, for rules about a locked orientation (off by default) and playing sound.
      const found = await (window as unknown as { axe: typeof axe }).axe.run({ preload: false });
      // A notice that came meanwhile was looked at while it faded in.
      if (!moved || found.violations.length === 0) return found.violations;
    }
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** A page without scripts and pictures, for what depends on markup and style alone; it loads in a fraction of the time. */
export async function withoutScripts(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  return context.newPage();
}

/** Waits for the next frame that is painted, after which observers have been notified of the last one. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** Waits until nothing is requested, and the browser is idle after a frame. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve())),
      ),
  );
  await painted(page);
}

/** Scrolls through the page to trigger lazy loading. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await painted(page);
  }
  await page.waitForLoadState('networkidle');
}

let visitors = 0;

/** Each test uses its own IP address, so that rate limits by address do not affect other tests. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    visitors += 1;
    await use({
      ...extraHTTPHeaders,
      'CF-Connecting-IP': `198.18.${workerIndex % 256}.${visitors % 256}`,
    });
  },
});
export { expect };
