import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { json } from '../test/api.ts';
import { aFirmCalendar } from '../test/firm-calendar.ts';
import { openAdmin } from '../test/open-admin.tsx';

const HELPER = { id: 7, role: 'helper', email: 'marga@example.com', name: 'Marga' };
const TODAY = menorcaToday(new Date());
const spanOf = (days: number) => new URLSearchParams({ from: TODAY, to: addDays(TODAY, days - 1) });
const COUNTS = {
  ...{ answer: 3, tell: 0, collect: 0, messages: 2, calendars: 1, sales: 4, fullSales: 0 },
};
const ANSWERS = {
  'GET /api/user': () => json(HELPER),
  'GET /api/admin/dashboard/today': () =>
    json({ today: TODAY, counts: COUNTS, boarding: [], short: [] }),
  ...Object.fromEntries(
    [2, 14].map((days) => [
      `GET /api/admin/calendar?${spanOf(days)}`,
      () => json(aFirmCalendar(TODAY, [])),
    ]),
  ),
  [`GET /api/admin/transfers/calendar?${spanOf(2)}`]: () =>
    json({ from: TODAY, to: addDays(TODAY, 1), legs: [] }),
};

test('a helper’s menu and first screen hold the day’s work and nothing of the office', async () => {
  const { sent } = openAdmin('/admin/dashboard', ANSWERS);
  const menu = within(await screen.findByRole('navigation', { name: 'Administration menu' }));
  const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/dashboard',
    '/admin/calendar',
    '/admin/orders',
    '/admin/transfers/day',
    '/admin/messages',
    '/admin/account',
    '/',
  ]);
  const tasks = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/orders?task=answer',
    '/admin/messages?status=new',
  ]);
  expect(await screen.findByText('Places sold in the next 14 days')).toBeDefined();
  expect(sent('GET', '/api/admin/dashboard')).toEqual([]);
  expect(sent('GET', '/api/admin/first-hour')).toEqual([]);
});

test.each(['/admin/reports', '/admin/settings', '/admin/calendar/feeds', '/admin/trips'])(
  'the address %s shows a helper why it is closed',
  async (address) => {
    openAdmin(address, ANSWERS);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This part is for administrators' }),
    ).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Today' })).toHaveLength(2);
  },
);

test('the palette finds for a helper neither screens nor actions of the office', async () => {
  const { user } = openAdmin('/admin/reports', ANSWERS);
  await screen.findByRole('heading', { level: 1, name: 'This part is for administrators' });
  await user.keyboard('{Control>}k{/Control}');
  const list = within(await screen.findByRole('listbox'));
  const names = list.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toContain('Orders');
  expect(names).toContain('Walk-in');
  for (const name of ['Reports', 'Settings', 'New gift voucher', 'Trips', 'Users'])
    expect(names.filter((one) => one?.startsWith(name))).toEqual([]);
});

const NEEDS_FACTOR = (passkeys: number) => ({
  ...ANSWERS,
  'GET /api/account': () =>
    json({ ...HELPER, hasSecondFactor: false, recoveryCodesLeft: 0, passkeys }),
  'GET /api/account/passkeys': () => json([]),
});

test('an account that must have a second factor and has none sets one up before anything else', async () => {
  const { sent } = openAdmin('/admin/dashboard', {
    ...NEEDS_FACTOR(0),
    'GET /api/user': () => json({ ...HELPER, lacksFactor: true }),
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Secure your account' }),
  ).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Second factor' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Go to the administration' })).toBeNull();
  expect(sent('GET', '/api/admin/dashboard/today')).toEqual([]);
});

test('once it has one the administration opens', async () => {
  let asked = 0;
  const { user } = openAdmin('/admin/dashboard', {
    ...NEEDS_FACTOR(1),
    'GET /api/user': () => {
      asked += 1;
      return json(asked === 1 ? { ...HELPER, lacksFactor: true } : HELPER);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Go to the administration' }));
  expect(await screen.findByRole('navigation', { name: 'Administration menu' })).toBeDefined();
});
