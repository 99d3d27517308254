/** A read that has not answered by then is asked once more beside it. */
const HEDGE_MS = 250;
const MAX_ASKS = 4;
/** Nobody waits longer. */
const GIVE_UP_MS = 3000;

/** What D1 would say again however often it is asked: the statement is wrong. */
const isLasting = (error: unknown) =>
  error instanceof Error && /SQLITE_(?!BUSY|LOCKED|IOERR)|syntax error|no such (?:table|column)|D1_TYPE_ERROR/.test(error.message);

/**
 * Asks until an answer comes: again at once after an error that may pass, and beside a question that is slow; the first answer counts.
 * For reads alone, which may be asked any number of times. Rejects with the last error, or when nothing answered in three seconds.
 */
export function steadily<T>(ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const begun = Date.now();
    let asked = 0;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (end: () => void) => {
      clearTimeout(timer);
      asked = MAX_ASKS;
      end();
    };
    const giveUp = () => settle(() => reject(new Error('D1 did not answer in time.')));
    const once = () => {
      clearTimeout(timer);
      asked += 1;
      timer = asked < MAX_ASKS ? setTimeout(once, HEDGE_MS) : setTimeout(giveUp, begun + GIVE_UP_MS - Date.now());
      ask().then(
        (answer) => settle(() => resolve(answer)),
        (error: unknown) => {
          failed += 1;
          if (isLasting(error) || failed === MAX_ASKS) settle(() => reject(error));
          else if (asked < MAX_ASKS) once();
        },
      );
    };
    once();
  });
}
