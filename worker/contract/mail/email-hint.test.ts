import { expect, test } from 'vitest';
import { emailHint } from './email-hint.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@hotmail.cm', 'ana@hotmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmal.es', 'ana@hotmail.es'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yahooo.es', 'ana@yahoo.es'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.cmo', 'ana@gmail.com'],
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@example.con', 'ana@example.com'],
  ['ana@hotel.example.cmo', 'ana@hotel.example.com'],
  ['ana@gmailcom', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@webde', 'ana@web.de'],
  ['ana@examplecom', 'ana@example.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['ana@gmail..com', 'ana@gmail.com'],
  ['ana@gmail.com.', 'ana@gmail.com'],
  [' Ana.Vidal@GMIAL.com ', 'Ana.Vidal@gmail.com'],
])('%s probably means %s', (typed, meant) => {
  expect(emailHint(typed)).toBe(meant);
});

test.each([
  '',
  'ana',
  'ana@',
  '@gmail.com',
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@gmx.de',
  'ana@gmx.net',
  'ana@gmx.com',
  'ana@live.de',
  'ana@hotmail.be',
  'ana@yahoo.dk',
  'ana@email.com',
  'ana@mail.es',
  'ana@ymail.com',
  'ana@me.com',
  'ana@example.com',
  'ana@firma.co',
  'ana@ajuntament.cat',
  'ana@universitat.es',
  'ana@empresa.menorca',
  'ana@localhost',
  'two words@gmial.com',
  'ana@x.constructor',
])('%s raises no question', (typed) => {
  expect(emailHint(typed)).toBeUndefined();
});

test('an answer is never asked about again', () => {
  for (const typed of ['ana@gmial.con', 'ana@hotmailcom', 'ana@examplecom', 'ana@yaho.es'])
    expect(emailHint(emailHint(typed) ?? typed)).toBeUndefined();
});
