import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type {
  CheckedTicket,
  CheckInInput,
  Manifest,
  ManifestBooking,
} from '#contract/bookings/firm-calendar.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { json } from '../../../../test/api.ts';
import { aFirmCalendar, aFirmDeparture } from '../../../../test/firm-calendar.ts';
import { openAdmin } from '../../../../test/open-admin.tsx';

const TODAY = menorcaToday(new Date());
const PATH = `/api/admin/departures/5/${TODAY}/10:00`;

const aBooking = (name: string, codes: string[], noShowAt: string | null = null) =>
  ({
    ...{ id: name, reference: `REF${name}`, status: 'CONFIRMED', places: codes.length },
    ...{ contact: { name, email: null, phone: null }, language: 'en', notes: null, note: null },
    ...{ answers: [], pickup: null, extras: [], remindedAt: null, whatsapp: null },
    tickets: codes.map((code) => ({
      ...{ code, answers: [], unit: { name: 'Adults', translations: {} }, name: null, age: null },
      ...{ redeemedAt: null, noShowAt },
    })),
    money: { owedCents: 0, taken: [] },
  }) as ManifestBooking;

/** A server with a harbour before it: while the connection is gone, nothing gets through. */
function open(bookings: ManifestBooking[]) {
  const at = {
    isOffline: false,
    results: {} as Record<string, CheckedTicket['result']>,
    posted: [] as string[],
  };
  const redeemed = new Map<string, string | null>();
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const manifest = (): Manifest => {
    const calendar = aFirmCalendar(TODAY, [aFirmDeparture(TODAY)]);
    const [option] = calendar.options;
    const [departure] = calendar.departures;
    if (!option || !departure) throw new Error('There is no departure.');
    const known = bookings.map((booking) => ({
      ...booking,
      tickets: booking.tickets.map((ticket) => ({
        ...ticket,
        redeemedAt: redeemed.get(ticket.code) ?? null,
      })),
    }));
    return { option, departure, questions: [], bookings: known, waiting: [] };
  };
  const admin = openAdmin(`/admin/departures/5/${TODAY}/10:00`, {
    [`GET ${PATH}`]: () => (at.isOffline ? lost() : json(manifest())),
    [`POST ${PATH}/check-in`]: ({ body }) => {
      if (at.isOffline) return lost();
      const tickets = (body as CheckInInput).tickets.map((ticket): CheckedTicket => {
        const { code } = ticket;
        const result = at.results[code] ?? 'admitted';
        at.posted.push(`in ${code} ${ticket.at}`);
        if (result === 'admitted') redeemed.set(code, ticket.at ?? '');
        const name = 'Ada';
        return {
          code,
          result,
          redeemedAt: null,
          reference: 'REF',
          name,
          date: TODAY,
          time: '10:00',
        };
      });
      return json({ tickets });
    },
    [`POST ${PATH}/check-in/undo`]: ({ body }) => {
      if (at.isOffline) return lost();
      const codes = (body as { tickets: string[] }).tickets;
      for (const code of codes) {
        at.posted.push(`out ${code}`);
        redeemed.delete(code);
      }
      return json({ tickets: codes, later: [] });
    },
  });
  return { ...admin, at };
}
const reconnect = () => window.dispatchEvent(new Event('online'));

