import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import { bookings, outbox, refunds } from '#core/db/schema.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { ORIGIN, postForm, send } from '../../test/client.ts';
import { tryToBook } from '../../test/orders/bookable.ts';
import { aHold, startOf } from '../../test/orders/paid-first.ts';

const admin = await anAdmin();

beforeAll(async () => {
  await aTripType({ id: 1 });
});
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const moneyOf = async (link: string) => (await (await send(link)).json()) as GuestMoney;

test('a deposit paid on the test page confirms the hold; the rest is paid in cash, never more than is owed', async () => {
  const { booking, link } = await aHold();
  expect(await moneyOf(link('money'))).toMatchObject({
    dueNowCents: 3000,
    balanceCents: 10_000,
    paidCents: 0,
  });
  const session = await startOf(link('pay'));
  expect(await startOf(link('pay'))).toBe(session);
  expect(await (await send(`/pay/test/${session}`)).text()).toContain('Leave without paying');
  const paid = await postForm(`/pay/test/${session}`, { deed: 'pay' });
  const returnUrl = paid.headers.get('Location') ?? '';
  expect([paid.status, returnUrl]).toEqual([
    303,
    expect.stringContaining(`${ORIGIN}/api/payments/return/${session}?key=`),
  ]);
  const back = await send(returnUrl.slice(ORIGIN.length));
  expect(back.headers.get('Location')).toContain(`/en/order/${booking.reference}?token=`);
  expect((await findBooking(db, booking.id))?.status).toBe('CONFIRMED');
  expect(await db.select().from(outbox).where(eq(outbox.relatedId, booking.id))).not.toEqual([]);
  const path = `/bookings/${booking.uuid}`;
  const pay = (cents: number) => admin(`${path}/payments`, 'POST', { method: 'cash', cents });
  expect((await pay(7001)).status).toBe(422);
  expect((await pay(-5)).status).toBe(422);
  expect((await pay(7000)).status).toBe(201);
  const ledger = await jsonOf<SubjectLedger>(admin(`${path}/ledger`));
  expect(ledger.entries.map(({ kind, method, cents }) => [kind, method, cents])).toEqual([
    ['deposit', 'card', -3000],
    ['due', null, 10_000],
    ['payment', 'cash', -7000],
  ]);
  expect(ledger.balanceCents).toBe(0);
});

test('two tabs that open the page at the same moment pay once', async () => {
  const { link } = await aHold();
  const sessions = await Promise.all(Array.from({ length: 4 }, () => startOf(link('pay'))));
  expect(new Set(sessions).size).toBe(1);
});

test('a body that is not the test page’s form is refused, and the payment stays open', async () => {
  const { link } = await aHold();
  const page = `/pay/test/${await startOf(link('pay'))}`;
  for (const [type, body] of [
    ['application/json', '{"deed":"pay"}'],
    ['multipart/form-data; boundary=x', 'deed=pay'],
  ] as const)
    expect(
      (
        await send(page, {
          method: 'POST',
          body,
          headers: { 'Content-Type': type, Origin: ORIGIN },
        })
      ).status,
    ).toBe(400);
  expect((await moneyOf(link('money'))).paidCents).toBe(0);
});

test('the id of a payment session alone does not lead to the guest’s link', async () => {
  const { booking, link } = await aHold();
  const session = await startOf(link('pay'));
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  for (const query of ['', '?key=', '?key=wrong', '?late=1', `?key=${session}`]) {
    const back = await send(`/api/payments/return/${session}${query}`);
    expect([back.status, back.headers.get('Location')], query).toEqual([303, '/']);
    expect(JSON.stringify([...back.headers])).not.toContain(booking.reference);
  }
});

test('a declined payment changes nothing, and a late confirmation is asked for by the way back', async () => {
  const { booking, link } = await aHold();
  const session = await startOf(link('pay'));
  expect(await (await postForm(`/pay/test/${session}`, { deed: 'decline' })).text()).toContain(
    'declined',
  );
  expect((await findBooking(db, booking.id))?.status).toBe('ON_HOLD');
  await postForm(`/pay/test/${session}`, { deed: 'pay', late: '1' });
  expect((await findBooking(db, booking.id))?.status).toBe('ON_HOLD');
  await send(`/api/payments/return/${session}`);
  expect((await findBooking(db, booking.id))?.status).toBe('CONFIRMED');
});

test('paid after the hold ran out: confirmed while there are places, else paid back at once', async () => {
  const { option, booking, link } = await aHold(3);
  const session = await startOf(link('pay'));
  await db
    .update(bookings)
    .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
    .where(eq(bookings.id, booking.id));
  await tryToBook(option.optionId, booking.localDate, [option.adult, option.adult], new Date());
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  expect(['ON_HOLD', 'EXPIRED']).toContain((await findBooking(db, booking.id))?.status);
  const back = () =>
    db
      .select({ cents: refunds.cents, status: refunds.status })
      .from(refunds)
      .where(eq(refunds.subjectId, booking.id));
  await vi.waitFor(async () => expect(await back()).toEqual([{ cents: 4500, status: 'done' }]));
  const mails = await db.select().from(outbox).where(eq(outbox.relatedId, booking.id));
  const mailOf = (kind: string) => mails.find((mail) => mail.kind === kind);
  expect(mailOf('trip.cancelled')?.body).toContain(
    'your payment arrived after the time for which we had kept your places',
  );
  expect(mailOf('trip.cancelled')?.body).not.toContain('Cancelling costs nothing');
});

test('without its link no one sees a booking’s money or pays for it, and test payments end where the site has an address', async () => {
  const { booking, link } = await aHold();
  expect((await send(`/api/bookings/${booking.reference}/money?token=wrong`)).status).toBe(404);
  const session = await startOf(link('pay'));
  expect(
    (await send(`/pay/test/${session}`, {}, { SITE_ORIGIN: 'https://example.com' })).status,
  ).toBe(404);
});
