import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Dashboard } from '#contract/admin/admin.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { Order } from '#contract/orders/orders.ts';
import { bookings, outbox, paymentParts, paymentSessions, receipts } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { testProvider, testWebhook } from '#money/payments/providers/test-provider.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { cancel } from '#orders/bookings/changes/states.ts';
import { changeBooking, expireHolds } from '#orders/bookings/write.ts';
import { aTripType, db } from '../../test/builders.ts';
import { getJson, postForm, send } from '../../test/client.ts';
import { tryToBook } from '../../test/orders/bookable.ts';
import { inDays, moneyRows, secretOf, sendWebhook } from '../../test/orders/paid-first.ts';
import { anOrder, movements } from '../../test/orders/paid-together.ts';
import { admin, openTransferOffice } from '../../test/orders/transfer-office.ts';
import { keepWith } from './online/keep-payments.ts';
import { mailPayLater } from './reminders/pay-later.ts';

const DEPOSIT = 3000;
const REST = 7000;
const secret = await secretOf();

beforeAll(async () => {
  await aTripType({ id: 1 });
  await openTransferOffice();
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const paid = async (session: string, id = `evt_${session}`) =>
  sendWebhook(
    await testWebhook(secret, { id, type: 'paid', reference: `tp_${session}` }, new Date()),
  );
const pay = (session: string, more: object = {}) =>
  postForm(`/pay/test/${session}`, { deed: 'pay', ...more });
const sessionOf = async (id: string) =>
  (await db.select().from(paymentSessions).where(eq(paymentSessions.id, id)))[0];
const partsOf = (id: string) =>
  db.select().from(paymentParts).where(eq(paymentParts.sessionId, id)).orderBy(sql`rowid`);
const statusOf = async (id: string) => (await findBooking(db, id))?.status;
const office = async <T>(path: string) =>
  (await (await send(`/api/admin${path}`, admin)).json()) as T;
const cron = (now = new Date()) =>
  keepWith({ test: testProvider(db, secret, () => now) }, db, now, { secret });

test('two trips and a transfer are paid on one page: one payment, an entry and a receipt each, and the way back is the page of one of them', async () => {
  const { order, token, link, held, transfer, start } = await anOrder({ transfer: true });
  expect((await send(link.replace(token, 'x'))).status).toBe(404);
  const session = await start();
  expect(await start()).toBe(session);
  const ids = [...held.map(({ booking }) => booking.id), transfer?.id ?? ''];
  const parts = await partsOf(session);
  expect(parts.map(({ subjectId, cents }) => [subjectId, cents])).toEqual([
    [ids[0], DEPOSIT],
    [ids[1], DEPOSIT],
    [ids[2], expect.any(Number)],
  ]);
  const { totalCents = 0 } = (await transfer?.booking()) ?? {};
  expect(parts[2]).toMatchObject({ cents: totalCents, kind: 'payment', subjectKind: 'transfer' });
  expect(await sessionOf(session)).toMatchObject({
    ...{ subjectKind: 'order', subjectId: order.id, cents: 2 * DEPOSIT + totalCents },
  });

  const page = `/api/orders/${order.reference}?token=${token}`;
  const due = { dueCents: 2 * DEPOSIT + totalCents, payUrl: expect.stringContaining(link) };
  expect(await getJson<Order>(page)).toMatchObject(due);

  const answer = await pay(session);
  expect(await getJson<Order>(page)).toMatchObject({ dueCents: 2 * REST });
  const { pathname, search } = new URL(answer.headers.get('Location') ?? '');
  const back = await send(pathname + search);
  const to = back.headers.get('Location') ?? '';
  expect(to).toContain(`/order/${order.reference}?token=`);
  const entries = await movements(session);
  expect(entries).toEqual([
    { id: ids[0], kind: 'deposit', cents: -DEPOSIT, key: `session:${session}:${ids[0]}` },
    { id: ids[1], kind: 'deposit', cents: -DEPOSIT, key: `session:${session}:${ids[1]}` },
    { id: ids[2], kind: 'payment', cents: -totalCents, key: `session:${session}:${ids[2]}` },
  ]);
  const issued = await db.select().from(receipts);
  expect(issued.filter(({ key }) => entries.some((entry) => entry.key === key))).toHaveLength(3);
  for (const { booking } of held) {
    expect(await statusOf(booking.id)).toBe('CONFIRMED');
    const mails = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.relatedId, booking.id), eq(outbox.relatedKind, 'booking')));
    // The company reads of each, the guest of the order.
    expect(mails.map(({ kind }) => kind)).toEqual(['trip.firm.received']);
  }
  const told = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.relatedId, order.id), eq(outbox.kind, 'order.confirmed')));
  expect(told).toHaveLength(1);
  expect(told[0]?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect((await sessionOf(session))?.settledAt).not.toBeNull();
  expect(await ledgerDifferences(db)).toEqual({});

  const before = await moneyRows();
  expect((await paid(session)).status).toBe(200);
  expect((await paid(session, 'evt_again')).status).toBe(200);
  expect({ ...(await moneyRows()), payment_events: [] }).toEqual({ ...before, payment_events: [] });
});

