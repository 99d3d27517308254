/** No visitor waits longer for the database; the answer's copy or a 503 takes its place. */
const DEADLINE_MS = 3000;
/** The second try comes after a random part of this, so that the requests of one moment do not return together. */
const JITTER_MS = 200;

/**
 * Errors after which a read may be tried again. Not «overloaded» and «too many requests queued», which more requests make worse, and no
 * error of a statement, which would fail again. Source: Cloudflare's list of D1 errors, https://developers.cloudflare.com/d1/observability/debug-d1/#error-list.
 */
const RETRYABLE = /Network connection lost|caused object to be reset|reset because its code was updated|transient issue|starting up D1/i;

const isRetryable = (error: unknown) => error instanceof Error && RETRYABLE.test(error.message);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs a read, once more when D1 says that it may be retried. Rejects with its error, or after `DEADLINE_MS`. */
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
