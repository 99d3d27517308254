import { isLanguage, type Language } from '../languages/language.ts';

/**
 * What texts of the site may contain as `{{name}}`: facts about the firm, and figures of the transfer rules and settings in the reader's
 * language («24 hours»). Filled when a page is served, so that a text never contradicts the rules.
 */
export const PLACEHOLDERS = [
  'siteName',
  'legalName',
  'taxId',
  'commercialRegister',
  'supervisoryAuthority',
  'travelLicence',
  'transportLicence',
  'street',
  'postalCode',
  'city',
  'address',
  'email',
  'phone',
  'whatsapp',
  'freeCancellation',
  'cancellationTerms',
  'tripFreeCancellation',
  'tripCancellationTerms',
  'airportWaiting',
  'portWaiting',
  'otherWaiting',
  'minimumNotice',
  'serviceHours',
  'nightHours',
  'nightPercent',
  'holidayPercent',
  'maxPassengers',
  'retentionMonths',
  'consentMonths',
  'personCheck',
  'invoiceAnswer',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
/** Empty: the owner has not entered the fact, or the rules have no such figure. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;
export type ValuesByLanguage = Readonly<Record<Language, PlaceholderValues>>;

/** Placeholder for the firm's name, which titles, authors and legal texts use. */
export const SITE_NAME_PLACE = '{{siteName}}';

const PLACE = /\{\{([^{}]*)\}\}/g;
const SENTENCE_END = /(?<=[.!?…])(\s+)/;

export const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name);

export const namedPlaces = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name.trim());

export const unknownPlaceholders = (text: string): string[] =>
  namedPlaces(text).filter((name) => !isPlaceholder(name));

/** Whether a known placeholder of the text has no value. */
export const lacksValue = (text: string, values: PlaceholderValues): boolean =>
  namedPlaces(text).some((name) => isPlaceholder(name) && values[name] === '');

const filled = (text: string, values: PlaceholderValues) =>
  text.replace(PLACE, (place, name: string) =>
    isPlaceholder(name.trim()) ? values[name.trim() as Placeholder] : place,
  );

/** The text with values in place of its placeholders, without the sentences for which there is no value. Unknown names stay. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  if (!lacksValue(text, values)) return filled(text, values);
  const kept: string[] = [];
  const parts = text.split(SENTENCE_END);
  for (let place = 0; place < parts.length; place += 2) {
    const sentence = parts[place] ?? '';
    if (lacksValue(sentence, values)) continue;
    if (kept.length > 0) kept.push(parts[place - 1] ?? '');
    kept.push(filled(sentence, values));
  }
  return kept.join('');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Fills every text of a JSON value. Texts below a language's code are in that language, others in the object's `language` or
 * `sourceLanguage`, else in the given one.
 */
export function fillTexts<T>(value: T, values: ValuesByLanguage, language: Language): T {
  if (typeof value === 'string')
    return (value.includes('{{') ? fillPlaceholders(value, values[language]) : value) as T;
  if (Array.isArray(value)) return value.map((item) => fillTexts(item, values, language)) as T;
  if (!isRecord(value)) return value;
  const named = value.language ?? value.sourceLanguage;
  const own = typeof named === 'string' && isLanguage(named) ? named : language;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      fillTexts(inner, values, isLanguage(key) ? key : own),
    ]),
  ) as T;
}
