import type { BackupRow, BackupTable } from '#contract/admin/backup.ts';
import { type PartOfTable, partOf } from '#contract/admin/backup-set.ts';
import { REFRESH_ITEMS } from '#core/db/item-index.sql.ts';
import { DEFAULT_OPTIONS, MARK_STAND_INS } from '#core/db/published/default-options.ts';
import { KEEP_ROWS } from '#core/db/statements/append-only.ts';
import { formerStatements, type Tables } from './former-backup.ts';
import { parts } from './row-parts.ts';

const nameless = (column: string) =>
  `iif(value ->> '$.${column}' GLOB '*:*', 'firm', value ->> '$.${column}')`;

/** Accounts and keys belong to their installation: here the same id is another account's, so no account is named. */
const UNNAMED: Readonly<Record<string, string>> = {
  'transfer_price_versions.created_by': 'NULL',
  'trip_price_versions.created_by': 'NULL',
  'revisions.user_id': 'NULL',
  // `user:3`, `key:2`; guests and the system are the same everywhere.
  'ledger_entries.actor': nameless('actor'),
  'receipts.actor': nameless('actor'),
  'partner_statements.actor': nameless('actor'),
  'partner_statements.paid_by': nameless('paid_by'),
  'gift_voucher_entries.actor': nameless('actor'),
  'refunds.actor': nameless('actor'),
  'request_events.actor': nameless('actor'),
};

const quote = (name: string) => `"${name}"`;
const textList = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Condition for the rows that belong to a backup; empty when all do. */
export const whereIn = (part: PartOfTable | undefined) =>
  part ? ` WHERE ${part.column} ${part.isIn ? '' : 'NOT '}IN (${textList(part.values)})` : '';

/** A row from before the column belongs to every backup. */
const belongs = (part: PartOfTable | undefined) => (row: BackupRow) =>
  part === undefined ||
  row[part.column] === undefined ||
  part.values.includes(String(row[part.column])) === part.isIn;

/** Statements that delete a table's rows before the restore. */
function deletion(
  d1: D1Database,
  table: BackupTable,
  rows: readonly BackupRow[],
  part: PartOfTable | undefined,
): D1PreparedStatement[] {
  // Documents are overwritten one by one.
  if (table === 'settings') return [];
  // Mail that was sent after the backup was made must not become due again.
  if (table === 'outbox')
    return [
      d1
        .prepare(
          `DELETE FROM outbox WHERE NOT (status = 'sent' AND id IN (SELECT value FROM json_each(?)))`,
        )
        .bind(JSON.stringify(rows.map(({ id }) => id ?? null))),
    ];
  if (table === 'resource_absences') return [d1.prepare('DELETE FROM resource_absences')];
  const remove = d1.prepare(`DELETE FROM ${table}${whereIn(part)}`);
  // A restore replaces whole tables that refuse deletions otherwise.
  const keep = KEEP_ROWS[table];
  if (keep)
    return [d1.prepare(`DROP TRIGGER IF EXISTS ${table}_keep_delete`), remove, d1.prepare(keep)];
  // Remaining revisions get new ids, because the backup may contain the old ones.
  return table === 'revisions' && part
    ? [remove, d1.prepare('UPDATE revisions SET id = -id')]
    : [remove];
}

/** How an existing row is handled. */
const CONFLICTS: Partial<Record<BackupTable, (columns: readonly string[]) => string>> = {
  settings: (columns) => {
    const changes = columns
      .filter((name) => name !== 'key')
      .map((name) => `${quote(name)} = excluded.${quote(name)}`);
    // An installation keeps its own mail settings; only one without any takes those of the backup.
    return changes.length > 0
      ? ` ON CONFLICT (key) DO UPDATE SET ${changes.join(', ')} WHERE settings.key <> 'mail'`
      : '';
  },
  outbox: () => ' ON CONFLICT (id) DO NOTHING',
  // A trigger has written the part of a payment for one item.
  payment_parts: () => ' ON CONFLICT DO NOTHING',
};

