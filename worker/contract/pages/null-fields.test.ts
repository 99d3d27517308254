import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactMessageInput } from '../mail/contact.schema.ts';
import { SubscriptionInput } from '../mail/newsletter.schema.ts';
import { QuoteInput, TransferRequestInput } from '../transfers/request.schema.ts';
import { TripRequestInput } from '../trips/trip-requests.schema.ts';

const contact = { name: 'Ada', email: 'ada@example.com', phone: null, country: null };
const journey = {
  from: 1,
  to: 2,
  outbound: { date: '2027-06-12', time: '14:30', flight: null },
  return: null,
  adults: 2,
  childAges: null,
  extras: null,
};
const people = {
  vehicle: 'minivan',
  contact,
  signName: null,
  note: null,
  language: null,
  website: null,
  privacyAccepted: true,
};
const trip = {
  date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  adults: 2,
  privacyAccepted: true,
};

test.each<[string, v.GenericSchema, object]>([
  ['a subscription', SubscriptionInput, { email: 'ada@example.com', language: null }],
  ['a message', ContactMessageInput, { ...contact, message: 'Hi', source: null, language: null }],
  [
    'a message of a form',
    ContactMessageInput,
    { name: 'Ada', phone: '600111222', email: '', message: 'Hi', language: '' },
  ],
  [
    'a trip',
    TripRequestInput,
    { ...trip, contact, childAges: null, message: null, language: null },
  ],
  ['a quote', QuoteInput, { ...journey, luggage: null }],
  [
    'a quote with luggage',
    QuoteInput,
    { ...journey, luggage: { large: null, cabin: 1, bulky: null } },
  ],
  ['a transfer', TransferRequestInput, { ...journey, ...people, luggage: null, quoteToken: null }],
  [
    'a transfer with a token',
    TransferRequestInput,
    { ...people, quoteToken: 'x', outbound: null, return: null },
  ],
])('%s leaves a field out with null as well', (_name, schema, input) => {
  expect(v.safeParse(schema, input).issues).toBeUndefined();
});

test('a honeypot field that is null detects no bot', () => {
  expect(v.parse(TransferRequestInput, { ...journey, ...people })).toMatchObject({ website: '' });
});

test('a language that the site has not is refused at its field', () => {
  expect(v.is(SubscriptionInput, { email: 'ada@example.com', language: 'fr' })).toBe(false);
});
