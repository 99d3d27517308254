import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { localPlatform } from '../local/local-platform.ts';

type Check = { check: string; answer: string };
type Sqlite = {
  DatabaseSync: new (
    file: string,
  ) => { prepare: (statement: string) => { all: () => object[] }; close: () => void };
};

const FULL = 'PRAGMA integrity_check';
/** The most thorough check that D1 permits. */
const QUICK = 'PRAGMA quick_check';

/** The file of the local D1's only database. */
function databaseFile(directory: string): string {
  const folder = path.join(directory, 'v3/d1/miniflare-D1DatabaseObject');
  const name = readdirSync(folder).find(
    (one) => one.endsWith('.sqlite') && one !== 'metadata.sqlite',
  );
  return path.join(folder, name ?? '');
}

/** Node's own SQLite, if this Node has one; the module name is concatenated because older type definitions do not know it. */
async function byNode(file: string): Promise<string | undefined> {
  try {
    const { DatabaseSync } = (await import(['node', 'sqlite'].join(':'))) as Sqlite;
    const database = new DatabaseSync(file);
    const rows = database.prepare(FULL).all();
    database.close();
    return rows.map((row) => Object.values(row).join()).join('; ');
  } catch {
    return undefined;
  }
}

function byCommand(file: string): string | undefined {
  try {
    return execFileSync('sqlite3', [file, `${FULL};`], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

async function byD1(directory: string): Promise<string> {
  const platform = await localPlatform(directory);
  const { results } = await platform.env.DB.prepare(QUICK).all<Record<string, unknown>>();
  await platform.dispose();
  return results.map((row) => Object.values(row).join()).join('; ');
}

/** SQLite's own check of the database file, by the most thorough means available. */
export async function checkIntegrity(directory: string): Promise<Check> {
  const file = databaseFile(directory);
  const full = (await byNode(file)) ?? byCommand(file);
  return full === undefined
    ? { check: QUICK, answer: await byD1(directory) }
    : { check: FULL, answer: full };
}
