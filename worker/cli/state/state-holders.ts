import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const unlessGone = <T>(read: () => T[]): T[] => {
  try {
    return read();
  } catch {
    // The process has ended or belongs to another user.
    return [];
  }
};

/** Processes that have a database of this state open, from `/proc`; none on systems without it. `directory`: its real path. */
export function holdersOf(directory: string): number[] {
  const databases = path.join(directory, 'v3', 'd1') + path.sep;
  const holds = (pid: string) =>
    unlessGone(() => readdirSync(`/proc/${pid}/fd`)).some((fd) =>
      unlessGone(() => [readlinkSync(`/proc/${pid}/fd/${fd}`)]).some((file) =>
        file.startsWith(databases),
      ),
    );
  const pids = unlessGone(() => readdirSync('/proc')).filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  );
  return pids.filter(holds).map(Number);
}

const readProcess = (pid: number | string, file: 'comm' | 'status') =>
  unlessGone(() => [readFileSync(`/proc/${pid}/${file}`, 'utf8')])[0] ?? '';

/** Whether a runtime has lost the Node process that started it: it serves no one and would keep the state open for ever. */
export function isOrphan(pid: number): boolean {
  const [, parent] = /^PPid:\s*(\d+)$/m.exec(readProcess(pid, 'status')) ?? [];
  if (!parent || readProcess(pid, 'comm').trim() !== 'workerd') return false;
  // Newer versions of Node name their main thread.
  return !/node|MainThread/.test(readProcess(parent, 'comm'));
}
