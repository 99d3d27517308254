import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Today } from '#contract/admin/today.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { json } from '../../../../test/api.ts';
import { dashboard } from '../../../../test/dashboard.ts';
import { aFirmCalendar, aFirmDeparture } from '../../../../test/firm-calendar.ts';
import { openAdmin } from '../../../../test/open-admin.tsx';

const TODAY = menorcaToday(new Date());
const TOMORROW = addDays(TODAY, 1);
const COUNTS = {
  answer: 3,
  tell: 1,
  collect: 2,
  messages: 4,
  calendars: 1,
  sales: 2,
  fullSales: 1,
};
const open = (
  today: Partial<Today> = {},
  departures = [aFirmDeparture(TODAY)],
  clashes: readonly object[] = [],
  lockedKeys: readonly string[] = [],
) =>
  openAdmin('/admin/dashboard', {
    'GET /api/admin/dashboard': () => json(dashboard),
    'GET /api/admin/first-hour': () => json({ steps: [], isPutAway: true, lockedKeys }),
    'GET /api/admin/dashboard/today': () =>
      json({ today: TODAY, counts: COUNTS, boarding: [], short: [], ...today }),
    'GET /api/admin/resources/clashes': () => json({ items: clashes, transfers: [], crew: [] }),
    [`GET /api/admin/calendar?from=${TODAY}&to=${TOMORROW}`]: () =>
      json(aFirmCalendar(TODAY, departures)),
    [`GET /api/admin/transfers/calendar?from=${TODAY}&to=${TOMORROW}`]: () =>
      json({ from: TODAY, to: TOMORROW, legs: [] }),
  });

test('what waits leads to the list where it is done, and the menu has the number', async () => {
  open({}, undefined, [{}, {}]);
  const tasks = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  await tasks.findByRole('link', { name: /Without a boat/ });
  expect(
    tasks.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['2Without a boat or van', '/admin/resources'],
    ['3To answer', '/admin/orders?task=answer'],
    ['1To be told', '/admin/orders?task=tell'],
    ['2To collect', '/admin/orders?task=collect'],
    ['4Messages', '/admin/messages?status=new'],
    ['2Sales from partners', '/admin/sales'],
    ['1Calendars not read', '/admin/resources'],
    ['1Emails not sent', '/admin/email-settings/outbox?status=failed'],
  ]);
  const menu = within(screen.getByRole('navigation'));
  expect(menu.getByRole('link', { name: /^Orders ?4/ })).toBeDefined();
});

test('a departure shows how full it is, and once guests come, who is on board', async () => {
  const boarding = [{ optionId: 5, date: TODAY, time: '10:00', tickets: 4, boarded: 2, absent: 1 }];
  const { user } = open({ boarding }, [
    aFirmDeparture(TODAY),
    aFirmDeparture(TOMORROW, { isClash: true }),
    aFirmDeparture(TODAY, { time: '16:00', sold: 0 }),
  ]);
  const today = within(await screen.findByRole('region', { name: 'Next today' }));
  expect(today.getByText('2 of 4 on board · No-shows: 1')).toBeDefined();
  expect(today.queryByText('16:00')).toBeNull();
  expect(screen.getByText('The guide is needed twice')).toBeDefined();
  expect(screen.getByRole('link', { name: '1Clashes' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New' }));
  const links = within(await screen.findByRole('dialog', { name: 'New' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/orders/walk-in',
    '/admin/orders/new',
    '/admin/orders/new?kind=transfer',
    '/admin/calendar/weather-day',
  ]);
});

test('a quiet day says that nothing waits and nothing is planned', async () => {
  open(
    {
      counts: { answer: 0, tell: 0, collect: 0, messages: 0, calendars: 0, sales: 0, fullSales: 0 },
    },
    [],
  );
  expect(await screen.findAllByText('Nothing planned')).toHaveLength(2);
});

test('keys that the worker cannot open any more are named, with what waits for them and the way there', async () => {
  open({}, undefined, [], ['stripe', 'mail']);
  expect(await screen.findByText(/guests cannot pay online through Stripe/)).toBeTruthy();
  expect(screen.getByText(/emails wait in the outbox/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Paste the keys' }).getAttribute('href')).toBe(
    '/admin/settings/keys',
  );
});
