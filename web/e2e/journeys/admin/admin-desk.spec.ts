import type { APIRequestContext, Page } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import { expect, test } from '../../admin-session.ts';
import { axeFindings, watch } from '../../site.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [YESTERDAY, DAY, LATER] = [dayIn(-1), dayIn(24), dayIn(25)];

/** A trip with departures on all three days that have places for three adults. */
async function aTripFor(request: APIRequestContext) {
  const { items } = (await (await request.get('/api/trips?pageSize=100')).json()) as {
    items: { id: number }[];
  };
  for (const { id } of items) {
    const path = `/api/trips/${id}/availability?from=${YESTERDAY}&to=${LATER}&people=3`;
    const { options } = (await (await request.get(path)).json()) as TripAvailability;
    const option = options.find(
      ({ instantConfirmation, pricingPer }) => instantConfirmation && pricingPer === 'UNIT',
    );
    const unit = option?.units.find(({ type, paxCount }) => type === 'ADULT' && paxCount === 1);
    const starts = [DAY, LATER].map((day) =>
      option?.departures.find(({ date, isAvailable }) => date === day && isAvailable),
    );
    const isPlanned = option?.departures.some(({ date }) => date === YESTERDAY);
    if (option && unit && isPlanned && starts.every(Boolean))
      return { id, option, unit: unit.translations.name?.en ?? unit.name };
  }
  throw new Error('No trip has departures on these days.');
}

const dialogOf = (page: Page) => page.getByRole('dialog');

async function move(page: Page, day: string) {
  await page.getByRole('button', { name: 'Move to another departure' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Move to another departure' }).click();
  await expect(page.getByText('Booking moved').first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a booking by phone is made, edited, moved and split, and who did not come is noted', async ({
  admin,
  request,
}) => {
  const { id, option, unit } = await aTripFor(request);
  const guest = `Ona ${crypto.randomUUID().slice(0, 8)}`;
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page.getByRole('region', { name: '1. Trip' })).toBeVisible();
  await page.goto(`/admin/orders/new?trip=${id}&option=${option.id}&date=${DAY}`);
  const dialog = dialogOf(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('spinbutton', { name: unit }).fill('3');
  await page.getByLabel('Name', { exact: true }).fill(guest);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the order', exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/[A-Z0-9]{8}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(guest);

  await page.getByRole('button', { name: 'Edit booking' }).click();
  await dialog.getByLabel('Phone').fill('+34 600 100 200');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Booking changed').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /600 ?100 ?200/ }).first()).toBeVisible();

  await move(page, LATER);
  await page.getByRole('button', { name: 'Enter payment' }).click();
  await expect(page.getByText('The payment is entered.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Split booking' }).click();
  await expect(
    dialog.getByText('Nothing is paid back to the guest.', { exact: false }),
  ).toBeVisible();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel('In the name of').fill(`Kim, ${guest}`);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Split booking' }).click();
  await expect(page.getByText('Booking split.', { exact: false }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Moved to booking', { exact: false })).toBeVisible();

  await move(page, YESTERDAY);
  await page.getByRole('button', { name: 'No-show', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Noted', { exact: true }).first()).toBeVisible();

  await page.goto('/admin/orders');
  await page.getByLabel('Journeys from').fill(LATER);
  await page.getByLabel('to', { exact: true }).fill(LATER);
  await expect(page).toHaveURL(new RegExp(`to=${LATER}`));
  await expect(page.getByRole('link', { name: `Kim, ${guest}` })).toBeVisible();
  await expect(page.getByRole('link', { name: guest, exact: true })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
