import { and, count, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { ImportDetail, ImportItem, ImportPlan } from '#contract/imports/imports.ts';
import type { OrderList } from '#contract/orders/order-list.ts';
import {
  bookings,
  guests,
  importRows,
  ledgerEntries,
  orders,
  outbox,
  receipts,
  tripPrices,
  trips,
} from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { isThorough } from '../../test/thorough.ts';

const DAY = addDays(menorcaToday(new Date()), 20);
let admin: Admin;

beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
});

const MAPPING = { columns: { reference: 'Ref' } };
type Sent = { kind: string; rows: object[]; options?: object; trips?: object[] };
const begin = (sent: Sent, id = crypto.randomUUID()) =>
  jsonOf<ImportDetail>(
    admin('/imports', 'POST', {
      ...{ id, fileName: 'old.csv', header: ['Ref'], mapping: MAPPING },
      ...sent,
    }),
  );

const check = (sent: Sent) => jsonOf<ImportPlan>(admin('/imports/check', 'POST', sent));
async function finish(id: string): Promise<ImportDetail> {
  for (let n = 0; n < 60; n += 1) {
    const { state } = await jsonOf<ImportItem>(admin(`/imports/${id}/continue`, 'POST'));
    if (state === 'done' || state === 'undone') return jsonOf(admin(`/imports/${id}`));
  }
  throw new Error('The import does not end.');
}
const bring = async (sent: Sent) => finish((await begin(sent)).id);
const undo = async (id: string) => {
  await admin(`/imports/${id}/undo`, 'POST');
  return finish(id);
};
const row = (line: number, optionId: number, more: object = {}) => ({
  ...{ line, optionId, product: 'Sail', reference: `OLD-${optionId}-${line}`, date: DAY },
  ...{ time: '10:00', people: { ADULT: 2 }, name: 'Anna Vidal', email: 'anna@example.com' },
  ...more,
});
const bookingsOf = (optionId: number) =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.optionId, optionId), isNull(bookings.deletedAt)));

test('a dry run says what would become of each row, and writes nothing', async () => {
  const { optionId } = await aBookableOption({ option: { capacity: 5 } });
  const rows = [
    row(2, optionId),
    row(3, optionId, { people: { ADULT: 4 } }),
    row(4, optionId, { date: '2026-01-01' }),
    row(5, optionId, { time: '11:00' }),
    row(6, optionId, { email: 'no address' }),
    row(7, optionId, { totalCents: 1000, paidCents: 1001 }),
    row(8, optionId, { optionId: null, product: 'Walk' }),
    row(9, optionId, { reference: `OLD-${optionId}-2` }),
    row(10, optionId, { people: { SENIOR: 1 } }),
  ];
  const [before] = await db.select({ n: count() }).from(orders);
  const plan = await check({ kind: 'bookings', rows });
  expect(plan.rows.map(({ line, state, path }) => [line, state, path])).toEqual([
    [2, 'made', null],
    [3, 'refused', 'people'],
    [4, 'refused', 'date'],
    [5, 'refused', 'time'],
    [6, 'refused', 'email'],
    [7, 'refused', 'paid'],
    [8, 'refused', 'product'],
    [9, 'refused', 'reference'],
    [10, 'refused', 'seniors'],
  ]);
  expect(plan.rows[1]?.reason).toBe('4 places are needed and 3 are left.');
  expect(plan.counts).toEqual({ made: 1, refused: 8 });
  expect(await db.select({ n: count() }).from(orders)).toEqual([before]);
  const over = await check({
    kind: 'bookings',
    rows: rows.slice(0, 2),
    options: { overbook: true },
  });
  expect(over.counts).toEqual({ made: 2 });
});

