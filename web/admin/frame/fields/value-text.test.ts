import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { pathText, valueText } from './value-text.ts';

const t = ((key: unknown, { defaultValue }: { defaultValue?: string } = {}) => {
  if (typeof key !== 'string') throw new TypeError('no key');
  return defaultValue ?? `[${key}]`;
}) as unknown as TFunction<'admin-area'>;

test('a value or field that has a name of every object’s is shown as it is', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'valueOf']) {
    expect(valueText(t, name)).toBe(name);
    expect(pathText(t, [name])).toBe(name);
  }
  expect(valueText(t, true)).toBe('[value.yes]');
});
