import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MAX_HOLD_MINUTES } from '#contract/bookings/bookings.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { VoucherDetail } from '#contract/money/vouchers.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { bookings, outbox, paymentSessions, requestEvents, testPayments } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { getJson, postForm, postJson, send } from '../../test/client.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { inDays, secretOf, sendWebhook, startOf } from '../../test/orders/paid-first.ts';
import { testWebhook } from './providers/test-provider.ts';

const admin = await anAdmin();
const secret = await secretOf();
const contact = { name: 'Ana Pons', email: 'ana@example.com' };

beforeAll(async () => {
  await aTripType({ id: 1 });
});
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

type Option = Awaited<ReturnType<typeof aBookableOption>>;

/** A hold whose guest is known, under a rule. */
async function aHold(rule: object, people: (option: Option) => number[]) {
  const option = await aBookableOption({ option: { capacity: 20, ...rule } });
  const booking = await tryToBook(option.optionId, inDays(30), people(option), new Date());
  const token = await bookingToken(secret, booking.id);
  await db
    .update(bookings)
    .set({ contactName: contact.name, contactEmail: contact.email })
    .where(eq(bookings.id, booking.id));
  const at = (end: string) => `/api/bookings/${booking.reference}/${end}`;
  const link = (end: string) => `${at(end)}?token=${token}`;
  return {
    ...{ option, booking, token, link },
    post: (end: string, more: object = {}) => postJson(at(end), { token, ...more }),
    change: (units: { unitId: number; quantity: number }[]) =>
      postJson(at('change'), { token, units }),
    pay: (session: string) => postForm(`/pay/test/${session}`, { deed: 'pay' }),
    money: () => getJson<GuestMoney>(link('money')),
    stored: async () => {
      const row = await findBooking(db, booking.id);
      if (!row) throw new Error('The booking is gone.');
      return row;
    },
    path: `/bookings/${booking.uuid}`,
  };
}
type Hold = Awaited<ReturnType<typeof aHold>>;

const sessionOf = async (id: string) =>
  (await db.select().from(paymentSessions).where(eq(paymentSessions.id, id)))[0];
const ended = (id: string) =>
  vi.waitFor(async () => expect((await sessionOf(id))?.status).toBe('expired'));
const mailsOf = async ({ booking }: Hold, kind: string) =>
  (
    await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.relatedId, booking.id), eq(outbox.kind, kind)))
  ).length;
const adults = (count: number) => (option: Option) => Array<number>(count).fill(option.adult);
const issued = (cents: number) =>
  jsonOf<VoucherDetail>(admin('/vouchers', 'POST', { cents, method: 'cash', recipient: 'Ada' }));

test('a payment page that was opened for one person does not confirm ten: it ends, and the new page is for all that is due', async () => {
  const hold = await aHold({ payment: 'all' }, adults(1));
  const old = await startOf(hold.link('pay'));
  expect((await hold.change([{ unitId: hold.option.adult, quantity: 10 }])).status).toBe(200);
  await ended(old);
  expect((await send(`/pay/test/${old}`)).status).toBe(303);
  await hold.pay(old);
  expect((await hold.stored()).status).toBe('ON_HOLD');
  expect(await hold.money()).toMatchObject({ paidCents: 0, dueNowCents: 50_000 });
  const session = await startOf(hold.link('pay'));
  expect((await sessionOf(session))?.cents).toBe(50_000);
  await hold.pay(session);
  expect((await hold.stored()).status).toBe('CONFIRMED');
  expect(await hold.money()).toMatchObject({ paidCents: 50_000, balanceCents: 0 });
});

test('what was paid on the old page all the same counts for the dearer hold, which the rest confirms', async () => {
  const hold = await aHold({ payment: 'all' }, adults(1));
  const old = await startOf(hold.link('pay'));
  // The guest pressed pay at the provider while the people were changed in another tab.
  await db.update(testPayments).set({ status: 'paid' }).where(eq(testPayments.sessionId, old));
  expect((await hold.change([{ unitId: hold.option.adult, quantity: 10 }])).status).toBe(200);
  await vi.waitFor(async () => expect((await sessionOf(old))?.settledAt).not.toBeNull());
  expect((await hold.stored()).status).toBe('ON_HOLD');
  expect(await hold.money()).toMatchObject({
    paidCents: 5000,
    dueNowCents: 45_000,
    refundCents: 0,
  });
  expect(await mailsOf(hold, 'trip.confirmed')).toBe(0);
  await hold.pay(await startOf(hold.link('pay')));
  expect((await hold.stored()).status).toBe('CONFIRMED');
  expect(await hold.money()).toMatchObject({ paidCents: 50_000, balanceCents: 0 });
  expect(await ledgerDifferences(db)).toEqual({});
});

