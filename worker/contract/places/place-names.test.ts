import { expect, test } from 'vitest';
import { findPlaces, placeMeant } from './place-names.ts';

const places = [
  {
    id: 1,
    name: 'Aeropuerto de Menorca (MAH)',
    aliases: ['MAH', 'Mahon Airport', 'Airport'],
    translations: { name: { de: 'Flughafen Menorca (MAH)' } },
  },
  { id: 4, name: 'Maó', aliases: ['Mahón', 'Mahon', 'Mao'] },
  { id: 24, name: 'Cala en Bosc', aliases: ['Cala’n Bosch'] },
  { id: 30, name: 'Son Bou', aliases: ['Sonbou'] },
  { id: 31, name: 'Binibèquer' },
  { id: 33, name: 'Es Grau', aliases: ['Grau'] },
];
const ids = (text: string) => findPlaces(places, text).map(({ id }) => id);

test.each(['Mahon', 'mahón', 'MAO', 'Maó', ' maho '])('%s finds Maó first', (text) =>
  expect(ids(text)[0]).toBe(4),
);

test('words match from their beginning, in any order, and written together', () => {
  expect(ids('flug')).toEqual([1]);
  expect(ids('bosch cala')).toEqual([24]);
  expect(ids('calanbosch')).toEqual([24]);
  expect(ids('osc')).toEqual([]);
});

test('without a text all are found, for signs alone none', () => {
  expect(ids('')).toEqual([1, 4, 24, 30, 31, 33]);
  expect(ids('%_')).toEqual([]);
});

test.each([
  ['Son Bou hotel', 30],
  ['hotel Son Bou', 30],
  ['Royal Son Bou Family Club', 30],
  ['Apartamentos Binibequer', 31],
  ['Hotel Binibeker', 31],
  ['Maó centro', 4],
  ['Maó, Menorca', 4],
  ['Hotel Maó', 4],
  ['07701 Maó', 4],
  ['Binibeker', 31],
  ['binibeqeur', 31],
  ['Mahpn', 4],
  ['Menroca', 1],
])('«%s» is understood all the same', (text, id) => expect(ids(text)[0]).toBe(id));

test.each([
  'Palma',
  'Atlantis',
  'hotel',
  'Barcelona',
  'Es Migjorn Gran',
  'Mar hotel',
  'x'.repeat(5000),
])('what is no place of ours is not made into one', (text) => {
  expect(ids(text)).toEqual([]);
});

test('an address means a place by number or by name', () => {
  expect(placeMeant(places, '24')?.id).toBe(24);
  expect(placeMeant(places, 'MAH')?.id).toBe(1);
  expect(placeMeant(places, 'Atlantis')).toBeUndefined();
});
