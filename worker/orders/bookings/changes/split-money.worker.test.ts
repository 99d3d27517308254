import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { Report } from '#contract/money/reports.ts';
import type { VoucherDetail } from '#contract/money/vouchers.ts';
import type { Problem } from '#contract/problem.ts';
import { bookings, receipts, refunds, testPayments, tripOptions } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import type { ProviderRefund } from '#money/payments/providers/provider.ts';
import {
  endTestPayment,
  testProvider,
  testWebhook,
} from '#money/payments/providers/test-provider.ts';
import { keepWith } from '#orders/paying/online/keep-payments.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { bindings, getJson, postForm } from '../../../test/client.ts';
import {
  aHold,
  aPaidDeposit,
  inDays,
  secretOf,
  sendWebhook,
  startOf,
} from '../../../test/orders/paid-first.ts';
import { aPartner } from '../../../test/orders/partners.ts';
import { findBooking } from '../booking.reads.ts';
import { BookingRefused } from '../refused.ts';
import { split } from './split.ts';
import { cancel } from './states.ts';

const admin = await anAdmin();
const secret = await secretOf();

beforeAll(async () => {
  await aTripType({ id: 1 });
});
afterEach(() => void vi.restoreAllMocks());

type Named = { id: string };
const ledgerOf = ({ id }: Named) => jsonOf<SubjectLedger>(admin(`/bookings/${id}/ledger`));
const moved = ({ entries }: SubjectLedger) =>
  entries
    .filter(({ isMoved }) => isMoved)
    .map(({ kind, method, cents, reference }) => [kind, method, cents, reference]);
const receiptsOf = async ({ id }: Named) =>
  (
    await db.select().from(receipts).where(eq(receipts.subjectId, id)).orderBy(asc(receipts.id))
  ).map(({ series, totalCents }) => [series, totalCents]);
const detail = ({ id }: Named) => jsonOf<TripRequestDetail>(admin(`/trip-requests/${id}`));
const payHand = ({ id }: Named, cents: number, method = 'cash') =>
  admin(`/bookings/${id}/payments`, 'POST', { method, cents });

/** Gives the first tickets a booking of their own. */
async function ask({ id }: Named, tickets = 1, from = 0) {
  const booking = await detail({ id });
  const chosen = booking.tickets.slice(from, from + tickets).map(({ uuid }) => uuid);
  return admin(`/bookings/${id}/split`, 'POST', {
    version: booking.version,
    tickets: chosen,
    contact: { name: 'Grace' },
  });
}
const newest = async ({ optionId }: { optionId: number }) => {
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.optionId, optionId))
    .orderBy(desc(sql`bookings.rowid`))
    .limit(1);
  if (!row) throw new Error('There is no booking.');
  return row;
};
async function splitOff(booking: Named & { optionId: number }, tickets = 1) {
  const answer = await ask(booking, tickets);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return newest(booking);
}
const cancelled = async ({ id }: Named, now = new Date()) => {
  const booking = await findBooking(db, id);
  if (booking) await cancel(db, booking, null, { actor: 'user:1', now });
  await keepWith({ test: testProvider(db, secret) }, db, now, { secret: bindings.QUOTE_SECRET });
};
const sentBack = async (session: string) => {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.sessionId, session));
  return Object.values(row?.refunds ?? {}).reduce((sum, cents) => sum + cents, 0);
};
const refundsOf = ({ id }: Named) =>
  db
    .select({ cents: refunds.cents, status: refunds.status })
    .from(refunds)
    .where(eq(refunds.subjectId, id))
    .orderBy(refunds.cents);

/** Two places at 50 euros: 30 paid online as a deposit, the rest online, too. */
async function aPaidBooking() {
  const paid = await aPaidDeposit();
  await db
    .update(tripOptions)
    .set({ payment: 'all' })
    .where(eq(tripOptions.id, paid.option.optionId));
  const rest = await startOf(paid.link('pay'));
  await postForm(`/pay/test/${rest}`, { deed: 'pay' });
  expect((await ledgerOf(paid.booking)).balanceCents).toBe(0);
  return { ...paid, rest };
}

