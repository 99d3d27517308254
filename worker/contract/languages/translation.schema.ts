import * as v from 'valibot';
import { LANGUAGES, type Language } from './language.ts';

/** One value per language; a missing language means «not translated yet». */
export const inLanguages = <T>(value: v.GenericSchema<unknown, T>) => {
  const one = v.optional(value);
  return v.object(
    Object.fromEntries(LANGUAGES.map((language) => [language, one])) as Record<
      Language,
      typeof one
    >,
  );
};
