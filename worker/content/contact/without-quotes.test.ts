import { expect, test } from 'vitest';
import { withoutQuotes } from './without-quotes.ts';

test.each([
  [
    'Danke!\n\nAm Mo., 1. Juni 2026 um 10:00 Uhr schrieb Marès <hola@mares.example>:\n\n> Guten Tag',
    'Danke!',
  ],
  [
    'Thanks\nand bye\n\nOn Mon, 1 Jun 2026 at 10:00, Marès <hola@mares.example>\nwrote:\n> Hello',
    'Thanks\nand bye',
  ],
  [
    'Gracias\n\nEl lun, 1 jun 2026 a las 10:00, Marès (<hola@mares.example>) escribió:\n> Hola',
    'Gracias',
  ],
  ['Gràcies\n\nEl dl., 1 de juny 2026 a les 10:00, Marès va escriure:\n\n> Hola', 'Gràcies'],
  [
    'Passt.\n\nVon: Marès <hola@mares.example>\nGesendet: Montag\nAn: Grete\nBetreff: Re\n\nGuten Tag',
    'Passt.',
  ],
  ['Ok\n-----Original Message-----\nHello', 'Ok'],
  ['Ok\n\n> Hello\n>\n> Bye', 'Ok'],
  ['From: here it is fine\nto walk', 'From: here it is fine\nto walk'],
  ['Hi\nOn the day we wrote nothing\nBye', 'Hi\nOn the day we wrote nothing\nBye'],
])('%j', (text, own) => {
  expect(withoutQuotes(text)).toBe(own);
});

test('answers between quoted lines, or below them, keep all of the text', () => {
  const between = 'Hi\n\nOn Mon, 1 Jun 2026, Marès wrote:\n> At nine?\nYes.\n> With dogs?\nNo.';
  const below = '> Hello\n> Bye\n\nYes, please.';
  expect(withoutQuotes(between)).toBe(between);
  expect(withoutQuotes(below)).toBe(below);
});
