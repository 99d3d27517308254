import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { vatIn } from '#contract/money/receipts.ts';
import { bookings, ledgerEntries, receipts, settings } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { payByHand } from '#money/payments/by-hand.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { receiptStatement } from './receipt-statement.ts';
import { replaceStatements } from './replace-statements.ts';

const DAY = '2027-06-12';
const now = new Date('2027-06-01T08:00:00Z');
const by = { actor: 'user:1', now };

beforeAll(async () => {
  await aTripType({ id: 1 });
  await db.insert(settings).values({
    key: 'site',
    value: {
      siteName: 'Marès',
      legalName: 'Marès SL',
      taxId: 'B12345674',
      street: 'Carrer Major 1',
      postalCode: '07701',
      city: 'Maó',
    },
  });
});

async function aBooking() {
  const option = await aBookableOption();
  return confirm(
    db,
    await tryToBook(option.optionId, DAY, [option.adult, option.adult], now),
    true,
    by,
  );
}
const pay = (id: string, cents: number, at = now) =>
  payByHand(
    db,
    { kind: 'booking', id },
    { method: 'cash', cents, currency: 'EUR', reference: null },
    { ...by, now: at },
    () => [],
  );
async function payBack(id: string, cents: number) {
  const key = `refund:${crypto.randomUUID()}`;
  const entry = {
    subjectKind: 'booking' as const,
    subjectId: id,
    kind: 'refund' as const,
    method: 'cash' as const,
    cents,
    actor: 'user:1',
  };
  await db.batch(
    batchOf([db.insert(ledgerEntries).values({ ...entry, key }), receiptStatement(db, key, by)]),
  );
}
const receiptsOf = (id: string) =>
  db.select().from(receipts).where(eq(receipts.subjectId, id)).orderBy(asc(receipts.id));

test('50 payments at the same time have numbers without gaps, and a repeated one has one receipt', async () => {
  const booked = await Promise.all(Array.from({ length: 25 }, aBooking));
  await Promise.all(booked.flatMap(({ id }) => [pay(id, 3000), pay(id, 1250)]));
  const [first] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'payment'));
  await receiptStatement(db, first?.key ?? '', by);
  const isR = eq(receipts.series, 'R');
  const rows = await db.select().from(receipts).where(isR).orderBy(asc(receipts.number));
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  expect(rows[0]).toMatchObject({
    year: 2027,
    customer: null,
    issuer: { name: 'Marès SL', taxNumber: 'B12345674', prefix: '' },
  });
  expect(rows[0]?.issuer.address).toBe('Carrer Major 1\n07701 Maó');
  expect(await ledgerDifferences(db)).toEqual({});
});

test('the database contains the VAT as the contract computes it, whatever the amount', async () => {
  const { id } = await aBooking();
  for (const cents of [1, 2, 3, 55, 105, 999, 1234]) await pay(id, cents);
  const rows = await receiptsOf(id);
  expect(rows.map(({ vatCents }) => vatCents)).toEqual(
    rows.map(({ totalCents }) => vatIn(totalCents, 2100)),
  );
  expect(rows[0]?.lines).toMatchObject([
    { service: 'booking', date: DAY, scheme: 'rate', vatBp: 2100 },
  ]);
});

test('a refund corrects the receipt of its payment, and the last part takes the rest of the VAT', async () => {
  const { id } = await aBooking();
  await pay(id, 1000);
  for (const cents of [333, 333, 334]) await payBack(id, cents);
  const [receipt, ...corrective] = await receiptsOf(id);
  expect(
    corrective.map(({ series, correctsId, totalCents }) => [series, correctsId, totalCents]),
  ).toEqual([333, 333, 334].map((cents) => ['C', receipt?.id, -cents]));
  expect(corrective.reduce((sum, { vatCents }) => sum + vatCents, receipt?.vatCents ?? 0)).toBe(0);
});

test('with a customer’s data a receipt is replaced once; what was paid back before stays corrected', async () => {
  const { id } = await aBooking();
  await pay(id, 4000);
  await payBack(id, 1000);
  const [receipt] = await receiptsOf(id);
  const customer = { name: 'Núria Col·lell Groß', taxNumber: null, address: null };
  for (let n = 0; n < 2; n += 1)
    await db.batch(batchOf(replaceStatements(db, receipt?.id ?? 0, customer, by)));
  await pay(id, 500);
  expect(
    (await receiptsOf(id)).map(({ series, totalCents, customer: named }) => [
      series,
      totalCents,
      named?.name ?? null,
    ]),
  ).toEqual([
    ['R', 4000, null],
    ['C', -1000, null],
    ['C', -3000, null],
    ['R', 3000, customer.name],
    ['R', 500, customer.name],
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('each year has its own numbers, by Menorca’s clock, and the special scheme shows no VAT', async () => {
  await db.insert(settings).values({
    key: 'payments',
    value: { vat: { trips: { scheme: 'travel_agency', bp: 2100 }, prefix: 'MEN' } },
  });
  const { id } = await aBooking();
  await pay(id, 100, new Date('2027-12-31T23:30:00Z'));
  await db.delete(settings).where(eq(settings.key, 'payments'));
  const [receipt] = await receiptsOf(id);
  expect(receipt).toMatchObject({
    year: 2028,
    number: 1,
    vatCents: 0,
    lines: [{ scheme: 'travel_agency', vatBp: 0 }],
    issuer: { prefix: 'MEN' },
  });
});

test('bookings of the demo and money that a reseller received have no receipt; receipts cannot be changed', async () => {
  const { id } = await aBooking();
  await db.update(bookings).set({ isDemo: true }).where(eq(bookings.id, id));
  await pay(id, 100);
  expect(await receiptsOf(id)).toEqual([]);
  await db.update(bookings).set({ isDemo: false }).where(eq(bookings.id, id));
  const entry = {
    subjectKind: 'booking' as const,
    subjectId: id,
    kind: 'payment' as const,
    method: 'reseller' as const,
    cents: -5,
    actor: 'x',
  };
  await db.batch(
    batchOf([
      db.insert(ledgerEntries).values({ ...entry, key: 'own' }),
      receiptStatement(db, 'own', by),
    ]),
  );
  expect(await receiptsOf(id)).toEqual([]);
  await expect(db.update(receipts).set({ totalCents: 1 }).where(sql`true`)).rejects.toThrow();
  // The check notices a payment of a demo booking that became a real one.
  expect(await ledgerDifferences(db)).toEqual({ receipts: 1 });
});
