import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { json } from '../../../test/api.ts';
import { anOption } from '../../../test/booking-option.ts';
import { IN_ONE_LANGUAGE } from '../../../test/builders.ts';
import { aDeskOrder } from '../../../test/desk-order.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { aTripRequest, TICKETS } from '../../../test/trip-request.ts';
import { actionsOf } from './desk/desk-actions.tsx';

afterEach(() => void vi.useRealTimers());

const TODAY = menorcaToday(new Date());
const [DAY, NEXT, PAST] = [addDays(TODAY, 7), addDays(TODAY, 8), addDays(TODAY, -1)];
const OTHER = anOption([{ date: NEXT, vacancies: 4, status: 'AVAILABLE' }], {
  id: 6,
  name: 'Evening sail',
  units: [
    {
      id: 11,
      type: 'ADULT',
      name: 'Adults',
      minAge: 13,
      maxAge: 99,
      paxCount: 1,
      needsAdult: false,
      ...IN_ONE_LANGUAGE,
    },
  ],
});
const OPTIONS = [
  anOption([
    { date: DAY, vacancies: 8, status: 'AVAILABLE' },
    { date: NEXT, vacancies: 2, status: 'LIMITED' },
  ]),
  OTHER,
];
const [KIM, LEA] = TICKETS;

const aRequest = (change: Partial<TripRequestDetail> = {}) =>
  aTripRequest({ date: DAY, ...change });

/** The administration over a stub server; `requests` are the states of the booking, one after the other. */
const open = (
  address: string,
  requests: TripRequestDetail[],
  answers: Parameters<typeof openAdmin>[1] = {},
) =>
  openAdmin(address, {
    'GET /api/admin/orders/ABCD2345': () => json(aDeskOrder()),
    'GET /api/admin/trip-requests/b1': () => json(requests[0]),
    ...Object.fromEntries(
      [TODAY, DAY, NEXT].map((day) => [
        `GET /api/admin/bookings/availability/7?from=${day}`,
        () => json({ from: day, to: addDays(day, 30), currency: 'EUR', options: OPTIONS }),
      ]),
    ),
    ...answers,
  });
const dialog = async () => within(await screen.findByRole('dialog'));

