import { beforeAll, expect, test } from 'vitest';
import type { OrderListQuery } from '#contract/orders/order-list.ts';
import { connect } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { aTripType } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { noWork, watchedD1 } from '../../test/d1/d1-work.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { filledAtOnce } from '../../test/orders/filled-at-once.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';
import { isThorough } from '../../test/thorough.ts';
import { orderList } from './order-list.reads.ts';

// A list of orders reads about the same with ten times the orders, whatever it is filtered by.

const TODAY = '2026-07-01';
const FEW = isThorough ? 1000 : 500;
const MANY = FEW * 10;
const ALL: OrderListQuery = {
  ...{ q: undefined, kind: undefined, status: '', paid: undefined, task: undefined },
  ...{ day: undefined, from: undefined, to: undefined, partner: undefined, source: undefined },
  ...{ sort: undefined, page: 1, pageSize: 20 },
};
const LISTS: [string, Partial<OrderListQuery>][] = [
  ['all', {}],
  ['by the day of the order', { sort: '-created' }],
  ['transfers', { kind: 'transfer' }],
  ['gift vouchers', { kind: 'voucher' }],
  ['gift vouchers that are issued', { status: 'issued' }],
  ['gift vouchers that are not paid, newest first', { status: 'unpaid', sort: '-created' }],
  ['what is open', { status: 'open' }],
  ['a state', { status: 'cancelled_customer' }],
  ['a state, newest first', { status: 'cancelled_customer', sort: '-created' }],
  ['to answer', { task: 'answer' }],
  ['to collect', { task: 'collect' }],
  ['to tell', { task: 'tell' }],
  ['coming', { task: 'coming' }],
  ['past', { task: 'past' }],
  ['closed', { task: 'closed' }],
  ['paid', { paid: 'yes' }],
  ['not paid', { paid: 'no' }],
  ['partly paid', { paid: 'partly' }],
  ['a partner', { partner: 1 }],
  ['a source', { source: 'desk' }],
  ['from a day on', { from: '2026-09-01' }],
  ['a rare name', { q: 'zafiro' }],
  ['a word of all', { q: 'guest' }],
  ['the fifth page', { page: 5 }],
];

const run = (statement: string) => bindings.DB.prepare(statement).run();

