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
];
const ids = (text: string) => findPlaces(places, text).map(({ id }) => id);

test.each(['Mahon', 'mahón', 'MAO', 'Maó', ' maho '])('%s finds Maó first', (text) => expect(ids(text)[0]).toBe(4));

test('words match from their beginning, in any order, and written together', () => {
  expect(ids('flug')).toEqual([1]);
  expect(ids('bosch cala')).toEqual([24]);
  expect(ids('calanbosch')).toEqual([24]);
  expect(ids('osc')).toEqual([]);
});

test('without a text all are found, for signs alone none', () => {
  expect(ids('')).toEqual([1, 4, 24]);
  expect(ids('%_')).toEqual([]);
});

test('an address means a place by number or by name', () => {
  expect(placeMeant(places, '24')?.id).toBe(24);
  expect(placeMeant(places, 'MAH')?.id).toBe(1);
  expect(placeMeant(places, 'Atlantis')).toBeUndefined();
});
