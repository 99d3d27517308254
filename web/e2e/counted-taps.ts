import type { Page } from '@playwright/test';

/** What one errand costs: touches of the screen (a choice from a list is one), and fields that are typed into. */
export type Errand = { taps: number; fields: number };

/** Counts on a page, whatever document it shows, until `take` begins the next errand. */
export async function countTaps(page: Page) {
  let errand: Errand = { taps: 0, fields: 0 };
  await page.exposeFunction('countOne', (kind: keyof Errand) => {
    errand[kind] += 1;
  });
  await page.addInitScript(() => {
    const { countOne } = window as unknown as { countOne: (kind: keyof Errand) => void };
    let typed: EventTarget | null = null;
    addEventListener('pointerdown', () => countOne('taps'), { capture: true });
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) countOne('taps');
        else if (!(target instanceof HTMLInputElement && /checkbox|radio/.test(target.type))) {
          if (target !== typed) countOne('fields');
          typed = target;
        }
      },
      { capture: true },
    );
  });
  return {
    take(): Errand {
      const done = errand;
      errand = { taps: 0, fields: 0 };
      return done;
    },
  };
}
