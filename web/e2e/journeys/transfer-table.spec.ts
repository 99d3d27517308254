import { expect, isProven, test, untilVisitorsRead } from '../admin-session.ts';
import { placeInFornells, save, textIn } from '../content-kinds.ts';
import { axeFindings, RETRY_OPTIONS, watch } from '../site.ts';

// Serial: quotes use the same price table and rules.
test.describe.configure({ mode: 'default' });

const unique = () => crypto.randomUUID().slice(0, 8);

test('prices are pasted, raised by a tenth, looked at, saved as a version, public in four languages, and undone', async ({
  admin,
  request,
}) => {
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/transfers/prices');
  const cell = (column: string) =>
    page.getByRole('gridcell', { name: new RegExp(`^Fornells, Standard car, ${column}, `) });
  const before = await cell('One way').textContent();
  await cell('One way').click();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, '41,00\t77,00');
  await expect(page.getByText('2 prices pasted').first()).toBeVisible();
  await expect(cell('One way')).toHaveText('41');
  await page.getByLabel('Raise or lower by').fill('+10');
  await page.getByRole('button', { name: 'Apply to 2 prices' }).click();
  await expect(cell('Return')).toHaveText('84.50');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(cell('Return')).toHaveText('77');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(page.getByRole('status').getByText('2 changed prices, not saved')).toBeVisible();

  await page.getByRole('button', { name: 'Review and save' }).click();
  const review = page.getByRole('dialog', { name: 'Review and save' });
  await expect(
    review.getByText('2 prices change. Until you save, the site keeps the old ones.'),
  ).toBeVisible();
  await expect(
    review.getByRole('link', { name: '/airport-transfers/fornells', exact: true }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await review.getByLabel('Note for this version').fill('Journey');
  await review.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(review).toBeHidden();
  const undo = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' });
  await undo.hover();
  const price = { es: '>45\u00a0€<', en: '>€45<', de: '>45\u00a0€<', ca: '>45\u00a0€<' };
  await untilVisitorsRead(request, '/airport-transfers/fornells', price);
  await undo.click();
  await expect(cell('One way')).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'In force now' })).toContainText(
    'restored',
  );
  expect(await axeFindings(page)).toEqual([]);
  const read = async () =>
    (await (await request.get('/en/airport-transfers/fornells', RETRY_OPTIONS)).text()).includes(
      '€45<',
    );
  await expect.poll(read).toBe(false);
  expect(complaints).toEqual([]);
});

test('a new place is found by its other name as soon as it is saved; it is deleted and brought back', async ({
  admin,
  request,
}) => {
  const name = `Hotel ${unique()}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/transfers/places');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await textIn(page, 'Name', 'es').fill(name);
  await page.getByLabel('Other names').fill(`Pension ${name}`);
  await page.getByRole('tab', { name: 'Zone and map' }).click();
  await page.getByLabel('Zone', { exact: true }).selectOption({ label: 'Fornells' });
  await placeInFornells(page);
  await save(page);
  await isProven(page);
  const found = async () =>
    (await (await request.get(`/api/transfers/places?q=Pension ${name}`, RETRY_OPTIONS)).json())
      .length;
  expect(await found()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`/admin/transfers/places?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('Nothing matches the search.')).toBeVisible();
  expect(await found()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  const { items } = await admin.api<{ items: { id: number }[] }>(
    'GET',
    `/transfers/places?q=${encodeURIComponent(name)}`,
  );
  await admin.api('DELETE', `/transfers/places/${items[0]?.id}`);
  expect(complaints).toEqual([]);
});

test('what a zone’s page and a vehicle say is on the public page once it is saved', async ({
  admin,
  request,
}) => {
  const stamp = unique();
  const page = await admin.open();
  const complaints = watch(page);
  const says = async (text: string) =>
    (await (await request.get('/es/airport-transfers/son-bou', RETRY_OPTIONS)).text()).includes(
      text,
    );

  await page.goto('/admin/transfers/zones');
  await page
    .getByRole('row', { name: /Son Bou/ })
    .getByRole('link', { name: /^Edit/ })
    .click();
  const headline = textIn(page, 'Headline', 'es');
  const before = await headline.inputValue();
  await headline.fill(`Traslado ${stamp}`);
  await save(page);
  await expect.poll(() => says(`Traslado ${stamp}`)).toBe(true);
  await headline.fill(before);
  await save(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/admin/transfers/vehicles');
  await page.getByRole('row', { name: /VIP/ }).getByRole('link', { name: /^Edit/ }).click();
  const name = textIn(page, 'Name', 'es');
  const called = await name.inputValue();
  await name.fill(`Berlina ${stamp}`);
  await save(page);
  await expect.poll(() => says(`Berlina ${stamp}`)).toBe(true);
  await name.fill(called);
  await save(page);
  await expect.poll(() => says(`Berlina ${stamp}`)).toBe(false);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a driver is added and taken out of service; another night supplement is published at once', async ({
  admin,
  request,
}) => {
  const name = `Maria ${unique()}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/transfers/drivers/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone').fill('600 300 400');
  await save(page);
  await page.getByRole('checkbox', { name: 'Active' }).uncheck();
  await save(page);
  await page.goto(`/admin/transfers/drivers?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Inactive');
  expect(await axeFindings(page)).toEqual([]);

  const percent = async () =>
    (await (await request.get('/api/transfers/rules', RETRY_OPTIONS)).json()).night.percent;
  const before: number = await percent();
  await page.goto('/admin/transfers/rules');
  await page.getByRole('tab', { name: 'Night and holidays' }).click();
  const night = page.getByRole('region', { name: 'Night' }).getByLabel('Supplement (%)');
  await night.fill(String(before + 7));
  await save(page);
  await isProven(page);
  expect(await percent()).toBe(before + 7);
  await night.fill(String(before));
  await save(page);
  await expect.poll(percent).toBe(before);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an extra costs what the rules say, is not offered once it is left out, and both are put back', async ({
  admin,
  request,
}) => {
  type Extra = { code: string; cents: number; max: number };
  const pet = async (): Promise<Extra | undefined> => {
    const { extras } = await (await request.get('/api/transfers/rules', RETRY_OPTIONS)).json();
    return extras.find(({ code }: Extra) => code === 'pet');
  };
  const before = await pet();
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/transfers/rules');
  await page.getByRole('tab', { name: 'Extras' }).click();
  const extras = page.getByRole('region', { name: 'Extras' });
  const row = extras
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /^Pet/ }) });
  const [price, most] = [row.getByLabel(/^Price: /), row.getByLabel(/^At most: /)];
  await price.fill('12.50');
  await most.fill('3');
  await save(page);
  await isProven(page);
  expect(await pet()).toEqual({ code: 'pet', cents: 1250, max: 3 });
  await row.getByRole('checkbox').uncheck();
  await save(page);
  await expect.poll(pet).toBeUndefined();
  await row.getByRole('checkbox').check();
  await price.fill(String((before?.cents ?? 0) / 100));
  await most.fill(String(before?.max));
  await save(page);
  await expect.poll(pet).toEqual(before);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
