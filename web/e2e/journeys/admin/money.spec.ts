import type { APIRequestContext, Page } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { Statement } from '#contract/money/partners.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { GuestReceipts } from '#contract/money/receipts.ts';
import type { Report } from '#contract/money/reports.ts';
import { expect, test } from '../../admin-session.ts';
import { axeFindings, decided, hydrated, PHONE } from '../../site.ts';

const unique = () => crypto.randomUUID().slice(0, 8);

/** Two adults of a trip whose deposit is paid first; nothing is paid yet. */
async function aHeldBooking(request: APIRequestContext, partner: string, nth: number) {
  const { items } = (await (await request.get('/api/trips?pageSize=100')).json()) as {
    items: { id: number }[];
  };
  for (const { id } of items) {
    const { options } = (await (
      await request.get(`/api/trips/${id}/availability?month=now`)
    ).json()) as TripAvailability;
    const option = options.find(
      ({ payment, pricingPer, depositPercent }) =>
        payment === 'deposit' && pricingPer === 'UNIT' && depositPercent,
    );
    const departure = option?.departures.filter(
      ({ isAvailable, vacancies }) => isAvailable && (vacancies ?? 99) > 2,
    )[nth];
    const unit = option?.units.find(({ type }) => type === 'ADULT');
    if (!option || !departure || !unit) continue;
    const units = [{ unitId: unit.id, quantity: 2 }];
    const contact = { name: `Ada ${unique()}`, email: `${unique()}@example.com` };
    const data = {
      optionId: option.id,
      departureId: departure.id,
      units,
      contact,
      partner,
      language: 'en',
      privacyAccepted: true,
      termsAccepted: true,
    };
    const answer = await request.post(`/api/trips/${id}/bookings`, { data });
    expect(answer.status()).toBe(201);
    return { ...((await answer.json()) as GuestBookingAnswer), unitId: unit.id };
  }
  throw new Error('No trip asks for a deposit.');
}

async function openAsGuest(page: Page, url: string) {
  await page.setViewportSize(PHONE);
  await decided(page);
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await hydrated(page);
}

test('deposit, receipt, the rest in cash, a place less: ledger, report and the partner’s statement agree to the cent', async ({
  admin,
  page: guest,
  request,
}) => {
  const slug = `hotel-${unique()}`;
  const { id: partnerId } = await admin.api<{ id: number }>('POST', '/partners', {
    name: slug,
    slug,
    tripCommissionBp: 1000,
  });
  const { booking, token, manageUrl, unitId } = await aHeldBooking(request, slug, 2);
  const { reference, totalCents, date } = booking;
  const place = totalCents / 2;
  const moneyOf = async () =>
    (await (
      await request.get(`/api/bookings/${reference}/money?token=${token}`)
    ).json()) as GuestMoney;
  const { dueNowCents: deposit } = await moneyOf();
  expect([booking.status, deposit > 0 && deposit < totalCents]).toEqual(['ON_HOLD', true]);

  await openAsGuest(guest, manageUrl);
  await guest.getByRole('link', { name: /^Pay €/ }).click();
  await expect(guest).toHaveURL(/\/pay\/test\//);
  await expect(guest.getByRole('note')).toContainText('TEST');
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Decline' }).click();
  await expect(guest.getByRole('alert')).toBeVisible();
  await guest.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(guest).toHaveURL(/\/en\/order\//);
  await expect(guest.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible();
  const file = guest.getByRole('link', { name: /R-\d{4}-\d{4}/ });
  await expect(file).toBeVisible();
  const pdf = await guest.request.get((await file.getAttribute('href')) ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(await axeFindings(guest)).toEqual([]);

  const page = await admin.open();
  await page.goto(`/admin/orders/${reference}`);
  await page.getByRole('button', { name: 'Enter payment' }).click();
  await expect(page.getByText('The payment is entered.').first()).toBeVisible();
  const ledgerOf = () => admin.api<SubjectLedger>('GET', `/bookings/${booking.uuid}/ledger`);
  expect((await ledgerOf()).balanceCents).toBe(0);

  const change = { token, units: [{ unitId, quantity: 1 }] };
  expect((await request.post(`/api/bookings/${reference}/change`, { data: change })).ok()).toBe(
    true,
  );
  // What was paid online goes back that way; the rest waits for the firm.
  await expect
    .poll(async () => (await ledgerOf()).refunds.find(({ status }) => status === 'done')?.cents)
    .toBe(Math.min(deposit, place));
  await page.reload();
  await page.getByRole('button', { name: 'Was paid back' }).click();
  await expect.poll(async () => (await ledgerOf()).balanceCents).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  const { entries } = await ledgerOf();
  const sumOf = (...kinds: string[]) =>
    entries.reduce((sum, { kind, cents }) => sum + (kinds.includes(kind) ? cents : 0), 0);
  expect([
    sumOf('due', 'correction', 'fee'),
    -sumOf('deposit', 'payment'),
    sumOf('refund'),
  ]).toEqual([place, totalCents, place]);
  const receipts = (await (
    await request.get(`/api/bookings/${reference}/receipts?token=${token}`)
  ).json()) as GuestReceipts;
  expect(receipts.items.reduce((sum, { totalCents: cents }) => sum + cents, 0)).toBe(place);
  const { rows } = await admin.api<Report>('GET', `/reports?from=${date}&to=${date}&by=partner`);
  expect(rows.find(({ key }) => key === `partner-${partnerId}`)).toMatchObject({
    ...{
      revenueCents: place,
      receivedCents: totalCents,
      refundedCents: place,
      outstandingCents: 0,
      bookings: 1,
      people: 1,
    },
  });
  const statement = await admin.api<Statement>(
    'GET',
    `/partners/${partnerId}/statements/${date.slice(0, 7)}`,
  );
  expect(statement.items).toMatchObject([
    { reference, baseCents: place, cents: Math.floor((place + 5) / 10) },
  ]);

  await page.goto(`/admin/receipts?q=${reference}`);
  await expect(page.getByText(reference).first()).toBeVisible();
  for (const { number } of receipts.items)
    await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('who leaves the test page without paying keeps the hold, and can come back to it', async ({
  page,
  request,
}) => {
  const { booking, token, manageUrl } = await aHeldBooking(request, '', 5);
  await openAsGuest(page, manageUrl);
  await page.getByRole('link', { name: /^Pay €/ }).click();
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Not booked yet: please pay' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay €/ })).toBeVisible();
  const { paidCents } = (await (
    await request.get(`/api/bookings/${booking.reference}/money?token=${token}`)
  ).json()) as GuestMoney;
  expect(paidCents).toBe(0);
});