test('what was paid for those who leave goes with them, and comes back the way it was paid', async () => {
  const { booking, session, rest, link } = await aPaidBooking();
  const own = await splitOff(booking);
  const [former, other] = [await ledgerOf(booking), await ledgerOf(own)];
  expect([former.balanceCents, other.balanceCents]).toEqual([0, 0]);
  expect([moved(former), moved(other)]).toEqual([
    [['refund', 'card', 5000, own.reference]],
    [['payment', 'card', -5000, booking.reference]],
  ]);
  expect([former.refunds, other.refunds]).toEqual([[], []]);
  expect([await sentBack(session), await sentBack(rest)]).toEqual([0, 0]);
  expect([await receiptsOf(booking), await receiptsOf(own)]).toEqual([
    [
      ['R', 3000],
      ['R', 7000],
      ['C', -5000],
    ],
    [['R', 5000]],
  ]);
  expect(await getJson<GuestMoney>(link('money'))).toMatchObject({
    paidCents: 5000,
    balanceCents: 0,
    refundedCents: 0,
    onlineCents: 5000,
  });
  const { totals } = await jsonOf<Report>(
    admin(`/reports?from=${inDays(30)}&to=${inDays(30)}&by=trip&kind=trips`),
  );
  expect(totals).toMatchObject({
    revenueCents: 10_000,
    receivedCents: 10_000,
    refundedCents: 0,
    outstandingCents: 0,
    bookings: 2,
  });
  expect(await ledgerDifferences(db)).toEqual({});
  await cancelled(own);
  expect([await sentBack(session), await sentBack(rest), await refundsOf(own)]).toEqual([
    0,
    5000,
    [{ cents: 5000, status: 'done' }],
  ]);
  await cancelled(booking);
  expect([await sentBack(session), await sentBack(rest)]).toEqual([3000, 7000]);
  for (const one of [booking, own]) expect((await ledgerOf(one)).balanceCents).toBe(0);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a split without a ticket makes no booking', async () => {
  const { booking } = await aPaidDeposit();
  const stored = await findBooking(db, booking.id);
  if (!stored) throw new Error('The booking is gone.');
  const empty = { tickets: [], placesOf: () => 1, secret, alongside: () => [] };
  await expect(
    split(db, stored, empty, { actor: 'user:1', now: new Date() }),
  ).rejects.toBeInstanceOf(BookingRefused);
});

