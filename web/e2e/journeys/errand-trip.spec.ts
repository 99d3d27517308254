import { decided, expect, hydrated, PHONE, test } from '../site.ts';

test.use({ viewport: PHONE });

test('a half-day boat in the south under €60 for four: no such trip, but those that come close, with their numbers', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  const hero = page.getByRole('form', { name: 'Find a trip' });
  await hero.getByLabel('Destination').selectOption('south');
  await hero.getByLabel('Trip type').selectOption({ label: 'Boat trips' });
  await hero.getByLabel('Duration').selectOption('half-day');
  await hero.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/en\/trips\?destination=south&type=boat&duration=half-day$/);

  const form = page.getByRole('search', { name: 'Find a trip' });
  await form.getByRole('button', { name: 'Filters 3 active' }).click();
  await form.getByLabel('People').selectOption('4');
  await expect(page).toHaveURL(/people=4/);
  await form.getByLabel('Price up to').selectOption('60');
  await expect(page).toHaveURL(/priceMax=60/);
  await form.getByRole('button', { name: 'No trips' }).click();
  await expect(form.getByLabel('People')).toBeHidden();

  await expect(page.getByText('No trip matches all of this')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Almost a match' })).toBeVisible();
  await expect(form.getByLabel('Destination').locator('option[value=east]')).toHaveText('East (1)');
  const near = page.getByRole('link', { name: 'Without “South”: 1 trip' });
  const section = page
    .locator('section', { has: page.getByRole('heading', { name: 'Without “South”' }) })
    .last();
  await expect(section.locator('article')).toHaveCount(1);
  await near.click();
  await expect(page.getByRole('status').filter({ hasText: '1 trip' })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(1);
});

test('without scripts the same address answers the same, and the form lists it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(
    '/en/trips?destination=south&type=Salidas+en+barco&duration=half-day&priceMax=60&people=4',
  );
  await expect(page.getByRole('heading', { name: 'Almost a match' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters 5 active' }).click();
  await page.getByLabel('Destination').selectOption('east');
  await page.getByLabel('Families with children').check();
  await page.getByLabel('Families with children').uncheck();
  await page.getByRole('button', { name: 'No trips' }).click();
  await expect(page).toHaveURL(/type=boat.*destination=east/);
  await expect(page.locator('main article')).toHaveCount(1);
  await context.close();
});

test('a rainy day with children next week: from the filters to a day of a trip, the first trip in the first screen', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/de/trips');
  await hydrated(page);
  const first = page.locator('main article').first();
  await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel(/^Familien mit Kindern/).check();
  await page.getByLabel(/^Regentage/).check();
  await page.getByRole('button', { name: '2 Ausflüge zeigen' }).click();
  await expect(page).toHaveURL(/families=1&rain=1$/);
  await expect(page.locator('main article')).toHaveCount(2);
  await first.getByRole('link').last().click();
  await page.locator('[href*="option="]').first().click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d&option=\d+/);
});

test('the map has a pin with place and price for each trip, and the list next to it', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/trips?view=map&type=boat');
  await hydrated(page);
  const map = page.getByRole('figure', { name: 'Map of Menorca with these trips' });
  await expect(map.getByRole('link', { name: /: from €34$/ })).toHaveAttribute(
    'href',
    /^\/en\/trips\/\d+-/,
  );
  expect(await page.locator('main article').count()).toBeGreaterThan(1);
  await page.goto('/en/trips?view=map');
  await hydrated(page);
  const listed = page.locator('main article');
  // The map is hydrated after the page.
  await expect(async () => {
    if ((await listed.count()) === 23)
      await map.getByRole('button', { name: 'Fornells: 4 trips' }).press('Enter');
    await expect(listed).toHaveCount(4, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'All trips' }).click();
  await expect(listed).toHaveCount(23);
});

test('the bar of a trip leads to its days, covers nothing there, and the chat stands clear of it', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/trips/13');
  await hydrated(page);
  const ask = page
    .getByRole('link', { name: 'Book now', exact: true })
    .and(page.locator('[href="#book"]:visible'));
  await expect(ask).toHaveCount(1);
  const chat = page.getByRole('button', { name: 'Open contact chat' });
  await expect
    .poll(async () => {
      const [bar, button] = [await ask.boundingBox(), await chat.boundingBox()];
      return bar && button && button.y + button.height <= bar.y;
    })
    .toBe(true);
  await ask.click();
  await expect(page.getByRole('grid', { name: 'Choose a date' })).toBeInViewport();
  await expect(ask).not.toBeInViewport();
});

test('a heart keeps a trip on the device; what was seen is offered on the next trip', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/trips');
  await hydrated(page);
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(page.locator('main article')).toHaveCount(1);
  await page.goto('/en/trips/13');
  await hydrated(page);
  await page.goto('/en/trips/12');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Recently seen' })).toBeAttached();
});
