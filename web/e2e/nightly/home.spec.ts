import {
  axeFindings,
  DESKTOP,
  decided,
  expect,
  hydrated,
  LANGUAGES,
  PHONE,
  scrollThrough,
  test,
  watch,
} from '../site.ts';

for (const language of LANGUAGES) {
  for (const [device, viewport] of [
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const) {
    test(`home in ${language} on ${device} is quiet, accessible and as wide as the screen`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const complaints = watch(page);
      const loaded: string[] = [];
      // Every visit requests locale files and the whole style sheet, and sections near the screen request their lists.
      const isOfPage = (url: string) =>
        !/^\/locales\/|\.css$|^\/api\/(?:(?:destinations|trips)\/popular|testimonials)$/.test(
          new URL(url).pathname,
        );
      page.on(
        'response',
        (response) =>
          response.request().resourceType() === 'fetch' &&
          isOfPage(response.url()) &&
          loaded.push(response.url()),
      );
      await page.goto(`/${language}`);
      await hydrated(page);
      await expect(
        page.getByRole('region', { name: /cookie|Cookie|galetes|Einwilligung/i }),
      ).toBeVisible();
      // Before scrolling reveals links whose pages are preloaded.
      await page.waitForLoadState('networkidle');
      expect(loaded, 'nothing that the page brought is asked for again').toEqual([]);
      await scrollThrough(page);
      expect(complaints).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    });
  }
}

test('every picture of home from the bucket is webp or better, at a width of the ladder', async ({
  page,
}) => {
  const types: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/images/optimize/'))
      types.push(response.headers()['content-type'] ?? '');
  });
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await scrollThrough(page);
  expect(types.length).toBeGreaterThan(9);
  expect(types.filter((type) => !['image/webp', 'image/avif'].includes(type))).toEqual([]);
});

test('a picture is transformed once; a second request finds it stored', async ({ request }) => {
  const [banner] = (await (await request.get('/api/hero-banners/active')).json()) as {
    image: string;
  }[];
  const url = `/api/images/optimize/${banner?.image}?width=480&quality=61&format=webp`;
  await request.get(url);
  expect((await request.get(url)).headers()['x-image']).toMatch(/stored|edge/);
});

test('the hero turns with its buttons, wraps around, and stops on pause', async ({ page }) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  const first = await title.textContent();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(title).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(title).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
});

test('the hero search goes to the trips with only what was chosen', async ({ page }) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.getByLabel('Destination').selectOption('north');
  await page.getByLabel('Duration').selectOption('half-day');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page).toHaveURL(/\/en\/trips\?destination=north&duration=half-day$/);
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page).toHaveURL(/\/en\/trips$/);
});

test('popular trips can be filtered by type; on a phone only the first three types have a button', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  const group = page.getByRole('group', { name: 'Filter by type' });
  await expect(group.getByRole('button')).toHaveCount(7);
  await group.getByRole('button', { name: 'Walking' }).click();
  const cards = page
    .getByRole('region')
    .or(page.locator('section', { has: group }))
    .locator('article');
  await expect(cards).toHaveCount(1);
  await page.setViewportSize(PHONE);
  await expect(group.locator('button:visible')).toHaveCount(4);
});

test('a click on a filter whose section has not been hydrated yet is handled once it is', async ({
  page,
}) => {
  await decided(page);
  const { promise: isClicked, resolve: release } = Promise.withResolvers<void>();
  await page.route(/popular-trips-[^/]*\.js$/, async (route) => {
    await isClicked;
    await route.continue();
  });
  await page.goto('/en');
  await page.waitForSelector('#root[data-hydrated]', { state: 'attached' });
  const group = page.getByRole('group', { name: 'Filter by type' });
  await group.getByRole('button', { name: 'Walking' }).click();
  release();
  await expect(page.locator('section', { has: group }).locator('article')).toHaveCount(1);
});

test('with scripts off home is complete and every link of it answers', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article')).toHaveCount(9);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  expect(links.length).toBeGreaterThan(30);
  const broken: string[] = [];
  for (const link of links.filter((one) => one !== '/admin')) {
    const { status } = await request.get(link).then((response) => ({ status: response.status() }));
    if (status !== 200) broken.push(`${status} ${link}`);
  }
  expect(broken).toEqual([]);
  await context.close();
});

test('with the API down the filled page still shows, and what is sent says what is wrong and keeps the text', async ({
  page,
}) => {
  await decided(page);
  await page.route('**/api/**', (route) =>
    route.request().url().includes('/images/') ? route.continue() : route.abort(),
  );
  await page.goto('/en');
  await hydrated(page);
  await expect(page.locator('article')).toHaveCount(9);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText('Failed to subscribe. Please try again.', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com');
});

test('subscribing says that it was received, while mail stays in the outbox, and clears the field', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.getByLabel('Email address').fill('no-address');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText('Please enter a valid email address', { exact: true }).first(),
  ).toBeVisible();
  await page.getByLabel('Email address').fill(`guest${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Successfully subscribed!', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('');
});

test('another banner moves nothing, however many lines its words take', async ({ page }) => {
  await decided(page);
  await page.setViewportSize(PHONE);
  await page.goto('/de');
  await hydrated(page);
  const moved = await page.evaluate(async () => {
    let shifts = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift' });
    const first = document.querySelector('h1')?.textContent;
    const heights = new Set<number>();
    for (let turns = 0; heights.size < 2 && turns < 300; turns += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      heights.add(document.querySelector('h1')?.parentElement?.offsetHeight ?? 0);
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      shifts,
      heights: heights.size,
      isAnother: document.querySelector('h1')?.textContent !== first,
    };
  });
  expect(moved).toEqual({ shifts: 0, heights: 2, isAnother: true });
});

test('home on a phone is about ten screens high: cards stand in rails that scroll without scripts and by keyboard, and three questions show', async ({
  page,
  browser,
}) => {
  await decided(page);
  await page.setViewportSize(PHONE);
  await page.goto('/en');
  await hydrated(page);
  await scrollThrough(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8200);
  const questions = page.locator('section', { hasText: 'what people ask us' }).locator('summary');
  await expect(questions).toHaveCount(6);
  await expect(questions.locator('visible=true')).toHaveCount(3);
  const guests = page.getByRole('list', { name: 'What guests say' });
  await guests.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => guests.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
  await plain.goto('/en');
  for (const name of ['Places to fall for', 'Popular trips', 'What guests say']) {
    const rail = plain.locator('section', { hasText: name }).locator('ul').first();
    await rail.scrollIntoViewIfNeeded();
    expect(
      await rail.evaluate((list) => {
        list.scrollLeft = 300;
        return [list.scrollLeft > 0, getComputedStyle(list).scrollSnapType.startsWith('x')];
      }),
      name,
    ).toEqual([true, true]);
  }
});
