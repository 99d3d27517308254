import type { Settings } from '#contract/pages/settings.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import { isCommonPassword } from './common-passwords.ts';

const refuse = (code: FieldErrorCode, message: ProblemText) =>
  new ApiError(422, 'problem.invalid_fields', {
    errors: [{ path: 'password', code, message }],
  });

type Account = { email: string; name: string };
type Firm = Pick<Settings, 'siteName' | 'legalName' | 'email'>;

/** Refuses easily guessed passwords, also those made of the person's and the firm's names; the contract checks the length. */
export function checkNewPassword(password: string, { email, name }: Account, firm: Firm): void {
  const text = password.trim().toLowerCase();
  if (text === email || text === email.split('@')[0])
    throw refuse('password_email', 'form.password_email');
  const names = [name, email, firm.siteName, firm.legalName, firm.email];
  if (isCommonPassword(password, names)) throw refuse('password_common', 'form.password_common');
}
