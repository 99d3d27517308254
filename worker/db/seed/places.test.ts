import { expect, test } from 'vitest';
import { findPlaces } from '#contract/place-names.ts';
import { places } from './places.ts';

const named = places.map((place) => ({ ...place, name: place.name.es, translations: { name: place.name } }));
const first = (text: string) => findPlaces(named, text)[0]?.name;

test.each(['Alaior', 'Ciutadella', 'Es Castell', 'Es Mercadal', 'Es Migjorn Gran', 'Ferreries', 'Maó', 'Sant Lluís'])(
  '%s, one of the eight municipalities, is a place of ours, and found among other words too',
  (name) => {
    expect(first(name)).toBe(name);
    expect(first(`Hotel en ${name}, Menorca`)).toBe(name);
  },
);

test.each([
  ['San Cristóbal', 'Es Migjorn Gran'],
  ['Los Delfines', 'Cala en Forcat'],
  ['Hotel S Algar', 'S’Algar'],
  ['apartamentos xoriguer', 'Son Xoriguer'],
  ['Mahón, Menorca', 'Maó'],
  ['puerto de Mahón, Menorca', 'Puerto de Maó'],
])('«%s» means %s', (text, name) => expect(first(text)).toBe(name));

test.each([
  'Aeropuerto de Maó',
  'aeropuerto mao',
  'aeropuerto menorca mahon',
  'Menorca Mahon Airport',
  'Aeroport de Menorca-Maó',
  'Flughafen Maó',
])('«%s» means the airport', (text) => expect(first(text)).toBe('Aeropuerto de Menorca (MAH)'));
