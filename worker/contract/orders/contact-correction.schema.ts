import * as v from 'valibot';
import { MailAddress } from '../mail/mail-address.schema.ts';
import { PlainLine } from '../people/person-name.schema.ts';
import { PHONE_LENGTH } from '../people/phone.ts';
import { isBlank, tidyPhone } from '../texts/tidy-text.ts';

const blankToNull = v.transform((text: string) => (isBlank(text) ? null : text));

/** What a guest corrects of a contact: a field that is not sent stays as it is, a blank one is cleared. */
export const ContactCorrection = v.pipe(
  v.object({
    token: v.optional(v.pipe(v.string(), v.maxLength(200))),
    contact: v.object({
      email: v.optional(
        v.pipe(
          v.string(),
          v.examples(['guest@example.com']),
          v.metadata({ sentAs: MailAddress }),
          blankToNull,
          v.nullable(MailAddress),
        ),
      ),
      phone: v.optional(
        v.pipe(
          v.string(),
          v.examples(['+34600111222']),
          blankToNull,
          v.nullable(v.pipe(v.string(), v.transform(tidyPhone), PlainLine(PHONE_LENGTH))),
        ),
      ),
    }),
  }),
  v.metadata({
    jsonSchema: { examples: [{ token: 'TOKEN', contact: { email: 'guest@example.com' } }] },
  }),
);
