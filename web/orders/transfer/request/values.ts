import { agesIn, agesText, hasUnknownAge } from '#base/forms/fields/child-ages.ts';
import type { FormFields } from '#base/forms/fields.tsx';
import { EMPTY_INVOICE } from '#base/forms/invoice/invoice-values.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Language } from '#contract/languages/language.ts';
import { placeMeant } from '#contract/places/place-names.ts';
import { needsAddress } from '#contract/transfers/fields.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { namesMoreThan } from '../steps/journey/place-search.ts';
import { defaultCountry } from './default-country.ts';
import { ADDRESS_FIELDS, JOURNEY_FIELDS, type RequestSearch } from './search.ts';

/** The form's fields by their API names; all are strings. `trip` is `return` for a return journey. */
export const EMPTY_REQUEST = {
  from: '',
  to: '',
  trip: '',
  'outbound.date': '',
  'outbound.time': '',
  'outbound.flight': '',
  'outbound.pickupAddress': '',
  'outbound.dropoffAddress': '',
  'return.date': '',
  'return.time': '',
  'return.flight': '',
  'return.pickupAddress': '',
  'return.dropoffAddress': '',
  adults: '2',
  childAges: '',
  'luggage.large': '',
  'luggage.cabin': '',
  'luggage.bulky': '',
  'extras.pet': '',
  'extras.extra-stop': '',
  'extras.extra-waiting': '',
  'extras.wheelchair': '',
  vehicle: '',
  flightUnknown: '',
  'contact.name': '',
  'contact.email': '',
  'contact.country': '',
  'contact.phone': '',
  ...EMPTY_INVOICE,
  signName: '',
  note: '',
  code: '',
  privacyAccepted: '',
  termsAccepted: '',
  website: '',
  startedAt: '',
};
export type RequestValues = typeof EMPTY_REQUEST;
export type RequestField = keyof RequestValues;

const RETURN_FIELDS: readonly RequestField[] = ['return.date', 'return.time', 'return.flight'];
const COUNT_FIELDS: readonly RequestField[] = [
  'luggage.large',
  'luggage.cabin',
  'luggage.bulky',
  'extras.pet',
  'extras.extra-stop',
  'extras.extra-waiting',
  'extras.wheelchair',
];

/** Normalises equivalent values, so that one journey has one URL: `4,7` is `4, 7`, and zero cases are omitted. */
function inOneSpelling(name: RequestField, value: string): string {
  const text = value.trim();
  if (COUNT_FIELDS.includes(name)) return /^0*$/.test(text) ? '' : text;
  if (name !== 'childAges') return text;
  const ages = agesIn(text);
  return ages.length > 0 ? agesText(ages) : text;
}

export const hasReturn = (values: RequestValues) => values.trip === 'return';
const pick = (values: RequestValues, fields: readonly RequestField[]): RequestSearch =>
  Object.fromEntries(
    fields
      .filter((name) => hasReturn(values) || !RETURN_FIELDS.includes(name))
      .map((name) => [name, inOneSpelling(name, values[name])])
      .filter(([, value]) => value !== ''),
  );

/** The journey as it is in the quote's URL. */
export const journeyOf = (values: RequestValues) => pick(values, JOURNEY_FIELDS);
/** The journey as it is in the form's URL. */
export const addressOf = (values: RequestValues) => pick(values, ADDRESS_FIELDS);

/** Whether all inputs of a price are set. */
export const isJourneyComplete = (values: RequestValues) =>
  Boolean(
    values.from && values.to && values['outbound.date'] && values['outbound.time'] && values.adults,
  ) &&
  values.from !== values.to &&
  !hasUnknownAge(values.childAges) &&
  (!hasReturn(values) || Boolean(values['return.date'] && values['return.time']));

type Start = {
  search: RequestSearch;
  places: readonly InLanguage<TransferPlace>[];
  language: Language;
  startedAt: number;
};

/** «Hotel Audax, Cala Galdana» as a place is the address in it; a hotel that is not in the list is one, too. */
function addressIn(place: InLanguage<TransferPlace> | undefined, text = ''): string {
  if (/^\d*$/.test(text) || (place && !needsAddress(place.kind))) return '';
  return !place || namesMoreThan(place, text) ? text.trim() : '';
}

/** Places may be given by number or in any spelling; without one the journey starts at the airport. */
export function initialValues({ search, places, language, startedAt }: Start): RequestValues {
  const { step: _step, ...fields } = search;
  const to = placeMeant(places, search.to);
  const from =
    placeMeant(places, search.from) ??
    (to?.kind === 'airport' ? undefined : places.find(({ kind }) => kind === 'airport'));
  return {
    ...EMPTY_REQUEST,
    ...fields,
    trip: search['return.date'] ? 'return' : '',
    from: from ? String(from.id) : '',
    to: to ? String(to.id) : '',
    'outbound.pickupAddress': addressIn(from, search.from),
    'outbound.dropoffAddress': addressIn(to, search.to),
    'contact.country': defaultCountry(language),
    startedAt: String(startedAt),
  };
}

/** The part of the form that its components need. */
export type RequestForm = FormFields & {
  values: RequestValues;
  isSending: boolean;
  takeTyped: (part: Element | null) => void;
  fill: (more: (now: RequestValues) => Partial<RequestValues>) => void;
};
