import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  type Backup,
  type BackupAnswer,
} from '#contract/admin/backup.ts';
import type { Order } from '#contract/orders/orders.ts';
import { migrationState } from '#core/db/migration-state.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { anAdmin, jsonOf } from '../admin.ts';
import { db } from '../builders.ts';
import { bindings, getJson, send } from '../client.ts';
import { itemDifferences } from '../orders/item-differences.ts';
import { TRANSFERS, TRIP_REQUESTS } from './former-links.ts';
import { BOOKINGS, withMoney } from './former-money.ts';
import dump from './site.sql?raw';

// The same site of three ages: its guests' requests at commits 829f546 (migrations 0000 to 0002) and 2b9af51 (to 0008), and with bookings and their money
// at the last commit before orders were worked on (to 0019).

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;
const { MIGRATIONS } = env as unknown as { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] };
const migrate = (until?: number) => applyD1Migrations(bindings.DB, MIGRATIONS.slice(0, until));

/** One `reset()` keeps the database of a runtime that has just started. */
async function emptyDatabase(): Promise<void> {
  do await reset();
  while (await bindings.DB.prepare('SELECT 1 FROM sqlite_master').first());
}
async function rowsByTable(): Promise<Rows> {
  const { results } = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*search*' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*' AND name <> 'd1_migrations'`,
  ).all<{ name: string }>();
  const tables = await Promise.all(
    results.map(async ({ name }) => {
      const { results: rows } = await bindings.DB.prepare(`SELECT * FROM "${name}"`).all<Row>();
      return [name, rows] as const;
    }),
  );
  return Object.fromEntries(tables);
}
async function loadDump() {
  await emptyDatabase();
  const statements = dump.split('\n--> statement-breakpoint\n');
  await bindings.DB.batch(statements.map((one) => bindings.DB.prepare(one.trim())));
}

/** The rows of `site` as far as the tables of an earlier state have them. */
async function insertFormer(site: Rows) {
  const tables = await rowsByTable();
  const statements = [bindings.DB.prepare('PRAGMA defer_foreign_keys = on')];
  for (const table of Object.keys(tables)) {
    const { results } = await bindings.DB.prepare(`PRAGMA table_info("${table}")`).all<Row>();
    const columns = results.map(({ name }) => String(name));
    for (const row of site[table] ?? []) {
      const given = columns.filter((column) => column in row);
      statements.push(
        bindings.DB.prepare(
          `INSERT OR REPLACE INTO "${table}" (${given.map((one) => `"${one}"`).join(', ')}) VALUES (${given.map(() => '?').join(', ')})`,
        ).bind(...given.map((column) => row[column])),
      );
    }
  }
  await bindings.DB.batch(statements);
}

const AGES = {
  '829f546': async () => {
    await loadDump();
    const site = await rowsByTable();
    await emptyDatabase();
    await migrate(3);
    await insertFormer(site);
  },
  '2b9af51': async () => {
    await loadDump();
    const site = await rowsByTable();
    await emptyDatabase();
    await migrate(9);
    await insertFormer(site);
  },
  'the head before part 1': async () => {
    await loadDump();
    await migrate(20);
    await withMoney();
  },
} as const;

const ledgerOf = async () =>
  (
    await bindings.DB.prepare(
      'SELECT subject_kind, subject_id, kind, method, cents, actor, at, reference, session_id, key FROM ledger_entries ORDER BY key',
    ).all<Row>()
  ).results;
const eventsOf = (rows: readonly Row[] = []) =>
  rows
    .map(({ request_id: item, to_status: to, actor, note, created_at: at, type }) =>
      JSON.stringify([item, to, actor, note, at, type ?? 'state']),
    )
    .sort();

/** Each link of a guest's mail opens its item, and the order of that item alone. */
async function linksOpenOrders(withBookings: boolean) {
  const links = [
    ...TRANSFERS.map(([, reference, token]) => ['transfers/requests', reference, token] as const),
    ...TRIP_REQUESTS.map(([reference, token]) => ['bookings', reference, token] as const),
    ...(withBookings
      ? BOOKINGS.map(([reference, token]) => ['bookings', reference, token] as const)
      : []),
  ];
  for (const [path, reference, token] of links) {
    expect(await getJson(`/api/${path}/${reference}?token=${token}`)).toMatchObject({ reference });
    const order = await getJson<Order>(`/api/orders/${reference}?token=${token}`);
    expect(order.items.map((one) => one.reference)).toEqual([reference]);
    expect((await send(`/api/orders/${reference}?token=${token}x`)).status).toBe(404);
  }
  if (!withBookings) return;
  for (const [reference, token, balance] of BOOKINGS)
    expect(await getJson(`/api/orders/${reference}?token=${token}`)).toMatchObject({
      balanceCents: balance,
    });
}

async function isSound() {
  expect((await bindings.DB.prepare('PRAGMA foreign_key_check').all()).results).toEqual([]);
  const { results } = await bindings.DB.prepare(
    `SELECT reference FROM (SELECT reference, order_id FROM bookings UNION ALL SELECT reference, order_id FROM transfer_requests) GROUP BY reference HAVING count(*) > 1 OR max(order_id IS NULL)`,
  ).all();
  expect(results).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual({});
  expect(await itemDifferences(db)).toEqual([]);
}

for (const [age, build] of Object.entries(AGES)) {
  const withBookings = build === AGES['the head before part 1'];

  test(`a database of ${age} comes up with every link, reference, cent and history`, async () => {
    await build();
    const before = await rowsByTable();
    const money = withBookings ? await ledgerOf() : [];
    await migrate();
    const after = await rowsByTable();
    expect(await migrationState(bindings.DB)).toEqual({ pending: [], missing: [] });
    const now = await ledgerOf();
    // The price of what was confirmed before there was a ledger is its first entry.
    expect(now.filter(({ key }) => money.some((one) => one.key === key))).toEqual(money);
    if (withBookings) expect(now).toEqual(money);
    const events = eventsOf(after.request_events);
    for (const event of eventsOf(
      (before.request_events ?? []).filter(({ kind }) => kind === 'transfer'),
    ))
      expect(events).toContain(event);
    await isSound();
    await linksOpenOrders(withBookings);
  });
}

for (const age of ['2b9af51', 'the head before part 1'] as const) {
  const withBookings = age === 'the head before part 1';

  test(`a backup of ${age} is restored with every link, reference, cent and history`, async () => {
    await AGES[age]();
    const before = await rowsByTable();
    const money = withBookings ? await ledgerOf() : [];
    await emptyDatabase();
    await migrate();
    const admin = await anAdmin();
    const given = [...BACKUP_TABLES, 'trip_requests'].filter((table) => before[table]);
    const backup = {
      ...{ format: BACKUP_FORMAT, version: 1, exportedAt: '2026-11-27T13:01:26.425Z' },
      tables: Object.fromEntries(given.map((table) => [table, before[table]])) as Backup['tables'],
      pictures: [],
    };
    const { rows } = await jsonOf<BackupAnswer>(admin('/backup', 'PUT', backup));
    expect(rows).toBe(given.reduce((sum, table) => sum + (before[table]?.length ?? 0), 0));
    expect((await ledgerOf()).filter(({ key }) => money.some((one) => one.key === key))).toEqual(
      money,
    );
    await isSound();
    await linksOpenOrders(withBookings);
  });
}
