import { execFileSync } from 'node:child_process';
import os from 'node:os';

export type Machine = { date: string; cores: number; cpu: string; memoryGb: number; node: string; chromium: string; load: number };

/** The machine of the measurement: figures mean little without it. */
export function thisMachine(chromium: string): Machine {
  const cpus = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    cores: cpus.length,
    cpu: cpus[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    chromium: execFileSync(chromium, ['--version'], { encoding: 'utf8' })
      .trim()
      .replace(/^(?:Chromium|Google Chrome) (\S+).*$/s, '$1'),
    load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  };
}

export const named = (machine: Machine): string =>
  `${machine.date} UTC, ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB, Node ${machine.node}, Chromium ${machine.chromium}, load ${machine.load} at the start`;
