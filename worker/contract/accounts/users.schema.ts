import * as v from 'valibot';
import { Count, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { ContactEmail } from '../mail/contact.schema.ts';
import { PersonName } from '../people/person-name.schema.ts';
import { NewPassword } from './password.schema.ts';
import { ROLES } from './user.ts';

const entries = {
  email: v.pipe(ContactEmail, v.toLowerCase()),
  name: PersonName,
  role: v.picklist(ROLES),
};

export const UserInput = v.object({ ...entries, password: NewPassword });

/** Its owner chooses the password, by a link in a mail in this language. */
export const InvitationInput = v.object({ ...entries, language: v.optional(Language) });

/** Without a password, or with an empty one, it stays unchanged. */
export const UserUpdate = v.object({
  ...entries,
  version: Id,
  password: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => (text === '' ? undefined : text)),
    v.optional(NewPassword),
  ),
});

/** What every account must have. */
export const AccountRules = v.object({ isFactorRequired: v.boolean() });
export const AccountRulesUpdate = v.object({ ...AccountRules.entries, version: Count });

/** The language of mails to this person. */
export const MailLanguageInput = v.object({ language: v.optional(Language) });
