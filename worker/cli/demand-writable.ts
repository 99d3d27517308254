import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that the local database and bucket are kept in, below a state folder. */
const STATE_FOLDERS = ['v3', path.join('v3', 'd1'), path.join('v3', 'r2')];

/** Throws one sentence when a folder cannot be made or written. A file is really made: root passes every check of permissions. */
export function demandWritable(folder: string, remedy: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(path.join(folder, '.writable-')));
  } catch (error) {
    throw new Error(
      `The folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). ${remedy}`,
    );
  }
}

/** What a start writes: the build, wrangler's own files, and the state. */
export function demandWritableSite(state: string): void {
  const remedy = 'Make it writable, or run the site from a folder that is.';
  for (const folder of ['dist', '.wrangler']) demandWritable(folder, remedy);
  const other = 'Make it writable, or choose another: npm start -- --persist-to DIR';
  demandWritable(state, other);
  for (const folder of STATE_FOLDERS.map((name) => path.join(state, name)))
    if (existsSync(folder)) demandWritable(folder, other);
}
