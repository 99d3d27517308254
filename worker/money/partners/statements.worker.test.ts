import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { PartnerInput, Statement, StatementSummary } from '#contract/money/partners.ts';
import type { Problem } from '#contract/problem.ts';
import { Reader } from '#core/db/reader.ts';
import { bookings, partners, refunds } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { ledgerOf } from '#money/ledger/ledger.reads.ts';
import { cancel, confirm } from '#orders/bookings/changes/states.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { issueStatement } from './issue.ts';
import { statedPartner } from './statements.reads.ts';

const admin = await anAdmin();
const today = menorcaToday(new Date());
const MONTH = today.slice(0, 7);
const by = { actor: 'user:1', now: new Date() };
const audit = {};

beforeAll(async () => {
  await aTripType({ id: 1 });
});

/** A confirmed booking of two adults (100 €) of a partner, on a day of this month. */
async function aBooking(partnerId: number) {
  const option = await aBookableOption();
  const adults = [option.adult, option.adult];
  const hold = await tryToBook(option.optionId, addDays(today, 60), adults, new Date(), {
    sentBy: { id: partnerId },
  });
  const booking = await confirm(db, hold, true, by);
  await db
    .update(bookings)
    .set({ localDate: `${MONTH}-01` })
    .where(eq(bookings.id, booking.id));
  return booking;
}
const cancelled = (booking: Awaited<ReturnType<typeof aBooking>>, feeCents?: number) =>
  cancel(db, booking, null, by, {
    set: { refund: feeCents === undefined ? 'FULL' : 'PARTIAL', feeCents: feeCents ?? 0 },
  });

const list = (id: number) => jsonOf<StatementSummary[]>(admin(`/partners/${id}/statements`));
const one = (id: number, month = MONTH) =>
  jsonOf<Statement>(admin(`/partners/${id}/statements/${month}`));
const issue = (id: number, month = MONTH) => admin(`/partners/${id}/statements/${month}`, 'POST');
const pay = (id: number, month = MONTH) =>
  admin(`/partners/${id}/statements/${month}/paid`, 'POST', { method: 'transfer' });
const code = async (response: Response) => [
  response.status,
  (await jsonOf<Problem>(response)).code,
];
const ledger = (id: string) => new Reader(db).run(ledgerOf(db, { kind: 'booking', id }));

const monthAfter = (month: string) => addDays(`${month}-28`, 4).slice(0, 7);
const NEXT = monthAfter(MONTH);
/** Issues a month as of its first day. */
async function issueLater(id: number, month: string) {
  const partner = await statedPartner(db, id);
  if (partner)
    await issueStatement(db, partner, {
      month,
      actor: 'user:1',
      now: new Date(`${month}-02T12:00:00Z`),
      audit,
    });
}

test('a month is computed until it is issued, and its lines are its total to the cent', async () => {
  const { id } = await aPartner({ tripCommissionBp: 1234 });
  const [, changed] = [await aBooking(id), await aBooking(id)];
  await cancelled(changed, 3333);
  const open = await one(id);
  expect(open.items.map(({ baseCents, cents }) => [baseCents, cents]).sort()).toEqual([
    [10_000, 1234],
    [3333, 411],
  ]);
  expect(open).toMatchObject({ state: 'open', totalCents: 1645 });
  const issued = await jsonOf<Statement>(issue(id));
  expect(issued).toMatchObject({ state: 'issued', totalCents: 1645, lines: 2 });
  expect(await list(id)).toMatchObject([{ month: MONTH, state: 'issued', totalCents: 1645 }]);
});

