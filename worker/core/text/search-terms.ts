import { searchWords } from '#contract/content/search.ts';
import { TRIP_SUITS, type TripSuits } from '#contract/trips/trips.ts';

// What guests ask for by words that no trip's text need contain: rain, wind, children, and a time. In all languages, folded, whatever the page's language is.

const WORDS: Record<TripSuits, string> = {
  rain:
    'rain rainy raining rains wet indoor indoors ' +
    'regen regentag regentage regentagen regenwetter regnet regnerisch regnerischen verregnet schlechtwetter drinnen uberdacht ' +
    'lluvia lluvias lluvioso lluviosos lluviosa llueve lloviendo interiores ' +
    'pluja pluges plujos plujosos plou plovent interiors',
  wind:
    'wind windy windproof sheltered windig windige windigen windgeschutzt ' +
    'viento vientos ventoso resguardado vent ventos arrecerat',
  families:
    'child children kid kids toddler toddlers baby babies family families ' +
    'kind kinder kindern kleinkind kleinkinder familie familien familienfreundlich kinderfreundlich ' +
    'nino ninos nina ninas bebe bebes familia familias familiar familiares ' +
    'infant infants nin nins nina nines nadons mainada fillet fillets families familiars',
};
/** «Bad weather» is rain. */
const BAD = 'bad poor schlecht schlechtes schlechtem schlechten mal malo dolent';
const WEATHER = 'weather wetter tiempo temps oratge';

/** Days and spans, which lists have a filter for. */
const TIME =
  'today tomorrow tonight now next week weekend this coming monday tuesday wednesday thursday friday saturday sunday ' +
  'heute morgen jetzt nachste nachsten nachster kommende kommenden diese dieser dieses woche wochenende montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
  'hoy manana ahora proxima proximo semana viene que fin esta este lunes martes miercoles jueves viernes sabado domingo ' +
  'avui dema ara vinent setmana ve cap aquesta aquest dilluns dimarts dimecres dijous divendres dissabte diumenge';
/** Words around what is asked for. */
const AROUND =
  'a an the for with when if in on at of by is it to do and or my our what can we i some something day days good activity activities trip trips outing outings tour tours fun friendly ' +
  'mit fur bei wenn im in am an auf und oder der die das den dem ein eine einen einem es man wir was kann konnen machen tun tag tage tagen gut ausflug ausfluge ausflugen tour touren aktivitat aktivitaten ' +
  'con para cuando si en de del el la los las un una unos y o al por a lo dia dias que hacer bueno buen plan planes actividad actividades excursion excursiones ' +
  'amb per quan i els les l d plans fer bon dies activitat activitats excursio excursions';

const setOf = (words: string) => new Set(words.split(' '));
const SUITS = TRIP_SUITS.map((one) => [one, setOf(WORDS[one])] as const);
const [BAD_WORDS, WEATHER_WORDS, TIME_WORDS, AROUND_WORDS] = [BAD, WEATHER, TIME, AROUND].map(
  setOf,
) as [Set<string>, Set<string>, Set<string>, Set<string>];
/** A word that is being typed. */
const SHORTEST_BEGINNING = 5;

const foldedWord = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export type SearchTerms = {
  /** What the trips have to be good for. */
  suits: TripSuits[];
  /** The text without such words, and without those around them. */
  rest: string;
  /** The text without days and weeks. */
  undated: string;
};

/** Reads «Regentag mit Kindern», «rainy day next week», «kayak amb infants». */
export function searchTerms(text: string): SearchTerms {
  const words = searchWords(text).map((word) => ({ word, folded: foldedWord(word) }));
  const last = words.length - 1;
  const isIn = (set: ReadonlySet<string>, folded: string, place: number) =>
    set.has(folded) ||
    (place === last &&
      folded.length >= SHORTEST_BEGINNING &&
      [...set].some((one) => one.startsWith(folded)));
  const isBadWeather =
    words.some(({ folded }) => BAD_WORDS.has(folded)) &&
    words.some(({ folded }) => WEATHER_WORDS.has(folded));
  const suits = SUITS.filter(
    ([one, set]) =>
      (one === 'rain' && isBadWeather) ||
      words.some(({ folded }, place) => isIn(set, folded, place)),
  ).map(([one]) => one);
  const isTerm = (folded: string, place: number) =>
    SUITS.some(([, set]) => isIn(set, folded, place)) ||
    (isBadWeather && (BAD_WORDS.has(folded) || WEATHER_WORDS.has(folded)));
  const joined = (kept: typeof words) => kept.map(({ word }) => word).join(' ');
  return {
    suits,
    rest: joined(
      words.filter(
        ({ folded }, place) =>
          !isTerm(folded, place) && !TIME_WORDS.has(folded) && !AROUND_WORDS.has(folded),
      ),
    ),
    undated: joined(words.filter(({ folded }) => !TIME_WORDS.has(folded))),
  };
}
