import * as v from 'valibot';
import { ContactEmail } from './contact.ts';
import type { Edited } from './crud.ts';
import { Id } from './fields.ts';
import { Language } from './language.ts';
import { NewPassword } from './password.ts';
import { PersonName } from './person-name.ts';
import { ROLES, type Role } from './user.ts';

/** An account as administrators see it: neither the password's hash nor any secret. */
export type UserRow = Edited & { email: string; name: string; role: Role; hasSecondFactor: boolean; lastSignInAt: string | null };

const entries = { email: v.pipe(ContactEmail, v.toLowerCase()), name: PersonName, role: v.picklist(ROLES) };

export const UserInput = v.object({ ...entries, password: NewPassword });
export type UserInput = v.InferOutput<typeof UserInput>;

/** Without a password, or with an empty one, it stays. */
export const UserUpdate = v.object({
  ...entries,
  version: Id,
  password: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => (text === '' ? undefined : text)),
    v.optional(NewPassword),
  ),
});
export type UserUpdate = v.InferOutput<typeof UserUpdate>;

/** In which language somebody is written to. */
export const MailLanguageInput = v.object({ language: v.optional(Language) });
