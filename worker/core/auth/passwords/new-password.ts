import type { FieldErrorCode } from '#contract/problem.ts';
import { ApiError } from '#core/http/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

const refuse = (code: FieldErrorCode, message: string) =>
  new ApiError(422, 'Some fields are not valid.', {
    errors: [{ path: 'password', code, message }],
  });

/** Refuses easily guessed passwords; the contract checks the length. */
export function checkNewPassword(password: string, email: string): void {
  const text = password.trim().toLowerCase();
  if (text === email || text === email.split('@')[0])
    throw refuse('password_email', 'The password must not be the email address.');
  if (isCommonPassword(password))
    throw refuse('password_common', 'This password is too easy to guess.');
}
