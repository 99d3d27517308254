/** In folded spelling; months and weekdays in Catalan, Spanish, English and German. */
const MONTHS: readonly (readonly string[])[] = [
  ['enero', 'gener', 'january', 'januar', 'janner', 'jan', 'ene'],
  ['febrero', 'febrer', 'february', 'februar', 'feber', 'feb'],
  ['marzo', 'marc', 'march', 'marz', 'maerz', 'mrz', 'mar'],
  ['abril', 'april', 'apr', 'abr'],
  ['mayo', 'maig', 'may', 'mai'],
  ['junio', 'juny', 'june', 'juni', 'jun'],
  ['julio', 'juliol', 'july', 'juli', 'jul'],
  ['agosto', 'agost', 'august', 'aug', 'ago'],
  ['septiembre', 'setiembre', 'setembre', 'september', 'sept', 'sep'],
  ['octubre', 'october', 'oktober', 'oct', 'okt'],
  ['noviembre', 'novembre', 'november', 'nov'],
  ['diciembre', 'desembre', 'december', 'dezember', 'dec', 'dez', 'dic'],
];
/** From Monday on. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['lunes', 'dilluns', 'monday', 'montags', 'montag'],
  ['martes', 'dimarts', 'tuesday', 'tues', 'dienstags', 'dienstag'],
  ['miercoles', 'dimecres', 'wednesday', 'weds', 'mittwochs', 'mittwoch'],
  ['jueves', 'dijous', 'thursday', 'thurs', 'donnerstags', 'donnerstag'],
  ['viernes', 'divendres', 'friday', 'freitags', 'freitag'],
  ['sabado', 'dissabte', 'saturday', 'samstags', 'samstag', 'sonnabend'],
  ['domingo', 'diumenge', 'sunday', 'sonntags', 'sonntag'],
];
/** Short forms, read only before a date. */
const SHORT_WEEKDAYS: readonly (readonly string[])[] = [
  ['lun', 'dl', 'mon', 'mo'],
  ['mar', 'dt', 'tues', 'tue', 'di'],
  ['mie', 'mier', 'dc', 'wed', 'mi'],
  ['jue', 'dj', 'thurs', 'thur', 'thu', 'do'],
  ['vie', 'dv', 'fri', 'fr'],
  ['sab', 'ds', 'sat', 'sa'],
  ['dom', 'dg', 'sun', 'so'],
];

const places = (lists: readonly (readonly string[])[]) =>
  new Map(lists.flatMap((words, at) => words.map((word) => [word, at + 1] as const)));

/** 1 is January. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = places(MONTHS);
/** 1 is Monday. */
export const WEEKDAY_NUMBERS: ReadonlyMap<string, number> = places(WEEKDAYS);
export const SHORT_WEEKDAY_NUMBERS: ReadonlyMap<string, number> = places(SHORT_WEEKDAYS);

/** Words of other languages, too. */
export const GERMAN_SHORT: ReadonlySet<string> = new Set([
  'mo',
  'di',
  'mi',
  'do',
  'fr',
  'sa',
  'so',
]);

/** Before the day, as only English has it. */
export const ENGLISH_MONTHS: readonly string[] = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december', 'jan', 'feb', 'apr', 'jun', 'jul', 'aug'],
  ...['sept', 'sep', 'oct', 'nov', 'dec'],
];
