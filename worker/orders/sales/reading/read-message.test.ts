import { expect, test } from 'vitest';
import type { Reading } from '#contract/sales/reading.ts';
import { AUTUMN_QUESTIONS } from '../../../test/sales/autumn-questions.ts';
import { CATALOGUE } from '../../../test/sales/catalogue.ts';
import { CHAT_QUESTIONS } from '../../../test/sales/chat-questions.ts';
import { DIALECT_QUESTIONS } from '../../../test/sales/dialect-questions.ts';
import { type AskedMessage, QUESTIONS, WRITTEN_ON } from '../../../test/sales/questions.ts';
import { RECEPTION_QUESTIONS } from '../../../test/sales/reception-questions.ts';
import { SEASON_QUESTIONS } from '../../../test/sales/season-questions.ts';
import { SUMMER_QUESTIONS } from '../../../test/sales/summer-questions.ts';
import { WINTER_QUESTIONS } from '../../../test/sales/winter-questions.ts';
import { readMessage } from './read-message.ts';

const BY = { today: WRITTEN_ON, catalogue: CATALOGUE };
const read = (text: string) => readMessage(text, BY);

const shownPeople = ({ people }: Reading) =>
  people &&
  `${[people.adults, people.children, people.infants].join('+').replace(/(?:\+0){1,2}$/, '')}${people.isUncertain ? '?' : ''}`;

/** What is read otherwise than it is meant: without being asked, and with it. */
function differences(message: AskedMessage): { wrong: string[]; asked: string[] } {
  const reading = read(message.text);
  const wrong: string[] = [];
  const asked: string[] = [];
  const { day } = reading;
  const want = message.day;
  if (typeof want === 'string') {
    if (day.certain !== null && day.certain !== want) wrong.push(`day ${day.certain}`);
    if (day.certain === null) asked.push(`day of ${day.options.join()}`);
  } else if (Array.isArray(want)) {
    if (day.certain !== null) wrong.push(`day ${day.certain} is not certain`);
    if (want.some((one) => !day.options.includes(one))) asked.push(`day of ${day.options.join()}`);
  } else if (want) {
    if (day.certain !== null) wrong.push(`day ${day.certain} of a stay`);
    if (JSON.stringify(day.range) !== JSON.stringify(want)) asked.push('stay');
  } else if (day.certain !== null) wrong.push(`day ${day.certain}`);
  const trips = [message.trip ?? []].flat();
  const found = reading.trips.map(({ tripId }) => tripId);
  if (found.length === 1 && !(trips.length === 1 && trips[0] === found[0]))
    wrong.push(`trip ${found}`);
  else if (trips.length > 0 && trips.some((one) => !found.includes(one)))
    asked.push(`trip ${found.join()}`);
  else if (found.length > trips.length) asked.push(`trip of ${found.join()}`);
  const people = shownPeople(reading);
  if (people !== (message.people ?? null)) {
    const isSaid = people !== null && !people.endsWith('?');
    (isSaid ? wrong : asked).push(`people ${people}`);
  }
  if (message.time && !reading.time.options.includes(message.time))
    (reading.time.options.length === 1 ? wrong : asked).push(`time ${reading.time.options}`);
  return { wrong, asked };
}

test('of 80 messages in four languages none is misread, and nine in ten leave nothing to type', () => {
  expect(QUESTIONS).toHaveLength(80);
  const all = QUESTIONS.map((message) => ({ text: message.text, ...differences(message) }));
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const typed = all.filter(({ asked }) => asked.length > 0);
  expect(typed.length, JSON.stringify(typed, null, 1)).toBeLessThanOrEqual(8);
});

test('of 40 messages from phones and receptions none is misread, and nine in ten leave nothing to type', () => {
  const all = CHAT_QUESTIONS.map((message) => ({ text: message.text, ...differences(message) }));
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const typed = all.filter(({ asked }) => asked.length > 0);
  expect(typed.length, JSON.stringify(typed, null, 1)).toBeLessThanOrEqual(4);
});

test('of messages in dialect and with days named by their distance none is misread, and nine in ten leave nothing to type', () => {
  const all = DIALECT_QUESTIONS.map((message) => ({ text: message.text, ...differences(message) }));
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const typed = all.filter(({ asked }) => asked.length > 0);
  expect(typed.length, JSON.stringify(typed, null, 1)).toBeLessThanOrEqual(2);
});