test('an imported booking takes places, keeps its reference, owes what was not paid, and sends no mail', async () => {
  const { optionId } = await aBookableOption({ option: { capacity: 3 } });
  const [mails] = await db.select({ n: count() }).from(outbox);
  const done = await bring({
    kind: 'bookings',
    rows: [
      row(2, optionId, { reference: 'BOKUN-77', totalCents: 9000, paidCents: 4000 }),
      row(3, optionId),
    ],
  });
  expect(done.rows.map(({ state }) => state)).toEqual(['made', 'refused']);
  const [booking, ...others] = await bookingsOf(optionId);
  expect(others).toEqual([]);
  expect(booking).toMatchObject({
    ...{ status: 'CONFIRMED', source: 'import', resellerReference: 'BOKUN-77' },
    ...{ totalCents: 9000, places: 2 },
  });
  const entries = await db
    .select({ kind: ledgerEntries.kind, method: ledgerEntries.method, cents: ledgerEntries.cents })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.subjectId, booking?.id ?? ''));
  expect(entries).toEqual([
    { kind: 'due', method: null, cents: 9000 },
    { kind: 'payment', method: 'former_system', cents: -4000 },
  ]);
  const own = eq(receipts.subjectId, booking?.id ?? '');
  expect(await db.select().from(receipts).where(own)).toEqual([]);
  expect(await db.select({ n: count() }).from(outbox)).toEqual([mails]);
  const found = await jsonOf<OrderList>(admin('/orders?q=BOKUN-77'));
  expect(found.items.map(({ reference }) => reference)).toHaveLength(1);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a full departure is overbooked by the tick alone, and guests get mails by theirs', async () => {
  const { optionId } = await aBookableOption({ option: { capacity: 1 } });
  const [mails] = await db.select({ n: count() }).from(outbox);
  const sent = { kind: 'bookings', rows: [row(2, optionId)] };
  expect((await bring(sent)).counts).toEqual({ refused: 1 });
  expect((await bring({ ...sent, options: { overbook: true, notify: true } })).counts).toEqual({
    made: 1,
  });
  const [after] = await db.select({ n: count() }).from(outbox);
  expect(after?.n).toBe((mails?.n ?? 0) + 1);
});

test('a worker that dies after it has booked does not book the row again', async () => {
  const { optionId } = await aBookableOption();
  const { id } = await begin({ kind: 'bookings', rows: [row(2, optionId), row(3, optionId)] });
  await finish(id);
  // As if neither the row nor the end of the import had been noted.
  const data = row(2, optionId);
  await db
    .update(importRows)
    .set({ state: 'waiting', data, made: null })
    .where(and(eq(importRows.importId, id), eq(importRows.line, 2)));
  const again = await begin({ kind: 'bookings', rows: [row(2, optionId)] }, id);
  expect(again.rows).toHaveLength(2);
  await Promise.all([1, 2, 3].map(() => admin(`/imports/${id}/continue`, 'POST')));
  expect(await bookingsOf(optionId)).toHaveLength(2);
});

test('the same file a second time changes nothing', async () => {
  const { optionId } = await aBookableOption();
  const sent = { kind: 'bookings', rows: [row(2, optionId), row(3, optionId)] };
  expect((await bring(sent)).counts).toEqual({ made: 2 });
  expect((await check(sent)).counts).toEqual({ same: 2 });
  expect((await bring(sent)).counts).toEqual({ same: 2 });
  expect(await bookingsOf(optionId)).toHaveLength(2);
});

test('an undo frees places and balances the books; what was acted on stays and is named', async () => {
  const { optionId } = await aBookableOption({ option: { capacity: 4 } });
  const sent = {
    kind: 'bookings',
    rows: [row(2, optionId, { totalCents: 9000, paidCents: 9000 }), row(3, optionId)],
  };
  const done = await bring(sent);
  const kept = done.rows.find(({ line }) => line === 3)?.name ?? '';
  await db
    .update(bookings)
    .set({ version: 2, notes: 'Vegetarian' })
    .where(eq(bookings.reference, kept));
  const undone = await undo(done.id);
  expect(undone.rows.map(({ state }) => state)).toEqual(['undone', 'kept']);
  expect(undone.rows[1]?.reason).toBe('It was changed since: cancel it by hand if needed.');
  const left = await bookingsOf(optionId);
  expect(left.map(({ reference }) => reference)).toEqual([kept]);
  expect(await ledgerDifferences(db)).toEqual({});
  expect((await check({ ...sent, rows: sent.rows.slice(0, 1) })).counts).toEqual({ made: 1 });
});

