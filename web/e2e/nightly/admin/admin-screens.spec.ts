import { expect, test } from '../../admin-session.ts';
import { axeFindings, PHONE, watch } from '../../site.ts';

const SCREENS = {
  content: [
    'dashboard',
    'trips',
    'trips/new',
    'trips/edit/1',
    'trips/details/1',
    'destinations',
    'destinations/new',
    'destinations/edit/1',
    'testimonials',
    'testimonials/new',
    'testimonials/edit/1',
    'testimonials/avatar/1',
    'hero-banners',
    'hero-banners/new',
    'hero-banners/edit/1',
    'trip-types',
    'trip-types/new',
    'trip-types/edit/1',
  ],
  site: [
    'images',
    'images/edit/1',
    'webp-converter',
    'blog/posts',
    'blog/posts/new',
    'blog/posts/edit/1',
    'blog/categories',
    'blog/categories/new',
    'blog/categories/edit/1',
    'seo',
    'seo/new',
    'seo/edit/home',
    'settings',
    'settings/payments',
    'settings/privacy',
    'settings/faq',
    'translations',
    'translations/strings',
    'translations/exchange',
  ],
  orders: [
    'transfers',
    'calendar?span=day',
    'calendar?span=month',
    'calendar/called-off',
    'calendar/weather-day',
    'calendar/feeds',
    'guides',
    'resources',
    'sales',
    'sales/templates',
    'sales/templates/new',
    'sales/closings',
    'transfers/map',
    'transfers/day',
    'transfers/prices',
    'transfers/prices?view=people',
    'transfers/zones',
    'transfers/rules',
    'orders?task=all',
    'orders/new',
  ],
  firm: [
    'users',
    'users/new',
    'users/1/edit',
    'email-settings',
    'email-settings/templates',
    'email-settings/outbox',
    'api-keys',
    'subscribers',
    'performance',
    'utilities',
    'partners',
    'partners/new',
    'codes',
    'codes/new',
    'vouchers',
    'vouchers/new',
    'reports?demo=1',
    'messages',
    'messages/templates',
    'messages/templates/new',
    'people',
    'audit',
    'account',
  ],
};

for (const [group, screens] of Object.entries(SCREENS)) {
  test(`each screen (${group}) fits a phone, in German, with nothing wider than the screen`, async ({
    admin,
  }) => {
    test.setTimeout(120_000);
    const page = await admin.open();
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
    await page.setViewportSize(PHONE);
    const complaints = watch(page);
    for (const screen of screens) {
      await page.goto(`/admin/${screen}`);
      await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('status').filter({ hasText: 'Wird geladen' }),
        screen,
      ).toHaveCount(0);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, screen).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}

test('a screen whose data cannot be had says so and gets it at the next try; what does not exist leads back', async ({
  admin,
}) => {
  const page = await admin.open();
  for (const screen of [
    'dashboard',
    'trips',
    'trips/edit/1',
    'settings',
    'transfers',
    'transfers/prices',
    'messages',
    'performance',
  ]) {
    await page.route('**/api/admin/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`/admin/${screen}`);
    // A screen of several parts has a button in each.
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(again.first(), screen).toBeVisible();
    await page.unroute('**/api/admin/**');
    await expect(async () => {
      if ((await again.count()) > 0) await again.first().click();
      await expect(again, screen).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
  }
  await page.goto('/admin/trips/edit/987654');
  await expect(page.getByRole('alert')).toHaveText('Not found; it may have been deleted.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Trips' }).click();
  await expect(page).toHaveURL(/\/admin\/trips$/);
});
