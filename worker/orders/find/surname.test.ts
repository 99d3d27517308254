import { expect, test } from 'vitest';
import { hasSurname } from './surname.ts';

test.each([
  ['Ada Vidal', 'Vidal'],
  ['Ada Vidal', ' vidal '],
  ['Ada Vidal', 'Ada'],
  ['Ada Vidal Pons', 'Pons'],
  ['Ada Vidal Pons', 'Vidal Pons'],
  ['María García', 'garcia'],
  ['Maria Garcia', 'García'],
  ['Jörg Müller', 'MULLER'],
  ['Jörg Müller', 'Mueller'],
  ['Jorg Mueller', 'Müller'],
  ['Anna Groß', 'gross'],
  ['Iñaki Núñez', 'nunez'],
  ['Nunez', 'Nun\u0303ez'],
  ['Marta Gal·la', 'Galla'],
  ['Jane O’Brien', 'obrien'],
  ['Jane OBrien', "O'Brien"],
  ['Anne Smith-Jones', 'Smith'],
  ['Anne Smith-Jones', 'Smith Jones'],
  ['Anne Smith Jones', 'Smith-Jones'],
  ['Vidal, Ada', 'Vidal'],
])('%s has the surname %s', (name, surname) => {
  expect(hasSurname(name, surname)).toBe(true);
});

test.each([
  ['Ada Vidal', 'Vid'],
  ['Ada Vidal', 'Pons'],
  ['Ada Vidal', 'Vidal Pons'],
  ['Ada Vidal', '-'],
  ['Ada Vidal', '%'],
  ['Ada Vidal', 'V_dal'],
  ['', 'Vidal'],
])('%s has not the surname %s', (name, surname) => {
  expect(hasSurname(name, surname)).toBe(false);
});

test('a booking without a name has no surname', () => {
  expect(hasSurname(null, 'Vidal')).toBe(false);
});
