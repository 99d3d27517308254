import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const unlessGone = <T>(read: () => T[]): T[] => {
  try {
    return read();
  } catch {
    // A process that ended meanwhile, or another user's.
    return [];
  }
};

/** Processes that have a database of this state open, by `/proc`; on systems without it none are found. `directory`: its real path. */
export function holdersOf(directory: string): number[] {
  const databases = path.join(directory, 'v3', 'd1') + path.sep;
  const holds = (pid: string) =>
    unlessGone(() => readdirSync(`/proc/${pid}/fd`)).some((fd) =>
      unlessGone(() => [readlinkSync(`/proc/${pid}/fd/${fd}`)]).some((file) => file.startsWith(databases)),
    );
  const pids = unlessGone(() => readdirSync('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.filter(holds).map(Number);
}
