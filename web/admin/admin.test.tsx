import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { json, later, stubApi } from '../test/api.ts';
import { setCookie } from '../test/browser.ts';
import { dashboard } from '../test/dashboard.ts';
import { aFirmCalendar } from '../test/firm-calendar.ts';
import { STRINGS } from '../test/strings.ts';
import { aUser } from '../test/user.ts';
import { AdminApp } from './admin-app.tsx';
import { createAdminClient } from './admin-client.ts';
import { createAdminRouter } from './admin-router.ts';
import { Leave } from './frame/editor/panels/leave.ts';

const TODAY = menorcaToday(new Date());
const DAYS = { from: TODAY, to: addDays(TODAY, 1) };
const SPAN = new URLSearchParams(DAYS);
const ADA = { id: 1, role: 'admin', email: 'ada@example.com', name: 'Ada' };
function open(
  address: string,
  answers: Parameters<typeof stubApi>[0] = {},
  language: Language = 'en',
) {
  const calls = stubApi({
    'GET /api/user': () => json(ADA),
    'GET /api/admin/dashboard': () => json(dashboard),
    [`GET /api/admin/calendar?${SPAN}`]: () => json(aFirmCalendar(TODAY, [])),
    [`GET /api/admin/transfers/calendar?${SPAN}`]: () => json({ ...DAYS, legs: [] }),
    ...answers,
  });
  const leave = vi.fn();
  const client = createAdminClient();
  const router = createAdminRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <Leave value={leave}>
      <AdminApp
        i18n={createI18n(language, STRINGS)}
        queryClient={client}
        router={router}
        choose={() => {}}
      />
    </Leave>,
  );
  return {
    leave,
    client,
    router,
    user: aUser(),
    asked: () => calls.map(({ method, path }) => `${method} ${path}`),
  };
}

beforeEach(() => setCookie('signed-in', '1'));

test('while the current user loads there is a spinner, and nothing else is asked for', async () => {
  const { response, answer } = later();
  const { leave, asked } = open('/admin/dashboard', { 'GET /api/user': () => response });
  expect((await screen.findByText('Loading…')).closest('[role=status]')).not.toBeNull();
  expect(asked()).toEqual(['GET /api/user']);
  answer(json(ADA));
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  ['signed out', () => new Response('', { status: 401 })],
  ['an error', () => new Response('', { status: 500 })],
])('with %s the way leads to the sign-in, and names where one was', async (_name, user) => {
  const { leave, asked } = open('/admin/dashboard?a=1', { 'GET /api/user': user });
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith('/auth/login?next=%2Fadmin%2Fdashboard%3Fa%3D1'),
  );
  expect(leave).toHaveBeenCalledOnce();
  expect(asked()).toEqual(['GET /api/user']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('who never signed in here is sent to the sign-in without a question', async () => {
  setCookie('signed-in', '', 0);
  const { leave, asked } = open('/admin');
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/auth/login?next=%2Fadmin%2Fdashboard'));
  expect(asked()).toEqual([]);
});

test('who is no administrator is sent to the home page and sees nothing', async () => {
  const { leave, asked } = open('/admin/dashboard', {
    'GET /api/user': () => json({ ...ADA, role: 'user' }),
  });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect(asked()).toEqual(['GET /api/user']);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('/admin goes on to /admin/dashboard', async () => {
  const { router } = open('/admin');
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  expect(router.state.location.publicHref).toBe('/admin/dashboard');
  expect(document.title).toBe('Today | Administration');
});

test('the dashboard shows counts, what came in, and ways to answer', async () => {
  open('/admin/dashboard');
  const grace = within(
    (await screen.findByRole('heading', { name: 'Grace' })).closest('li') as HTMLElement,
  );
  expect(grace.getByText('Airport → Ciutadella')).toBeTruthy();
  expect(grace.getByText('Sat, 12 Jun 2027, 14:30')).toBeTruthy();
  expect(grace.getByText('Received: 2 Jul 2026, 00:30')).toBeTruthy();
  expect(grace.getByText('Bitte mit Kindersitz').lang).toBe('de');
  expect(grace.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/orders/TR1',
    'mailto:grace@example.com?subject=TR1',
    'tel:+447700900123',
    'https://wa.me/447700900123',
  ]);
  expect(screen.getByText(/2 missing, 1 outdated/)).toBeTruthy();
  expect(screen.getByText('No trip bookings yet.')).toBeTruthy();
  expect(screen.getByText('No route')).toBeTruthy();
  const hotel = screen.getByRole('link', { name: 'Hotel Illa' });
  expect(hotel.getAttribute('href')).toBe('/admin/partners/3');
  expect(hotel.closest('li')?.textContent).toBe(
    'Hotel Illa: 2 months to issue, 1 statement unpaid',
  );
});

test('without statements that wait the dashboard does not speak of partners', async () => {
  open('/admin/dashboard', {
    'GET /api/admin/dashboard': () => json({ ...dashboard, partners: [] }),
  });
  await screen.findByRole('heading', { name: 'Grace' });
  expect(screen.queryByText(/statements are waiting/)).toBeNull();
});

test('when the dashboard does not come it says so, and the retry brings it', async () => {
  let isDown = true;
  const { user } = open('/admin/dashboard', {
    'GET /api/admin/dashboard': () =>
      isDown ? new Response('', { status: 503 }) : json(dashboard),
  });
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Grace' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the session has ended meanwhile the way leads to the sign-in', async () => {
  let isSignedIn = true;
  const { leave } = open('/admin/dashboard', {
    'GET /api/user': () => (isSignedIn ? json(ADA) : new Response('', { status: 401 })),
    'GET /api/admin/dashboard': () => {
      isSignedIn = false;
      return new Response('', { status: 401 });
    },
  });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/auth/login?next=%2Fadmin%2Fdashboard'));
});

test('an unknown address shows a not-found inside the admin area', async () => {
  const { user } = open('/admin/nothing/here');
  await screen.findByRole('heading', { name: 'Screen not found' });
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Today' }));
  await screen.findByRole('heading', { name: 'Grace' });
});

test('what is refused while the session is being ended does not lead to the sign-in', async () => {
  const ended = later();
  let isSignedIn = true;
  const { user, client, leave } = open('/admin/dashboard', {
    'GET /api/user': () => (isSignedIn ? json(ADA) : new Response('', { status: 401 })),
    'POST /api/auth/logout': () => ended.response,
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  isSignedIn = false;
  await client.refetchQueries({ queryKey: ['/api/user'] });
  await screen.findByText('Loading…');
  ended.answer(new Response(null, { status: 204 }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(leave.mock.calls).toEqual([['/']]);
});

test('signing out ends the session and leads to the home page; a failure says so', async () => {
  let isDown = true;
  const { user, leave } = open('/admin/dashboard', {
    'POST /api/auth/logout': () =>
      isDown ? new Response('', { status: 503 }) : new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(
    (await screen.findAllByText(STRINGS.en['admin-area']['sign_out.failed'] ?? '')).length,
  ).toBeGreaterThan(0);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
});
