import { expect, test } from 'vitest';
import { filterFaq } from './faq-filter.ts';

const entries = [
  { question: '¿Puedo llevar bicicleta?', answer: 'Añádala a la solicitud.' },
  { question: 'Fins quan puc cancel·lar?', answer: 'Fins a 24 hores abans.' },
];
const found = (search: string) => filterFaq(entries, search).map((entry) => entries.indexOf(entry));

test('accents, case and the middle dot do not matter', () => {
  expect(found('BICÍCLETA')).toEqual([0]);
  expect(found('anadala')).toEqual([0]);
  expect(found('cancellar')).toEqual([1]);
});

test('every word must be there, in the question or the answer', () => {
  expect(found('bicicleta solicitud')).toEqual([0]);
  expect(found('bicicleta hores')).toEqual([]);
});

test('an empty search finds everything', () => expect(found('  ')).toEqual([0, 1]));
