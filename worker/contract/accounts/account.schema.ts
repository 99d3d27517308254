import * as v from 'valibot';
import { Language } from '../languages/language.schema.ts';
import { ContactEmail } from '../mail/contact.schema.ts';
import { PersonName } from '../people/person-name.schema.ts';
import { tidyCode } from '../texts/tidy-text.ts';
import { NewPassword } from './password.schema.ts';

export const AccountInput = v.object({ name: PersonName });

export const PasswordChangeInput = v.object({ password: NewPassword });

/** The user's password or, with a second factor, a code: one of the two is enough. */
export const ProofInput = v.object({
  password: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  code: v.optional(v.pipe(v.string(), v.transform(tidyCode), v.maxLength(40)), ''),
});

export const TotpCodeInput = v.object({
  code: v.pipe(v.string(), v.transform(tidyCode), v.minLength(1), v.maxLength(40)),
});

export const ResetRequestInput = v.object({
  email: v.pipe(ContactEmail, v.toLowerCase()),
  language: v.optional(Language),
});

export const ResetInput = v.object({
  token: v.pipe(
    v.string(),
    v.examples(['mB3kVx0sQe7uYt1RzJfLhN2aWcPd5gIo']),
    v.minLength(16),
    v.maxLength(100),
  ),
  password: NewPassword,
});
