import { decided, expect, hydrated, test } from '../site.ts';

const ASKED_KM = 15;

test.use({ viewport: { width: 412, height: 823 } });

test('three days of the Camí with 15 km a day: from home, as a new visitor on a phone', async ({
  page,
}) => {
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Trips', { exact: true }).click();
  await menu.getByRole('link', { name: 'Camí de Cavalls' }).click();
  await expect(page).toHaveURL(/\/en\/cami-de-cavalls$/);

  await page.getByLabel('Days', { exact: true }).selectOption('3');
  await page.getByLabel('Kilometres a day').selectOption(`${ASKED_KM} km`);
  await page.getByRole('button', { name: 'Plan my walk' }).click();

  const plan = page.locator('#walk');
  await expect(plan).toBeFocused();
  await expect(plan.getByRole('heading', { name: /^3 days: .+ – .+$/ })).toBeInViewport();
  const days = plan
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Day \d$/ }) });
  await expect(days).toHaveCount(3);
  for (const day of await days.all()) {
    const [, km] = /(\d+(?:\.\d)?)\skm/.exec((await day.textContent()) ?? '') ?? [];
    expect(Math.abs(Number(km) - ASKED_KM)).toBeLessThanOrEqual(3);
    await expect(day).toContainText(/Stages? \d/);
    await expect(day).toContainText(/Places to stay in|is the nearest choice/);
    await expect(day.getByRole('link', { name: /^Pick me up from / })).toHaveAttribute(
      'href',
      /airport-transfers\/request\?/,
    );
  }
});