/** Orders with these numbers over a year: a trip each, every other one with a transfer as well, and every fifth one with a gift voucher. */
async function fillOrders(option: { tripId: number; optionId: number }, from: number, to: number) {
  const n = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  const day = `date('2026-01-01', '+' || (i * 37 % 365) || ' days')`;
  const contact = `iif(i <= 5, 'Zafiro ', 'Guest ') || i`;
  const stamp = `'2026-01-01T00:00:' || printf('%05d', i)`;
  await run(`INSERT INTO orders (id, reference, manage_token_hash, contact_name, language, source, created_at, updated_at)
    ${n} SELECT 'order-' || i, 'ORDER-' || i, 'hash', ${contact}, 'en', 'site', ${stamp}, ${stamp} FROM n`);
  await run(`INSERT INTO bookings (id, uuid, reference, order_id, status, ended_as, trip_id, option_id, departure_id, local_date, local_time, places, total_cents,
      contact_name, language, source, partner_id, manage_token_hash, created_at)
    ${n} SELECT 'trip-' || i, 'uuid-' || i, 'TRIP-' || i, 'order-' || i,
      iif(i % 10 = 0, 'CANCELLED', iif(i % 10 = 1, 'PENDING', iif(${day} < '${TODAY}' AND i % 10 < 8, 'REDEEMED', 'CONFIRMED'))), iif(i % 10 = 0, 'guest', NULL),
      ${option.tripId}, ${option.optionId}, 1, ${day}, '10:00', 2, 5000, ${contact}, 'en', iif(i % 20 = 3, 'desk', 'site'), iif(i % 20 = 4, 1, NULL), 'hash', ${stamp} FROM n`);
  await run(`INSERT INTO transfer_requests (id, reference, order_id, manage_token_hash, status, from_place_id, to_place_id, vehicle_code, adults, luggage, total_cents,
      price_version, contact_name, language, source, privacy_edition, privacy_accepted_at, created_at)
    ${n} SELECT 'ride-' || i, 'RIDE-' || i, 'order-' || i, 'hash', iif(i % 20 = 2, 'new', 'confirmed'), 1, 2, 'standard', 2, '{}', 4000, 1, ${contact}, 'en', 'site', '1', '2026-01-01', ${stamp}
    FROM n WHERE i % 2 = 0`);
  await run(`INSERT INTO transfer_legs (request_id, leg, local_date, local_time, starts_at, ends_at)
    ${n} SELECT 'ride-' || i, leg.value, date(${day}, '-1 day', iif(leg.value = 'return', '+7 days', '+0 days')), '12:00', '', ''
    FROM n, json_each('["outbound", "return"]') AS leg WHERE i % 2 = 0 AND (leg.value = 'outbound' OR i % 4 = 0)`);
  await run(
    `INSERT INTO gift_vouchers (id, code, cents, recipient, language) ${n} SELECT i, 'CODE-' || i, 2000, 'Guest ' || i, 'en' FROM n WHERE i % 10 = 0`,
  );
  await run(`INSERT INTO voucher_items (id, reference, order_id, manage_token_hash, status, cents, language, voucher_id, created_at)
    ${n} SELECT 'gift-' || i, 'GIFT-' || i, 'order-' || i, 'hash', iif(i % 10 = 0, 'issued', 'unpaid'), 2000, 'en', iif(i % 10 = 0, i, NULL), ${stamp} FROM n WHERE i % 5 = 0`);
  const entry = (kind: string, cents: string, which: string) =>
    run(`INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, key)
      ${n} SELECT 'booking', 'trip-' || i, '${kind}', ${cents}, 'system', '${kind}-' || i FROM n WHERE i % 10 NOT IN (0, 1) AND ${which}`);
  await entry('due', '5000', 'true');
  await entry('payment', 'iif(i % 10 = 5, -1000, -5000)', 'i % 10 > 4');
}

async function rowsOf(change: Partial<OrderListQuery>) {
  const work = noWork();
  const db = connect(watchedD1(bindings.DB, work));
  const { items } = await new Reader(db).run(orderList(db, { ...ALL, ...change }, TODAY));
  return { rows: work.rowsRead, items: items.length };
}

const few: Awaited<ReturnType<typeof rowsOf>>[] = [];
const many: typeof few = [];
beforeAll(async () => {
  await aTripType({ id: 1 });
  await aTransferTable();
  const option = await aBookableOption();
  await run(`INSERT INTO departures (id, option_id, local_date, local_time, starts_at, capacity, schedule_version)
    VALUES (1, ${option.optionId}, '2026-06-01', '10:00', '2026-06-01T08:00:00.000Z', 100000, 0)`);
  await run(
    `INSERT INTO partners (id, name, slug, kind, terms, language) VALUES (1, 'Hotel', 'hotel', 'hotel', 'net', 'en')`,
  );
  await filledAtOnce(() => fillOrders(option, 1, FEW));
  for (const [, change] of LISTS) few.push(await rowsOf(change));
  await filledAtOnce(() => fillOrders(option, FEW + 1, MANY));
  for (const [, change] of LISTS) many.push(await rowsOf(change));
}, 240_000);

test.each(LISTS.map(([name], index) => [name, index] as const))(
  '%s: at most three times the rows are read with ten times the orders',
  (name, index) => {
    const [before, after] = [few[index], many[index]];
    if (name !== 'to tell') expect(before?.items).toBeGreaterThan(0);
    expect(after?.rows).toBeLessThanOrEqual((before?.rows ?? 0) * 3 + 20);
  },
);
