import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { LOCALES } from './format.ts';
import { joinNames } from './join-names.ts';

const LISTS = [
  [],
  ['Fornells'],
  ['Es Grau', 'Fornells'],
  ['Es Grau', 'Fornells', 'Ciutadella'],
  ['agua', 'hielo'],
  ['padres', 'hijos'],
  ['Maó', 'Illa del Rei'],
];

test.each(LANGUAGES)('names are joined as the language does: %s', (language) => {
  for (const names of LISTS)
    expect(joinNames(names, language)).toBe(new Intl.ListFormat(LOCALES[language]).format(names));
});
