import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const widthOf = (text: string) => text.length;

test('lines break between words, and where the text breaks', () => {
  expect(breakLines('Camí de Cavalls\nFerreries', 8, widthOf)).toEqual([
    'Camí de',
    'Cavalls',
    'Ferreries'.slice(0, 8),
    's',
  ]);
  expect(breakLines('', 8, widthOf)).toEqual(['']);
});

test('letters are composed and control characters become spaces', () => {
  expect(breakLines('Mu\u0308ller\u0007 col·legi', 40, widthOf)).toEqual(['Müller col·legi']);
});
