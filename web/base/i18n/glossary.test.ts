import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import glossary from '../../docs/glossary.md?raw';
import { apiTexts, interfaceTexts, seedTexts, type Text } from '../../test/texts.ts';

type Term = { language: Language; variant: string; pattern: RegExp };

const CODE = /`(es|en|de|ca): ([^`]+)`/g;
const EXCEPTION = /\(except `(es|en|de|ca): ([^`]+)`\)/g;
const LETTER = '[\\p{L}\\p{N}·]';

const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
const forbiddenCells = rows.slice(2).map((line) => line.split('|').at(-2) ?? '');
const exceptions = forbiddenCells.flatMap((cell) =>
  [...cell.matchAll(EXCEPTION)].map(([, language, phrase]) => ({ language, phrase })),
);

function termOf(language: string, variant: string): Term {
  const words = variant.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', `${LETTER}*`);
  const pattern = new RegExp(
    `(?<!${LETTER})${words}(?!${LETTER})`,
    variant === variant.toLowerCase() ? 'iu' : 'u',
  );
  return { language: language as Language, variant, pattern };
}

const terms = forbiddenCells.flatMap((cell) =>
  [...cell.replace(EXCEPTION, '').matchAll(CODE)].map(([, language = '', variant = '']) =>
    termOf(language, variant),
  ),
);

/** Without placeholders, addresses and the phrases in which a variant is right. */
function readable(text: string, language: Language): string {
  const plain = text.replace(/\{\{.*?\}\}|\]\([^)]*\)|https?:\/\/\S+/g, ' ');
  return exceptions.reduce(
    (left, one) => (one.language === language ? left.replaceAll(one.phrase ?? '', ' ') : left),
    plain,
  );
}

const findings = (texts: readonly Text[], language: Language) =>
  texts.flatMap(({ place, text }) =>
    terms
      .filter((term) => term.language === language && term.pattern.test(readable(text, language)))
      .map(({ variant }) => `${place}: “${variant}” in “${text.slice(0, 120)}”`),
  );

test('every row names its term in four languages, and no variant is forbidden twice', () => {
  for (const line of rows.slice(2)) {
    const cells = line.split('|').slice(1, -1);
    expect(cells, line).toHaveLength(5);
    expect(cells.slice(0, 4).filter((cell) => cell.trim() === '')).toEqual([]);
  }
  const named = terms.map(({ language, variant }) => `${language}: ${variant}`);
  expect(new Set(named).size).toBe(named.length);
  expect(named.length).toBeGreaterThan(100);
});

test.each([
  ['es', 'El chófer espera', ['chófer*']],
  ['es', 'Vea los [precios](/airport-transfers) y {{transfer_page}}', []],
  ['en', 'Shoes with a firm sole', []],
  ['en', 'The firm and its talaiots', ['firm', 'talaiot*']],
  ['de', 'Der Bürger-Email-Dienst', ['Email']],
  ['ca', 'Anam a Es Castell per l’idioma', ['idiom*', 'a Es *']],
] as const)('in %s “%s” holds the variants %j', (language, text, expected) => {
  const found = terms.filter(
    (term) => term.language === language && term.pattern.test(readable(text, language)),
  );
  expect(found.map(({ variant }) => variant).sort()).toEqual([...expected].sort());
});

test.each(LANGUAGES)('no text of the interface in %s uses a forbidden variant', (language) => {
  expect(findings(interfaceTexts(language), language)).toEqual([]);
});

test.each(LANGUAGES)('no demo content in %s uses a forbidden variant', (language) => {
  const texts = seedTexts(language);
  expect(texts.length).toBeGreaterThan(500);
  expect(findings(texts, language)).toEqual([]);
});

test('no description of the API uses a forbidden variant', () => {
  const texts = apiTexts();
  expect(texts.length).toBeGreaterThan(100);
  expect(findings(texts, 'en')).toEqual([]);
});
