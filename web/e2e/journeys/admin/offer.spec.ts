import type { APIRequestContext, Page } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { FirmCalendar } from '#contract/bookings/firm-calendar.ts';
import type { RequestAnswer } from '#contract/trips/trip-requests.ts';
import { type Admin, expect, test } from '../../admin-session.ts';
import { unique } from '../../booked-departure.ts';
import { countTaps } from '../../counted-taps.ts';
import { axeFindings, decided, hydrated, PHONE, watch } from '../../site.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const DAY = dayIn(31);

/** A trip that has one departure with room on the day. */
async function aTripWithRoom({ api }: Admin, request: APIRequestContext) {
  const { departures, options } = await api<FirmCalendar>('GET', `/calendar?from=${DAY}&to=${DAY}`);
  for (const { optionId, time, capacity, sold } of departures) {
    const tripId = options.find(({ id }) => id === optionId)?.tripId;
    if (!tripId || !time || (capacity ?? 0) - sold < 4) continue;
    const path = `/api/trips/${tripId}/availability?from=${DAY}&to=${DAY}&people=2`;
    const { options: sale } = (await (await request.get(path)).json()) as TripAvailability;
    const option = sale.find(({ id }) => id === optionId);
    if (option?.departures.some((one) => one.time === time && one.isAvailable))
      return { tripId, option: option.id, time };
  }
  throw new Error(`No trip has room on ${DAY}.`);
}

/** A request without a price, and the page of its guest. */
async function aRequest(request: APIRequestContext, tripId: number, name: string) {
  const response = await request.post(`/api/trips/${tripId}/requests`, {
    data: {
      ...{
        date: DAY,
        adults: 2,
        language: 'en',
        privacyAccepted: true,
        message: 'Just the two of us?',
      },
      contact: { name, email: `${unique()}@example.com`, phone: '+34600100200' },
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as RequestAnswer;
}

async function openAsGuest(page: Page, url: string) {
  await page.setViewportSize(PHONE);
  await decided(page);
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await hydrated(page);
}

/** The desk offers the departure that was asked for, at €90 with €30 at once; places are held. */
async function makeOffer(
  page: Page,
  reference: string,
  { option, time }: { option: number; time: string },
) {
  await page.goto(`/admin/orders/${reference}`);
  await page.getByRole('button', { name: 'Make an offer…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Option' }).selectOption(String(option));
  await dialog.getByRole('radio', { name: new RegExp(`^${time}`) }).check();
  // Without a price nothing is sent.
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog.getByLabel('Total', { exact: false })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByLabel('Total', { exact: false }).fill('90');
  await dialog.getByLabel('Deposit', { exact: false }).fill('30');
  await dialog.getByLabel('Hold the places until then').check();
  await dialog.getByLabel('Note to the guest').fill('With a picnic on board.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Made, the guest has not answered yet').first()).toBeVisible();
}

test('a request without a price gets an offer; its guest reads it, accepts the terms and pays the deposit', async ({
  admin,
  page: guest,
  request,
}) => {
  test.slow();
  const trip = await aTripWithRoom(admin, request);
  const { reference, manageUrl } = await aRequest(request, trip.tripId, `Ada ${unique()}`);
  const page = await admin.open();
  await page.setViewportSize(PHONE);
  const complaints = [watch(page), watch(guest)];
  const [made, taken] = [await countTaps(page), await countTaps(guest)];
  await makeOffer(page, reference, trip);
  // One of them was sent without a price; a day may have one start or several.
  const { taps, fields } = made.take();
  expect([taps <= 6, fields]).toEqual([true, 3]);

  await openAsGuest(guest, manageUrl);
  await expect(guest.getByRole('heading', { name: 'Our offer for you' })).toBeVisible();
  await expect(guest.getByText('With a picnic on board.')).toBeVisible();
  await expect(guest.getByText('€30 when you accept, the rest later').first()).toBeVisible();
  await expect(guest.getByText(/We are holding your places/)).toBeVisible();
  await expect(guest.getByRole('link', { name: /^Pay €/ })).toHaveCount(0);
  expect(await axeFindings(guest)).toEqual([]);
  const accept = guest.getByRole('button', { name: 'Accept with obligation to pay' });
  await accept.click();
  await expect(guest.getByRole('checkbox', { name: /terms/i })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await guest.getByRole('checkbox', { name: /terms/i }).check();
  await accept.click();
  await guest.getByRole('link', { name: 'Pay €30' }).click();
  await expect(guest).toHaveURL(/\/pay\/test\//);
  await guest.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(guest).toHaveURL(/\/en\/order\//);
  await expect(guest.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible();
  // One of them was an acceptance without the terms.
  expect(taken.take()).toEqual({ taps: 5, fields: 0 });
  await expect(guest.getByRole('link', { name: /R-\d{4}-\d{4}/ })).toBeVisible();
  expect(await axeFindings(guest)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /offer…$/ })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints.flat()).toEqual([]);
});

test('a guest asks back about an offer and declines the next one: the desk reads both', async ({
  admin,
  page: guest,
  request,
}) => {
  test.slow();
  const trip = await aTripWithRoom(admin, request);
  const { reference, manageUrl } = await aRequest(request, trip.tripId, `Kim ${unique()}`);
  const page = await admin.open();
  await makeOffer(page, reference, trip);

  await openAsGuest(guest, manageUrl);
  await guest.getByText('Ask us about it').click();
  await guest.getByLabel('Your question').fill('Is there shade on board?');
  await guest.getByRole('button', { name: 'Send the question' }).click();
  await expect(guest.getByText(/^You have asked us something/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('The guest asks back').first()).toBeVisible();
  await expect(page.getByText('Is there shade on board?')).toBeVisible();

  await page.getByRole('button', { name: 'New offer…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Total', { exact: false }).fill('80');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog).toBeHidden();
  await guest.reload();
  await hydrated(guest);
  await expect(guest.getByText('€80').first()).toBeVisible();
  await guest.getByText('Decline the offer').click();
  await guest.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'Our offer for you' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('Declined', { exact: true }).first()).toBeVisible();
});
