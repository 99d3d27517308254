import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Folders of other users of the machine are not ours to remove. */
const PREFIX = `menorca-test-${process.getuid?.() ?? 0}-`;
/** Bytes: databases and buckets of all tests need about 1 GiB. */
const ROOM = 4 * 1024 ** 3;

const hasRoom = (folder: string) => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
};

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * A folder for what tests write, named after this process. It is in memory where there is room: a local database waits for the disk at each
 * statement that writes. Folders of runs that were cut off are removed.
 */
export function scratchFolder(memory = MEMORY): string {
  const base = hasRoom(memory) ? memory : tmpdir();
  for (const name of readdirSync(base))
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))))
      rmSync(path.join(base, name), { recursive: true, force: true });
  const folder = path.join(base, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
