import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResourceClash, ResourceClashes } from '#contract/bookings/resources.ts';
import { json } from '../../../test/api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const clash: ResourceClash = {
  resource: { id: 3, name: 'Llaüt', kind: 'boat' },
  ...{ optionId: 5, date: '2027-06-12', time: '10:00' },
  trip: { name: 'Coves', translations: {} },
  option: { name: 'Morning', translations: {} },
  ...{ need: 1, others: 0, inService: 0, missing: 1, reason: 'out_of_service' },
  bookings: [{ id: 'a', reference: 'ADA23456', contactName: 'Ada', people: 2 }],
  otherStarts: [{ date: '2027-06-13', time: '10:00' }],
};

test('a departure without its boat names its guests, and is called off with the reason and the day that has room', async () => {
  openAdmin('/admin/resources', {
    'GET /api/admin/resources/clashes': () =>
      json({ items: [clash], transfers: [], crew: [] } satisfies ResourceClashes),
    'GET /api/admin/resources': () => json({ items: [], total: 0, page: 1, pageSize: 20 }),
  });
  const panel = within(
    (await screen.findByRole('heading', { name: 'Clashes' })).parentElement as HTMLElement,
  );
  expect(panel.getByText(/Starts with room for all of them/).textContent).toContain('10:00');
  expect(panel.getByRole('link', { name: 'Ada, 2 places' }).getAttribute('href')).toBe(
    '/admin/orders/ADA23456',
  );
  const href = panel.getByRole('link', { name: /^Call off… Coves.· Morning/ }).getAttribute('href');
  const { pathname, searchParams } = new URL(String(href), 'http://localhost');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/admin/calendar/weather-day',
    { date: '2027-06-12', start: '5/2027-06-12/10:00', reason: 'boat', offer: '2027-06-13' },
  ]);
});
