import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Language, NAMESPACES, type Namespace } from '#contract/languages/language.ts';
import { LOCALE_FILES } from '#core/locales/locale-files.ts';

/** Bytes of the files that a visit requests in idle time, compressed as sent. */
const idleBytes = (language: Language, namespaces: readonly Namespace[]) =>
  namespaces
    .map((namespace) => LOCALE_FILES[language][namespace])
    .map((strings) =>
      brotliCompressSync(JSON.stringify(strings), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      }),
    )
    .reduce((sum, { length }) => sum + length, 0);

const checked = () => idleBytes('es', NAMESPACES) + idleBytes('en', NAMESPACES);

test('the locale files of Spanish and English weigh at most 60 kB', () => {
  expect(checked()).toBeLessThanOrEqual(60_000);
});

// `loadAllTranslations` requests of a third language what the page uses.
test.each([
  ['de', ['common', 'home']],
  ['de', ['common', 'trips', 'destinations']],
  ['de', ['common', 'airport-transfers']],
  ['ca', ['common', 'airport-transfers', 'trips']],
] as const)('with %s on a page with %j they weigh at most 85 kB', (language, namespaces) => {
  expect(checked() + idleBytes(language, namespaces)).toBeLessThanOrEqual(85_000);
});
