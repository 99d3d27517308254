import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { LedgerKind } from '#contract/money/ledger.ts';
import {
  type Owing,
  REPORT_GROUPS,
  type Report,
  type ReportFigures,
} from '#contract/money/reports.ts';
import * as schema from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { aDeparture, aSoldBooking, aSoldTransfer, type Entries } from '../../test/orders/sold.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';
import { islandDay } from './island-day.sql.ts';

let admin: Admin;
let north: Awaited<ReturnType<typeof aBookableOption>>;
let boat: typeof north;
const ask = (query: string) => jsonOf<Report>(admin(`/reports?${query}`));

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aTransferTable();
  admin = await anAdmin();
  north = await aBookableOption({
    tripId: (
      await aTrip({ name: '=Faro', region: 'north', translations: { name: { en: '=Lighthouse' } } })
    ).id,
  });
  boat = await aBookableOption({
    tripId: (await aTrip({ region: 'south' })).id,
    option: { pricingPer: 'BOOKING', capacity: 10 },
  });
  await db.insert(schema.partners).values({ id: 1, name: 'Hotel Sol', slug: 'sol' });
});

const at = async (option: typeof north, date: string, capacity?: number | null) => ({
  ...{ tripId: option.tripId, optionId: option.optionId, date },
  departureId: await aDeparture(option.optionId, date, capacity),
});
const sale = (cents: number, paid = cents): Entries => [
  ['due', cents],
  ...(paid > 0 ? ([['payment', -paid]] as const) : []),
];
const sums = ({
  revenueCents,
  receivedCents,
  refundedCents,
  outstandingCents,
  bookings,
  people,
}: ReportFigures) => [
  ...[revenueCents, receivedCents, refundedCents, outstandingCents],
  ...[bookings, people],
];

test('a season: what is owed, received, refunded and outstanding, by every kind of row, and the same a year before', async () => {
  const june = await at(north, '2026-06-10');
  await aSoldBooking(june, { entries: sale(10_000), places: 3, partnerId: 1, source: 'hotel' });
  await aSoldBooking(june, { entries: sale(5000, 2000), language: 'de' });
  const cancelled: Entries = [
    ['due', 8000],
    ['payment', -8000],
    ['correction', -8000],
    ['fee', 3000],
    ['refund', 5000],
  ];
  await aSoldBooking(june, { status: 'CANCELLED', entries: cancelled, places: 4 });
  // Two come on a private hire of ten places.
  const hire = await at(boat, '2026-06-11', 10);
  await aSoldBooking(hire, { entries: sale(40_000), places: 10, unitId: boat.adult });
  await aSoldTransfer({ dates: ['2026-05-30', '2026-06-06'], entries: sale(7000) });
  await aSoldTransfer({ dates: ['2026-06-20'], entries: sale(2000), from: 2, to: 1 });
  await aSoldTransfer({ dates: ['2026-06-21'], status: 'cancelled_customer' });
  await aSoldBooking(await at(north, '2025-06-12'), { entries: sale(9000), places: 1 });

  const span = 'from=2026-06-01&to=2026-06-30&compare=year';
  const report = await ask(`${span}&by=trip`);
  expect(sums(report.totals)).toEqual([67_000, 69_000, 5000, 3000, 5, 12]);
  expect(report.totals).toMatchObject({
    averageCents: 13_400,
    taken: 15,
    capacity: 30,
    occupancy: 0.5,
  });
  expect(report.before).toMatchObject({
    from: '2025-06-01',
    to: '2025-06-30',
    totals: { revenueCents: 9000, bookings: 1 },
  });
  expect(
    report.rows.map(({ key, name, revenueCents, occupancy, before }) => [
      key,
      name,
      revenueCents,
      occupancy,
      before?.revenueCents,
    ]),
  ).toEqual([
    [`trip-${boat.tripId}`, expect.any(String), 40_000, 1, 0],
    [`trip-${north.tripId}`, '=Faro', 18_000, 0.25, 9000],
    ['transfers', null, 9000, null, 0],
  ]);

  const keys = async (by: string, more = '') =>
    (await ask(`${span}&by=${by}${more}`)).rows.map(({ key, revenueCents, before }) => [
      key,
      revenueCents,
      before?.revenueCents,
    ]);
  expect(await keys('month')).toEqual([['2026-06', 67_000, 9000]]);
  expect(await keys('day')).toEqual([
    ['2026-06-06', 7000, 0],
    ['2026-06-10', 18_000, 0],
    ['2026-06-11', 40_000, 0],
    ['2026-06-12', 0, 9000],
    ['2026-06-20', 2000, 0],
  ]);
  expect(await keys('zone')).toEqual([
    ['region-south', 40_000, 0],
    ['region-north', 18_000, 9000],
    ['zone-1', 9000, 0],
  ]);
  expect(await keys('source')).toEqual([
    ['site', 57_000, 9000],
    ['hotel', 10_000, 0],
  ]);
  expect(await keys('partner')).toEqual([
    ['none', 57_000, 9000],
    ['partner-1', 10_000, 0],
  ]);
  expect(await keys('language', '&kind=trips')).toEqual([
    ['en', 53_000, 9000],
    ['de', 5000, 0],
  ]);
  expect(await keys('language', '&kind=transfers')).toEqual([['en', 9000, 0]]);
  for (const by of REPORT_GROUPS)
    expect((await ask(`${span}&by=${by}`)).totals, by).toEqual(report.totals);
});

