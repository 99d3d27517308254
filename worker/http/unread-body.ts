import { createMiddleware } from 'hono/factory';
import type { App } from '#env';

/** What is longer is not waited for: its sender is cut off. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Takes in what a refusal left unread of the request's body. A connection that is answered before its request has been read is
 * reset by workerd as often as not: the sender would see a broken connection, and never the refusal.
 */
export const readBodyToTheEnd = createMiddleware<App>(async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (!body || bodyUsed || body.locked) return;
  const reader = body.getReader();
  try {
    for (let bytes = 0; bytes <= MOST_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Whoever sent it has gone.
  }
});
