import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Language, NAMESPACES } from '#contract/languages/language.ts';
import { LOCALE_FILES } from '#core/locales/locale-files.ts';

/** Bytes of the files that a visit requests in idle time, compressed as sent. */
const idleBytes = (...languages: Language[]) =>
  languages
    .flatMap((language) => NAMESPACES.map((namespace) => LOCALE_FILES[language][namespace]))
    .map((strings) =>
      brotliCompressSync(JSON.stringify(strings), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      }),
    )
    .reduce((sum, { length }) => sum + length, 0);

// The goal of a visit in a third language is 85,000.
test.each([
  [['es', 'en'], 60_000],
  [['es', 'en', 'de'], 89_500],
  [['es', 'en', 'ca'], 89_500],
] as const)('the locale files of %j weigh at most %i bytes', (languages, limit) => {
  expect(idleBytes(...languages)).toBeLessThanOrEqual(limit);
});