test('the table as a file: formulas are texts, amounts as the language writes them', async () => {
  const file = async (lang: string) =>
    (
      await admin(
        `/reports/table.csv?from=2026-06-01&to=2026-06-30&by=trip&compare=year&lang=${lang}`,
      )
    ).text();
  const german = (await file('de')).split('\r\n');
  expect(german[2]).toBe(
    `"'=Faro";"180";"200";"50";"30";"2";"5";"90";"0,25";"90";"90";"0";"0";"1";"1";"90";"0,05"`,
  );
  expect(german.at(-2)).toMatch(/^"Summe";"670";"690";"50";"30";"5";"12";"134";"0,5";/);
  expect(await file('en')).toContain(`"'=Lighthouse",180,200`);
});

test('by the day of booking the island’s midnight counts, in summer and in winter', async () => {
  const trip = await at(north, '2027-08-01');
  for (const createdAt of [
    '2027-03-10T23:30:00.000Z',
    '2027-03-10T22:59:59.999Z',
    '2027-07-10T22:00:00.000Z',
    '2027-07-10T21:59:59.999Z',
  ])
    await aSoldBooking(trip, { createdAt, entries: sale(100) });
  const days = (await ask('from=2027-03-10&to=2027-07-11&by=day&basis=booking')).rows.map(
    ({ key }) => key,
  );
  expect(days).toEqual(['2027-03-10', '2027-03-11', '2027-07-10', '2027-07-11']);
  expect((await ask('from=2027-03-11&to=2027-07-10&basis=booking')).totals.bookings).toBe(2);
});

test('the rule of the clocks in SQL is that of the calendar', async () => {
  const hours = Array.from({ length: 8800 }, (_, n) =>
    new Date(Date.UTC(2027, 11, 20) + n * 3_600_000).toISOString(),
  );
  const day = islandDay(sql`value`);
  const rows = await db.all<{ day: string }>(
    sql`SELECT ${day} AS day FROM json_each(${JSON.stringify(hours)}) ORDER BY key`,
  );
  expect(rows.map((row) => row.day)).toEqual(hours.map((hour) => menorcaToday(new Date(hour))));
});

test('of random bookings, payments and refunds the sums are those of the ledger, to the cent', async () => {
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const kinds: LedgerKind[] = ['due', 'correction', 'fee', 'payment', 'deposit', 'refund'];
  for (let n = 0; n < 60; n += 1) {
    const entries: Entries = Array.from({ length: below(6) }, () => {
      const kind = kinds[below(6)] ?? 'due';
      const cents = 1 + below(99_999);
      return [
        kind,
        kind === 'payment' || kind === 'deposit' || kind === 'correction' ? -cents : cents,
      ];
    });
    const date = addDays('2024-01-01', below(366));
    if (n % 3 === 0) await aSoldTransfer({ dates: [date], entries });
    else await aSoldBooking(await at(n % 2 ? north : boat, date), { entries });
  }
  const ids = sql`(SELECT id FROM bookings WHERE local_date LIKE '2024%' UNION ALL SELECT request_id FROM transfer_legs WHERE local_date LIKE '2024%')`;
  const sum = (of: string) => sql`coalesce(sum(cents) FILTER (WHERE kind IN (${sql.raw(of)})), 0)`;
  const [ledger] = await db.all<object>(
    sql`SELECT ${sum("'due','correction','fee'")} AS revenueCents, -${sum("'payment','deposit'")} AS receivedCents, ${sum("'refund'")} AS refundedCents FROM ledger_entries WHERE subject_id IN ${ids}`,
  );
  for (const by of REPORT_GROUPS) {
    const { rows, totals } = await ask(`from=2024-01-01&to=2024-12-31&by=${by}`);
    expect(totals).toMatchObject(ledger ?? {});
    for (const key of [
      'revenueCents',
      'receivedCents',
      'refundedCents',
      'outstandingCents',
      'people',
    ] as const)
      expect(
        rows.reduce((total, row) => total + row[key], 0),
        `${by} ${key}`,
      ).toBe(totals[key]);
  }
});

