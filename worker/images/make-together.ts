import { inTime } from '#http/in-time.ts';
import type { Made } from './make-variant.ts';

/** What has not come back by then was lost with the request in which it began; the next visitor begins anew. */
const LOST_MS = 10_000;

type Making = { made: Promise<Made | undefined>; begunAt: number };

/** Variants being made right now, so that visitors who come together wait for one transformation. */
const inTheMaking = new Map<string, Making>();

function begin(key: string, context: Pick<ExecutionContext, 'waitUntil'>, make: () => Promise<Made | undefined>): Making['made'] {
  const made = make().finally(() => inTheMaking.get(key)?.made === made && inTheMaking.delete(key));
  inTheMaking.set(key, { made, begunAt: Date.now() });
  // Others wait for it even when the visitor with whom it began has gone.
  context.waitUntil(made.catch(() => undefined));
  return made;
}

/** One transformation a variant, however many ask for it at once; undefined when there is nothing to make it from. */
export async function makeTogether(...[key, context, make]: Parameters<typeof begin>): Promise<Made | undefined> {
  const running = inTheMaking.get(key);
  const leftMs = running ? running.begunAt + LOST_MS - Date.now() : 0;
  if (!running || leftMs <= 0) return begin(key, context, make);
  return (await inTime(running.made, leftMs)) ?? makeTogether(key, context, make);
}
