import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../../test/api.ts';
import { openAdmin, pageOf } from '../../../../test/open-admin.tsx';

const PLACES = '/api/admin/transfers/places';
const numbers = () =>
  ['Latitude', 'Longitude'].map(
    (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
  );

test('a new place is nowhere until it is put on the map, and is refused so', async () => {
  const { user, sent } = openAdmin('/admin/transfers/places/new?tab=place', {
    'GET /api/admin/transfers/zones?pageSize=100&sort=order': () => pageOf([]),
    'GET /api/admin/drafts/transfers-places/0': () => json(null),
    'PUT /api/admin/drafts/transfers-places/0': () => json({ updatedAt: '' }),
    [`POST ${PLACES}`]: () =>
      json(
        {
          status: 422,
          errors: ['latitude', 'longitude'].map((path) => ({
            path,
            code: 'required',
            message: '',
          })),
        },
        422,
      ),
  });
  const map = await screen.findByRole('button', { name: 'Choose where it is on the map' });
  expect(numbers()).toEqual(['', '']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('POST', PLACES)).toMatchObject([{ latitude: null, longitude: null }]),
  );
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Latitude' }).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  );
  map.focus();
  await user.keyboard('{ArrowRight}');
  expect(numbers()).not.toContain('');
  expect(screen.queryByRole('alert')).toBeNull();
});
