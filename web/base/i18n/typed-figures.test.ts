import { expect, test } from 'vitest';
import { LANGUAGES, LATE_NAMESPACES, NAMESPACES } from '#contract/languages/language.ts';
import { ANSWER_PLACES } from '#contract/mail/answer-templates.ts';
import { namedPlaces, unknownPlaceholders } from '#contract/texts/placeholders.ts';
import { STRINGS } from '../../test/strings.ts';

const seeds = import.meta.glob<unknown>('../../../worker/core/db/seed/**/*.json', {
  eager: true,
  import: 'default',
});
const bodies = import.meta.glob<string>('../../../worker/core/db/seed/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

type Text = { place: string; text: string };

/** What the owner decides under «Rules», «Settings» or at a trip: waiting, cancelling, notice, supplements. */
const TOPIC =
  /wait|included?|incluid|inbegriffen|inklusive|enthalten|incl[oò]s|cancel|notice|free of charge|supplement|surcharge|\besper|antelaci|gratis|suplement|recargo|wart|storn|vorlauf|kostenlos|zuschlag|aufpreis|antelació|de franc|recàrrec/iu;
const AMOUNT =
  /(?:\d|\b(?:ten|fifteen|thirty|sixty|twelve|twenty-four|forty-eight|diez|quince|treinta|sesenta|doce|veinticuatro|cuarenta y ocho|zehn|fünfzehn|dreißig|sechzig|zwölf|vierundzwanzig|achtundvierzig|deu|quinze|trenta|seixanta|dotze|vint-i-quatre|quaranta-vuit|an|one|una|eine))\s?(?:%|percent|hours?\b|minutes?\b|min\b|horas?\b|minutos?\b|Stunden?\b|Minuten?\b|hor(?:a|es)\b|minuts?\b)/iu;
/** Depends on the hours of the transfer rules. */
const ANY_HOUR =
  /day and night|24\/7|24 h\b|round the clock|at any (?:hour|time of (?:day|night))|d[ií]a y (?:de )?noche|a cualquier hora|las 24 horas|rund um die Uhr|Tag und Nacht|zu jeder (?:Uhrzeit|Stunde)|de dia i de nit|a qualsevol hora|les 24 hores/iu;
/** The most people of a trip or vehicle, which its own field says. */
const GROUP =
  /(?:at most|no more than|never more than|up to|maximum of|máximo|hasta|höchstens|bis zu|màxim|fins a) (?:\d+|eight|ten|twelve|sixteen|ocho|diez|doce|dieciséis|acht|zehn|zwölf|sechzehn|vuit|deu|dotze|setze) (?:people|guests|passengers|seats|personas|plazas|pasajeros|Personen|Gäste|Plätze|persones|places|passatgers)/iu;

/** Figures that no rule holds. */
const RIGHT = [
  // The unit of the price table.
  'airport-transfers.line.waiting',
  // Shown only while the rules have no hours.
  'admin.text.hours.always',
  'airport-transfers.faq.night.answer',
  'common.contact.hours_note',
  // Other waiting than the driver's.
  'common.form.throttled',
  /El patrón espera a bordo desde|swims not included/,
  // How long a group waits at a meeting point.
  /(?:cannot wait longer than|no puede esperar más de|Länger als|no pot esperar més de) (?:ten|diez|zehn|deu) /,
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function strings(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => strings(inner, `${place}.${key}`))
    : [];
}

const SEEDS: Text[] = [
  ...strings(seeds, 'seed'),
  ...Object.entries(bodies).map(([place, text]) => ({ place, text })),
];
const PUBLIC: Text[] = LANGUAGES.flatMap((language) =>
  [...NAMESPACES, ...LATE_NAMESPACES].flatMap((namespace) =>
    Object.entries(STRINGS[language][namespace]).map(([key, text]) => ({
      place: `${namespace}.${key}`,
      text,
    })),
  ),
);

const isTyped = (sentence: string) =>
  (TOPIC.test(sentence) && AMOUNT.test(sentence)) ||
  ANY_HOUR.test(sentence) ||
  GROUP.test(sentence);

const typedIn = (texts: readonly Text[]) =>
  texts.flatMap(({ place, text }) =>
    text
      .replaceAll(/\{\{.*?\}\}/g, '')
      .split(/(?<=[.!?…])\s+|\n/)
      .filter(isTyped)
      .filter(
        (sentence) =>
          !RIGHT.some((one) => (typeof one === 'string' ? one === place : one.test(sentence))),
      )
      .map((sentence) => `${place}: ${sentence}`),
  );

test.each([
  ['Free of charge up to 24 hours before pick-up.', true],
  ['60 Minuten Wartezeit sind inbegriffen.', true],
  ['Una hora de espera incluida.', true],
  ['50 % del trajecte, amb menys antelació', true],
  ['Transfers at a fixed price, day and night.', true],
  ['No more than eight people', true],
  ['Cancel free of charge up to {{notice}} before.', false],
  ['Maó is 45 minutes away.', false],
])('“%s” is typed: %s', (text, expected) => {
  expect(typedIn([{ place: '', text }]).length > 0).toBe(expected);
});

test('no text of the public site and no demo content types a figure that the owner can change', () => {
  expect(SEEDS.length).toBeGreaterThan(2000);
  expect(typedIn([...PUBLIC, ...SEEDS])).toEqual([]);
});

test('demo content has known placeholders only', () => {
  const unknown = SEEDS.filter(({ text }) => unknownPlaceholders(text).length > 0);
  const known: readonly string[] = ANSWER_PLACES;
  expect(
    unknown.filter(
      ({ place, text }) =>
        !place.includes('answer-templates') ||
        namedPlaces(text).some((name) => !known.includes(name)),
    ),
  ).toEqual([]);
  expect(new Set(SEEDS.flatMap(({ text }) => namedPlaces(text))).size).toBeGreaterThan(15);
});

test('the groups of demo trips are as small as the texts say', () => {
  const sizes = Object.entries(seeds).flatMap(([path, trip]) =>
    path.includes('/trips/') && isRecord(trip) && typeof trip.maxPeople === 'number'
      ? [trip.maxPeople]
      : [],
  );
  expect(sizes.length).toBeGreaterThan(15);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16);
});
