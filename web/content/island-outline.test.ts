import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COASTLINE } from './coastline.ts';
import { LAND } from './island-map.tsx';
import { pathOf } from './island-projection.ts';

test('the drawn outline is that of the coast', () => {
  const [file = '', id] = LAND.split('#');
  const path = COASTLINE.map((ring) => `${pathOf(ring)}Z`).join('');
  expect(readFileSync(`web/public${file}`, 'utf8')).toContain(`id="${id}" stroke-linejoin="round" d="${path}"`);
});
