import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PartnerClosing } from '#contract/sales/sales.ts';
import { json } from '../../../test/api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const pageOf = (items: object[]) => () =>
  json({ items, total: items.length, page: 1, pageSize: 100 });

test('what to close is named in the reader’s language, and an option is chosen with its trip', async () => {
  const closing: PartnerClosing = {
    ...{ partnerId: 1, partner: 'Hotel Capri', optionId: 5, date: '2027-06-12', time: '10:00' },
    option: { name: 'Paseo guiado', translations: { name: { en: 'Guided walk' } } },
    trip: { name: 'Cales', translations: { name: { en: 'Coves' } } },
    ...{ left: 0, isClosed: false },
  };
  const { user } = openAdmin('/admin/sales/closings', {
    'GET /api/admin/sales/closings': () => json({ items: [closing] }),
    'GET /api/admin/partners?pageSize=100&status=active': pageOf([{ id: 1, name: 'Hotel Capri' }]),
    'GET /api/admin/sales/allotments/1': () => json({ allotments: [{ optionId: 5, places: 4 }] }),
    'GET /api/admin/trips?pageSize=100': pageOf([
      { id: 3, ...closing.trip },
      { id: 4, name: 'Ciutadella', translations: {} },
    ]),
    'GET /api/admin/trips/options?pageSize=100': pageOf([
      { id: 5, tripId: 3, ...closing.option },
      { id: 6, tripId: 4, ...closing.option },
    ]),
  });
  expect(
    await screen.findByText(/^Coves.· Guided walk, Saturday, 12 June 2027, 10:00$/),
  ).toBeDefined();
  const partners = within(screen.getByRole('region', { name: 'Places per partner' }));
  await partners.findByRole('option', { name: 'Hotel Capri' });
  await user.selectOptions(partners.getByRole('combobox', { name: 'Partner' }), '1');
  const options = await partners.findByRole('combobox', { name: 'Option 1' });
  expect([...options.querySelectorAll('option')].map((one) => one.textContent).slice(1)).toEqual([
    'Ciutadella\u00a0· Guided walk',
    'Coves\u00a0· Guided walk',
  ]);
});
