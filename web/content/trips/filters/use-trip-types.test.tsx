import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../../test/api.ts';
import { aTripType } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import { typeNamed } from './trip-filters.ts';
import { useTripTypes } from './use-trip-types.ts';

function Type({ wanted }: { wanted: string }) {
  return <output>{typeNamed(useTripTypes(wanted), wanted)?.name ?? 'none'}</output>;
}
const data = { '/api/trip-types?lang=de': [aTripType({ name: 'Bootsfahrten', slug: 'boat' })] };
const IN_ALL = [
  { id: 1, name: 'Barco', slug: 'boat', translations: { name: { en: 'Boat trips' } } },
];

test.each(['boat', 'bootsfahrten'])(
  'a type that an address names by «%s» is known without asking',
  async (wanted) => {
    const calls = stubApi();
    await renderPart(<Type wanted={wanted} />, { language: 'de', data });
    expect([screen.getByRole('status').textContent, calls]).toEqual(['Bootsfahrten', []]);
  },
);

test.each(['Boat trips', 'barco', 'trips'])(
  'named «%s», as by the address of a page in another language, it is found among the names in all',
  async (wanted) => {
    stubApi({ 'GET /api/trip-types': () => json(IN_ALL) });
    await renderPart(<Type wanted={wanted} />, { language: 'de', data });
    expect(await screen.findByText('Bootsfahrten')).toBeDefined();
  },
);
