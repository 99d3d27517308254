import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from './icons.tsx';

const read = (path: string) => readFileSync(path, 'utf8');
const drawn = [...read(`web/public${ICONS}`).matchAll(/<symbol id="([\w-]+)"/g)].map(
  ([, name]) => name,
);

test('every icon is drawn once', () => {
  const named = [...read('web/base/ui/icons.tsx').matchAll(/name="([\w-]+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  expect([...named, 'logo'].sort()).toEqual([...drawn].sort());
});
