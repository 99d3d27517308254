import type { Page } from 'playwright';
import { untilQuiet, type Visitor } from './visitor.ts';

export type Step = { name: string; act: (page: Page) => Promise<void> };

const LIMIT_MS = 2500;
/** Event Timing tells of an interaction some frames after its paint. */
const SETTLED_MS = 250;
/** Durations below the API's threshold are not told; they come in steps of 8 ms. */
const UNTOLD_MS = 8;
const PREFETCH_MS = 600;
const NEXT_VIEW_LIMIT_MS = 4000;

/** A finger comes down once the page that it has scrolled is at rest. */
const RESTED_MS = 600;

const tap = async (page: Page, selector: string) => {
  const target = page.locator(`${selector} >> visible=true`).first();
  const top = () => page.evaluate<number>('scrollY');
  const before = await top();
  await target.scrollIntoViewIfNeeded({ timeout: LIMIT_MS });
  if ((await top()) !== before) await page.waitForTimeout(RESTED_MS);
  await target.tap({ timeout: LIMIT_MS });
};
/** Closes by key what a tap has opened. */
const closing = async (page: Page, selector: string) => {
  const opened = page.locator(selector).first();
  await opened.waitFor({ timeout: LIMIT_MS });
  await page.waitForTimeout(SETTLED_MS);
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden', timeout: LIMIT_MS });
};

export const tapping = (name: string, selector: string): Step => ({ name, act: (page) => tap(page, selector) });
export const typing = (name: string, selector: string, text: string): Step => ({
  name,
  act: async (page) => {
    await tap(page, selector);
    await page.keyboard.type(text, { delay: 60 });
  },
});
/** How long a finger holds a key down; let go in the same frame, its release would be counted until whatever is painted next. */
const HELD_MS = 70;

/** The browser's own list is no part of the page: it is chosen from by key. */
export const choosing = (name: string, selector: string): Step => ({
  name,
  act: async (page) => {
    await page.locator(selector).focus({ timeout: LIMIT_MS });
    await page.keyboard.press('ArrowDown', { delay: HELD_MS });
  },
});

/** What every page has. */
export const COMMON_STEPS: readonly Step[] = [
  tapping('banner', 'text="Reject all"'),
  {
    name: 'menu',
    act: async (page) => {
      await tap(page, 'button[aria-label="Open menu"]');
      await closing(page, '[role="dialog"]');
    },
  },
  {
    name: 'language',
    act: async (page) => {
      await tap(page, 'button[aria-controls="languages"]');
      await closing(page, '#languages');
    },
  },
  {
    name: 'search',
    act: async (page) => {
      await tap(page, 'header button[aria-label="Search"]');
      await page.keyboard.type('cala', { delay: 60 });
      await closing(page, 'header input[name="q"]');
    },
  },
];

/** The longest interaction of each step, in ms; what could not be done is NaN. */
export async function interact({ page }: Visitor, steps: readonly Step[]): Promise<Record<string, number>> {
  const worst: Record<string, number> = {};
  for (const { name, act } of steps) {
    const isDone = await act(page).then(
      () => true,
      () => false,
    );
    await page.waitForTimeout(SETTLED_MS);
    const durations = await page.evaluate<number[]>('bench.takeInteractions()');
    worst[name] = isDone ? Math.max(UNTOLD_MS, ...durations) : Number.NaN;
  }
  return worst;
}

/** In ms: from the click that a tap makes, and from the touch itself, which Chromium takes a while to make a click of. */
export type NextView = { fromClick: number; fromTouch: number };
const NEVER: NextView = { fromClick: Number.NaN, fromTouch: Number.NaN };

/** From a tap on a link in view, whose data has had time to come, to the painted next view. */
export async function nextView(visitor: Visitor, link: string): Promise<NextView> {
  const { page } = visitor;
  try {
    const target = page.locator(`${link} >> visible=true`).first();
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' } as never), undefined, {
      timeout: LIMIT_MS,
    });
    await page.waitForTimeout(PREFETCH_MS);
    await untilQuiet(visitor);
    await page.evaluate('bench.armNextView()');
    await target.tap({ timeout: LIMIT_MS, noWaitAfter: true });
    const late = page.waitForTimeout(NEXT_VIEW_LIMIT_MS).then(() => NEVER);
    return await Promise.race([page.evaluate<NextView>('bench.nextView()'), late]);
  } catch {
    return NEVER;
  }
}
