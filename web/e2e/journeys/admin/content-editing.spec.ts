import type { Page } from '@playwright/test';
import { expect, test } from '../../admin-session.ts';
import { aTrip, openTab, save, textIn } from '../../content-kinds.ts';
import { axeFindings, decided, hydrated, watch } from '../../site.ts';

const nameOf = (page: Page) => textIn(page, 'Name', 'es');

test('two browsers edit one trip: different fields merge, the same field asks with both values, nothing is lost', async ({
  admin,
}) => {
  const trip = await aTrip(admin.api);
  const stored = () =>
    admin.api<{ name: string; price: number; location: string }>('GET', `/trips/${trip.id}`);
  const [ada, grace] = [await admin.open(), await admin.open()];
  for (const page of [ada, grace]) await page.goto(`/admin/trips/edit/${trip.id}`);

  await openTab(ada, 'Facts');
  await ada.getByLabel('Price per person (€)').fill('55');
  await textIn(grace, 'Place', 'es').fill('Ciutadella');
  await save(ada);
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    grace.getByText('Saved, and merged with someone else’s changes', { exact: true }).first(),
  ).toBeVisible();
  expect(await stored()).toMatchObject({ price: 55, location: 'Ciutadella' });
  await openTab(grace, 'Facts');
  await expect(grace.getByLabel('Price per person (€)')).toHaveValue('55');

  for (const page of [ada, grace]) await openTab(page, 'Text');
  await nameOf(grace).fill('Barca de Grace');
  await textIn(ada, 'Duration, in words', 'es').fill('4 horas');
  await nameOf(ada).fill('Barca de Ada');
  await save(grace);
  await ada.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = ada.getByRole('dialog', { name: 'Someone else changed the same fields' });
  await expect(
    dialog.getByRole('radio', { name: 'Your version Barca de Ada' }).first(),
  ).toBeVisible();
  await expect(
    dialog.getByRole('radio', { name: 'Saved version Barca de Grace' }).first(),
  ).toBeVisible();
  expect(await stored()).toMatchObject({
    name: 'Barca de Grace',
    location: 'Ciutadella',
    price: 55,
  });
  for (const mine of await dialog.getByRole('radio', { name: /^Your version/ }).all())
    await mine.check();
  await dialog.getByRole('button', { name: 'Save this version' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({
    name: 'Barca de Ada',
    location: 'Ciutadella',
    price: 55,
    duration: '4 horas',
  });

  // Grace's save is among the revisions.
  await ada.getByRole('button', { name: 'Revisions' }).click();
  await expect(
    ada.getByRole('dialog', { name: 'Saved revisions' }).getByText('Barca de'),
  ).not.toHaveCount(0);
  await admin.api('DELETE', `/trips/${trip.id}`);
});

test('a tab that was killed gives back what was in it, in the same browser and in another', async ({
  admin,
}) => {
  const trip = await aTrip(admin.api);
  const page = await admin.open();
  await page.goto(`/admin/trips/edit/${trip.id}`);
  await nameOf(page).fill('Media barca');
  await expect(page.getByText('Draft stored; not saved yet')).toBeVisible();
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  for (const again of [await context.newPage(), await admin.open()]) {
    await again.goto(`/admin/trips/edit/${trip.id}`);
    await expect(again.getByText(/^We’ve restored your unsaved changes from .*\.$/)).toBeVisible();
    await expect(nameOf(again)).toHaveValue('Media barca');
  }
  expect(await admin.api('GET', `/trips/${trip.id}`)).toMatchObject({ version: 1 });
  await admin.api('DELETE', `/trips/${trip.id}`);
});

test('a preview link shows a draft without an account, marked as one; without the link it is not found', async ({
  admin,
  browser,
  baseURL,
}) => {
  const trip = await aTrip(admin.api);
  const page = await admin.open();
  await page.goto(`/admin/trips/edit/${trip.id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const link = page
    .getByRole('dialog', { name: 'Preview of what is saved' })
    .getByRole('link', { name: 'Deutsch' });
  const address = (await link.getAttribute('href')) ?? '';

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await decided(visitor);
  const complaints = watch(visitor);
  const shown = await visitor.goto(address);
  expect(shown?.status()).toBe(200);
  await hydrated(visitor);
  await expect(visitor.getByRole('complementary', { name: 'Vorschau.' })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Barca/);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await axeFindings(visitor)).toEqual([]);
  expect(complaints).toEqual([]);
  expect((await visitor.goto(address.split('?')[0] ?? ''))?.status()).toBe(404);
  expect((await visitor.goto(`${address}0`))?.status()).toBe(404);
  await visitor.context().close();
  await admin.api('DELETE', `/trips/${trip.id}`);
});
