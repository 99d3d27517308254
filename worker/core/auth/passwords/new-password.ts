import type { FieldErrorCode } from '#contract/problem.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import { isCommonPassword } from './common-passwords.ts';

const refuse = (code: FieldErrorCode, message: ProblemText) =>
  new ApiError(422, 'problem.invalid_fields', {
    errors: [{ path: 'password', code, message }],
  });

/** Refuses easily guessed passwords; the contract checks the length. */
export function checkNewPassword(password: string, email: string): void {
  const text = password.trim().toLowerCase();
  if (text === email || text === email.split('@')[0])
    throw refuse('password_email', 'form.password_email');
  if (isCommonPassword(password)) throw refuse('password_common', 'form.password_common');
}
