import * as v from 'valibot';
import { Language } from '../languages/language.schema.ts';
import { PersonName, PlainLine } from '../people/person-name.schema.ts';
import { PHONE_LENGTH } from '../people/phone.ts';
import { tidyCode, tidyPhone, tidyText } from '../texts/tidy-text.ts';
import { EMAIL_PATTERN } from './contact.ts';

const blankToUndefined = v.transform((text: string) => (text === '' ? undefined : text));

export const ContactEmail = v.pipe(
  v.string(),
  v.examples(['guest@example.com']),
  v.transform(tidyCode),
  v.maxLength(254),
  v.regex(EMAIL_PATTERN, 'email'),
);

/** A form's language; blank or null is none. */
export const LanguageOrNone = v.pipe(
  v.nullish(v.string(), ''),
  v.metadata({ sentAs: Language }),
  v.transform((text) => text || undefined),
  v.optional(Language),
);

export const ContactMessageInput = v.pipe(
  v.object({
    name: PersonName,
    email: v.pipe(
      v.nullish(v.string(), ''),
      v.transform(tidyCode),
      blankToUndefined,
      v.optional(ContactEmail),
    ),
    phone: v.pipe(
      v.nullish(v.string(), ''),
      v.transform(tidyPhone),
      PlainLine(PHONE_LENGTH),
      blankToUndefined,
    ),
    message: v.pipe(v.string(), v.transform(tidyText), v.minLength(1), v.maxLength(5000)),
    source: v.nullish(PlainLine(60), 'site'),
    language: LanguageOrNone,
  }),
  v.metadata({
    jsonSchema: {
      examples: [
        { name: 'Anna Vidal', email: 'guest@example.com', message: 'Do you pick up at the port?' },
      ],
    },
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      (input) => input.email !== undefined || input.phone !== undefined,
      'contact_needed',
    ),
    ['email'],
  ),
);
