import type { NamedOption } from '#contract/sales/reading.ts';
import { fold } from './fold.ts';

/** What an option is called: names of its trip and its own, in all languages, places, and the firm's further names. */
export type CatalogueOption = {
  tripId: number;
  optionId: number;
  tripNames: readonly string[];
  optionNames: readonly string[];
  places: readonly string[];
  /** Other names that the firm knows it by. */
  aliases: readonly string[];
};

/** One thing in four languages, each list under its first word; compared by how words begin, so that compounds are found. */
const SAME: readonly (readonly string[])[] = [
  ['kayak', 'kajak', 'caiac', 'piragua', 'canoe', 'kanu'],
  ['catamaran', 'katamaran', 'catamara'],
  ['sunset', 'sonnenuntergang', 'atardecer', 'capvespre', 'posta de sol', 'puesta de sol'],
  ['sunrise', 'sonnenaufgang', 'amanecer', 'alba', 'sortida de sol'],
  ['boat', 'barco', 'barca', 'boot', 'vaixell', 'schiff', 'bateau'],
  ['sail', 'segel', 'vela', 'navegar', 'velero', 'veler'],
  // On a horse, before the horse itself.
  ['ride', 'riding', 'horseback', 'reiten', 'reitausflug', 'ausritt', 'muntar'],
  ['horse', 'caballo', 'cavall', 'pferd'],
  ['snorkel', 'schnorchel'],
  ['paddle', 'padel surf', 'paddel', 'sup', 'stand-up'],
  ['bike', 'bici', 'fahrrad', 'e-bike', 'radtour', 'cycling', 'cyclist'],
  ['star', 'estrella', 'estel', 'stern', 'stargaz'],
  ['cheese', 'queso', 'kase', 'formatge'],
  ['market', 'mercado', 'mercat', 'markt'],
  ['lighthouse', 'faro', 'far ', 'fars', 'leuchtturm', 'leuchtturme'],
  ['bird', 'aves', 'pajaro', 'vogel', 'ocell'],
  ['lobster', 'langosta', 'llagosta', 'languste', 'caldereta', 'hummer'],
  [
    'walk',
    'wanderung',
    'caminata',
    'paseo',
    'passeig',
    'senderismo',
    'excursio a peu',
    'wandern',
    'hike',
    'ruta',
    ...['stadtrundgang', 'stadtfuhrung', 'rundgang', 'walking tour', 'visita guiada'],
    ...['on foot', 'a pie', 'zu fuss', 'a peu'],
  ],
  ['cave', 'cueva', 'cova', 'coves marines', 'les coves', 'hohle'],
  ['harbour', 'puerto', 'port', 'hafen', 'harbor'],
  ['private', 'privado', 'privada', 'privat', 'private'],
  ['talayot', 'talaiot'],
  ['mao', 'mahon'],
  ['ciutadella', 'ciudadela'],
  ['old town', 'casco antiguo', 'altstadt', 'nucli antic'],
];
const COMMON = new Set(
  'the and day der die das den des von durch und mit zum zur bei fur para por con las los del una uno que per els les amb from with tour tours trip excursion excursio ausflug menorca minorca islas island insel illa guided full half way desde nach besuch visita morning afternoon our dia dias dies day days tag tage hora hour stunde like quieras vulguis que tarde tardes manana mati vormittag nachmittag vespre three tres drei ocho eight acht vuit lloc llocs sitio sitios places platz hueco pel pels'.split(
    ' ',
  ),
);

/** The text with one word for each thing. */
function unified(text: string): string {
  let folded = fold(text)
    .replace(PATH, ' camidecavalls ')
    .replace(LATE, ' ')
    .replace(RIDE, ' ride horse ')
    .replace(FEAST, ' ');
  for (const [word = '', ...others] of SAME) {
    for (const other of others)
      folded = folded.replace(new RegExp(`(?<![a-z])${other}`, 'g'), ` ${word} `);
    folded = folded.replace(new RegExp(`(?<![a-z])${word}(?:s|ing)\\b`, 'g'), ` ${word} `);
  }
  return folded.replace(/(?<=[a-z]{3})(sonnenuntergang|katamaran|kajak|segel)/g, ' $1 ');
}
/** The path around the island is no horse. */
const PATH = /\bcami de cavalls\b/g;
/** Said of an hour or a day, «capvespre» is the afternoon. */
const LATE =
  /(?<=\b(?:\d{1,2}|avui|aquest|dema|di[a-z]{4,8}) )(?:del |de |al |es |a |de? sa )?capvespre\b/g;
