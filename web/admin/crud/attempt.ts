import { AnswerError } from '#api/fetch-json.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { errorsOf } from '#forms/field-messages.ts';

export type Outcome<T> =
  | { is: 'saved'; saved: T }
  /** Somebody else was first; `current` is how it stands now. */
  | { is: 'conflict'; current: T }
  | { is: 'refused'; errors: Record<string, FieldErrorCode>; error: AnswerError }
  | { is: 'failed'; error: unknown };

/** Sends a write and tells how it ended. */
export async function attempt<T>(send: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { is: 'saved', saved: await send() };
  } catch (error) {
    if (!(error instanceof AnswerError)) return { is: 'failed', error };
    const { problem, fieldErrors, status } = error;
    const current = (problem as { current?: T } | undefined)?.current;
    if (status === 409 && current) return { is: 'conflict', current };
    if (status !== 422) return { is: 'failed', error };
    return { is: 'refused', errors: errorsOf(fieldErrors), error };
  }
}
