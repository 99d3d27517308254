import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { localPlatform } from '#cli/local-platform.ts';

type Check = { check: string; answer: string };
type Sqlite = { DatabaseSync: new (file: string) => { prepare: (statement: string) => { all: () => object[] }; close: () => void } };

const FULL = 'PRAGMA integrity_check';
/** All that D1 itself lets one ask. */
const QUICK = 'PRAGMA quick_check';

/** The file in which the local D1 keeps its one database. */
function databaseFile(directory: string): string {
  const folder = path.join(directory, 'v3/d1/miniflare-D1DatabaseObject');
  const name = readdirSync(folder).find((one) => one.endsWith('.sqlite') && one !== 'metadata.sqlite');
  return path.join(folder, name ?? '');
}

/** Node's own SQLite, where this Node has one; the name is put together, as older type descriptions do not know it. */
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

/** SQLite's own verdict on the database file, by the most thorough means that there is here. */
export async function checkIntegrity(directory: string): Promise<Check> {
  const file = databaseFile(directory);
  const full = (await byNode(file)) ?? byCommand(file);
  return full === undefined ? { check: QUICK, answer: await byD1(directory) } : { check: FULL, answer: full };
}
