import { expectToWork, openChanged } from '../checks/translated-page.ts';
import { expect, hydrated, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

for (const [name, path, moment] of [
  ['home', '/en', 'DOMContentLoaded'],
  ['the transfer request', '/en/airport-transfers/request', 'DOMContentLoaded'],
  ['a trip', '/en/trips/13', 'load'],
] as const)
  test(`${name} is complete and works when the browser wraps text (${moment})`, ({
    page,
    context,
  }) => expectToWork(page, context, path, 'wraps text', moment));

test('a form that is sent from a translated page works to its end', async ({ page }) => {
  const errors = await openChanged(page, '/en', 'wraps text', 'hydrated');
  // Before that the form is sent as HTML.
  await hydrated(page);
  const form = page.locator('#form-newsletter');
  await form.locator('[type=email]').fill(`ada${Date.now()}@example.com`);
  await form.locator('[type=submit]').click();
  await expect(form.locator('[type=email]')).toHaveValue('');
  await expect(page.locator('[role=region] ol > li')).toBeVisible();
  // A section may still have been waiting for hydration when its text was wrapped; it then renders on the client and logs once.
  expect(errors.filter((one) => one.startsWith('Hydration')).length).toBeLessThanOrEqual(1);
  expect(errors.filter((one) => !one.startsWith('Hydration'))).toEqual([]);
});
