import type { Locator, Page } from '@playwright/test';
import { decided, expect, hydrated, LANGUAGES, test } from '../site.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
];
/** Main action of each page, by its target. */
const ACTIONS: [path: string, action: (page: Page) => Locator][] = [
  ['', (page) => page.locator('main form[action$="/trips"] [type=submit]')],
  ['', (page) => page.locator('#form-newsletter [type=submit]')],
  ['/trips/13', (page) => page.locator('main #book [type=submit]:visible')],
  ['/airport-transfers/request', (page) => page.locator('main [formaction*="/quote"]')],
  ['/contact', (page) => page.locator('#form-contact [type=submit]')],
  ['/search', (page) => page.locator('main form [type=submit]')],
];

/** Corners and centre of a control that another element covers, by hit testing. */
const covered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 12, top + 12],
      [right - 12, top + 12],
      [left + 12, bottom - 12],
      [right - 12, bottom - 12],
    ] as const;
    return at
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((found) => found === null || !(element.contains(found) || found.contains(element)))
      .map((found) => found?.closest('[aria-label]')?.getAttribute('aria-label') ?? 'nothing');
  });

/** Lines of text and controls that a floating element overlaps. */
const underneath = (floating: Locator) =>
  floating.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const isOver = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 1 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    const isSeen = (node: Element | null) =>
      node?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      node.getBoundingClientRect().width > 1;
    const found = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((node) => node !== element && isSeen(node) && isOver(node.getBoundingClientRect()))
      .map((node) => node.outerHTML.slice(0, 80));
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (!currentNode.nodeValue?.trim() || !isSeen(currentNode.parentElement)) continue;
      range.selectNodeContents(currentNode);
      if ([...range.getClientRects()].some(isOver)) found.push(currentNode.nodeValue);
    }
    return found;
  });

/** Scrolls a control to a fraction of the screen's height. */
const scrollTo = (target: Locator, share: number) =>
  target.evaluate((element, at) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - window.innerHeight * at, behavior: 'instant' });
  }, share);

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const isDecided of [true, false])
      test(`nothing that floats lies on a main action, ${isDecided ? 'with a choice of cookies made' : 'while the banner is open'}`, async ({
        page,
      }) => {
        test.slow();
        if (isDecided) await decided(page);
        for (const [path, action] of ACTIONS) {
          await page.goto(`/de${path}`);
          await hydrated(page);
          if (!isDecided)
            await expect(page.getByRole('region', { name: 'Cookie-Einwilligung' })).toBeVisible();
          const target = action(page).first();
          await target.scrollIntoViewIfNeeded();
          for (const share of [0.95, 0.9, 0.8, 0.6, 0.5]) {
            await scrollTo(target, share);
            await expect
              .poll(() => covered(target), { message: `${path} at ${share}` })
              .toEqual([]);
          }
        }
      });

    test('nothing that floats lies on what went wrong, in each step of a transfer request', async ({
      page,
    }) => {
      test.slow();
      await decided(page);
      await page.goto('/en/airport-transfers/request');
      await hydrated(page);
      await page.getByRole('button', { name: 'Get price' }).click();
      const box = page.locator('main [aria-live] > p.bg-danger');
      await expect(box).toBeVisible();
      for (const share of [0.95, 0.8, 0.5]) {
        await scrollTo(box, share);
        await expect.poll(() => covered(box)).toEqual([]);
      }
    });

    test('the bar that asks for cookies takes a fifth of the screen at most, in each language', async ({
      page,
    }) => {
      for (const language of LANGUAGES) {
        await page.goto(`/${language}`);
        await hydrated(page);
        const bar = page.locator('[data-floating]');
        await expect(bar).toBeVisible();
        const { height, width } = (await bar.boundingBox()) ?? { height: 0, width: 0 };
        expect(height, language).toBeLessThanOrEqual(viewport.height / 5);
        expect(width, language).toBeLessThanOrEqual(viewport.width);
        await expect(bar.getByRole('button')).toHaveCount(4);
      }
    });

    test('the bar that asks for cookies makes way for a button without a layout shift', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            document.documentElement.dataset.moved = `${entry.value}`;
        }).observe({ type: 'layout-shift' });
      });
      await page.goto('/de/gift-vouchers');
      await hydrated(page);
      const bar = page.locator('[data-floating]');
      await expect(bar).toBeVisible();
      const top = () => bar.evaluate((element) => element.getBoundingClientRect().top);
      expect(await top()).toBeGreaterThan(viewport.height / 2);
      await scrollTo(page.locator('main form [type=submit]').first(), 0.95);
      await expect.poll(top).toBeLessThan(viewport.height / 2);
      await expect(page.locator('html[data-moved]')).toHaveCount(0);
    });

    test('wherever a page is scrolled to, the chat covers neither text nor control, and it is there on most of them', async ({
      page,
    }) => {
      test.slow();
      await decided(page);
      let [shown, looks] = [0, 0];
      for (const path of ['', '/trips', '/airport-transfers', '/about', '/contact']) {
        await page.goto(`/de${path}`);
        await hydrated(page);
        const chat = page.locator('aside > button[aria-haspopup=dialog]');
        for (const top of [90, 610, 1370, 2040, 2890]) {
          // It is hidden as soon as the page moves, and looks for a place when it rests.
          const moving = await chat.evaluate(async (element, to) => {
            window.scrollTo({ top: to, behavior: 'instant' });
            await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
            return getComputedStyle(element).visibility;
          }, top);
          expect(moving).toBe('hidden');
          const isShown = await chat.waitFor({ timeout: 1500 }).then(
            () => true,
            () => false,
          );
          looks += 1;
          if (!isShown) continue;
          shown += 1;
          expect(await underneath(chat), `${path} at ${top}`).toEqual([]);
        }
      }
      expect(shown).toBeGreaterThan(looks / 2);
    });

    test('the chat is gone while a field is filled in, and there again afterwards', async ({
      page,
    }) => {
      await decided(page);
      await page.goto('/en/contact');
      await hydrated(page);
      const chat = page.getByRole('button', { name: 'Open contact chat' });
      await page.locator('#form-contact [name=name]').focus();
      await expect(chat).toBeHidden();
      await page.locator('#form-contact [name=name]').blur();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(chat).toBeVisible();
    });
  });
