import { inTime } from '#core/http/in-time.ts';
import type { Made } from './make-variant.ts';

/** A transformation that is not finished by then was lost with the request that started it; the next request starts a new one. */
const LOST_MS = 10_000;

type Making = { made: Promise<Made | undefined>; begunAt: number };

/** Variants being encoded, so that concurrent requests share one transformation. */
const inTheMaking = new Map<string, Making>();

function begin(
  key: string,
  context: Pick<ExecutionContext, 'waitUntil'>,
  make: () => Promise<Made | undefined>,
): Making['made'] {
  const made = make().finally(() => inTheMaking.get(key)?.made === made && inTheMaking.delete(key));
  inTheMaking.set(key, { made, begunAt: Date.now() });
  // Other requests wait for it even when the client that started it has disconnected.
  context.waitUntil(made.catch(() => undefined));
  return made;
}

/** One transformation per variant for all concurrent requests; undefined when the original does not exist. */
export async function makeCoalesced(
  ...[key, context, make]: Parameters<typeof begin>
): Promise<Made | undefined> {
  const running = inTheMaking.get(key);
  const leftMs = running ? running.begunAt + LOST_MS - Date.now() : 0;
  if (!running || leftMs <= 0) return begin(key, context, make);
  return (await inTime(running.made, leftMs)) ?? makeCoalesced(key, context, make);
}
