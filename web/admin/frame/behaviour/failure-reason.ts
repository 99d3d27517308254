import { AnswerError } from '#base/api/fetch-json.ts';
import { PROOF_REQUIRED } from '#contract/accounts/account.ts';
import type { AdminKey } from './paths.ts';

/** Our text for why a save failed; a fallback yields to the server's message. `isGone`: the row is in the trash. */
export function failureReason(
  error: unknown,
  isGone: boolean,
): { key: AdminKey; isFallback: boolean } {
  if (!(error instanceof AnswerError))
    return { key: 'editor.failed_connection', isFallback: false };
  const { status, problem } = error;
  if (isGone || status === 404) return { key: 'editor.failed_gone', isFallback: false };
  if (status === 403 && problem?.code === PROOF_REQUIRED)
    return { key: 'step_up.cancelled', isFallback: false };
  if (status === 401) return { key: 'editor.failed_signed_out', isFallback: false };
  if (status === 409 || status >= 500) return { key: 'editor.failed_busy', isFallback: false };
  return { key: 'editor.failed_refused', isFallback: true };
}
