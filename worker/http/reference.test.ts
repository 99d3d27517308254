import { expect, test } from 'vitest';
import { newReference, readReference } from './reference.ts';

test('references have eight unambiguous letters and do not repeat', () => {
  const references = Array.from({ length: 500 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(new Set(references).size).toBe(references.length);
});

test('a reference is read as people write it', () => {
  expect(readReference(' abcd2345 ')).toBe('ABCD2345');
  for (const text of ['ABCD234', 'ABCD23450', 'ABCD2340', 'ABCD-234', '']) expect(readReference(text)).toBeUndefined();
});