test('an old amount above what is due by now confirms the hold, and what is too much goes back', async () => {
  const hold = await aHold({ payment: 'all' }, adults(4));
  const old = await startOf(hold.link('pay'));
  await db.update(testPayments).set({ status: 'paid' }).where(eq(testPayments.sessionId, old));
  expect((await hold.change([{ unitId: hold.option.adult, quantity: 1 }])).status).toBe(200);
  await vi.waitFor(async () =>
    expect(await hold.money()).toMatchObject({
      paidCents: 5000,
      balanceCents: 0,
      refundedCents: 15_000,
    }),
  );
  expect((await hold.stored()).status).toBe('CONFIRMED');
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a hold that a gift voucher paid in part is confirmed by the change that makes it cheaper, once, with its mail', async () => {
  const voucher = await issued(6000);
  const hold = await aHold({ payment: 'all' }, adults(2));
  expect((await hold.post('voucher', { code: voucher.code })).status).toBe(200);
  expect((await hold.stored()).status).toBe('ON_HOLD');
  expect((await hold.change([{ unitId: hold.option.adult, quantity: 1 }])).status).toBe(200);
  expect(await hold.stored()).toMatchObject({
    status: 'CONFIRMED',
    expiresAt: null,
    confirmedAt: expect.any(String),
  });
  expect(await mailsOf(hold, 'trip.confirmed')).toBe(1);
  await vi.waitFor(async () =>
    expect(await hold.money()).toMatchObject({
      paidCents: 5000,
      balanceCents: 0,
      refundedCents: 1000,
    }),
  );
  expect((await jsonOf<VoucherDetail>(admin(`/vouchers/${voucher.id}`))).balanceCents).toBe(1000);
  const events = await db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.requestId, hold.booking.id));
  expect(
    events.filter(({ toStatus, type }) => toStatus === 'CONFIRMED' && type === 'state'),
  ).toHaveLength(1);
  expect(await ledgerDifferences(db)).toEqual({});
});

test.each([
  [
    'a price that the desk agrees',
    (hold: Hold) => ({
      price: { totalCents: 3000, reason: 'regular' },
      version: hold.booking.version,
    }),
  ],
  [
    'fewer people',
    ({ option, booking }: Hold) => ({
      units: [{ unitId: option.adult, quantity: 1 }],
      version: booking.version,
    }),
  ],
])('%s confirms a hold that is paid by then', async (_name, edit) => {
  const voucher = await issued(5000);
  const hold = await aHold({ payment: 'all' }, adults(2));
  await hold.post('voucher', { code: voucher.code });
  const version = (await hold.stored()).version;
  expect(
    (await admin(`/bookings/${hold.booking.uuid}`, 'PUT', { ...edit(hold), version })).status,
  ).toBe(200);
  expect((await hold.stored()).status).toBe('CONFIRMED');
  expect(await mailsOf(hold, 'trip.confirmed')).toBe(1);
});

test('a hold without a contact, or one of which less is paid than is due, stays one when it is changed', async () => {
  const hold = await aHold({ payment: 'deposit', depositPercent: 30 }, adults(4));
  await hold.post('voucher', { code: (await issued(2000)).code });
  await hold.change([{ unitId: hold.option.adult, quantity: 3 }]);
  expect((await hold.stored()).status).toBe('ON_HOLD');
  await db.update(bookings).set({ contactName: null }).where(eq(bookings.id, hold.booking.id));
  await hold.change([{ unitId: hold.option.adult, quantity: 1 }]);
  expect((await hold.stored()).status).toBe('ON_HOLD');
});

test('confirming again and again holds the places for two hours at most, and never shorter', async () => {
  const hold = await aHold({ payment: 'all' }, adults(1));
  const createdAt = new Date(Date.now() - 110 * 60_000).toISOString();
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  await db.update(bookings).set({ createdAt, expiresAt }).where(eq(bookings.id, hold.booking.id));
  const ceiling = new Date(Date.parse(createdAt) + MAX_HOLD_MINUTES * 60_000).toISOString();
  for (let n = 0; n < 3; n += 1) {
    expect(
      (await hold.post('confirm', { contact, privacyAccepted: true, termsAccepted: true })).status,
    ).toBe(200);
    expect(await hold.stored()).toMatchObject({ status: 'ON_HOLD', expiresAt: ceiling });
  }
  expect((await hold.post('extend')).status).toBe(200);
  expect((await hold.stored()).expiresAt).toBe(ceiling);
});

test('a page that is paid twice over, in cash and by gift voucher meanwhile, ends', async () => {
  const hold = await aHold({ payment: 'deposit', depositPercent: 30 }, adults(2));
  await hold.pay(await startOf(hold.link('pay')));
  const rest = await startOf(hold.link('pay'));
  expect(
    (await admin(`${hold.path}/payments`, 'POST', { method: 'cash', cents: 7000 })).status,
  ).toBe(201);
  await ended(rest);
  await hold.pay(rest);
  expect((await jsonOf<SubjectLedger>(admin(`${hold.path}/ledger`))).balanceCents).toBe(0);
});

test('an event of a page that ended says nothing new', async () => {
  const hold = await aHold({ payment: 'all' }, adults(1));
  const old = await startOf(hold.link('pay'));
  await hold.change([{ unitId: hold.option.adult, quantity: 2 }]);
  await ended(old);
  const reported = await testWebhook(
    secret,
    { id: 'evt_ended', type: 'expired', reference: `tp_${old}` },
    new Date(),
  );
  expect((await sendWebhook(reported)).status).toBe(200);
  expect((await hold.stored()).status).toBe('ON_HOLD');
});
