import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REQUEST_HISTORY, requestsToBookings } from './former/former-requests.ts';
import { ITEM_INDEX } from './item-index.sql.ts';
import { MARK_STAND_INS } from './published/default-options.ts';
import { FILL_TERMS, TERMS_TRIGGERS } from './terms.sql.ts';
import { TRIP_PACKS } from './trip-packs.sql.ts';

const migrations = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort();
/** Without comments, which may mention statements. */
const sqlOf = (name: string) =>
  readFileSync(`migrations/${name}`, 'utf8').replace(/--(?!> statement-breakpoint).*$/gm, '');
const statementsOf = (name: string) =>
  sqlOf(name)
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim().replace(/\s+/g, ' '));
const later = migrations.slice(1);

/** The search index has no child tables and no data of its own: a migration may recreate it. */
const SEARCH_ANEW =
  /^DROP TABLE search;\n--> statement-breakpoint\nCREATE VIRTUAL TABLE search USING fts5\(/m;

/** Without child tables: a log, and the requests whose rows the same migration moves (a version that still writes there fails, and loses nothing). */
const RETIRED = /^DROP TABLE `(?:route_stats|trip_requests)`;$/m;

test('no migration drops a table, as a rebuild would delete children in silence, but a retired one and the search index, made anew at once', () => {
  expect(migrations.length).toBeGreaterThan(0);
  for (const name of migrations)
    expect(sqlOf(name).replace(SEARCH_ANEW, '').replace(RETIRED, ''), name).not.toMatch(
      /DROP\s+TABLE/i,
    );
});

test('each snapshot names the one before it: drizzle-kit generates nothing from a forked history', () => {
  const snapshots = readdirSync('migrations/meta')
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .map(
      (name) =>
        JSON.parse(readFileSync(`migrations/meta/${name}`, 'utf8')) as {
          id: string;
          prevId: string;
        },
    );
  expect(snapshots).toHaveLength(migrations.length);
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(
    snapshots.slice(0, -1).map(({ id }) => id),
  );
});

test('no foreign key cascades', () => {
  for (const name of migrations)
    expect(sqlOf(name), name).not.toMatch(/ON DELETE (?:CASCADE|SET)/i);
});

// Migrations run while the former version still serves: what it reads and writes must stay compatible.

test('nothing that the running version knows is renamed or taken away', () => {
  for (const name of later)
    expect(sqlOf(name), name).not.toMatch(/\bRENAME\b|DROP\s+COLUMN|__new_/i);
});

test('a column comes with a default or may be empty: the running version does not fill it', () => {
  const added = later.flatMap((name) =>
    statementsOf(name).filter((statement) => /^ALTER TABLE/i.test(statement)),
  );
  expect(added.length).toBeGreaterThan(0);
  for (const statement of added) {
    expect(statement).toMatch(/^ALTER TABLE \S+ ADD (?:COLUMN )?/i);
    if (/NOT NULL/i.test(statement)) expect(statement).toMatch(/DEFAULT/i);
    expect(statement).not.toMatch(/\bUNIQUE\b/i);
  }
});

test('no table that was there is held to new rules: a unique index comes with its own table', () => {
  for (const name of later) {
    const made = [
      ...sqlOf(name).matchAll(/CREATE (?:VIRTUAL )?TABLE (?:IF NOT EXISTS )?[`"]?(\w+)/gi),
    ].map(([, table]) => table);
    for (const [, table] of sqlOf(name).matchAll(/CREATE UNIQUE INDEX [^\n]+? ON [`"]?(\w+)/gi))
      expect(made, name).toContain(table);
  }
});

test('a trigger or view that is dropped is made anew by the same migration', () => {
  for (const name of later)
    for (const [, kind = '', what = ''] of sqlOf(name).matchAll(
      /DROP (TRIGGER|VIEW) (?:IF EXISTS )?[`"]?(\w+)/gi,
    ))
      expect(sqlOf(name), `${name}: ${what}`).toMatch(
        new RegExp(`CREATE ${kind} (?:IF NOT EXISTS )?[\`"]?${what}\\b`, 'i'),
      );
});

test('no migration deletes rows, but those of derived tables: the search index and the numbers of the filters', () => {
  for (const name of later)
    expect(sqlOf(name), name).not.toMatch(/^\s*DELETE FROM (?!search\b|trip_facets\b)/im);
});

test('requests in a backup become bookings by the statements of the migration', () => {
  const statements = [...requestsToBookings('trip_requests'), ...REQUEST_HISTORY].map((one) =>
    one.trim().replace(/\s+/g, ' '),
  );
  expect(
    statementsOf('0017_requests_become_bookings.sql').map((one) => one.replace(/;$/, '')),
  ).toEqual(expect.arrayContaining(statements));
});

test('terms are filled in by the statements that are in force', () => {
  const statements = statementsOf('0020_terms.sql');
  for (const statement of [...FILL_TERMS, ...TERMS_TRIGGERS])
    expect(statements).toContain(`${statement.replace(/\s+/g, ' ')};`);
});

test('the migration and a restore recognise options on request by the same statements', () => {
  const statements = statementsOf('0024_stand_in_options.sql');
  for (const statement of MARK_STAND_INS)
    expect(statements).toContain(`${statement.replace(/\s+/g, ' ')};`);
});

const MADE_BY: Readonly<Record<string, readonly string[]>> = {
  item_index: [
    '0029_item_index.sql',
    '0031_item_tasks.sql',
    '0035_voucher_index.sql',
    '0040_call_offs_and_offers.sql',
    '0043_leftovers.sql',
  ],
  trip_packs: ['0030_trip_packs.sql', '0044_trip_suits.sql'],
};

test.each([
  ['item_index', ITEM_INDEX],
  ['trip_packs', TRIP_PACKS],
])('what %s has is written by the statements that are in force', (table, made) => {
  const statements = (MADE_BY[table] ?? []).flatMap((one) => statementsOf(one));
  for (const statement of made) expect(statements).toContain(`${statement.replace(/\s+/g, ' ')};`);
});
