import type { Page } from 'playwright';
import { HELD_MS, untilNetworkIdle, type Visitor } from './visitor.ts';

// Elements are found by `browser/probe.ts`: Playwright's locators observe everything in the page, which would add to the measurement.

export type Step = { name: string; act: (visitor: Visitor) => Promise<void> };

const LIMIT_MS = 2500;
const POLL_MS = 50;
/** Event Timing reports an interaction some frames after its paint. */
const SETTLED_MS = 250;
/** Durations below the API's threshold are not reported; they come in steps of 8 ms. */
const UNREPORTED_MS = 8;
const PREFETCH_MS = 600;
const NEXT_VIEW_LIMIT_MS = 4000;
/** The tap waits until scrolling has settled. */
const RESTED_MS = 600;

const call = (name: string, ...given: readonly (string | undefined)[]) =>
  `bench.${name}(${given
    .filter((one) => one !== undefined)
    .map((one) => JSON.stringify(one))
    .join(', ')})`;

async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('It does not come.');
}

type Place = { x: number; y: number; hasScrolled: boolean };

/** `text`: the element's whole text, where the selector alone is ambiguous. */
async function tap({ page, touch }: Visitor, selector: string, text?: string): Promise<void> {
  const { x, y, hasScrolled } = await until(() => page.evaluate<Place | undefined>(call('placeOf', selector, text)));
  if (hasScrolled) await page.waitForTimeout(RESTED_MS);
  await touch(x, y);
}

const isThere = (page: Page, selector: string) => page.evaluate<boolean>(`Boolean(${call('find', selector)})`);

/** Waits until the opened element is visible and has settled. */
async function opened(page: Page, selector: string): Promise<void> {
  await until(() => isThere(page, selector));
  await page.waitForTimeout(SETTLED_MS);
}

/** Waits until the element is open, then closes it by key. */
async function closing(page: Page, selector: string): Promise<void> {
  await opened(page, selector);
  await until(async () => {
    await page.keyboard.press('Escape', { delay: HELD_MS });
    return !(await isThere(page, selector));
  });
}

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: HELD_MS });

export const tapping = (name: string, selector: string, text?: string): Step => ({
  name,
  act: (visitor) => tap(visitor, selector, text),
});
export const typing = (name: string, selector: string, text: string): Step => ({
  name,
  act: async (visitor) => {
    await tap(visitor, selector);
    await visitor.page.waitForTimeout(SETTLED_MS);
    await type(visitor.page, text);
  },
});

/** The browser's select list is not part of the page, so the option is chosen by key. The step ends when `answer` is visible. */
export const choosing = (name: string, selector: string, answer: string): Step => ({
  name,
  act: async ({ page }) => {
    await page.evaluate(`${call('find', selector)}.focus()`);
    await page.keyboard.press('ArrowDown', { delay: HELD_MS });
    await opened(page, answer);
  },
});

/** Steps that every page supports. */
export const COMMON_STEPS: readonly Step[] = [
  tapping('banner', 'button', 'Reject all'),
  {
    name: 'menu',
    act: async (visitor) => {
      await tap(visitor, 'button[aria-label="Open menu"]');
      await closing(visitor.page, '[role="dialog"]');
    },
  },
  {
    name: 'language',
    act: async (visitor) => {
      await tap(visitor, 'button[aria-controls="languages"]');
      await closing(visitor.page, '#languages');
    },
  },
  {
    name: 'search',
    act: async (visitor) => {
      await tap(visitor, 'header button[aria-label="Search"]');
      await opened(visitor.page, 'header input[name="q"]');
      await type(visitor.page, 'cala');
      await closing(visitor.page, 'header input[name="q"]');
    },
  },
];

/** The longest interaction of each step, in ms; NaN for a step that could not be done. */
export async function interact(visitor: Visitor, steps: readonly Step[]): Promise<Record<string, number>> {
  const worst: Record<string, number> = {};
  for (const { name, act } of steps) {
    const isDone = await act(visitor).then(
      () => true,
      () => false,
    );
    await visitor.page.waitForTimeout(SETTLED_MS);
    const durations = await visitor.page.evaluate<number[]>('bench.takeInteractions()');
    worst[name] = isDone ? Math.max(UNREPORTED_MS, ...durations) : Number.NaN;
  }
  return worst;
}

/** In ms: from the click event of a tap, and from the touch itself, which Chromium turns into a click with a delay. */
export type NextView = { fromClick: number; fromTouch: number };
const NEVER: NextView = { fromClick: Number.NaN, fromTouch: Number.NaN };

/** From a tap on a visible link, with its data prefetched, to the painted next view. */
export async function nextView(visitor: Visitor, link: string): Promise<NextView> {
  const { page, touch } = visitor;
  try {
    const place = () => until(() => page.evaluate<Place | undefined>(call('placeOf', link)));
    await place();
    await page.waitForTimeout(PREFETCH_MS);
    await untilNetworkIdle(visitor);
    const { x, y } = await place();
    await page.evaluate('bench.armNextView()');
    await touch(x, y);
    const late = page.waitForTimeout(NEXT_VIEW_LIMIT_MS).then(() => NEVER);
    return await Promise.race([page.evaluate<NextView>('bench.nextView()'), late]);
  } catch {
    return NEVER;
  }
}
