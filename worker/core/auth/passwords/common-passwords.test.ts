import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password123',
  'Password1234!',
  'P@ssw0rd2024',
  'passw0rd!!',
  '1234567890',
  '0987654321',
  '1111111111',
  'abcabcabcabc',
  'qwertyuiop',
  '1q2w3e4r5t',
  'Qwerty12345',
  'contraseña1',
  'iloveyou2020',
  'Menorca2026!',
  'adminadmin',
  'welcome123',
  '123456789a',
  '1qaz2wsx3edc',
  '123qwe123qwe',
  'admin-menorca-2026',
  'Lighthouse1!',
  'supernatural',
])('%s is tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery',
  'local-only-password',
  'passwords are hard',
  'Tramuntana-2026',
  'k3Zq81xWvB',
  '4071938265',
  'una barca a Fornells',
  'princess dragon monkey sunshine',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

const NAMES = ['Mares Excursions SL', 'Núria Pons Vidal', 'reserves@tramuntana.example'];
test.each([
  'Tramuntana-2026',
  'nuriapons1234',
  'Excursions2026!',
  'V1dal_reserves',
  'maresexcursionssl',
])('%s consists of names that are known to everybody', (password) => {
  expect(isCommonPassword(password, NAMES)).toBe(true);
});

test('a password with a name in it and enough more is good', () => {
  expect(isCommonPassword('Núria paints boats', NAMES)).toBe(false);
});