test('a deposit below the price of those who stay stays with them', async () => {
  const { booking } = await aPaidDeposit();
  const own = await splitOff(booking);
  expect([(await ledgerOf(booking)).balanceCents, (await ledgerOf(own)).balanceCents]).toEqual([
    2000, 5000,
  ]);
  expect([await receiptsOf(booking), await receiptsOf(own)]).toEqual([[['R', 3000]], []]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('with a payment online cash moves, too, is paid back by hand, and is not taken back as a mistake', async () => {
  const { booking, session } = await aPaidDeposit();
  await payHand(booking, 7000);
  const own = await splitOff(booking);
  const [former, other] = [await ledgerOf(booking), await ledgerOf(own)];
  expect(moved(other)).toEqual([
    ['payment', 'card', -3000, booking.reference],
    ['payment', 'cash', -2000, booking.reference],
  ]);
  for (const [{ id }, { entries }] of [[booking, former] as const, [own, other] as const])
    for (const entry of entries.filter(
      ({ method, kind }) => method === 'cash' && kind === 'payment',
    ))
      expect((await admin(`/bookings/${id}/payments/${entry.id}/undo`, 'POST')).status).toBe(409);
  await cancelled(booking);
  expect(await refundsOf(booking)).toEqual([{ cents: 5000, status: 'by_hand' }]);
  await cancelled(own);
  expect([await sentBack(session), await refundsOf(own)]).toEqual([
    3000,
    [
      { cents: 2000, status: 'by_hand' },
      { cents: 3000, status: 'done' },
    ],
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a gift voucher that paid for those who leave gets its money back from their booking', async () => {
  const { booking } = await aPaidDeposit();
  const voucher = await jsonOf<VoucherDetail>(
    admin('/vouchers', 'POST', { cents: 9000, method: 'cash', recipient: 'Ada' }),
  );
  expect(
    (await admin(`/bookings/${booking.id}/voucher`, 'POST', { code: voucher.code })).status,
  ).toBe(201);
  const own = await splitOff(booking);
  expect(moved(await ledgerOf(own))).toEqual([
    ['payment', 'card', -3000, booking.reference],
    ['payment', 'voucher', -2000, booking.reference],
  ]);
  const balance = async () =>
    (await jsonOf<VoucherDetail>(admin(`/vouchers/${voucher.id}`))).balanceCents;
  expect([await balance(), await ledgerDifferences(db)]).toEqual([2000, {}]);
  await cancelled(own);
  expect(await balance()).toBe(4000);
  await cancelled(booking);
  expect([await balance(), await ledgerDifferences(db)]).toEqual([9000, {}]);
});

test('of splits at the same moment one is done, and its money moves once', async () => {
  const { booking } = await aPaidBooking();
  const answers = await Promise.all([ask(booking), ask(booking), ask(booking, 1, 1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const own = await newest(booking);
  expect(await db.$count(bookings, eq(bookings.optionId, booking.optionId))).toBe(2);
  expect([
    await receiptsOf(own),
    (await ledgerOf(booking)).balanceCents,
    await refundsOf(booking),
  ]).toEqual([[['R', 5000]], 0, []]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a payment that comes in during a split counts once, and no cent is lost', async () => {
  const { booking, option, link } = await aPaidDeposit();
  await db.update(tripOptions).set({ payment: 'all' }).where(eq(tripOptions.id, option.optionId));
  const rest = await startOf(link('pay'));
  await endTestPayment(db, rest, 'paid', new Date());
  const hook = await testWebhook(
    secret,
    { id: 'evt_beside', type: 'paid', reference: `tp_${rest}` },
    new Date(),
  );
  const [split] = await Promise.all([ask(booking), sendWebhook(hook), sendWebhook(hook)]);
  expect(split?.status).toBe(200);
  const own = await newest(booking);
  await keepWith({ test: testProvider(db, secret) }, db, new Date(), { secret });
  // Before the split it moves, after it is too much for those who stay.
  const [one, other] = [await ledgerOf(booking), await ledgerOf(own)];
  expect([one.balanceCents, other.balanceCents - (await sentBack(rest))]).toEqual([0, 0]);
  expect(await ledgerDifferences(db)).toEqual({});
});

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as Problem).code];

test('a hold that is being paid for, and a booking whose money is on its way back, are not split', async () => {
  const { booking: hold, link } = await aHold();
  await startOf(link('pay'));
  expect(await codeOf(await ask(hold))).toEqual([409, 'being_paid']);
  const { booking } = await aPaidDeposit();
  await payHand(booking, 7000);
  await db.insert(refunds).values({
    ...{ id: crypto.randomUUID(), subjectKind: 'booking', subjectId: booking.id, cents: 100 },
    ...{ status: 'by_hand', actor: 'user:1' },
  });
  expect(await codeOf(await ask(booking))).toEqual([409, 'paying_back']);
  await db.delete(refunds).where(eq(refunds.subjectId, booking.id));
  expect((await ask(booking)).status).toBe(200);
});

test('what a partner on net terms paid stays until its next statement', async () => {
  const { booking } = await aHold();
  const partner = await aPartner({ terms: 'net' });
  const now = new Date();
  const month = now.toISOString().slice(0, 7);
  const change = {
    partnerId: partner.id,
    commissionBp: 1000,
    status: 'CONFIRMED',
    localDate: `${month}-01`,
    expiresAt: null,
  } as const;
  await db.update(bookings).set(change).where(eq(bookings.id, booking.id));
  expect(
    (await admin(`/bookings/${booking.id}`, 'PUT', { version: 1, notes: 'Hotel' })).status,
  ).toBe(200);
  await admin(`/partners/${partner.id}/statements/${month}`, 'POST');
  await admin(`/partners/${partner.id}/statements/${month}/paid`, 'POST', { method: 'transfer' });
  expect((await ledgerOf(booking)).balanceCents).toBe(0);
  const own = await splitOff(booking);
  expect([(await ledgerOf(booking)).balanceCents, (await ledgerOf(own)).balanceCents]).toEqual([
    -5000, 5000,
  ]);
  expect(await refundsOf(booking)).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a refund from the provider’s dashboard is divided among those whose payment it was, first those who are to get money back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { booking, rest } = await aPaidBooking();
  const own = await splitOff(booking);
  const reported: ProviderRefund = {
    reference: 're_all',
    refundId: null,
    payment: `pay_tp_${rest}`,
    cents: 7000,
    currency: 'EUR',
    status: 'done',
  };
  let n = 0;
  const tell = async (one: ProviderRefund) => {
    n += 1;
    return sendWebhook(
      await testWebhook(
        secret,
        { id: `evt_divided_${n}`, type: 'refund', refunds: [one] },
        new Date(),
      ),
    );
  };
  await Promise.all([tell(reported), tell(reported)]);
  const balances = async () => [
    (await ledgerOf(booking)).balanceCents,
    (await ledgerOf(own)).balanceCents,
  ];
  expect([await balances(), await ledgerDifferences(db)]).toEqual([[2000, 5000], {}]);
  for (let again = 0; again < 2; again += 1) await tell({ ...reported, status: 'failed' });
  expect([await balances(), await refundsOf(booking), await refundsOf(own)]).toEqual([
    [0, 0],
    [{ cents: 2000, status: 'by_hand' }],
    [{ cents: 5000, status: 'by_hand' }],
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});
