import type { Page } from '@playwright/test';
import { DESKTOP, expect, hydrated, KINDS_OF_PAGE, LANGUAGES, SCREENS, test } from '../../site.ts';

/** Minimum layout shift that counts in three decimals. */
const WORTH = 0.0005;
/** Number of following elements that may be in the first view. */
const FAR = 30;

/** Writes a page element by element and reports what moves in the viewport, with each move's layout shift score. */
async function movesWhileLoading(page: Page, path: string): Promise<string[]> {
  const html = (await (await page.request.get(path)).text()).replace(
    /<script[^>]*>[\s\S]*?<\/script>/g,
    '',
  );
  await page.goto('/loading');
  return page.evaluate(
    async ([html, worth, far]) => {
      const pieces = html.split(/(?=<)/);
      const body = pieces.findIndex((piece) => piece.startsWith('<body'));
      const within = (start: number, end: number, most: number) =>
        Math.max(0, Math.min(end, most) - Math.max(0, start));
      /** The viewport area that an element covers before and after, times the distance it moved. */
      const worthOf = (a: DOMRect, b: DOMRect) => {
        const width = within(Math.min(a.left, b.left), Math.max(a.right, b.right), innerWidth);
        const height = within(Math.min(a.top, b.top), Math.max(a.bottom, b.bottom), innerHeight);
        const distance = Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top));
        return (
          ((width * height) / (innerWidth * innerHeight)) *
          (distance / Math.max(innerWidth, innerHeight))
        );
      };
      const moves = new Set<string>();
      let before = new Map<Element, DOMRect>();
      document.open();
      document.write(pieces.slice(0, body + 1).join(''));
      for (const piece of pieces.slice(body + 1)) {
        document.write(piece);
        const now = new Map<Element, DOMRect>();
        let below = 0;
        for (const element of document.body.querySelectorAll('*')) {
          const box = element.getBoundingClientRect();
          if (box.width * box.height === 0 || getComputedStyle(element).visibility === 'hidden')
            continue;
          if (box.top > innerHeight) below += 1;
          now.set(element, box);
          const last = before.get(element);
          const moved = last ? worthOf(last, box) : 0;
          if (moved >= worth)
            moves.add(
              `${moved.toFixed(4)} ${element.tagName} «${element.textContent?.slice(0, 30)}», when ${piece} came`,
            );
        }
        before = now;
        if (below > far) break;
      }
      return [...moves];
    },
    [html, WORTH, FAR] as const,
  );
}

for (const [name, viewport] of SCREENS)
  test(`what has arrived of a page stays in its place, on ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await page.route('**/loading', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    for (const address of KINDS_OF_PAGE)
      expect(await movesWhileLoading(page, address), address).toEqual([]);
  });

test('with a mouse, what a jump brings into view stays where it is', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/en/destinations');
  const link = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' });
  const tops = await link.evaluate(async (element) => {
    const top = () => Math.round(element.getBoundingClientRect().top);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const tops = [top()];
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      tops.push(top());
    }
    return tops;
  });
  expect(new Set(tops)).toEqual(new Set(tops.slice(0, 1)));
});

for (const [path, action] of [
  ['/airport-transfers/request', 'main [formaction*="/quote"]'],
  ['/trips/13', 'main #book [type=submit]:visible'],
] as const)
  test(`hydration leaves the button of ${path} where it was`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const topOf = (of: Page) =>
      of
        .locator(action)
        .first()
        .evaluate((button) =>
          Math.round(
            button.getBoundingClientRect().top -
              (button.closest('form')?.getBoundingClientRect().top ?? 0),
          ),
        );
    const plain = await browser.newPage({ ...(baseURL && { baseURL }) });
    await plain.route('**/assets/*.js', (route) => route.abort());
    for (const width of [360, 412])
      for (const language of LANGUAGES) {
        for (const one of [page, plain]) {
          await one.setViewportSize({ width, height: 823 });
          await one.goto(`/${language}${path}`);
        }
        await hydrated(page);
        await page.locator(action).first().scrollIntoViewIfNeeded();
        // Other parts wait for a touch.
        const isHydrated = () =>
          page
            .locator(action)
            .first()
            .evaluate((button) => !button.closest('[data-hydrates-near]:not([data-hydrated])'));
        await expect.poll(isHydrated).toBe(true);
        await expect
          .poll(async () => (await topOf(page)) - (await topOf(plain)), {
            message: `${language} at ${width} px`,
          })
          .toBe(0);
      }
    await plain.close();
  });
