import type { FreshSite } from './site.ts';

export type Stage = {
  site: FreshSite;
  seed: number;
  /** Generated requests. */
  requests: number;
  /** Concurrent requests. */
  connections: number;
  /** Duration of the load. */
  seconds: number;
  /** How often the process is killed. */
  lives: number;
};
/** Measured figures of a part, and failures in words. */
export type Outcome = { figures: Record<string, number | string>; failures: string[] };
export type Part = (stage: Stage) => Promise<Outcome>;

export const say = (line = '') => process.stdout.write(`${line}\n`);

/** Parts one after the other, as one. */
export const inTurn =
  (...parts: readonly Part[]): Part =>
  async (stage) => {
    const all: Outcome = { figures: {}, failures: [] };
    for (const part of parts) {
      const { figures, failures } = await part(stage);
      Object.assign(all.figures, figures);
      all.failures.push(...failures);
    }
    return all;
  };

/** The value below which `share` of all values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Runs `work` for every item, `width` at a time. */
export async function sideBySide<T>(
  items: Iterable<T>,
  width: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = [...items].entries();
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