test('trips come as drafts with option, times and prices; prices change as one version and come back', async () => {
  const trip = {
    ...{ line: 2, name: 'Cova d’en Xoroi', minutes: 150, capacity: 12, times: ['10:00', '16:30'] },
    ...{ seasonFrom: '05-01', seasonTo: '10-15', prices: { ADULT: 4550, CHILD: 2000 } },
  };
  const done = await bring({ kind: 'trips', rows: [trip, { ...trip, line: 3 }] });
  expect(done.rows.map(({ state }) => state)).toEqual(['made', 'same']);
  const [made] = await db.select().from(trips).where(eq(trips.slug, 'cova-d-en-xoroi'));
  expect(made).toMatchObject({ status: 'draft', price: 45.5, durationClass: 'half-day' });
  const options = await jsonOf<{ items: { id: number; name: string }[] }>(
    admin(`/trips/options?trip=${made?.id}`),
  );
  const optionId = options.items.find(({ name }) => name === trip.name)?.id ?? 0;
  const cents = async () =>
    (
      await jsonOf<{ prices: { cents: number }[] }>(admin(`/trips/options/${optionId}/prices`))
    ).prices
      .map((price) => price.cents)
      .sort((one, other) => one - other);
  expect(await cents()).toEqual([2000, 4550]);

  const priced = await bring({
    kind: 'prices',
    rows: [
      { line: 2, optionId, unit: 'ADULT', cents: 5000 },
      { line: 3, optionId, unit: 'CHILD', cents: 2000 },
      { line: 4, optionId, unit: 'ADULT', seasonFrom: '07-01', seasonTo: '08-31', cents: 5900 },
      { line: 5, optionId, unit: 'SENIOR', cents: 100 },
    ],
  });
  expect(priced.rows.map(({ state }) => state)).toEqual(['made', 'same', 'made', 'refused']);
  expect(await cents()).toEqual([2000, 5000, 5900]);
  expect((await undo(priced.id)).counts).toMatchObject({ undone: 2 });
  expect(await cents()).toEqual([2000, 4550]);

  expect((await undo(done.id)).counts).toMatchObject({ undone: 1 });
  const [gone] = await db
    .select()
    .from(trips)
    .where(eq(trips.id, made?.id ?? 0));
  expect(gone?.deletedAt).not.toBeNull();
  expect((await db.select({ n: count() }).from(tripPrices))[0]?.n).toBeGreaterThan(0);
});

test('contacts come once, and go with an undo', async () => {
  const rows = [
    {
      line: 2,
      name: 'Marta Coll',
      email: 'Marta@example.com',
      phone: '600 111 222',
      language: 'ca',
    },
    { line: 3, name: 'Marta C.', email: 'marta@example.com' },
    { line: 4, name: 'Nobody' },
  ];
  const done = await bring({ kind: 'guests', rows });
  expect(done.rows.map(({ state }) => state)).toEqual(['made', 'same', 'refused']);
  expect(await db.select().from(guests)).toMatchObject([
    { name: 'Marta Coll', email: 'marta@example.com', phone: '+34600111222' },
  ]);
  const person = await admin('/person/find', 'POST', { q: 'marta coll' });
  expect(await jsonOf(person)).toMatchObject({ people: [{ email: 'marta@example.com' }] });
  await undo(done.id);
  expect(await db.select().from(guests)).toEqual([]);
});

test('25 trips and a file of bookings are imported and undone', async () => {
  const TRIPS = 25;
  const BOOKINGS = isThorough ? 500 : 100;
  const named = (n: number) => `Brought ${n}`;
  const drafts = Array.from({ length: TRIPS }, (_, n) => ({
    ...{ line: n + 2, name: named(n), times: ['10:00'], capacity: 40, minutes: 120 },
  }));
  const rows = Array.from({ length: BOOKINGS }, (_, n) => ({
    ...{ line: n + 2, reference: `BIG-${n}`, product: named(n % TRIPS), optionId: null },
    ...{ date: addDays(DAY, n % 10), time: '10:00', people: { ADULT: 2 }, name: `Guest ${n}` },
    ...{ phone: '600111222', totalCents: 8000, paidCents: n % 2 === 0 ? 8000 : 0 },
  }));
  const sent = { kind: 'bookings', rows, trips: drafts };
  expect((await check(sent)).counts).toEqual({ made: TRIPS + BOOKINGS });
  const done = await bring(sent);
  expect(done.counts).toEqual({ made: TRIPS + BOOKINGS });
  const isBrought = and(eq(bookings.source, 'import'), isNull(bookings.deletedAt));
  const before = (await db.select({ n: count() }).from(bookings).where(isBrought))[0]?.n ?? 0;
  expect((await undo(done.id)).counts).toEqual({ undone: TRIPS + BOOKINGS });
  expect(await db.select({ n: count() }).from(bookings).where(isBrought)).toEqual([
    { n: before - BOOKINGS },
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
}, 120_000);
