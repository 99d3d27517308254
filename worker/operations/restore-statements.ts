import type { BackupRow, BackupTable } from '#contract/backup.ts';
import { type PartOfTable, partOf } from '#contract/backup-set.ts';

/** D1 accepts values of up to two million bytes; rows are inserted in parts well below that. */
const PART_BYTES = 400_000;

/** Accounts and keys stay with their installation: here the same number is another account's, so no account is named. */
const UNNAMED: Readonly<Record<string, string>> = {
  'transfer_price_versions.created_by': 'NULL',
  'revisions.user_id': 'NULL',
  // `user:3`, `key:2`; guests and the system are the same everywhere.
  'request_events.actor': `iif(value ->> '$.actor' GLOB '*:*', 'firm', value ->> '$.actor')`,
};

const quote = (name: string) => `"${name}"`;
const textList = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** The rows that belong to a backup, as a condition; empty when all do. */
export const whereIn = (part: PartOfTable | undefined) =>
  part ? ` WHERE ${part.column} ${part.isIn ? '' : 'NOT '}IN (${textList(part.values)})` : '';

const belongs = (part: PartOfTable | undefined) => (row: BackupRow) =>
  part === undefined || part.values.includes(String(row[part.column])) === part.isIn;

/** Rows in parts whose JSON is small enough for one bound value. */
function parts(rows: readonly BackupRow[]): BackupRow[][] {
  const result: BackupRow[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const bytes = JSON.stringify(row).length * 2;
    if (size + bytes > PART_BYTES) {
      result.push([]);
      size = 0;
    }
    result.at(-1)?.push(row);
    size += bytes;
  }
  return result;
}

/** What makes room for a table's rows. */
function deletion(d1: D1Database, table: BackupTable, rows: readonly BackupRow[], part: PartOfTable | undefined): D1PreparedStatement[] {
  // Documents are written over one by one.
  if (table === 'settings') return [];
  // Mail that was sent since the backup was made must not wait to be sent again.
  if (table === 'outbox')
    return [
      d1
        .prepare(`DELETE FROM outbox WHERE NOT (status = 'sent' AND id IN (SELECT value FROM json_each(?)))`)
        .bind(JSON.stringify(rows.map(({ id }) => id ?? null))),
    ];
  const remove = d1.prepare(`DELETE FROM ${table}${whereIn(part)}`);
  // Numbers of revisions that stay make way: they may be those of the backup.
  return table === 'revisions' && part ? [remove, d1.prepare('UPDATE revisions SET id = -id')] : [remove];
}

/** What becomes of a row that is there already. */
const CONFLICTS: Partial<Record<BackupTable, (columns: readonly string[]) => string>> = {
  settings: (columns) => {
    const changes = columns.filter((name) => name !== 'key').map((name) => `${quote(name)} = excluded.${quote(name)}`);
    // How an installation sends its mail is its own; only one that has no mail settings yet takes those of the backup.
    return changes.length > 0 ? ` ON CONFLICT (key) DO UPDATE SET ${changes.join(', ')} WHERE settings.key <> 'mail'` : '';
  },
  outbox: () => ' ON CONFLICT (id) DO NOTHING',
};

function insertions(d1: D1Database, table: BackupTable, rows: readonly BackupRow[], known: readonly string[]): D1PreparedStatement[] {
  const columns = known.filter((name) => rows.some((row) => name in row));
  if (columns.length === 0) return [];
  const value = (name: string) => UNNAMED[`${table}.${name}`] ?? `value ->> '$.${name}'`;
  // `WHERE true` tells SQLite that what follows is no join.
  const sql = `INSERT INTO ${table} (${columns.map(quote).join(', ')}) SELECT ${columns.map(value).join(', ')} FROM json_each(?) WHERE true${CONFLICTS[table]?.(columns) ?? ''}`;
  return parts(rows).map((part) => d1.prepare(sql).bind(JSON.stringify(part)));
}

/** All that a restore writes, parents before children. */
export function restoreStatements(
  d1: D1Database,
  tables: Partial<Record<BackupTable, readonly BackupRow[]>>,
  /** The tables that the backup brings, parents first, with the columns that they have here. */
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
    // Triggers write tags anew; what a former row left behind must not stay.
    ...[...brought].reverse().flatMap(({ table, rows, part }) => deletion(d1, table, rows, part)),
    ...brought.flatMap(({ table, rows, columns }) => insertions(d1, table, rows, columns)),
    ...(isRenumbered ? [d1.prepare('UPDATE revisions SET id = (SELECT max(max(id), 0) FROM revisions) - id WHERE id < 0')] : []),
  ];
  return { statements, rows: brought.reduce((sum, { rows }) => sum + rows.length, 0) };
}