const RIDE = /\b(?:a caballo|a cavall|zu pferd|aufs pferd|on horseback|horse[- ]?riding)\b/g;
/** Said of a day. */
const FEAST = /\b(?:per|por|para|for|a|zu) (?:sant joan|san juan)\b/g;
/** A guest's hotel is no trip. */
const HOTEL =
  /\b(?:[Hh]otel|HOTEL|[Hh]ostal|[Aa]parthotel|[Rr]esort)(?:\s+(?:(?:de|del|la|el|sa|es|son)\s+)?\p{Lu}[\p{L}'’-]*){1,3}/gu;

const wordsOf = (text: string) => [
  ...new Set((unified(text).match(/[a-z]{3,}/g) ?? []).filter((word) => !COMMON.has(word))),
];

/** A word of a name is in the text as it is, or as the beginning of a longer one. */
const hasWord = (words: readonly string[], word: string) =>
  words.some(
    (one) =>
      one === word ||
      one === `${word}s` ||
      one === `${word}ing` ||
      (word.length >= 5 && one.startsWith(word.slice(0, -1))),
  );

const isWithin = (text: string, name: string) => {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return words.length >= 3 && ` ${text} `.includes(` ${words} `);
};

/** `named`: of that, by words of the trip's names. */
type Scored = { option: CatalogueOption; score: number; named: number };

/** The options that a text names, best first. A name that is there word for word decides; else the words that few other trips have. */
export function readTrips(text: string, catalogue: readonly CatalogueOption[]): NamedOption[] {
  const plain = fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const alias = longest(catalogue, plain, ({ aliases }) => aliases);
  if (alias.length > 0) return named(alias, catalogue);
  const literal = longest(catalogue, plain, ({ tripNames }) => tripNames);
  const words = wordsOf(text.replace(HOTEL, ' '));
  const trips = [...new Set(catalogue.map(({ tripId }) => tripId))];
  const vocabulary = new Map(
    catalogue.map((option) => [
      option,
      {
        name: new Set(option.tripNames.flatMap(wordsOf)),
        own: new Set(option.optionNames.flatMap(wordsOf)),
        place: new Set(option.places.flatMap(wordsOf)),
      },
    ]),
  );
  const rarity = (word: string) => {
    const having = new Set(
      catalogue.flatMap((one) => (vocabulary.get(one)?.name.has(word) ? one.tripId : [])),
    );
    return Math.log(1 + trips.length / Math.max(1, having.size));
  };
  const scored: Scored[] = catalogue.map((option) => {
    const of = vocabulary.get(option);
    const sum = (set: ReadonlySet<string> | undefined, weight: number) =>
      [...(set ?? [])].reduce(
        (all, word) => (hasWord(words, word) ? all + weight * rarity(word) : all),
        0,
      );
    const own = sum(of?.own, 0.6);
    const fromName = sum(of?.name, 1);
    const score = fromName + own + (fromName + own > 0 ? sum(of?.place, 0.5) : 0);
    return { option, score, named: fromName };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (literal.length > 0) return named(literal, catalogue, scored);
  if (best < LEAST) return [];
  const [first] = scored.toSorted((one, other) => other.score - one.score);
  // An option that repeats the words of its trip is no better than another trip with the same ones.
  const isTied = (one: Scored) => one.named > 0 && one.named >= (first?.named ?? 0);
  return named(
    scored
      .filter((one) => one.score >= best * NEAR || isTied(one))
      .toSorted((one, other) => other.score - one.score)
      .map(({ option }) => option),
    catalogue,
    scored,
  );
}
/** One word that only two or three trips of twenty have. */
const LEAST = 1.6;
/** Of the best score: a trip that is as near has to be asked. */
const NEAR = 0.75;

/** The options one of whose names stands in the text; of names that contain each other the longest. */
function longest(
  catalogue: readonly CatalogueOption[],
  text: string,
  namesOf: (option: CatalogueOption) => readonly string[],
): CatalogueOption[] {
  const found = catalogue.flatMap((option) => {
    const lengths = namesOf(option).flatMap((name) => (isWithin(text, name) ? name.length : []));
    return lengths.length > 0 ? [{ option, length: Math.max(...lengths) }] : [];
  });
  const most = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length === most).map(({ option }) => option);
}

/** Options of one trip are the trip, unless one of them has more words of the text than the others. */
function named(
  options: readonly CatalogueOption[],
  catalogue: readonly CatalogueOption[],
  scored: readonly Scored[] = [],
): NamedOption[] {
  const trips = [...new Set(options.map(({ tripId }) => tripId))];
  return trips.map((tripId) => {
    const of = options.filter((one) => one.tripId === tripId);
    const all = catalogue.filter((one) => one.tripId === tripId);
    const [only] = of;
    if (all.length === 1 || (of.length === 1 && scored.length === 0))
      return { tripId, optionId: only?.optionId ?? null };
    const ranked = scored
      .filter(({ option }) => option.tripId === tripId)
      .toSorted((one, other) => other.score - one.score);
    const [first, second] = ranked;
    const isClear = first && first.score > (second?.score ?? 0);
    return { tripId, optionId: isClear ? first.option.optionId : null };
  });
}
