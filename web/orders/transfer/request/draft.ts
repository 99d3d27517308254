import { type RequestSearch, requestSearch } from './search.ts';
import { addressOf, type RequestField, type RequestValues } from './values.ts';

/** The journey is stored across visits, personal data and addresses only until the tab closes. Both are removed once the request was sent. */
const JOURNEY_KEY = 'transfer-journey';
const PERSON_KEY = 'transfer-person';
/** Idempotency key of the last submission. */
const SENT_KEY = 'transfer-request-key';

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

function readRecord(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
): Record<string, string> {
  try {
    const value: unknown = JSON.parse(window[storage].getItem(key) ?? '{}');
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

function write(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: object | undefined,
): void {
  try {
    if (value) window[storage].setItem(key, JSON.stringify(value));
    else window[storage].removeItem(key);
  } catch {
    // The draft is lost; nothing else depends on it.
  }
}

export function saveDraft(values: RequestValues): void {
  write('localStorage', JOURNEY_KEY, addressOf(values));
  write(
    'sessionStorage',
    PERSON_KEY,
    Object.fromEntries(PERSON_FIELDS.map((name) => [name, values[name]])),
  );
}

export function clearDraft(): void {
  write('localStorage', JOURNEY_KEY, undefined);
  write('sessionStorage', PERSON_KEY, undefined);
  write('sessionStorage', SENT_KEY, undefined);
}

/** Stored input that the URL does not set. It is not merged with another journey's URL; past dates are dropped. */
export function readDraft(search: RequestSearch, today: string): Draft {
  const journey: RequestSearch = readRecord('localStorage', JOURNEY_KEY);
  const person = readRecord('sessionStorage', PERSON_KEY);
  const ofPerson = Object.fromEntries(
    PERSON_FIELDS.flatMap((name) => (person[name] ? [[name, person[name]]] : [])),
  );
  const date = journey['outbound.date'] ?? '';
  if (date < today || (search['outbound.date'] ?? date) !== date) return ofPerson;
  const namesPlaces = search.from !== undefined || search.to !== undefined;
  const ofJourney = Object.entries(requestSearch(journey)).filter(
    ([name]) =>
      !Object.hasOwn(search, name) && !(namesPlaces && (name === 'from' || name === 'to')),
  );
  return {
    ...Object.fromEntries(ofJourney),
    ...(journey['return.date'] && { trip: 'return' }),
    ...ofPerson,
  };
}

/** The same input gets the same key, also after a reload, so that a resend on an unreliable connection does not create a second request. */
export function idempotencyKey(words: string): string {
  const { [words]: known } = readRecord('sessionStorage', SENT_KEY);
  const key = known ?? crypto.randomUUID();
  write('sessionStorage', SENT_KEY, { [words]: key });
  return key;
}