function insertions(
  d1: D1Database,
  table: BackupTable,
  rows: readonly BackupRow[],
  known: readonly string[],
): D1PreparedStatement[] {
  const columns = known.filter((name) => rows.some((row) => name in row));
  if (columns.length === 0) return [];
  const value = (name: string) => UNNAMED[`${table}.${name}`] ?? `value ->> '$.${name}'`;
  // `WHERE true` makes clear to SQLite that the next clause is no join.
  const sql = `INSERT INTO ${table} (${columns.map(quote).join(', ')}) SELECT ${columns.map(value).join(', ')} FROM json_each(?) WHERE true${CONFLICTS[table]?.(columns) ?? ''}`;
  return parts(rows).map((part) => d1.prepare(sql).bind(JSON.stringify(part)));
}

/** Tables of an option, children first. */
const OF_OPTIONS = [
  'trip_option_uses',
  'trip_prices',
  'trip_price_versions',
  'trip_extras',
  'trip_exceptions',
  'trip_schedules',
  'trip_units',
] as const;

/** A backup from before options has none: those of trips that it does not know go, and every trip gets one. */
function optionsOfTrips(
  d1: D1Database,
  options: readonly BackupRow[] | undefined,
): D1PreparedStatement[] {
  const lost = 'SELECT id FROM trip_options WHERE trip_id NOT IN (SELECT id FROM trips)';
  const removal = [
    ...OF_OPTIONS.map((table) => `DELETE FROM ${table} WHERE option_id IN (${lost})`),
    `DELETE FROM trip_options WHERE id IN (${lost})`,
  ];
  const isFormer = options?.every((row) => !('stand_in' in row));
  return [...(options ? [] : removal), ...(isFormer ? MARK_STAND_INS : []), ...DEFAULT_OPTIONS].map(
    (statement) => d1.prepare(statement),
  );
}

/** Calendars of others are read at once, in full; those of resources that did not come go. */
const READ_CALENDARS = [
  'DELETE FROM resource_calendars WHERE resource_id NOT IN (SELECT id FROM resources)',
  "UPDATE resource_calendars SET etag = NULL, content_at = NULL, next_read_at = ''",
];

/** All statements of a restore, parents before children. */
export function restoreStatements(
  d1: D1Database,
  tables: Tables,
  /** The tables of the backup, parents first, with the columns that exist here. */
  known: ReadonlyMap<BackupTable, readonly string[]>,
  hasPersonal: boolean,
): { statements: D1PreparedStatement[]; rows: number } {
  const brought = [...known].map(([table, columns]) => {
    const part = partOf(table, hasPersonal);
    return { table, columns, part, rows: (tables[table] ?? []).filter(belongs(part)) };
  });
  const isRenumbered = brought.some(({ table, part }) => table === 'revisions' && part);
  const statements = [
    d1.prepare('PRAGMA defer_foreign_keys = on'),
    // Triggers recreate tags; those of former rows must not remain.
    ...[...brought].reverse().flatMap(({ table, rows, part }) => deletion(d1, table, rows, part)),
    ...brought.flatMap(({ table, rows, columns }) => insertions(d1, table, rows, columns)),
    ...(tables.trips ? optionsOfTrips(d1, tables.trip_options) : []),
    ...formerStatements(d1, tables),
    ...(tables.resources ? READ_CALENDARS.map((statement) => d1.prepare(statement)) : []),
    // Bookings that stayed are found by the names of the trips and places that came.
    ...REFRESH_ITEMS.map((statement) => d1.prepare(statement)),
    ...(isRenumbered
      ? [
          d1.prepare(
            'UPDATE revisions SET id = (SELECT max(max(id), 0) FROM revisions) - id WHERE id < 0',
          ),
        ]
      : []),
  ];
  return {
    statements,
    rows: brought.reduce((sum, { rows }) => sum + rows.length, tables.trip_requests?.length ?? 0),
  };
}
