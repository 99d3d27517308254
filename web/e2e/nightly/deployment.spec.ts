import { decided, expect, hydrated, PHONE, settled, test } from '../site.ts';
import { atStep, fillWhen, leadOn, placeField, WORDS } from '../transfer-journey.ts';

test.use({ viewport: PHONE });

test('a page that was open during a deployment, whose files are gone, goes on with the new version, once', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/blog/i);
  // Everything still fails, and nothing loops.
  await settled(page);
  expect(documents).toEqual(['/en/blog']);
});

test('a transfer request that was begun before a deployment goes on in the new version, once, with what was typed', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en/airport-transfers/request');
  await hydrated(page);
  await expect(page.locator('form[data-stores-draft]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  );
  // The files of the former version are gone; what the document names after it is there.
  await page.route(/\/assets\/.*\.js$/, (route) =>
    documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  const to = placeField(page, 'Drop-off');
  await to.fill('Fornells');
  await to.press('Enter');
  await fillWhen(page, 'en');
  await expect.poll(() => documents).toEqual(['/en/airport-transfers/request']);
  await hydrated(page);
  await expect(to).toHaveValue('Fornells');
  await expect(page.getByLabel(WORDS.en.time, { exact: true })).toHaveValue('12:00');
  await leadOn(page, WORDS.en);
  await atStep(page, 2);
  expect(documents).toHaveLength(1);
});
