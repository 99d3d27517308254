import { expect, test } from 'vitest';
import { toHex } from './hex.ts';

test('each byte has two small digits', () => {
  expect(toHex(Uint8Array.of(0, 10, 255))).toBe('000aff');
  expect(toHex(Uint8Array.of(1, 2, 3).buffer)).toBe('010203');
});
