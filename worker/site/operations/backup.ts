import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  BACKUP_VERSION,
  type Backup,
  type BackupPicture,
  type BackupRow,
  type BackupTable,
  CONTENT_TABLES,
  PERSONAL_TABLES,
} from '#contract/admin/backup.ts';
import { partOf } from '#contract/admin/backup-set.ts';
import type { Tables } from './former-backup.ts';
import { restoreStatements, whereIn } from './restore-statements.ts';

const columnsOf = async (d1: D1Database, table: BackupTable) =>
  (
    await d1.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>()
  ).results.map(({ name }) => name);

/** The rows of the given tables that belong to the backup, as the database stores them, read in one transaction. */
export async function readBackup(d1: D1Database, hasPersonal: boolean): Promise<Backup> {
  const tables = hasPersonal ? BACKUP_TABLES : CONTENT_TABLES;
  const results = await d1.batch<BackupRow>(
    tables.map((table) =>
      d1.prepare(`SELECT * FROM ${table}${whereIn(partOf(table, hasPersonal))}`),
    ),
  );
  const rows = Object.fromEntries(
    tables.map((table, index) => [table, results[index]?.results ?? []]),
  );
  const pictures = ((rows.images ?? []) as Record<string, string | number>[]).map(
    ({ path, sha256, content_type, bytes }) =>
      ({ path, sha256, contentType: content_type, bytes }) as BackupPicture,
  );
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    exportedAt: new Date().toISOString(),
    tables: rows,
    pictures,
  };
}

const bringsGuests = (tables: Tables) =>
  PERSONAL_TABLES.some((table) => tables[table] !== undefined);

/** Whether there is no content that this backup would replace. Settings alone do not count: each installation creates some itself. */
export async function hasRoom(d1: D1Database, tables: Tables): Promise<boolean> {
  const given = BACKUP_TABLES.filter(
    (table) => table !== 'settings' && tables[table] !== undefined,
  );
  if (given.length === 0) return true;
  const statement = (table: BackupTable) =>
    d1.prepare(
      `SELECT EXISTS (SELECT 1 FROM ${table}${whereIn(partOf(table, bringsGuests(tables)))}) AS found`,
    );
  const answers = await d1.batch<{ found: number }>(given.map(statement));
  return answers.every(({ results }) => results[0]?.found === 0);
}

const idsOf = (rows: readonly BackupRow[] | undefined) =>
  JSON.stringify((rows ?? []).map(({ id }) => id ?? null));

/** Whether remaining requests or bookings refer to a trip, option or place that this backup would remove. */
export async function takesFromRequests(d1: D1Database, tables: Tables): Promise<boolean> {
  const checks = [
    ...(['trips', 'trip_options', 'trip_units'] as const).map((table) => {
      const booked = {
        trips: 'bookings WHERE trip_id',
        trip_options: 'departures WHERE option_id',
        trip_units: 'booking_units WHERE unit_id',
      };
      return (
        !tables.bookings && tables[table] && { sql: `${booked[table]} NOT IN`, rows: tables[table] }
      );
    }),
    ...(['from_place_id', 'to_place_id'] as const).map(
      (column) =>
        !tables.transfer_requests &&
        tables.transfer_places && {
          sql: `transfer_requests WHERE ${column} NOT IN`,
          rows: tables.transfer_places,
        },
    ),
  ].filter((check) => !!check);
  if (checks.length === 0) return false;
  const statement = ({ sql, rows }: (typeof checks)[number]) =>
    d1
      .prepare(`SELECT EXISTS (SELECT 1 FROM ${sql} (SELECT value FROM json_each(?))) AS found`)
      .bind(idsOf(rows));
  const answers = await d1.batch<{ found: number }>(checks.map(statement));
  return answers.some(({ results }) => results[0]?.found === 1);
}

/**
 * Replaces what belongs to a backup by its rows, in one transaction: all or nothing. Columns that the backup lacks get their defaults;
 * unknown columns are dropped; the administrators' names on rows are not restored. Throws D1's error when rows are inconsistent.
 */
export async function writeBackup(d1: D1Database, tables: Tables): Promise<number> {
  const given = BACKUP_TABLES.filter((table) => tables[table] !== undefined);
  const known = new Map(
    await Promise.all(given.map(async (table) => [table, await columnsOf(d1, table)] as const)),
  );
  const { statements, rows } = restoreStatements(d1, tables, known, bringsGuests(tables));
  await d1.batch(statements);
  return rows;
}
