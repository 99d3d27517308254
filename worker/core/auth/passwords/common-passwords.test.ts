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
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