test('all of a booking and all of the departure are checked in with one tap, and taken back with one', async () => {
  const { user, at } = open([aBooking('Ada', ['A1', 'A2']), aBooking('Bo', ['B1'])]);
  await user.click(
    await screen.findByRole('button', { name: 'Check in all 2 of this booking Ada' }),
  );
  expect(await screen.findByText('2 of 3 checked in')).toBeDefined();
  expect(screen.getByText('2 tickets checked in')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo this' }));
  expect(await screen.findByText('0 of 3 checked in')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Check in everyone (3)' }));
  expect(await screen.findByText('3 of 3 checked in')).toBeDefined();
  expect(at.posted.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['in A1', 'in A2', 'out A1', 'out A2'],
    ...['in A1', 'in A2', 'in B1'],
  ]);
  expect(localStorage.getItem('check-in')).toBeNull();
});

test('who did not come is said, and is not checked in with everyone, but alone when they come after all', async () => {
  const { user, at } = open([
    aBooking('Ada', ['A1', 'A2'], '2027-06-12T08:00:00.000Z'),
    aBooking('Bo', ['B1', 'B2']),
  ]);
  expect(await screen.findByText('0 of 4 checked in · No-shows: 2')).toBeDefined();
  expect(screen.getAllByText('No-show')).toHaveLength(2 + 2);
  await user.click(screen.getByRole('button', { name: 'Check in everyone (2)' }));
  expect(await screen.findByText('2 of 4 checked in · No-shows: 2')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Check in all 2 of this booking Ada' }));
  expect(await screen.findByText('4 of 4 checked in')).toBeDefined();
  expect(at.posted.map((one) => one.split(' ')[1])).toEqual(['B1', 'B2', 'A1', 'A2']);
});

test('without a connection steps wait on the device, in order and with their times, and are not called confirmed', async () => {
  const { user, at } = open([aBooking('Ada', ['A1', 'A2']), aBooking('Bo', ['B1'])]);
  await screen.findByText('0 of 3 checked in');
  at.isOffline = true;
  const checkIn = (name: string) =>
    within(screen.getByRole('table')).getAllByRole('button', { name: `Check in ${name}` });
  await user.click(checkIn('Ada')[0] as HTMLElement);
  expect(await screen.findByText(/not confirmed yet/)).toBeDefined();
  expect(screen.queryByText('Welcome aboard')).toBeNull();
  await user.click(checkIn('Bo')[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Undo this' }));
  await user.type(screen.getByLabelText('Ticket'), 'ZZ9');
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText(/whether it is valid is known once/)).toBeDefined();
  expect(screen.getByText('4 tickets are waiting for a connection')).toBeDefined();
  expect(screen.getAllByText('Waiting to be sent')).toHaveLength(1);
  expect(screen.getByText('Undo waiting to be sent')).toBeDefined();
  const stored = JSON.parse(localStorage.getItem('check-in') ?? '') as { steps: { at: string }[] };
  at.isOffline = false;
  reconnect();
  expect(await screen.findByText('1 of 3 checked in')).toBeDefined();
  expect(at.posted).toEqual([
    `in A1 ${stored.steps[0]?.at}`,
    `in B1 ${stored.steps[1]?.at}`,
    'out B1',
    `in ZZ9 ${stored.steps[3]?.at}`,
  ]);
});

test('what was refused of steps that had waited is listed until it is read, and holds up no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { user, at } = open([aBooking('Ada', ['A1', 'A2'])]);
  await screen.findByText('0 of 2 checked in');
  at.isOffline = true;
  await user.click(screen.getByRole('button', { name: 'Check in everyone (2)' }));
  await screen.findByText('2 tickets are waiting for a connection');
  vi.setSystemTime(Date.now() + 60_000);
  Object.assign(at, { isOffline: false, results: { A1: 'cancelled' } });
  reconnect();
  const heading = await screen.findByText('1 check-in did not go through');
  expect(heading.parentElement?.textContent).toMatch(/This booking is cancelled.*A1/);
  expect(await screen.findByText('1 of 2 checked in')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Read: clear this list' }));
  await waitFor(() => expect(localStorage.getItem('check-in')).toBeNull());
});

test('steps that waited for one departure are sent from any screen, and a departure that is gone holds up none', async () => {
  const step = { kind: 'in', at: new Date().toISOString(), anyDay: false };
  const start = { optionId: 5, date: TODAY, time: '10:00' };
  const steps = [
    { ...step, id: 'one', code: 'X1', start: { ...start, optionId: 99 } },
    { ...step, id: 'two', code: 'A1', start },
  ];
  localStorage.setItem('check-in', JSON.stringify({ steps, refused: [] }));
  const tickets = [{ code: 'A1', result: 'admitted', redeemedAt: null }];
  const { sent } = openAdmin('/admin/guides', {
    [`POST ${PATH}/check-in`]: () => json({ tickets }),
  });
  expect(await screen.findByText(/The server did not take it/)).toBeDefined();
  await waitFor(() => expect(sent('POST', `${PATH}/check-in`)).toHaveLength(1));
  const left = JSON.parse(localStorage.getItem('check-in') ?? '') as object;
  expect(left).toMatchObject({ steps: [], refused: [{ code: 'X1', result: 'failed' }] });
});
