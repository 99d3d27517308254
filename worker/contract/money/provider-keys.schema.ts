import * as v from 'valibot';
import { Language } from '../languages/language.schema.ts';
import { ContactEmail } from '../mail/contact.schema.ts';

const Key = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

export const StripeKeysInput = v.object({ secretKey: Key, webhookSecret: Key });
/** `to`: where the test mail goes. */
export const MailKeyInput = v.object({
  key: Key,
  to: ContactEmail,
  language: v.optional(Language, 'es'),
});
export const MailArrival = v.object({ hasArrived: v.boolean() });
