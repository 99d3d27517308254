import { failureFacts, log } from '#core/http/logs/log.ts';

/** AVIFs that may wait in the queue; others are encoded when they are requested again. */
const MOST_WAITING = 40;
/** Background work ends by then: an AVIF that is not finished was lost with its request, and the queue must continue without it. */
const LOST_MS = 30_000;

const waiting = new Map<string, () => Promise<unknown>>();
let making: { key: string; begunAt: number } | undefined;

async function makeWaiting(): Promise<void> {
  for (const [key, make] of waiting) {
    waiting.delete(key);
    const mine = { key, begunAt: Date.now() };
    making = mine;
    await make().catch((error: unknown) => log('warn', 'no AVIF', { key, ...failureFacts(error) }));
    // This run counts as lost, and another one processes the queue.
    if (making !== mine) return;
  }
  making = undefined;
}

/**
 * Encodes an AVIF after those in the queue, one at a time: each takes seconds. For background work only: a request that finds no run in
 * progress processes the whole queue.
 */
export async function makeInTurn(key: string, make: () => Promise<unknown>): Promise<void> {
  const running = making && Date.now() - making.begunAt < LOST_MS ? making : undefined;
  if (running?.key === key) return;
  if (waiting.size < MOST_WAITING) waiting.set(key, make);
  if (!running) await makeWaiting();
}
