import { createMiddleware } from 'hono/factory';
import type { App } from '#env';

/** A longer body is not read to its end: the connection is closed. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads the rest of the request's body after a refusal. workerd often resets a connection that is answered before its request has been
 * read: the client would see a broken connection instead of the refusal.
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
    // The client has disconnected.
  }
});
