import { failureFacts, log } from '#http/log.ts';

/** AVIFs that may wait for their turn; what is beyond is made when it is asked for again. */
const MOST_WAITING = 40;
/** Background work is cut off by then: an AVIF that has not come back was lost with its request, and those that wait have to go on without. */
const LOST_MS = 30_000;

const waiting = new Map<string, () => Promise<unknown>>();
let making: { key: string; begunAt: number } | undefined;

async function makeWaiting(): Promise<void> {
  for (const [key, make] of waiting) {
    waiting.delete(key);
    const mine = { key, begunAt: Date.now() };
    making = mine;
    await make().catch((error: unknown) => log('warn', 'no AVIF', { key, ...failureFacts(error) }));
    // Given up for lost, and somebody else makes what waits.
    if (making !== mine) return;
  }
  making = undefined;
}

/**
 * Makes an AVIF after those that wait already, one at a time: it takes seconds. For the background alone: whoever comes while nobody makes
 * any makes all that wait.
 */
export async function makeInTurn(key: string, make: () => Promise<unknown>): Promise<void> {
  const running = making && Date.now() - making.begunAt < LOST_MS ? making : undefined;
  if (running?.key === key) return;
  if (waiting.size < MOST_WAITING) waiting.set(key, make);
  if (!running) await makeWaiting();
}
