import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menorcaToday } from '#contract/calendar.ts';
import { json } from '../../../test/api.ts';
import { anOption } from '../../../test/booking-option.ts';
import { IN_ONE_LANGUAGE } from '../../../test/builders.ts';
import { aDeskOrder } from '../../../test/desk-order.ts';
import { aFirmCalendar, aFirmDeparture } from '../../../test/firm-calendar.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const TODAY = menorcaToday(new Date());
const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/orders/walk-in', {
    [`GET /api/admin/calendar?from=${TODAY}&to=${TODAY}`]: () =>
      json(
        aFirmCalendar(TODAY, [
          aFirmDeparture(TODAY),
          aFirmDeparture(TODAY, { time: '12:00', sold: 8 }),
          aFirmDeparture(TODAY, { time: '14:00', calledOffAt: `${TODAY}T05:00:00.000Z` }),
        ]),
      ),
    [`GET /api/admin/bookings/availability/7?from=${TODAY}`]: () =>
      json({
        ...{ from: TODAY, to: TODAY, currency: 'EUR' },
        options: [anOption([{ date: TODAY, vacancies: 5, status: 'AVAILABLE' }])],
      }),
    ...answers,
  });

test('two people are sold places in cash with two taps, without a name', async () => {
  const { user, sent } = open({
    'POST /api/admin/orders': () =>
      json(aDeskOrder([], { reference: 'WALK2345', totalCents: 10_000 }), 201),
  });
  const list = await screen.findByRole('list', { name: 'Departures with places left' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: /^10:00/ }));
  await user.click(await screen.findByRole('button', { name: 'Cash: €100' }));
  expect((await screen.findByRole('heading', { name: 'Sold: WALK2345' })).textContent).toBeTruthy();
  expect(sent('POST', '/api/admin/orders')).toMatchObject([
    {
      items: [{ kind: 'trip', optionId: 5, units: [{ unitId: 1, quantity: 2 }] }],
      ...{ source: 'counter', payments: [{ method: 'cash', cents: 10_000 }] },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Next walk-in' }));
  await screen.findByRole('list', { name: 'Departures with places left' });
});

test('a pick-up is chosen in a part of its own, which most walk-ins leave closed', async () => {
  const mao = { id: 'mao', name: 'Mahon', directions: '', latitude: null, longitude: null };
  const option = anOption([{ date: TODAY, vacancies: 5, status: 'AVAILABLE' }], {
    pickups: [{ ...mao, minutesBefore: 45, ...IN_ONE_LANGUAGE }],
  });
  const { user, sent } = open({
    [`GET /api/admin/bookings/availability/7?from=${TODAY}`]: () =>
      json({ from: TODAY, to: TODAY, currency: 'EUR', options: [option] }),
    'POST /api/admin/orders': () => json(aDeskOrder([]), 201),
  });
  await user.click(await screen.findByRole('button', { name: /^10:00/ }));
  await user.click(await screen.findByText('Pick-up and answers'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pick-up' }), 'mao');
  await user.click(screen.getByRole('button', { name: 'Cash: €100' }));
  await screen.findByRole('heading', { name: /^Sold/ });
  expect(sent('POST', '/api/admin/orders')).toMatchObject([
    { items: [{ pickup: { pointId: 'mao', hotel: '' } }] },
  ]);
});

test('a departure that filled up meanwhile says so, and the number of people stays', async () => {
  const { user } = open({
    'POST /api/admin/orders': () =>
      json({ title: 'Conflict', status: 409, code: 'sold_out', item: 0 }, 409),
  });
  await user.click(await screen.findByRole('button', { name: /^10:00/ }));
  const more = within(await screen.findByRole('group', { name: 'People' }));
  const adults = more.getByRole<HTMLInputElement>('spinbutton', { name: /^Adults/ });
  await user.clear(adults);
  await user.type(adults, '4');
  await user.click(screen.getByRole('button', { name: 'Card: €200' }));
  expect((await screen.findByRole('alert')).textContent).toContain('not enough places');
  expect(adults.value).toBe('4');
});

test('a day without places says so', async () => {
  open({
    [`GET /api/admin/calendar?from=${TODAY}&to=${TODAY}`]: () => json(aFirmCalendar(TODAY, [])),
  });
  await screen.findByText('No departure of this day has places left.');
});
