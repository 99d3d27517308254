import { expect, test } from 'vitest';
import { readSchema } from './schema-input.tsx';

test('structured data is one JSON object with a type', () => {
  expect(readSchema('')).toBeNull();
  expect(readSchema('{"@type":"Service","name":"x"}')).toEqual({ '@type': 'Service', name: 'x' });
  expect(readSchema('{')).toBe('json');
  expect(readSchema('[]')).toBe('object');
  expect(readSchema('"x"')).toBe('object');
  expect(readSchema('{"name":"x"}')).toBe('type');
});
