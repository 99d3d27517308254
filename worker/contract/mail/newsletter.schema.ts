import * as v from 'valibot';
import { LanguageOrNone } from './contact.schema.ts';
import { MailAddress } from './mail-address.schema.ts';

export const SubscriptionInput = v.object({ email: MailAddress, language: LanguageOrNone });

export const TokenInput = v.object({
  token: v.pipe(
    v.string(),
    v.examples(['mB3kVx0sQe7uYt1RzJfLhN2aWcPd5gIo']),
    v.minLength(16),
    v.maxLength(100),
  ),
});
