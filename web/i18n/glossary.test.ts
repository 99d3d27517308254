import { expect, test } from 'vitest';
import { LANGUAGES, type Language, NAMESPACES } from '#contract/language.ts';
import glossary from '../docs/glossary.md?raw';
import { STRINGS } from '../test/strings.ts';

const seeds = import.meta.glob<unknown>('../../worker/db/seed/**/*.json', { eager: true, import: 'default' });
const bodies = import.meta.glob<string>('../../worker/db/seed/**/*.md', { eager: true, query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('../../worker/db/seed/pictures/*.svg', { eager: true, query: '?raw', import: 'default' });

type Text = { place: string; text: string };
type Term = { language: Language; variant: string; pattern: RegExp };

const CODE = /`(es|en|de|ca): ([^`]+)`/g;
const EXCEPTION = /\(except `(es|en|de|ca): ([^`]+)`\)/g;
const LETTER = '[\\p{L}\\p{N}·]';

const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
const forbiddenCells = rows.slice(2).map((line) => line.split('|').at(-2) ?? '');
const exceptions = forbiddenCells.flatMap((cell) => [...cell.matchAll(EXCEPTION)].map(([, language, phrase]) => ({ language, phrase })));

function termOf(language: string, variant: string): Term {
  const words = variant.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', `${LETTER}*`);
  const pattern = new RegExp(`(?<!${LETTER})${words}(?!${LETTER})`, variant === variant.toLowerCase() ? 'iu' : 'u');
  return { language: language as Language, variant, pattern };
}

const terms = forbiddenCells.flatMap((cell) =>
  [...cell.replace(EXCEPTION, '').matchAll(CODE)].map(([, language = '', variant = '']) => termOf(language, variant)),
);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The strings inside a value. Keywords are what people type into a search engine. */
function strings(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'keywords' ? [] : strings(inner, `${place}.${key}`)));
}

/** Whatever stands under the code of a language. */
function textsIn(value: unknown, language: Language, place: string): Text[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'keywords') return [];
    return key === language ? strings(inner, `${place}.${key}`) : textsIn(inner, language, `${place}.${key}`);
  });
}

const bodyTexts = (language: Language): Text[] =>
  Object.entries(bodies).flatMap(([place, text]) => (place.endsWith(`/${language}.md`) ? [{ place, text }] : []));

const pictureTexts = (language: Language): Text[] =>
  Object.entries(pictures).map(([place, svg]) => {
    const parts = /<desc>(.*?)<\/desc>/s.exec(svg)?.[1]?.split(' | ') ?? [];
    return { place, text: parts.find((part) => part.startsWith(`${language}: `)) ?? '' };
  });

/** Without placeholders, addresses and the phrases in which a variant is right. */
function readable(text: string, language: Language): string {
  const plain = text.replace(/\{\{.*?\}\}|\]\([^)]*\)|https?:\/\/\S+/g, ' ');
  return exceptions.reduce((left, one) => (one.language === language ? left.replaceAll(one.phrase ?? '', ' ') : left), plain);
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
  const found = terms.filter((term) => term.language === language && term.pattern.test(readable(text, language)));
  expect(found.map(({ variant }) => variant).sort()).toEqual([...expected].sort());
});

test.each(LANGUAGES)('no text of the interface in %s uses a forbidden variant', (language) => {
  expect(NAMESPACES.flatMap((namespace) => findings(strings(STRINGS[language][namespace], namespace), language))).toEqual([]);
});

test.each(LANGUAGES)('no demo content in %s uses a forbidden variant', (language) => {
  const texts = [...textsIn(seeds, language, 'seed'), ...bodyTexts(language), ...pictureTexts(language)];
  expect(texts.length).toBeGreaterThan(500);
  expect(findings(texts, language)).toEqual([]);
});
