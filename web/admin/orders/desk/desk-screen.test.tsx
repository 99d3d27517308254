import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { DeskOrderInput } from '#contract/orders/desk-order.ts';
import { json } from '../../../test/api.ts';
import { anOption } from '../../../test/booking-option.ts';
import { IN_ONE_LANGUAGE } from '../../../test/builders.ts';
import { aDeskOrder } from '../../../test/desk-order.ts';
import { edited, openAdmin, pageOf } from '../../../test/open-admin.tsx';

const DAY = addDays(menorcaToday(new Date()), 7);
const OPTION = anOption([{ date: DAY, vacancies: 8, status: 'AVAILABLE' }]);
const place = (id: number, kind: string, name: string) => ({
  ...{ id, kind, name, zone: null, aliases: [] },
  ...IN_ONE_LANGUAGE,
});

const open = (answers: Parameters<typeof openAdmin>[1] = {}, search = `trip=7&date=${DAY}`) =>
  openAdmin(`/admin/orders/new?${search}`, {
    'GET /api/admin/trips?pageSize=100': () => pageOf([{ id: 7, name: 'Sail', translations: {} }]),
    [`GET /api/admin/bookings/availability/7?from=${DAY}`]: () =>
      json({ from: DAY, to: addDays(DAY, 30), currency: 'EUR', options: [OPTION] }),
    'GET /api/transfers/places': () =>
      json([place(1, 'airport', 'Airport'), place(2, 'town', 'Fornells')]),
    'GET /api/admin/transfers/vehicles?pageSize=100&sort=order': () =>
      pageOf([{ ...edited(1), code: 'standard', name: 'Taxi', translations: {} }]),
    ...answers,
  });
const item = async (name: string) => within(await screen.findByRole('region', { name }));
const make = () => screen.getByRole('button', { name: 'Make the order' });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
type User = ReturnType<typeof open>['user'];

async function fillTrip(user: User) {
  const trip = await item('1. Trip');
  await user.type(await trip.findByRole('spinbutton', { name: 'Adults' }), '2');
}
async function addTransfer(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add a transfer' }));
  const transfer = await item('2. Transfer');
  await transfer.findAllByRole('option', { name: 'Fornells' });
  await user.selectOptions(transfer.getByRole('combobox', { name: 'Pick-up' }), 'Airport');
  await user.selectOptions(transfer.getByRole('combobox', { name: 'Drop-off' }), 'Fornells');
  await user.selectOptions(transfer.getByRole('combobox', { name: 'Vehicle' }), 'Taxi');
  fill(transfer.getByLabelText('Time'), '14:30');
  return transfer;
}

test('a sail and a transfer are one order; the table has no price, so one is agreed; half is paid in cash', async () => {
  const { user, sent, address } = open({
    'POST /api/admin/orders': () => json(aDeskOrder([], { reference: 'ORDE2345' }), 201),
  });
  await fillTrip(user);
  const transfer = await addTransfer(user);
  expect(await transfer.findByText(/^The table has no price/)).toBeDefined();
  await user.click(transfer.getByRole('checkbox', { name: 'Another price' }));
  fill(transfer.getByRole('textbox', { name: 'Agreed total' }), '60');
  fill(transfer.getByRole('textbox', { name: 'Reason' }), 'By phone');
  await user.selectOptions(screen.getByRole('combobox', { name: 'How it was paid' }), 'Cash');
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveProperty('value', '160.00');
  fill(amount, '80');
  await user.click(make());
  await waitFor(() => expect(address()).toBe('/admin/orders/ORDE2345'));
  const [body] = sent('POST', '/api/admin/orders') as DeskOrderInput[];
  expect(body).toMatchObject({
    contact: { name: '', email: '', phone: '' },
    payments: [{ method: 'cash', cents: 8000 }],
    notify: false,
    items: [
      { kind: 'trip', optionId: 5, units: [{ unitId: 1, quantity: 2 }], status: 'CONFIRMED' },
      {
        ...{ kind: 'transfer', from: 1, to: 2, vehicle: 'standard', status: 'confirmed' },
        outbound: { time: '14:30' },
        price: { totalCents: 6000, reason: 'By phone' },
      },
    ],
  });
});

const question = (id: string, more: object = {}) => ({
  ...{ id, type: 'text' as const, per: 'booking' as const, needed: 'now' as const },
  ...{ question: id, help: '', choices: [], text: '', edition: '1', ...IN_ONE_LANGUAGE },
  ...more,
});
const mao = { id: 'mao', name: 'Mahon', directions: '', latitude: null, longitude: null };

