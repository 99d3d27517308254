import * as v from 'valibot';
import { IsoDate } from '../days.schema.ts';
import { MailAddress } from '../mail/mail-address.schema.ts';
import { NAME_LENGTH } from '../people/person-name.ts';
import type { FieldErrorCode } from '../problem.ts';
import { tidyCode, tidyLine } from '../texts/tidy-text.ts';

const code = (name: FieldErrorCode) => name;
const blankToUndefined = v.transform((text: string) => text || undefined);

/** The guest's address, and the surname or the day of travel. With both, one of them is enough. */
export const FindOrdersInput = v.pipe(
  v.object({
    email: v.pipe(v.string(), v.examples(['guest@example.com']), MailAddress),
    surname: v.pipe(
      v.nullish(v.string(), ''),
      v.transform(tidyLine),
      v.maxLength(NAME_LENGTH, code('too_long')),
      blankToUndefined,
    ),
    date: v.pipe(
      v.nullish(v.string(), ''),
      v.metadata({ sentAs: v.pipe(v.string(), v.isoDate()) }),
      v.transform(tidyCode),
      blankToUndefined,
      v.optional(IsoDate),
    ),
  }),
  v.metadata({ jsonSchema: { examples: [{ email: 'guest@example.com', surname: 'Vidal' }] } }),
  v.forward(
    v.partialCheck(
      [['surname'], ['date']],
      ({ surname, date }) => surname !== undefined || date !== undefined,
      code('required'),
    ),
    ['surname'],
  ),
);

/** The same for every address. */
export const FindOrdersAnswer = v.object({ leavesSite: v.boolean() });
