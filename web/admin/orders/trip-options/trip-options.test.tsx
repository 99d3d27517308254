import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../test/api.ts';
import { edited, openAdmin, pageOf } from '../../../test/open-admin.tsx';

const PATH = '/api/admin/trips/options';
const UNIT = {
  type: 'ADULT',
  minAge: 0,
  maxAge: 99,
  paxCount: 1,
  needsAdult: false,
  minQuantity: null,
  maxQuantity: null,
  translationState: {},
};
const GRID = {
  currency: 'EUR',
  option: { id: 3, tripId: 1, name: 'Mañana', pricingPer: 'UNIT', translations: {} },
  version: { id: 7, note: '', user: 'Ada', createdAt: '2026-01-01T00:00:00.000Z', cells: 1 },
  units: [
    { id: 1, type: 'ADULT', name: 'Adultos', translations: {} },
    { id: 2, type: 'CHILD', name: 'Niños', translations: {} },
  ],
  prices: [{ unitId: 1, seasonFrom: '01-01', seasonTo: '12-31', cents: 5000 }],
};

test('prices are typed and pasted into the grid, reviewed and published over the version they came from', async () => {
  const { user, sent } = openAdmin('/admin/trips/options/prices/3', {
    [`GET ${PATH}/3/prices`]: () => json(GRID),
    [`GET ${PATH}/3/prices/versions`]: () => json([GRID.version]),
    [`POST ${PATH}/3/prices`]: () => json({ ...GRID, version: { ...GRID.version, id: 8 } }, 201),
  });
  expect(await screen.findByText('Without a price, this is sold for nothing: Niños')).toBeTruthy();
  const adult = screen.getByRole('gridcell', { name: 'Adultos, All year, 50' });
  adult.focus();
  await user.keyboard('{ArrowDown}25');
  await user.keyboard('{Enter}');
  adult.focus();
  await user.click(adult);
  await user.paste('55\n30');
  await user.click(screen.getByRole('button', { name: 'Review and save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('row')).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Publish prices' }));
  await waitFor(() =>
    expect(sent('POST', `${PATH}/3/prices`)).toMatchObject([
      {
        baseVersion: 7,
        prices: [
          { unitId: 1, seasonFrom: '01-01', seasonTo: '12-31', cents: 5500 },
          { unitId: 2, seasonFrom: '01-01', seasonTo: '12-31', cents: 3000 },
        ],
      },
    ]),
  );
});

test('a refused option shows at each field what is wrong, and a new one belongs to the trip it came from', async () => {
  const { user, sent } = openAdmin('/admin/trips/options/new?trip=5', {
    'GET /api/admin/trips?pageSize=100': () =>
      pageOf([{ ...edited(5), name: 'Velero', translations: {} }]),
    'GET /api/admin/drafts/trips-options/0': () => json(null),
    'PUT /api/admin/drafts/trips-options/0': () => json({ updatedAt: '' }),
    [`POST ${PATH}`]: () =>
      json(
        {
          status: 422,
          errors: [
            { path: 'units.0.name', code: 'required', message: '' },
            { path: 'schedules.0.times', code: 'times_needed', message: '' },
          ],
        },
        422,
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByRole('tab', { name: 'Sale 1 field to check' });
  expect(screen.getByText('Enter at least one departure time.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Tickets 1 field to check' }));
  const name = screen.getByRole('textbox', { name: 'Ticket 1: name · Español' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.type(name, 'Adultos');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('POST', PATH)).toHaveLength(2));
  expect(sent('POST', PATH)[1]).toMatchObject({
    tripId: 5,
    units: [{ name: 'Adultos', translations: { name: { es: 'Adultos' } } }],
  });
});

test('guests who have lost their places are listed with links to their bookings', async () => {
  const option = {
    ...edited(3),
    tripId: 1,
    name: 'Mañana',
    pricingPer: 'UNIT',
    availabilityType: 'START_TIME',
    translations: {},
  };
  const bookings = [{ id: 'b', reference: 'ABC23456', contactName: 'Laura Vidal', places: 3 }];
  openAdmin('/admin/trips/options/days/3', {
    [`GET ${PATH}/3`]: () =>
      json({
        ...option,
        units: [{ ...UNIT, id: 1, name: 'Adultos', translations: {} }],
        schedules: [],
        extras: [],
        uses: [],
      }),
    [`GET ${PATH}/3/oversold`]: () =>
      json({ items: [{ date: '2027-06-12', time: '10:00', capacity: 2, taken: 3, bookings }] }),
    [`GET ${PATH}/3/exceptions`]: () => json({ items: [] }),
    [`GET ${PATH}/3/departures`]: () => json({ from: '', to: '', items: [] }),
  });
  const link = await screen.findByRole('link', { name: 'Laura Vidal, 3 places' });
  expect(link.getAttribute('href')).toBe('/admin/orders/ABC23456');
});

test('an option on sale says when its trip cannot be booked, and names tickets in the reader’s language', async () => {
  const unit = { ...UNIT, id: 1, name: 'Adultos', translations: { name: { en: 'Grown-ups' } } };
  const option = { ...edited(3), tripId: 1, name: 'Mañana', isActive: true, translations: {} };
  const rules = { durationMinutes: 60, cutoffMinutes: 0, cancellationMinutes: 0, minUnits: 1 };
  const lists = {
    units: [unit],
    requiredContactFields: [],
    guideLanguages: [],
    firstPrices: [],
    schedules: [],
    extras: [],
    uses: [],
  };
  openAdmin('/admin/trips/options/edit/3', {
    [`GET ${PATH}/3`]: () =>
      json({ ...option, ...rules, ...lists, questions: [], pickups: [], pricingPer: 'UNIT' }),
    [`GET ${PATH}/3/prices`]: () => json({ ...GRID, version: { ...GRID.version, id: 0 } }),
    [`GET ${PATH}/3/oversold`]: () => json({ items: [] }),
    'GET /api/admin/trips/1': () => json({ ...edited(1), showBookingOptions: false }),
    'GET /api/admin/trips?pageSize=100': () => pageOf([]),
    'GET /api/admin/drafts/trips-options/3': () => json(null),
  });
  const link = await screen.findByRole('link', { name: 'Go to the box' });
  expect(link.getAttribute('href')).toBe('/admin/trips/edit/1#showBookingOptions');
  expect(screen.getByText(/“Can be booked” is not ticked/)).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'Price: Grown-ups' })).toBeTruthy();
});