test('of 12 messages from receptions, agencies and families none is misread', () => {
  const all = RECEPTION_QUESTIONS.map((message) => ({
    text: message.text,
    ...differences(message),
  }));
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const typed = all.filter(({ asked }) => asked.length > 0);
  expect(typed.length, JSON.stringify(typed, null, 1)).toBeLessThanOrEqual(1);
});

test.for([
  ['a season', SEASON_QUESTIONS],
  ['a summer', SUMMER_QUESTIONS],
  ['an autumn', AUTUMN_QUESTIONS],
  ['a winter', WINTER_QUESTIONS],
] as const)(
  'of the messages of %s none is misread, and nine in ten leave nothing to type',
  ([, messages]) => {
    const all = messages.map((message) => ({ text: message.text, ...differences(message) }));
    expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    const typed = all.filter(({ asked }) => asked.length > 0);
    expect(typed.length, JSON.stringify(typed, null, 1)).toBeLessThanOrEqual(messages.length / 10);
  },
);

test('a number of people after a day is no second day', () => {
  expect(read('Snorkelling for 2 adults on the 12th and 2 kids please')).toMatchObject({
    day: { certain: '2027-06-12' },
    people: { adults: 2, children: 2 },
  });
});

test('the language is that of the message', () => {
  const others = QUESTIONS.filter(({ text, language }) => read(text).language !== language);
  expect(others.map(({ text }) => text)).toEqual([]);
});

test('a sale, a question, a cancellation and a change differ, and small print is none of them', () => {
  expect(read('Sind Samstag noch 4 Plätze frei?').kind).toBe('question');
  expect(read('Bitte eintragen: Samstag Katamaran, 2 Pers.').kind).toBe('new');
  expect(read('Neue Buchung A-1. Kostenlose Stornierung bis 48 h vorher.').kind).toBe('new');
  expect(read('La reserva A-1 ha sido cancelada').kind).toBe('cancelled');
  expect(read('¿Se puede cancelar gratis?').kind).toBe('question');
  expect(read('Booking A-1 has been amended').kind).toBe('changed');
});

test.each([
  'Podem canviar la sortida en caiac del 14 al 16 de juliol? Som dues persones.',
  'Könnten wir die Kajaktour vom 14. auf den 16. Juli verschieben?',
  'Could we please move our kayak trip from the 14th to the 16th of July?',
  '¿Podríamos cambiar el kayak del 14 al 16 de julio?',
])('who asks for another day buys nothing, and the former day is not certain: %s', (text) => {
  const { kind, day } = read(text);
  expect(kind).toBe('changed');
  expect(['2027-07-16', null]).toContain(day.certain);
  expect(day.range).toBeNull();
});

test('siblings of one age are two children, and couples are adults', () => {
  const counted = (text: string) => {
    const reading = read(text);
    return [shownPeople(reading), reading.people?.ages];
  };
  const siblings = '¿Queda sitio a caballo? Somos mi mujer, yo y los mellizos de 10 años';
  expect(counted(siblings)).toEqual(['2+2', [10, 10]]);
  expect(counted('2 Erwachsene mit Zwillingen (6)')).toEqual(['2+2', [6, 6]]);
  expect(counted('3 kids, twins of 6 and a girl of 9, and 2 adults')[0]).toBe('2+3');
  expect(counted('Som 3 parelles i un nen de 4 anys')).toEqual(['6+1', [4]]);
  expect(counted('Wir sind 2 Paare und 2 Kinder')[0]).toBe('4+2');
});

test('the «am» of an hour is no German', () => {
  const text = 'Booking request: sea caves by kayak, 8 June, 10am, party of 6';
  expect(read(text).language).toBe('en');
});

test('name, telephone, address, room and reference are read, and their figures are no people or days', () => {
  const reading = read(
    'Hola, soy Marta Ruiz, hab. 214, reserva nº AB-1234, +34 600 11 22 33, marta@example.com. Somos 2 el 3 de julio.',
  );
  expect(reading).toMatchObject({
    ...{ name: 'Marta Ruiz', phone: '+34 600 11 22 33', email: 'marta@example.com' },
    ...{ reference: 'AB-1234', notes: 'hab. 214' },
    people: { adults: 2 },
    day: { certain: '2027-07-03' },
  });
});
