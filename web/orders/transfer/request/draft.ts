import { dropDraft, readDraft, saveDraft, sentKey, untouched } from '#base/forms/drafts.ts';
import { type RequestSearch, requestSearch } from './search.ts';
import {
  addressOf,
  EMPTY_REQUEST,
  type RequestField,
  type RequestForm,
  type RequestValues,
} from './values.ts';

/** The journey is stored across visits, personal data and addresses as a form's draft. Both are removed once the request was sent. */
const JOURNEY_KEY = 'transfer-journey';
const PERSON = 'transfer-request';
/** Idempotency key of the last submission. */
const SENT = 'transfer-request-key';

const PERSON_FIELDS = [
  'contact.name',
  'contact.email',
  'contact.country',
  'contact.phone',
  'signName',
  'note',
  'flightUnknown',
  'outbound.pickupAddress',
  'outbound.dropoffAddress',
  'return.pickupAddress',
  'return.dropoffAddress',
] as const satisfies RequestField[];

type Draft = Partial<RequestValues>;

function readJourney(): RequestSearch {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(JOURNEY_KEY) ?? '{}');
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : {};
  } catch {
    // Storage may be blocked or contain other data.
    return {};
  }
}

function writeJourney(journey: object | undefined): void {
  try {
    if (journey) window.localStorage.setItem(JOURNEY_KEY, JSON.stringify(journey));
    else window.localStorage.removeItem(JOURNEY_KEY);
  } catch {
    // The draft is lost; nothing else depends on it.
  }
}

const ofPerson = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(PERSON_FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

/** `empty`: the form as it opened. */
export function saveRequest(values: RequestValues, empty: RequestValues): void {
  writeJourney(addressOf(values));
  saveDraft(PERSON, ofPerson(values), empty);
}

/** The form opens with these values. */
export const rememberRequest = (values: RequestValues): void => saveRequest(values, EMPTY_REQUEST);

export function forgetRequest(): void {
  writeJourney(undefined);
  dropDraft(PERSON);
  dropDraft(SENT);
}

/** Stored input that the URL does not set. It is not merged with another journey's URL; past dates are dropped. */
export function readRequest(search: RequestSearch, today: string): Draft {
  const journey = readJourney();
  const person = ofPerson(readDraft(PERSON));
  const date = journey['outbound.date'] ?? '';
  if (date < today || (search['outbound.date'] ?? date) !== date) return person;
  const namesPlaces = search.from !== undefined || search.to !== undefined;
  const ofJourney = Object.entries(requestSearch(journey)).filter(
    ([name]) =>
      !Object.hasOwn(search, name) && !(namesPlaces && (name === 'from' || name === 'to')),
  );
  return {
    ...Object.fromEntries(ofJourney),
    ...(journey['return.date'] && { trip: 'return' }),
    ...person,
  };
}

type Opened = {
  /** The values that the form was drawn with. */
  first: RequestValues;
  search: RequestSearch;
  today: string;
};

/** Fills the fields that have not been edited with what is stored. */
export function restoreRequest(fill: RequestForm['fill'], { first, search, today }: Opened): void {
  const stored = readRequest(search, today);
  fill((current) => untouched(stored, current, first));
  // Without a destination of its own the form begins with the stay.
  if (search.to ?? search['outbound.date'] ?? stored.to) return;
  void import('./stay-journey.ts').then(({ stayJourney }) =>
    fill((current) => untouched(stayJourney(), current, { ...first, ...stored })),
  );
}

export const idempotencyKey = (words: string): string => sentKey(SENT, words);
