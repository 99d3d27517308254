import type { Context } from 'hono';
import type { ImportOptions } from '#contract/imports/imports.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import type { App } from '#env';

/** What an import works with. */
export type Run = { c: Context<App>; now: Date; importId: string; options: ImportOptions };

/** What a row made, as its undoing needs it. */
export type Made = Record<string, unknown>;
export type Outcome = {
  state: 'made' | 'same' | 'refused';
  reason?: ProblemText | undefined;
  /** The field of the row that the reason is about. */
  path?: string | undefined;
  made?: Made;
};
export type Undone = { state: 'undone' | 'kept'; reason?: ProblemText };

export const refused = (reason: ProblemText, path?: string): Outcome => ({
  state: 'refused',
  reason,
  path,
});
export const isRefused = (value: object): value is Outcome =>
  'state' in value && value.state === 'refused';

/** A refusal of the product as that of a row; other errors stay errors. */
export function refusalOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  const [first] = error.errors ?? [];
  return refused(first?.message ?? error.detail, first?.path.split('.').at(-1));
}
