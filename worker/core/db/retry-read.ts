/** Longest time that a visitor waits for the database; then a cached response or a 503 is sent. */
const DEADLINE_MS = 3000;
/** The retry is delayed by a random part of this, so that simultaneous requests do not return together. */
const JITTER_MS = 200;

/**
 * Errors after which a read may be retried. Not «overloaded» and «too many requests queued», which more requests make worse, and no error
 * of a statement, which would fail again. Source: Cloudflare's list of D1 errors,
 * https://developers.cloudflare.com/d1/observability/debug-d1/#error-list.
 */
const RETRYABLE =
  /Network connection lost|caused object to be reset|reset because its code was updated|transient issue|starting up D1/i;

const isRetryable = (error: unknown) => error instanceof Error && RETRYABLE.test(error.message);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs a read, with one retry when D1 permits it. Rejects with its error, or after `DEADLINE_MS`. */
export function retryRead<T>(read: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('D1 did not answer in time.')), DEADLINE_MS);
  });
  const tried = read().catch(async (error: unknown) => {
    if (!isRetryable(error)) throw error;
    await wait(Math.random() * JITTER_MS);
    return read();
  });
  return Promise.race([tried, deadline]).finally(() => clearTimeout(timer));
}
