import { decided, expect, hydrated, PHONE, settled, test } from '../site.ts';

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