test('the quarter’s file has each movement of money once, by the island’s days', async () => {
  const trip = await at(north, '2029-05-01');
  const entries: Entries = [
    ['due', 5000],
    ['deposit', -1500, '2029-03-31T22:30:00.000Z'],
    ['payment', -3500, '2029-06-30T21:59:59.000Z'],
    ['refund', 1000, '2029-06-30T22:00:00.000Z'],
  ];
  await aSoldBooking(trip, { entries });
  const [entry] = await db
    .select()
    .from(schema.ledgerEntries)
    .where(sql`at = '2029-03-31T22:30:00.000Z'`);
  const issuer = {
    name: 'Marès',
    taxNumber: '1',
    address: 'x',
    email: 'x',
    phone: 'x',
    prefix: '',
  };
  await db.insert(schema.receipts).values({
    ...{
      series: 'R',
      year: 2029,
      number: 7,
      entryId: entry?.id ?? 0,
      subjectKind: 'booking',
      subjectId: entry?.subjectId ?? '',
      reference: 'x',
    },
    ...{
      language: 'en',
      issuer,
      lines: [],
      totalCents: 1500,
      vatCents: 260,
      actor: 'test',
      issuedAt: '2029-04-01T00:00:00.000Z',
      key: 'k',
    },
  });
  const lines = async (quarter: number) =>
    (await (await admin(`/reports/quarter.csv?year=2029&quarter=${quarter}&lang=en`)).text())
      .split('\r\n')
      .slice(1, -1);
  expect(await lines(2)).toEqual([
    `"2029-04-01 00:30","${entry?.subjectId}","Deposit","Trip","Cash",15,"EUR",2.6,"R-2029-0007",,`,
    `"2029-06-30 23:59","${entry?.subjectId}","Payment","Trip","Cash",35,"EUR",,,,`,
  ]);
  expect(await lines(3)).toEqual([
    `"2029-07-01 00:00","${entry?.subjectId}","Refund","Trip","Cash",-10,"EUR",,,,`,
  ]);
  expect(await lines(1)).toEqual([]);
});

test.each([
  'by=zodiac&basis=1&kind=%00',
  'from=2026-13-01&to=x',
  'from=2026-02-30',
  "by=day'--&demo=2",
  'from=2000-01-01&to=2100-12-31',
  'year=-1',
])('an address that says %s is answered with the defaults', async (query) => {
  expect((await admin(`/reports?${query}`)).status).toBe(200);
  expect((await admin(`/reports/quarter.csv?${query}`)).status).toBe(200);
});

test('the list of who owes adds up to the outstanding money of the report, to the cent, in every view of it', async () => {
  const day = await at(north, '2031-07-10');
  await aSoldBooking(day, { entries: sale(5001, 2000) });
  await aSoldBooking(day, { entries: sale(3333) });
  // Money that is to be paid back does not lower other debts.
  await aSoldBooking(day, {
    entries: [
      ['due', 1000],
      ['payment', -4000],
    ],
  });
  const overdue: Entries = [
    ['due', 8000],
    ['correction', -8000],
    ['fee', 3000],
  ];
  await aSoldBooking(day, { status: 'CANCELLED', entries: overdue });
  await aSoldTransfer({ dates: ['2031-07-01', '2031-07-12'], entries: sale(7003, 1) });
  // Its departure was called off, and its guest has not chosen: nothing is owed until then.
  await aSoldBooking(day, { status: 'CONFIRMED', source: 'phone', entries: [['due', 9900]] });
  await db
    .update(schema.bookings)
    .set({ choiceAskedAt: '2031-07-08T08:00:00.000Z' })
    .where(sql`${schema.bookings.totalCents} >= 0 AND ${schema.bookings.source} = 'phone'`);
  for (const view of ['', '&kind=trips', '&kind=transfers', '&basis=booking', '&by=source']) {
    const asked = `from=2031-07-01&to=2031-07-31${view}`;
    const owing = await jsonOf<Owing>(admin(`/reports/owing?${asked}`));
    const sum = owing.items.reduce((cents, { outstandingCents }) => cents + outstandingCents, 0);
    expect([sum, owing.outstandingCents], view).toEqual(
      Array(2).fill((await ask(asked)).totals.outstandingCents),
    );
  }
  const first = await jsonOf<Owing>(
    admin('/reports/owing?from=2031-07-01&to=2031-07-31&pageSize=2'),
  );
  expect(first).toMatchObject({ total: 3, outstandingCents: 3001 + 3000 + 7002 });
  expect(first.items.map(({ kind, date }) => [kind, date])).toEqual([
    ['booking', '2031-07-10'],
    ['booking', '2031-07-10'],
  ]);
});