test('pick-up and answers are entered with the booking; what is open does not stop it', async () => {
  const option = {
    ...OPTION,
    questions: [question('Diet'), question('Level'), question('Size', { per: 'ticket' })],
    pickups: [{ ...mao, minutesBefore: 45, ...IN_ONE_LANGUAGE }],
  };
  const { user, sent } = open({
    [`GET /api/admin/bookings/availability/7?from=${DAY}`]: () =>
      json({ from: DAY, to: addDays(DAY, 30), currency: 'EUR', options: [option] }),
    'POST /api/admin/orders': () =>
      json(
        {
          ...{ title: 'Invalid', status: 422, item: 0 },
          errors: [{ path: 'answer.Size.1', code: 'invalid', message: '' }],
        },
        422,
      ),
  });
  await fillTrip(user);
  const trip = await item('1. Trip');
  expect(trip.getByText(/^The reminder asks/)).toBeDefined();
  await user.selectOptions(trip.getByRole('combobox', { name: 'Pick-up' }), '09:15 · Mahon');
  await user.type(trip.getByRole('textbox', { name: 'Hotel or address' }), 'Hotel Capri');
  await user.type(trip.getByRole('textbox', { name: 'Diet' }), 'vegan');
  await user.type(trip.getByRole('textbox', { name: 'Size (2)' }), 'big');
  await user.click(make());
  const size = trip.getByRole('textbox', { name: 'Size (2)' });
  await waitFor(() => expect(size.ariaInvalid).toBe('true'));
  expect(sent('POST', '/api/admin/orders')).toMatchObject([
    {
      items: [
        {
          answers: [
            { questionId: 'Diet', ticket: null, value: 'vegan' },
            { questionId: 'Size', ticket: 1, value: 'big' },
          ],
          pickup: { pointId: 'mao', hotel: 'Hotel Capri' },
        },
      ],
    },
  ]);
});

test('a guest of an earlier order is suggested while typing, and one tap fills in what is known', async () => {
  const { user, sent } = open({
    'GET /api/admin/orders/guests?q=vid': () =>
      json([
        {
          ...{ name: 'Anna Vidal', email: 'anna@example.com', phone: null },
          ...{ language: 'de', lastDay: '2026-06-12' },
        },
      ]),
    'POST /api/admin/orders': () => json(aDeskOrder([], { reference: 'ORDE2345' }), 201),
  });
  await fillTrip(user);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'vid');
  await user.click(await screen.findByRole('button', { name: /^Anna Vidal.*12 June 2026/ }));
  expect(screen.queryByText('Earlier guests')).toBeNull();
  await user.click(make());
  await waitFor(() =>
    expect(sent('POST', '/api/admin/orders')).toMatchObject([
      {
        contact: { name: 'Anna Vidal', email: 'anna@example.com', phone: '' },
        ...{ language: 'de', notify: true },
      },
    ]),
  );
});

test('what is missing is marked at its item, and nothing is sent', async () => {
  const { user, sent } = open();
  await (await item('1. Trip')).findByRole('spinbutton', { name: 'Adults' });
  await user.click(screen.getByRole('button', { name: 'Add a transfer' }));
  await user.click(make());
  const trip = await item('1. Trip');
  expect(trip.getByRole('spinbutton', { name: 'Adults' }).ariaInvalid).toBe('true');
  const transfer = await item('2. Transfer');
  expect(transfer.getByRole('combobox', { name: 'Pick-up' }).ariaInvalid).toBe('true');
  expect(sent('POST', '/api/admin/orders')).toEqual([]);
});

test('a refusal stands at the item that it is about, and everything typed stays', async () => {
  const { user } = open({
    'POST /api/admin/orders': () =>
      json({ title: 'Conflict', status: 409, code: 'sold_out', item: 0 }, 409),
  });
  await fillTrip(user);
  const transfer = await addTransfer(user);
  await user.click(make());
  const trip = await item('1. Trip');
  expect((await trip.findByRole('alert')).textContent).toContain('not enough places');
  expect(trip.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' }).value).toBe('2');
  expect(transfer.getByLabelText<HTMLInputElement>('Time').value).toBe('14:30');
});

test('a way back leads between the same doors, and an item can be removed', async () => {
  const { user } = open();
  const transfer = await (async () => {
    await item('1. Trip');
    return addTransfer(user);
  })();
  await user.click(transfer.getByRole('checkbox', { name: 'With a return journey' }));
  expect(transfer.getAllByLabelText('Time')).toHaveLength(2);
  await user.click(transfer.getByRole('button', { name: /^Remove/ }));
  expect(screen.queryByRole('region', { name: '2. Transfer' })).toBeNull();
});

test('more items are added to an order as it was read', async () => {
  const order = aDeskOrder([], { reference: 'ORDE2345', version: 4 });
  const { user, sent } = open(
    {
      'GET /api/admin/orders/ORDE2345': () => json(order),
      'POST /api/admin/orders/ORDE2345/items': () => json(order, 201),
    },
    `order=ORDE2345&trip=7&date=${DAY}`,
  );
  await fillTrip(user);
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to the order' }));
  await waitFor(() =>
    expect(sent('POST', '/api/admin/orders/ORDE2345/items')).toMatchObject([
      { version: 4, items: [{ kind: 'trip' }] },
    ]),
  );
});
