import { expect, test } from 'vitest';
import { type EntryGroup, narrow } from './entries.ts';

const GROUPS: EntryGroup[] = [
  {
    label: 'Screens',
    entries: [
      { id: '1', text: 'Excursiones', to: '/trips' },
      { id: '2', text: 'Solicitudes de excursión', to: '/orders' },
    ],
  },
  {
    label: 'Actions',
    entries: [{ id: '3', text: 'Nueva excursión', note: 'Crear', to: '/trips/new' }],
  },
];
const found = (typed: string) =>
  narrow(GROUPS, typed).flatMap(({ entries }) => entries.map(({ id }) => id));

test('every word must occur, in any order, accents and case aside', () => {
  expect(found('EXCURSION')).toEqual(['1', '2', '3']);
  expect(found('excursión nueva')).toEqual(['3']);
  expect(found('crear')).toEqual(['3']);
});

test('without words everything is there; groups without entries are not', () => {
  expect(found('  ')).toEqual(['1', '2', '3']);
  expect(narrow(GROUPS, 'solicitudes').map(({ label }) => label)).toEqual(['Screens']);
  expect(narrow(GROUPS, 'nothing of the kind')).toEqual([]);
});
