import * as v from 'valibot';
import { NAME_LENGTH } from './person-name.ts';
import { isPlain } from './plain-words.ts';
import type { FieldErrorCode } from './problem.ts';
import { tidyLine } from './tidy-text.ts';

const code: FieldErrorCode = 'plain_text';

/** One line of text for mails and printed sheets; blank is an empty text. */
export const PlainLine = (maxLength: number) => v.pipe(v.string(), v.transform(tidyLine), v.maxLength(maxLength), v.check(isPlain, code));

/** A person's name. */
export const PersonName = v.pipe(v.string(), v.transform(tidyLine), v.minLength(1), v.maxLength(NAME_LENGTH), v.check(isPlain, code));
