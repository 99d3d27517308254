import { expect, test } from 'vitest';
import { newReference, readReference } from './reference.ts';

test('references have eight unambiguous letters and do not repeat', () => {
  const references = Array.from({ length: 500 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(new Set(references).size).toBe(references.length);
});

test('a reference is read as people write it', () => {
  for (const text of [
    ' abcd2345 ',
    'ABCD 2345',
    'abcd\u20112345',
    '\uff21BCD2345',
    'ABCD\u00ad2345',
  ])
    expect(readReference(text)).toBe('ABCD2345');
  for (const text of ['ABCD234', 'ABCD23450', 'ABCD2340', 'ABCD-234', ''])
    expect(readReference(text)).toBeUndefined();
});
