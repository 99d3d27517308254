import { expect, test } from '../../site.ts';

test('until the first picture has come its own colour stands in its place, without a request', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/trips')).json();
  const { tint } = await (await request.get(`/api/trips/${items[0].id}`)).json();
  expect(tint).toMatch(/^#[0-9a-f]{6}$/);
  await page.route('**/api/images/**', (route) => route.abort());
  await page.goto(`/en/trips/${items[0].id}`);
  const colour = await page
    .locator('main img')
    .first()
    .evaluate((picture) => getComputedStyle(picture).backgroundColor);
  const [red, green, blue] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(`#${[red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')}`).toBe(
    tint,
  );
});
