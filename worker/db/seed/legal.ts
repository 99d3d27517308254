import { readFileSync } from 'node:fs';
import { type InAll, type PolicySeed, SEED_LANGUAGES } from './seed-types.ts';

/** Each text stands beside this file as `legal/{document}/{language}.md`. */
const bodyOf = (document: string): InAll<string> =>
  Object.fromEntries(
    SEED_LANGUAGES.map((language) => [language, readFileSync(`worker/db/seed/legal/${document}/${language}.md`, 'utf8')]),
  ) as InAll<string>;

export const privacyPolicy: PolicySeed = {
  edition: '2026-11-01',
  title: {
    es: 'Política de privacidad y de cookies',
    en: 'Privacy and cookie policy',
    de: 'Datenschutz und Cookies',
    ca: 'Política de privadesa i de galetes',
  },
  body: bodyOf('privacy'),
};

export const terms: PolicySeed = {
  edition: '2026-11-01',
  title: { es: 'Condiciones generales', en: 'Terms and conditions', de: 'AGB', ca: 'Condicions generals' },
  body: bodyOf('terms'),
};
