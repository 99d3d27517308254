import * as v from 'valibot';
import { Filled } from '../fields.schema.ts';
import { Language } from './language.schema.ts';
import { TEXT_NAMESPACES } from './language.ts';

export const StringInput = v.object({
  language: Language,
  namespace: v.picklist(TEXT_NAMESPACES),
  key: v.pipe(v.string(), v.regex(/^[\w.]+$/), v.maxLength(120)),
  /** Null restores the text of the file. */
  value: v.nullable(Filled(4000)),
});

/** All that was edited at once. */
export const StringsInput = v.object({
  strings: v.pipe(v.array(StringInput), v.minLength(1), v.maxLength(500)),
});
