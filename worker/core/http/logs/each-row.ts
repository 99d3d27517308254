import { logFailure } from './log.ts';

/**
 * Runs a step for each row, one after the other. A row that fails is logged and does not keep the others from their turn; the job fails after the
 * last one.
 */
export async function eachRow<Row>(
  job: string,
  rows: Iterable<Row>,
  step: (row: Row) => Promise<unknown>,
): Promise<void> {
  let failed = 0;
  for (const row of rows)
    try {
      await step(row);
    } catch (error) {
      failed += 1;
      logFailure(job, error);
    }
  if (failed > 0) throw new Error(`${job}: ${failed} failed`);
}
