import * as v from 'valibot';
import { PASSWORD_MAX, PASSWORD_MIN } from './password.ts';

/** Length only: required character classes make passwords harder to remember, not harder to guess. */
export const NewPassword = v.pipe(
  v.string(),
  v.examples(['four plain words here']),
  v.minLength(1),
  v.minLength(PASSWORD_MIN, 'password_short'),
  v.maxLength(PASSWORD_MAX),
);
