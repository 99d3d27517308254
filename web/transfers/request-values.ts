import type { Language } from '#contract/language.ts';
import { placeMeant } from '#contract/place-names.ts';
import type { TransferPlace } from '#contract/transfer-table.ts';

/** The form's fields by the names of the API; all are texts. */
export const EMPTY_REQUEST = {
  from: '',
  to: '',
  'outbound.date': '',
  'outbound.time': '',
  'outbound.flight': '',
  'return.date': '',
  'return.time': '',
  'return.flight': '',
  adults: '2',
  childAges: '',
  'luggage.large': '',
  'luggage.cabin': '',
  'luggage.bulky': '',
  'extras.pet': '',
  'extras.extra-stop': '',
  vehicle: '',
  'contact.name': '',
  'contact.email': '',
  'contact.phone': '',
  signName: '',
  note: '',
  privacyAccepted: '',
};
export type RequestValues = typeof EMPTY_REQUEST;

const JOURNEY_FIELDS = [
  'from',
  'to',
  'outbound.date',
  'outbound.time',
  'return.date',
  'return.time',
  'adults',
  'childAges',
  'luggage.large',
  'luggage.cabin',
  'luggage.bulky',
  'extras.pet',
  'extras.extra-stop',
] as const;

/** Fields that an address may fill in; wrong ones are ignored. */
export type RequestSearch = { [F in keyof RequestValues]?: string };
export const requestSearch = (search: Record<string, unknown>): RequestSearch =>
  Object.fromEntries(
    [...JOURNEY_FIELDS, 'outbound.flight', 'return.flight'].flatMap((name) =>
      typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name].slice(0, 80)]] : [],
    ),
  );

/** Does the address hold all that a price needs? */
export const isWholeJourney = (search: RequestSearch) =>
  Boolean(search.from && search.to && search['outbound.date'] && search['outbound.time'] && search.adults);

/** Places may be named by number or in any spelling; without one the journey starts at the airport. */
export function initialValues(search: RequestSearch, places: readonly TransferPlace[]): RequestValues {
  const to = placeMeant(places, search.to);
  const from = placeMeant(places, search.from) ?? (to?.kind === 'airport' ? undefined : places.find(({ kind }) => kind === 'airport'));
  return { ...EMPTY_REQUEST, ...search, from: from ? String(from.id) : '', to: to ? String(to.id) : '' };
}

/** Tells whether a price still belongs to what the form says. */
export const journeyKey = (values: RequestValues) => JSON.stringify(JOURNEY_FIELDS.map((name) => values[name]));

export const quoteBody = (values: RequestValues) => ({
  from: values.from,
  to: values.to,
  outbound: { date: values['outbound.date'], time: values['outbound.time'], flight: values['outbound.flight'] },
  return: { date: values['return.date'], time: values['return.time'], flight: values['return.flight'] },
  adults: values.adults,
  childAges: values.childAges,
  luggage: { large: values['luggage.large'], cabin: values['luggage.cabin'], bulky: values['luggage.bulky'] },
  extras: [
    { code: 'pet', quantity: values['extras.pet'] },
    { code: 'extra-stop', quantity: values['extras.extra-stop'] },
  ],
});

export const requestBody = (values: RequestValues, quoteToken: string, language: Language) => ({
  quoteToken,
  vehicle: values.vehicle,
  outbound: { flight: values['outbound.flight'] },
  return: { flight: values['return.flight'] },
  contact: { name: values['contact.name'], email: values['contact.email'], phone: values['contact.phone'] },
  signName: values.signName,
  note: values.note,
  language,
  privacyAccepted: values.privacyAccepted === 'true',
});
