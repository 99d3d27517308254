import { expect, test } from 'vitest';
import { LANGUAGES, type Language, TEXT_NAMESPACES } from '#contract/languages/language.ts';
import { STRINGS } from '../../test/strings.ts';
import { interfaceTexts, seedTexts } from '../../test/texts.ts';

const SPANISH_INFINITIVE = /^(?:O )?\p{L}*[aei]r(?:me|se|lo|la|los|las)?(?![\p{L}])/u;
/** Spanish words that only look like infinitives. */
const NO_INFINITIVES = ['Confirme', 'Lugar', 'Mar', 'Popular', 'Por', 'Primer', 'Sur', 'Titular'];
const CATALAN_INFINITIVE =
  /^(?:O )?[\p{L}·]*(?:ar|er|ir|[dtu]re|rebre)(?:-[\p{L}’-]+)?(?![\p{L}·’-])/u;
/** Escriu and Treu are the imperatives of tu. */
const CATALAN_VOS = /^(?:O )?(?!\p{L}*scriu|Treu)[\p{L}·]+[aei]u(?:-[\p{L}’-]+)?(?![\p{L}·’-])/u;

/** A label, not a sentence. */
const isAction = (spanish: string) =>
  SPANISH_INFINITIVE.test(spanish) &&
  !spanish.endsWith('.') &&
  !NO_INFINITIVES.some((word) => spanish.startsWith(word));
const isImperative = (catalan: string) =>
  !CATALAN_INFINITIVE.test(catalan) && !CATALAN_VOS.test(catalan);

const UNCONTRACTED: Partial<Record<Language, RegExp>> = {
  ca: /(?<![\p{L}’])(?:a|de|per) els? (?!\{\{)/iu,
  es: /(?<!\p{L})(?:a|de) el (?=\p{Ll})/u,
};

/** Without addresses, code and what a Markdown link leads to. */
const prose = (text: string) =>
  text.replace(/\{\{.*?\}\}|`[^`]*`|\]\([^)]*\)|https?:\/\/\S+/g, ' ');

function faults(text: string, language: Language): string[] {
  const plain = prose(text);
  return [
    ...(UNCONTRACTED[language]?.test(plain) ? ['an article that is not contracted'] : []),
    ...(/["'\u00b4]/.test(plain) ? ['a straight quotation mark or apostrophe'] : []),
    ...(language === 'en' && /\d\s%/.test(plain) ? ['a space before %'] : []),
    ...(language !== 'en' && /\d%/.test(plain) ? ['no space before %'] : []),
  ];
}

test.each([
  ['ca', 'Anam de el port a la cala', 1],
  ['ca', 'Surt per els camins', 1],
  ['ca', 'Anam del port al poble i pels camins', 0],
  ['es', 'Vaya a el puerto', 1],
  ['es', 'La subida a El Toro', 0],
  ['en', "The children's ages", 1],
  ['en', 'The children’s ages: 50% of the “price”', 0],
  ['en', '50 % of the price', 1],
  ['de', '50% des Preises', 1],
  ['de', 'Das "Boot"', 1],
] as const)('in %s “%s” has %i faults', (language, text, count) => {
  expect(faults(text, language)).toHaveLength(count);
});

test.each([
  ['Envia la sol·licitud', true],
  ['Enviar la sol·licitud', false],
  ['Enviau la sol·licitud', false],
  ['Cancel·la', true],
  ['Cancel·lar', false],
  ['O torna-m’hi a subscriure', true],
  ['Tanca-la', true],
  ['Tancar-la', false],
  ['Vegeu-los', false],
  ['Escriu al client', true],
  ['Escriviu al client', false],
  ['Escriure al client', false],
  ['Obre el menú', true],
])('“%s” is an action in the imperative: %s', (catalan, expected) => {
  expect(isImperative(catalan)).toBe(expected);
});

test.each([
  ['Enviar la solicitud', true],
  ['Darme de baja', true],
  ['Cancelar ahora no tiene coste.', false],
  ['Confirme que es usted', false],
  ['Lugar', false],
])('“%s” is an action: %s', (spanish, expected) => {
  expect(isAction(spanish)).toBe(expected);
});

test('what one does in the interface is an imperative in Catalan', () => {
  const actions = TEXT_NAMESPACES.flatMap((namespace) =>
    Object.entries(STRINGS.es[namespace]).flatMap(([key, spanish]) =>
      isAction(spanish)
        ? [{ key: `${namespace}.${key}`, catalan: STRINGS.ca[namespace][key] ?? '' }]
        : [],
    ),
  );
  expect(actions.length).toBeGreaterThan(200);
  expect(actions.filter(({ catalan }) => !isImperative(catalan))).toEqual([]);
});

test.each(LANGUAGES)(
  'texts in %s contract articles and use the marks of the language',
  (language) => {
    const found = [...interfaceTexts(language), ...seedTexts(language)].flatMap(({ place, text }) =>
      faults(text, language).map((fault) => `${place}: ${fault} in “${text.slice(0, 100)}”`),
    );
    expect(found).toEqual([]);
  },
);
