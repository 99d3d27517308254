import { readdirSync, readFileSync } from 'node:fs';
import { isPortFree } from '../../wrangler.ts';

const FIRST_PORT = 8955;
const PORTS = 200;

export async function freePort(from = FIRST_PORT): Promise<number> {
  for (let port = from; port < FIRST_PORT + PORTS; port += 1)
    if (await isPortFree(port)) return port;
  throw new Error(`No port is free from ${FIRST_PORT} on.`);
}

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Another operating system, or the process has ended.
    return '';
  }
};

/** A process and all its descendants. */
function familyOf(pid: number): number[] {
  let tasks: string[] = [];
  try {
    tasks = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [pid];
  }
  const children = tasks.flatMap((task) =>
    readOrEmpty(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(familyOf)];
}

/** Resident memory of the workerd processes below `pid`, in MB; 0 on systems that do not report it. */
export function workerMemory(pid: number): number {
  const workers = familyOf(pid).filter((one) =>
    readOrEmpty(`/proc/${one}/comm`).startsWith('workerd'),
  );
  const kilobytes = workers.map((one) =>
    Number(/VmRSS:\s+(\d+)/.exec(readOrEmpty(`/proc/${one}/status`))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

/** Process groups that must not outlive this process. */
const groups = new Set<number>();

/** Kills a process and all that it started, immediately. */
export function killGroup(pid: number): void {
  groups.delete(pid);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

export const endWithUs = (pid: number) => void groups.add(pid);
export const isOver = (pid: number) => void groups.delete(pid);

process.once('exit', () => groups.forEach(killGroup));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
