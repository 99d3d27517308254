import * as v from 'valibot';
import type { FieldErrorCode } from '../problem.ts';
import { isPrinted, printedText } from './printed-text.ts';

const code: FieldErrorCode = 'latin_letters';

/** A text that stands on a numbered document; what its typeface cannot show is refused before it has a number. */
export const printed = <S extends v.GenericSchema<unknown, string>>(schema: S) =>
  v.pipe(schema, v.transform(printedText), v.check(isPrinted, code));

/** The same of an optional text; blank is none. */
export const printedOrNull = (maxLength: number, tidy: (text: string) => string) =>
  v.pipe(
    printed(
      v.pipe(
        v.nullish(v.string(), ''),
        v.transform((sent) => tidy(sent)),
      ),
    ),
    v.maxLength(maxLength),
    v.transform((sent) => sent || null),
  );
