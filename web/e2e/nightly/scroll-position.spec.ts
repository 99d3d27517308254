import type { Page } from '@playwright/test';
import { decided, expect, hydrated, PHONE, SCREENS, settled, test, watch } from '../site.ts';

type Frame = { top: number; heading: string; isHeadingInView: boolean };

/** Records each frame after a click on a link in the middle of the screen, until the page is at its top. */
const framesOfNavigation = (
  page: Page,
  link: string,
): Promise<{ before: number; frames: Frame[] }> =>
  page
    .locator(link)
    .first()
    .evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = scrollY;
      await new Promise(requestAnimationFrame);
      const frames: Frame[] = [];
      (element as HTMLElement).click();
      for (
        const end = performance.now() + 15_000;
        performance.now() < end && (frames.at(-1)?.top ?? before) > 0;
      ) {
        await new Promise(requestAnimationFrame);
        const heading = document.querySelector('h1');
        const { top = 0, bottom = 0 } = heading?.getBoundingClientRect() ?? {};
        frames.push({
          top: scrollY,
          heading: heading?.textContent ?? '',
          isHeadingInView: top > 0 && bottom < innerHeight,
        });
      }
      return { before, frames };
    });

const headingOf = (page: Page) => page.locator('h1').textContent();
const TO_A_TRIP = 'main a[href^="/en/trips/"]:not([href*="?"])';

for (const [name, screen] of SCREENS)
  test(`on ${name} a new page shows its heading at once and goes the rest of the way smoothly`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await decided(page);
    // A busy machine may drop the frames in between, hence the retry.
    await expect(async () => {
      await page.goto('/en');
      await hydrated(page);
      const home = await headingOf(page);
      const { before, frames } = await framesOfNavigation(page, TO_A_TRIP);
      expect(before).toBeGreaterThan(400);
      const turned = frames.filter(({ heading }) => heading !== home);
      expect(turned[0]?.isHeadingInView).toBe(true);
      expect(new Set(turned.map(({ top }) => top)).size, 'places on the way').toBeGreaterThan(2);
      expect(turned.at(-1)?.top).toBe(0);
    }).toPass({ timeout: 40_000 });
  });

test('with reduced motion the page jumps to the top without scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  const home = await headingOf(page);
  const { frames } = await framesOfNavigation(page, TO_A_TRIP);
  const tops = new Set(frames.filter(({ heading }) => heading !== home).map(({ top }) => top));
  expect(tops.size, 'places on the way').toBeLessThan(3);
  expect(tops).toContain(0);
});

for (const [kind, path, link] of [
  ['home', '/en', 'main a[href^="/en/trips/"]'],
  ['home, from its end', '/en', 'footer a[href^="/en/legal"]'],
  ['a list', '/en/trips', 'main article a[href^="/en/trips/"]'],
  ['a trip', '/en/trips/13', 'main a[href^="/en/trips/"]'],
  ['a place of transfers', '/en/airport-transfers/ciutadella', 'main a[href*="/request"]'],
  ['a post', '/en/blog/talayotic-menorca-in-a-day', 'main a[href^="/en/blog/"]'],
] as const)
  test(`back to ${kind} is back to where one was`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await decided(page);
    const complaints = watch(page);
    await page.goto(path);
    await hydrated(page);
    const [heading, left] = [await headingOf(page), page.locator(link).last()];
    await left.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await left.click();
    await expect.poll(() => headingOf(page)).not.toBe(heading);
    await page.waitForLoadState('networkidle');
    const headingThere = await headingOf(page);
    const seen = await page.evaluateHandle(() => {
      const headings: string[] = [];
      new MutationObserver(() =>
        headings.push(document.querySelector('h1')?.textContent ?? ''),
      ).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      history.back();
      return headings;
    });
    await expect.poll(() => headingOf(page)).toBe(heading);
    // No other frame follows.
    await settled(page);
    const headings = await seen.jsonValue();
    expect(headings.filter((one) => one !== headingThere && one !== heading)).toEqual([]);
    expect(headings.at(-1)).toBe(heading);
    await expect(left).toBeInViewport();
    expect(complaints).toEqual([]);
  });

test('a page that is reloaded is where one was', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  const complaints = watch(page);
  await page.goto('/en');
  await hydrated(page);
  const section = page.locator('main h2').last();
  await section.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await settled(page);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.reload();
  await hydrated(page);
  await settled(page);
  await expect(section).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
  expect(complaints).toEqual([]);
});

test('a visitor who scrolls before the scripts come stays there', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decided(page);
  let goOn = () => {};
  const isScrolled = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isScrolled;
    await route.continue();
  });
  await page.goto('/en');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  goOn();
  await hydrated(page);
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(900);
});
