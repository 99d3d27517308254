import * as v from 'valibot';
import type { FieldErrorCode } from '../problem.ts';
import { isPlain } from '../texts/plain-words.ts';
import { tidyLine } from '../texts/tidy-text.ts';
import { NAME_LENGTH } from './person-name.ts';

const code: FieldErrorCode = 'plain_text';

/** One line of text for mails and printed sheets; blank is an empty text. */
export const PlainLine = (maxLength: number) =>
  v.pipe(v.string(), v.transform(tidyLine), v.maxLength(maxLength), v.check(isPlain, code));

/** A person's name. */
export const PersonName = v.pipe(
  v.string(),
  v.transform(tidyLine),
  v.minLength(1),
  v.maxLength(NAME_LENGTH),
  v.check(isPlain, code),
);
