import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { BACKUP_TABLES } from '#contract/admin/backup.ts';
import type { DemoRemoval, Report } from '#contract/money/reports.ts';
import { DEMO_PARTNERS } from '#core/db/former/demo-partners.ts';
import * as schema from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { aDeparture, aSoldBooking, aSoldTransfer, type Entries } from '../../test/orders/sold.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

let admin: Admin;
let option: Awaited<ReturnType<typeof aBookableOption>>;
const paid: Entries = [
  ['due', 5000],
  ['deposit', -1000],
  ['payment', -5000],
  ['refund', 1000],
];

const rows = async () => {
  const counts: Record<string, unknown[]> = {};
  for (const table of BACKUP_TABLES)
    counts[table] = await db.all(sql`SELECT * FROM ${sql.raw(table)} ORDER BY rowid`);
  return counts;
};
const bookedOn = async (date: string, demo: boolean, more: object = {}) =>
  aSoldBooking(
    {
      tripId: option.tripId,
      optionId: option.optionId,
      date,
      departureId: await aDeparture(option.optionId, date),
    },
    { demo, unitId: option.adult, entries: paid, ...more },
  );
/** Everything that may hang on a demo booking. */
async function hangOn(kind: 'booking' | 'transfer', id: string) {
  const subject = { subjectKind: kind, subjectId: id } as const;
  const stamp = '2026-06-01T08:00:00.000Z';
  await db.insert(schema.paymentSessions).values({
    ...{
      id: `session-${id}`,
      provider: 'test',
      ...subject,
      kind: 'payment',
      cents: 5000,
      status: 'paid',
      returnUrl: 'x',
      expiresAt: stamp,
    },
  });
  await db.insert(schema.refunds).values({
    id: `refund-${id}`,
    ...subject,
    sessionId: `session-${id}`,
    cents: 1000,
    status: 'done',
    actor: 'x',
  });
  await db
    .insert(schema.paymentEvents)
    .values({ id: `event-${id}`, sessionId: `session-${id}`, type: 'x' });
  await db.insert(schema.requestEvents).values({ requestId: id, kind, toStatus: 'x', actor: 'x' });
}

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aTransferTable();
  admin = await anAdmin();
  option = await aBookableOption();
});

test('without other bookings the demo shows; as soon as there are some it is asked for', async () => {
  await bookedOn('2026-06-01', true);
  const ask = (more = '') => jsonOf<Report>(admin(`/reports?from=2026-06-01&to=2026-06-30${more}`));
  expect(await ask()).toMatchObject({
    totals: { revenueCents: 5000, taken: 2 },
    demo: { exists: true, isIncluded: true },
  });
  expect(await ask('&demo=0')).toMatchObject({
    totals: { revenueCents: 0, taken: 0 },
    demo: { exists: true, isIncluded: false },
  });
  await bookedOn('2026-06-01', false, { places: 3 });
  expect(await ask()).toMatchObject({
    totals: { revenueCents: 5000, people: 3, taken: 3 },
    demo: { exists: true, isIncluded: false },
  });
  expect(await ask('&demo=1')).toMatchObject({
    totals: { revenueCents: 10_000, people: 5, taken: 5 },
    demo: { isIncluded: true },
  });
  const file = async (demo: string) =>
    (
      await (await admin(`/reports/quarter.csv?year=2026&quarter=2&lang=en&demo=${demo}`)).text()
    ).split('\r\n');
  expect((await file('0')).filter((line) => line.endsWith('"Yes"'))).toEqual([]);
  expect((await file('1')).filter((line) => line.endsWith('"Yes"'))).toHaveLength(3);
});

test('a single step removes the demo: what is not part of it stays as it is, and a second time changes nothing', async () => {
  await aSoldTransfer({ dates: ['2026-06-01', '2026-06-08'], entries: paid });
  await db.insert(schema.partners).values({ name: 'Hotel Sol', slug: 'sol' });
  await admin('/reports/demo', 'DELETE');
  const real = await rows();

  const [partner] = await db
    .insert(schema.partners)
    .values(DEMO_PARTNERS.map((one) => ({ ...one })))
    .returning({ id: schema.partners.id });
  const booking = await bookedOn('2026-06-01', true, { partnerId: partner?.id });
  const transfer = await aSoldTransfer({
    dates: ['2026-06-02'],
    demo: true,
    entries: paid,
    partnerId: partner?.id ?? 0,
  });
  await bookedOn('2026-06-03', true, { status: 'CANCELLED' });
  await hangOn('booking', booking);
  await hangOn('transfer', transfer);
  const statement = {
    partnerId: partner?.id ?? 0,
    month: '2026-06',
    totalCents: 500,
    actor: 'x',
    issuedAt: 'x',
  };
  const [stated] = await db
    .insert(schema.partnerStatements)
    .values(statement)
    .returning({ id: schema.partnerStatements.id });
  const line = {
    statementId: stated?.id ?? 0,
    subjectKind: 'booking' as const,
    subjectId: booking,
    baseCents: 5000,
    commissionBp: 1000,
    cents: 500,
  };
  await db.insert(schema.partnerStatementLines).values(line);

  expect(await jsonOf<DemoRemoval>(admin('/reports/demo', 'DELETE'))).toEqual({
    removed: 3,
    kept: 0,
  });
  expect(await rows()).toEqual(real);
  expect(await jsonOf<DemoRemoval>(admin('/reports/demo', 'DELETE'))).toEqual({
    removed: 0,
    kept: 0,
  });
  const entries = await db.select().from(schema.auditLog).where(sql`entity = 'demo-data'`);
  expect(entries.map(({ action }) => action)).toEqual(['clear', 'clear']);
});

test('a demo booking with a receipt stays, with its money and what was paid together with it', async () => {
  const kept = await bookedOn('2026-07-01', true);
  const [entry] = await db.select().from(schema.ledgerEntries).where(sql`subject_id = ${kept}`);
  await db.insert(schema.receipts).values({
    ...{
      series: 'R',
      year: 2026,
      number: 1,
      entryId: entry?.id ?? 0,
      subjectKind: 'booking',
      subjectId: kept,
      reference: kept,
      language: 'en',
    },
    ...{
      issuer: { name: 'x', taxNumber: 'x', address: 'x', email: 'x', phone: 'x', prefix: '' },
      lines: [],
      totalCents: 1,
      vatCents: 0,
      actor: 'x',
    },
    ...{ issuedAt: 'x', key: 'x' },
  });
  const together = await bookedOn('2026-07-02', true);
  await db.insert(schema.paymentSessions).values({
    ...{ id: 'both', provider: 'test', subjectKind: 'order', subjectId: kept, kind: 'payment' },
    ...{ cents: 2000, status: 'paid', returnUrl: 'x', expiresAt: 'x' },
  });
  const part = { sessionId: 'both', subjectKind: 'booking', kind: 'payment', cents: 1000 } as const;
  await db.insert(schema.paymentParts).values([
    { ...part, subjectId: kept },
    { ...part, subjectId: together },
  ]);
  await bookedOn('2026-07-03', true);
  expect(await jsonOf<DemoRemoval>(admin('/reports/demo', 'DELETE'))).toEqual({
    removed: 1,
    kept: 2,
  });
  expect(await db.select().from(schema.paymentParts)).toHaveLength(2);
  expect(
    await db.select().from(schema.ledgerEntries).where(sql`subject_id = ${kept}`),
  ).toHaveLength(4);
});