test('issued once, paid once; otherwise a sentence says why and nothing changes', async () => {
  const { id } = await aPartner();
  expect(await code(await issue(id))).toEqual([409, 'empty']);
  await aBooking(id);
  expect(await code(await issue(id, NEXT))).toEqual([409, 'future']);
  expect(await code(await pay(id))).toEqual([409, 'not_issued']);
  const both = await Promise.all([issue(id), issue(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await code(await issue(id))).toEqual([409, 'issued']);
  expect(await jsonOf<Statement>(pay(id))).toMatchObject({
    state: 'paid',
    paidMethod: 'transfer',
    totalCents: 1000,
  });
  expect(await code(await pay(id))).toEqual([409, 'paid']);
  const unknown = await admin(`/partners/${id}/statements/1999-01`);
  expect(unknown.status).toBe(404);
});

test('what changes after it was stated is a difference in the next statement', async () => {
  const { id } = await aPartner();
  const booking = await aBooking(id);
  await issue(id);
  await cancelled(booking, 2000);
  const [latest] = (await list(id)).filter(({ state }) => state === 'open');
  expect(latest).toMatchObject({ month: NEXT, totalCents: -800 });
  expect((await one(id, NEXT)).items).toMatchObject([
    { isDifference: true, baseCents: 2000, cents: -800 },
  ]);
  expect((await one(id)).totalCents).toBe(1000);
  await issueLater(id, NEXT);
  expect((await list(id)).map(({ state, totalCents }) => [state, totalCents])).toEqual([
    ['issued', -800],
    ['issued', 1000],
  ]);
});

test('a booking that becomes another partner’s is taken back from the one and stated for the other', async () => {
  const [one_, other] = [await aPartner(), await aPartner({ tripCommissionBp: 2000 })];
  const booking = await aBooking(one_.id);
  await issue(one_.id);
  await admin(`/bookings/${booking.reference}/partner`, 'PUT', { partnerId: other.id });
  expect((await one(one_.id, NEXT)).items).toMatchObject([{ cents: -1000 }]);
  expect((await one(other.id)).items).toMatchObject([{ cents: 2000 }]);
});

test('on net terms the partner owes us; paid, its bookings are, and what is cancelled later goes back to it', async () => {
  const { id } = await aPartner({ terms: 'net' });
  const booking = await aBooking(id);
  expect(await jsonOf<Statement>(issue(id))).toMatchObject({ totalCents: -9000 });
  expect((await ledger(booking.id)).balanceCents).toBe(10_000);
  await pay(id);
  const paid = await ledger(booking.id);
  expect(paid.balanceCents).toBe(0);
  expect(paid.entries.at(-1)).toMatchObject({
    kind: 'payment',
    method: 'reseller',
    cents: -10_000,
  });
  await cancelled(booking);
  expect(await db.select().from(refunds).where(eq(refunds.subjectId, booking.id))).toEqual([]);
  expect((await one(id, NEXT)).totalCents).toBe(9000);
  await issueLater(id, NEXT);
  expect((await pay(id, NEXT)).status).toBe(200);
  expect((await ledger(booking.id)).balanceCents).toBe(0);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('on net terms what a guest paid us comes off what the partner owes, and goes back to the guest after a cancellation', async () => {
  const { id } = await aPartner({ terms: 'net' });
  const booking = await aBooking(id);
  expect(
    (await admin(`/bookings/${booking.uuid}/payments`, 'POST', { method: 'cash', cents: 3000 }))
      .status,
  ).toBe(201);
  expect(await jsonOf<Statement>(issue(id))).toMatchObject({
    totalCents: -6000,
    items: [{ baseCents: 10_000, cents: -6000 }],
  });
  await pay(id);
  const paid = await ledger(booking.id);
  expect(paid.balanceCents).toBe(0);
  expect(paid.entries.at(-1)).toMatchObject({ kind: 'payment', method: 'reseller', cents: -7000 });
  await cancelled(booking);
  expect(
    await db
      .select({ cents: refunds.cents })
      .from(refunds)
      .where(eq(refunds.subjectId, booking.id)),
  ).toEqual([{ cents: 3000 }]);
  expect((await one(id, NEXT)).totalCents).toBe(6000);
  await issueLater(id, NEXT);
  await pay(id, NEXT);
  expect((await ledger(booking.id)).entries.at(-1)).toMatchObject({
    kind: 'refund',
    method: 'reseller',
    cents: 7000,
  });
  expect((await ledger(booking.id)).balanceCents).toBe(-3000);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a partner with open commission stays, in bulk too; once all is paid it can go', async () => {
  const { id } = await aPartner();
  await aBooking(id);
  const refused = await admin(`/partners/${id}`, 'DELETE');
  expect(await code(refused)).toEqual([409, 'open_commission']);
  expect(await jsonOf(admin('/partners/bulk', 'POST', { action: 'delete', ids: [id] }))).toEqual({
    ids: [],
  });
  await issue(id);
  expect((await admin(`/partners/${id}`, 'DELETE')).status).toBe(409);
  await pay(id);
  expect((await admin(`/partners/${id}`, 'DELETE')).status).toBe(204);
});

test('the terms stay once there are bookings', async () => {
  const { id } = await aPartner();
  await aBooking(id);
  const row = await jsonOf<PartnerInput & { version: number }>(admin(`/partners/${id}`));
  const refused = await admin(`/partners/${id}`, 'PUT', { ...row, terms: 'net' });
  expect((await jsonOf<Problem>(refused)).errors).toMatchObject([
    { path: 'terms', code: 'terms_stay' },
  ]);
});

test('statement and card are files in the partner’s language', async () => {
  const { id, slug } = await aPartner({
    language: 'de',
    taxName: 'Hotel Müller S.L.',
    address: 'Carrer 1\n07701 Maó',
  });
  await aBooking(id);
  const csv = await admin(`/partners/${id}/statements/${MONTH}/statement.csv`);
  expect(csv.headers.get('Content-Disposition')).toContain(`${slug}-${MONTH}.csv`);
  const text = await csv.text();
  expect(text).toContain('"Preis des Gasts"');
  expect(text).toContain('"100";"10";"10"');
  for (const path of [`statements/${MONTH}/statement.pdf`, 'card.pdf']) {
    const pdf = await admin(`/partners/${id}/${path}`);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  }
  expect(await db.select().from(partners).where(eq(partners.id, id))).toHaveLength(1);
});
