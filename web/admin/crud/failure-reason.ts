import { AnswerError } from '#api/fetch-json.ts';
import { PROOF_REQUIRED } from '#contract/account.ts';
import type { AdminKey } from './paths.ts';

/** Why a write failed, as a text of ours or, when there is none, as the API says it. */
export type FailureReason = { key: AdminKey } | { detail: string };

/** `isGone`: what was to be saved lies in the trash. */
export function failureReason(error: unknown, isGone: boolean): FailureReason {
  if (!(error instanceof AnswerError)) return { key: 'editor.failed_connection' };
  const { status, problem, message } = error;
  if (isGone || status === 404) return { key: 'editor.failed_gone' };
  if (status === 403 && problem?.code === PROOF_REQUIRED) return { key: 'step_up.cancelled' };
  if (status === 401) return { key: 'editor.failed_signed_out' };
  if (status === 409 || status === 429 || status >= 500) return { key: 'editor.failed_busy' };
  return { detail: problem?.detail ?? message };
}