test('an edit sends what was typed; after a change that came first it is sent again on top of that', async () => {
  const current = aRequest({
    version: 4,
    contact: { name: 'Ada', email: 'ada@example.com', phone: '+34600100200' },
  });
  const requests = [aRequest()];
  const { user, sent } = open('/admin/orders/ABCD2345', requests, {
    'PUT /api/admin/bookings/b1': () => {
      const isLate = requests[0]?.version === 3;
      requests[0] = isLate ? current : { ...current, version: 5 };
      return isLate
        ? json({ status: 409, detail: 'Another user was first.', current }, 409)
        : json(requests[0]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit booking' }));
  const form = await dialog();
  const adults = await form.findByRole('spinbutton', { name: 'Adults' });
  await user.clear(adults);
  await user.type(adults, '3');
  expect(form.getByText('€150')).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toContain(
    'Someone else changed the booking',
  );
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('+34600100200');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { units: [{ unitId: 1, quantity: 3 }], notify: false };
  expect(sent('PUT', '/api/admin/bookings/b1')).toEqual([
    { ...body, version: 3 },
    { ...body, version: 4 },
  ]);
});

test('a booking moves to another option with that option’s units, and a full departure says so', async () => {
  const answers = [
    json({ status: 409, detail: 'Full.', code: 'sold_out' }, 409),
    json(aRequest({ version: 4, date: NEXT })),
  ];
  const { user, sent } = open('/admin/orders/ABCD2345', [aRequest()], {
    'POST /api/admin/bookings/b1/move': () => answers.shift() as Response,
  });
  await user.click(await screen.findByRole('button', { name: 'Move to another departure' }));
  const form = await dialog();
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: 'Option' })).toHaveProperty('disabled', false),
  );
  await user.selectOptions(form.getByRole('combobox', { name: 'Option' }), 'Evening sail');
  await user.click(await form.findByRole('button', { name: /^\w{3},/ }));
  expect(await form.findByRole<HTMLInputElement>('radio', { name: /10:00/ })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(form.getByRole('button', { name: 'Move to another departure' }));
  expect((await form.findByRole('alert')).textContent).toContain('not enough places');
  await user.click(form.getByRole('button', { name: 'Move to another departure' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST', '/api/admin/bookings/b1/move')[1]).toEqual({
    ...{
      version: 3,
      optionId: 6,
      departureId: `${NEXT}T10:00:00+02:00`,
      units: [{ unitId: 11, quantity: 2 }],
    },
    ...{ keepPrice: false, notify: true },
  });
});

test('some tickets become a booking of their own', async () => {
  const { user, sent } = open('/admin/orders/ABCD2345', [aRequest()], {
    'POST /api/admin/bookings/b1/split': () => json(aRequest({ version: 4, tickets: [] })),
  });
  await user.click(await screen.findByRole('button', { name: 'Split booking' }));
  const form = await dialog();
  await user.click(form.getByRole('checkbox', { name: /b001/ }));
  await user.type(form.getByRole('textbox', { name: 'In the name of' }), 'Kim');
  await user.click(form.getByRole('button', { name: 'Split booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST', '/api/admin/bookings/b1/split')).toEqual([
    { version: 3, tickets: [KIM], contact: { name: 'Kim', email: null, phone: '' } },
  ]);
});

test('before a split the dialog says what happens with what was paid, and names a refusal', async () => {
  const entry = {
    method: 'cash',
    currency: 'EUR',
    at: '2026-01-01T00:00:00.000Z',
    by: 'user:1',
    user: null,
    isOnline: false,
    isUndone: false,
  };
  const { user } = open('/admin/orders/ABCD2345', [aRequest()], {
    'GET /api/admin/bookings/b1/ledger': () =>
      json({
        entries: [
          {
            ...entry,
            id: 1,
            kind: 'due',
            method: null,
            cents: 10_000,
            reference: null,
            isMoved: false,
          },
          { ...entry, id: 2, kind: 'payment', cents: -12_000, reference: null, isMoved: false },
          { ...entry, id: 3, kind: 'refund', cents: 2000, reference: 'WXYZ6789', isMoved: true },
        ],
        ...{ balanceCents: 0, refunds: [], disputes: [], canPayOnline: false },
      }),
    'POST /api/admin/bookings/b1/split': () =>
      json({ title: 'Conflict', status: 409, code: 'paying_back' }, 409),
  });
  expect(await screen.findByText(/Moved to booking WXYZ6789/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Take payment back/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Split booking' }));
  const form = await dialog();
  expect(await form.findByText(/€100 has been paid.*moves to the new booking/)).toBeDefined();
  await user.click(form.getByRole('checkbox', { name: /b001/ }));
  await user.click(form.getByRole('button', { name: 'Split booking' }));
  expect((await form.findByRole('alert')).textContent).toContain('still being paid back');
});

test('after the start it is noted who did not come', async () => {
  const { user, sent } = open('/admin/orders/ABCD2345', [aRequest({ date: PAST })], {
    'POST /api/admin/bookings/b1/no-show': () => json(aRequest({ version: 4 })),
  });
  await user.click(await screen.findByRole('button', { name: 'No-show' }));
  const form = await dialog();
  await user.click(form.getByRole('checkbox', { name: /b001/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST', '/api/admin/bookings/b1/no-show')).toEqual([
    { version: 3, tickets: [LEA], isNoShow: true },
  ]);
});

test('the state says what can be done', () => {
  expect(actionsOf(aRequest())).toEqual(['edit', 'move', 'split']);
  expect(actionsOf(aRequest({ status: 'completed', date: PAST }))).toEqual(['edit', 'noShow']);
  expect(actionsOf(aRequest({ status: 'cancelled_customer' }))).toEqual(['edit']);
  expect(actionsOf(aRequest({ status: 'spam' }))).toEqual([]);
});

test('who was not at the pick-up is noted before the start', () => {
  // 9:45 in Menorca.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-12T07:45:00Z') });
  const today = { date: '2027-06-12', time: '10:00' };
  const pickup = {
    ...{ id: 'h1', name: 'Hotel', directions: '', latitude: null, longitude: null },
    ...{ minutesBefore: 30, translations: {}, hotel: '' },
  };
  expect(actionsOf(aRequest(today))).not.toContain('noShow');
  expect(actionsOf(aRequest({ ...today, pickup }))).toContain('noShow');
  expect(actionsOf(aRequest({ ...today, pickup: { ...pickup, minutesBefore: 10 } }))).not.toContain(
    'noShow',
  );
});

test('confirming a request without a price asks for a total, or that it is free of charge', async () => {
  const asked = aRequest({
    status: 'new',
    next: ['confirmed'],
    lines: [],
    totalCents: 0,
    version: 1,
  });
  const { user, sent } = open('/admin/orders/ABCD2345', [asked], {
    'POST /api/admin/trip-requests/b1/state': () => json({ ...asked, version: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  const form = await dialog();
  expect(form.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
  expect(sent('POST', '/api/admin/trip-requests/b1/state')).toEqual([]);
  await user.type(form.getByRole('textbox', { name: 'Total' }), '90');
  await user.click(form.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  const again = await dialog();
  await user.click(again.getByRole('checkbox', { name: 'Free of charge' }));
  await user.click(again.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent('POST', '/api/admin/trip-requests/b1/state')).toHaveLength(2));
  expect(sent('POST', '/api/admin/trip-requests/b1/state')).toMatchObject([
    { to: 'confirmed', totalCents: 9000 },
    { isFree: true },
  ]);
});

test('without the terms a request is answered with an offer, and says so until the guest accepts it', async () => {
  const asked = aRequest({ status: 'new', next: ['confirmed'], offer: 'due', version: 1 });
  const { user, sent } = open('/admin/orders/ABCD2345', [asked], {
    'POST /api/admin/trip-requests/b1/state': () =>
      json({ ...asked, next: [], offer: 'made', version: 2 }),
  });
  const make = await screen.findByRole('button', { name: 'Make an offer' });
  expect(screen.getByText(/^The guest has not accepted the terms yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await user.click(make);
  await waitFor(() =>
    expect(sent('POST', '/api/admin/trip-requests/b1/state')).toMatchObject([{ to: 'confirmed' }]),
  );
});

test('an offer that the guest has not accepted says so', async () => {
  open('/admin/orders/ABCD2345', [aRequest({ status: 'new', offer: 'made', next: [] })]);
  expect(await screen.findByText(/^The offer is made\./)).toBeDefined();
});

test('a guest’s cancellation costs what the terms say, or what the firm agrees on', async () => {
  const booked = aRequest({ next: ['cancelled_customer'] });
  const { user, sent } = open('/admin/orders/ABCD2345', [booked], {
    'POST /api/admin/trip-requests/b1/state': () => json({ ...booked, version: 4 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel at the guest’s request' }));
  const form = await dialog();
  const fee = form.getByRole('textbox', { name: 'Cancellation fee' });
  expect(fee).toHaveProperty('value', '40.00');
  await user.clear(fee);
  await user.type(fee, '200');
  const cancel = form.getByRole('button', { name: 'Cancel at the guest’s request' });
  expect(cancel).toHaveProperty('disabled', true);
  await user.clear(fee);
  await user.type(fee, '25');
  await user.click(cancel);
  await waitFor(() =>
    expect(sent('POST', '/api/admin/trip-requests/b1/state')).toMatchObject([
      { to: 'cancelled_customer', feeCents: 2500 },
    ]),
  );
});