test('what one item gets back goes to the payment, and so does what is due of the other one', async () => {
  const { held, start } = await anOrder();
  const session = await start();
  await pay(session);
  for (const [n, { booking }] of held.entries()) {
    const now = await findBooking(db, booking.id);
    if (now)
      await cancel(db, now, null, { actor: 'guest', now: new Date() }, { set: { refund: 'FULL' } });
    await cron();
    expect((await movements(session)).filter(({ kind }) => kind === 'refund')).toHaveLength(n + 1);
    expect(await ledgerDifferences(db)).toEqual({});
  }
  const [test] = await db.all<{ refunds: string }>(
    sql`SELECT refunds FROM test_payments WHERE session_id = ${session}`,
  );
  expect(Object.values(JSON.parse(test?.refunds ?? '{}') as Record<string, number>)).toEqual([
    DEPOSIT,
    DEPOSIT,
  ]);
});

test('a hold that ran out and whose places are gone gets its part back; the other one is confirmed', async () => {
  const { held, start } = await anOrder();
  const session = await start();
  const [lost, still] = held;
  if (!lost || !still) throw new Error('Two holds are needed.');
  await db
    .update(bookings)
    .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
    .where(eq(bookings.id, lost.booking.id));
  await expireHolds(db, new Date());
  const { optionId, adult } = lost.option;
  await tryToBook(optionId, inDays(30), Array(4).fill(adult), new Date());
  await pay(session);
  expect([await statusOf(lost.booking.id), await statusOf(still.booking.id)]).toEqual([
    'EXPIRED',
    'CONFIRMED',
  ]);
  const mails = await db.select().from(outbox).where(eq(outbox.relatedId, lost.booking.id));
  expect(mails.map(({ kind }) => kind)).toContain('trip.cancelled');
  await cron();
  expect(await movements(session)).toEqual([
    expect.objectContaining({ id: lost.booking.id, cents: -DEPOSIT }),
    expect.objectContaining({ id: still.booking.id, cents: -DEPOSIT }),
    expect.objectContaining({ id: lost.booking.id, kind: 'refund', cents: DEPOSIT }),
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a page ends when one of its items becomes due another amount, and the next is for all that is due then', async () => {
  const { held, start } = await anOrder();
  const session = await start();
  const [first] = held;
  const booking = first && (await findBooking(db, first.booking.id));
  if (!booking) throw new Error('A hold is needed.');
  await changeBooking(
    db,
    booking,
    { totalCents: 20_000, lines: booking.lines.map((line) => ({ ...line, cents: 20_000 })) },
    { actor: 'user:1', now: new Date() },
  );
  const other = await start();
  expect(other).not.toBe(session);
  await vi.waitFor(async () => expect((await sessionOf(session))?.status).toBe('expired'));
  expect((await partsOf(other)).map(({ cents }) => cents)).toEqual([2 * DEPOSIT, DEPOSIT]);
});

test('the page of an item and that of its order, when nothing else is due, are one', async () => {
  const { held, start } = await anOrder({ holds: 1 });
  const [only] = held;
  const location = (await send(only?.link('pay') ?? '')).headers.get('Location') ?? '';
  expect(location.endsWith(await start())).toBe(true);
});

test('a payment that an interruption left behind is settled for each item once, though one of them cannot be', async () => {
  const { held, start } = await anOrder();
  const session = await start();
  await pay(session, { late: '1' });
  const [bad, good] = held;
  if (!bad || !good) throw new Error('Two holds are needed.');
  await db.run(
    sql.raw(
      `CREATE TRIGGER bad BEFORE UPDATE ON bookings WHEN NEW.id = '${bad.booking.id}' BEGIN SELECT RAISE(ABORT, 'No.'); END`,
    ),
  );
  await paid(session);
  expect(await statusOf(good.booking.id)).toBe('CONFIRMED');
  expect(await movements(session)).toHaveLength(2);
  expect((await partsOf(session)).map(({ settledAt }) => settledAt !== null)).toEqual([
    false,
    true,
  ]);
  expect((await sessionOf(session))?.settledAt).toBeNull();
  await db.run(sql`DROP TRIGGER bad`);
  await cron();
  expect(await statusOf(bad.booking.id)).toBe('CONFIRMED');
  expect((await sessionOf(session))?.settledAt).not.toBeNull();
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a refund in the provider’s dashboard is divided among the items, a dispute stands with each and once on the dashboard', async () => {
  const { held, start } = await anOrder();
  const session = await start();
  await pay(session);
  const payment = `pay_tp_${session}`;
  const tell = async (id: string, reported: object) =>
    sendWebhook(await testWebhook(secret, { id, type: 'refund', ...reported }, new Date()));
  const refund = { reference: 're_1', refundId: null, payment, currency: 'EUR', status: 'done' };
  const told = { refunds: [{ ...refund, cents: DEPOSIT + 1000 }] };
  expect((await tell('evt_re_1', told)).status).toBe(200);
  expect((await tell('evt_re_2', told)).status).toBe(200);
  const refunded = (await movements(session)).filter(({ kind }) => kind === 'refund');
  expect(refunded.map(({ cents }) => cents).sort((a, b) => a - b)).toEqual([1000, DEPOSIT]);
  const dispute = { reference: 'dp_1', payment, cents: 1000, currency: 'EUR', status: 'open' };
  const sent = await testWebhook(
    secret,
    { id: 'evt_dp', type: 'dispute', dispute } as never,
    new Date(),
  );
  expect((await sendWebhook(sent)).status).toBe(200);
  for (const { booking } of held) {
    const ledger = await office<SubjectLedger>(`/bookings/${booking.uuid}/ledger`);
    expect(ledger.disputes).toMatchObject([{ reference: 'dp_1', state: 'open', cents: DEPOSIT }]);
  }
  const { disputes } = await office<Dashboard>('/dashboard');
  expect(disputes.filter(({ id }) => held.some(({ booking }) => booking.id === id))).toHaveLength(
    1,
  );
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a provider that is down keeps the places of all items, and one mail has the link to pay them', async () => {
  const { order, link, held } = await anOrder();
  expect((await send(link, {}, { PAYMENTS_FAULTS: '1' })).status).toBe(503);
  const later = (await findBooking(db, held[1]?.booking.id ?? ''))?.expiresAt ?? '';
  expect(Date.parse(later) - Date.now()).toBeGreaterThan(20 * 3_600_000);
  const now = new Date(Date.now() + 10 * 60_000);
  for (const _ of [1, 2])
    await mailPayLater(
      db,
      testProvider(db, secret, () => now),
      { secret, now },
    );
  const mails = (await db.select().from(outbox)).filter(
    ({ id }) => id === `pay-later:order:${order.id}`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(`/api/orders/${order.reference}/pay?token=`);
});
