import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  BACKUP_VERSION,
  type Backup,
  type BackupPicture,
  type BackupRow,
  type BackupTable,
  CONTENT_TABLES,
} from '#contract/backup.ts';

/** D1 takes values of up to two million bytes; rows go in by parts well below. */
const PART_BYTES = 400_000;

/** Accounts and keys stay with their installation: here the same number is somebody else's, so nobody is named. */
const UNNAMED: Readonly<Record<string, string>> = {
  'transfer_price_versions.created_by': 'NULL',
  'revisions.user_id': 'NULL',
  // `user:3`, `key:2`; guests and the system are the same everywhere.
  'request_events.actor': `iif(value ->> '$.actor' GLOB '*:*', 'firm', value ->> '$.actor')`,
};

const quote = (name: string) => `"${name}"`;
const columnsOf = async (d1: D1Database, table: BackupTable) =>
  (await d1.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>()).results.map(({ name }) => name);

/** Everything of the named tables, as the database holds it, read in one transaction. */
export async function readBackup(d1: D1Database, hasPersonal: boolean): Promise<Backup> {
  const tables = hasPersonal ? BACKUP_TABLES : CONTENT_TABLES;
  // A content backup goes to others (a copy of the site); the secret that signs guests' links does not.
  const statement = (table: BackupTable) =>
    d1.prepare(`SELECT * FROM ${table}${table === 'settings' && !hasPersonal ? ` WHERE key <> 'quote-secret'` : ''}`);
  const results = await d1.batch<BackupRow>(tables.map(statement));
  const rows = Object.fromEntries(tables.map((table, index) => [table, results[index]?.results ?? []]));
  const pictures = ((rows.images ?? []) as Record<string, string | number>[]).map(
    ({ path, sha256, content_type, bytes }) => ({ path, sha256, contentType: content_type, bytes }) as BackupPicture,
  );
  return { format: BACKUP_FORMAT, version: BACKUP_VERSION, exportedAt: new Date().toISOString(), tables: rows, pictures };
}

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

/** Is there nothing yet that a backup would bring? Settings alone do not count: each installation makes some by itself. */
export async function isEmpty(d1: D1Database): Promise<boolean> {
  const tables = BACKUP_TABLES.filter((table) => table !== 'settings');
  const answers = await d1.batch<{ found: number }>(tables.map((table) => d1.prepare(`SELECT EXISTS (SELECT 1 FROM ${table}) AS found`)));
  return answers.every(({ results }) => results[0]?.found === 0);
}

/**
 * Puts a backup in place of what the same tables hold, in one transaction: all of it or nothing. Columns that the backup does not know
 * get their defaults; those that the table does not know are left out; who of the firm did what is not kept. Throws D1's error when rows
 * contradict one another.
 */
export async function writeBackup(d1: D1Database, tables: Partial<Record<BackupTable, readonly BackupRow[]>>): Promise<number> {
  const given = BACKUP_TABLES.filter((table) => tables[table] !== undefined);
  const statements: D1PreparedStatement[] = [
    d1.prepare('PRAGMA defer_foreign_keys = on'),
    // Triggers write tags anew; what a former row left behind must not stay.
    ...[...given].reverse().map((table) => d1.prepare(`DELETE FROM ${table}`)),
  ];
  let count = 0;
  for (const table of given) {
    const rows = tables[table] ?? [];
    const known = await columnsOf(d1, table);
    const columns = known.filter((name) => rows.some((row) => Object.hasOwn(row, name)));
    count += rows.length;
    if (columns.length === 0) continue;
    const names = columns.map(quote).join(', ');
    const value = (name: string) => UNNAMED[`${table}.${name}`] ?? `value ->> '$.${name}'`;
    for (const part of parts(rows))
      statements.push(
        d1.prepare(`INSERT INTO ${table} (${names}) SELECT ${columns.map(value).join(', ')} FROM json_each(?)`).bind(JSON.stringify(part)),
      );
  }
  await d1.batch(statements);
  return count;
}
