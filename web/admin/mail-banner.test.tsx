import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MailOutlook } from '#contract/mail/mail-admin.ts';
import { json } from '../test/api.ts';
import { dashboard } from '../test/dashboard.ts';
import { edited, openAdmin } from '../test/open-admin.tsx';

afterEach(() => void vi.unstubAllGlobals());

const outlook = (change: Partial<MailOutlook> = {}) => ({
  'GET /api/admin/email-settings/outlook': () =>
    json({ block: null, ceiling: 200, isCeilingReached: false, ...change }),
});
const banner = () => screen.queryByRole('complementary', { name: 'Delivery notice' });
const withMails = (counts: object) => ({
  'GET /api/admin/dashboard': () => json({ ...dashboard, mails: { counts, newest: [] } }),
});

test.each([
  ['outbox', 'This site sends no emails yet'],
  ['driver', 'the chosen delivery method is not installed'],
  ['sender', 'the sender’s address is missing'],
] as const)(
  'while mail is not set up (%s) every screen says so and shows the way, and it cannot be closed',
  async (block, words) => {
    openAdmin('/admin/account', outlook({ block }));
    await waitFor(() => expect(banner()?.textContent).toContain(words));
    expect(banner()?.querySelector('a')?.getAttribute('href')).toBe('/admin/email-settings');
    expect(banner()?.querySelector('button')).toBeNull();
  },
);

test('a screen takes no clicks until it is known what stands above it, which would move what is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  openAdmin('/admin/account', { 'GET /api/admin/email-settings/outlook': () => promise });
  const main = await screen.findByRole('main');
  expect(main.classList).toContain('pointer-events-none');
  resolve(json({ block: 'outbox', ceiling: 200, isCeilingReached: false }));
  await waitFor(() => expect(main.classList).not.toContain('pointer-events-none'));
  expect(banner()).toBeTruthy();
});

test('once mail leaves nothing is said of it', async () => {
  openAdmin('/admin/dashboard', { ...outlook(), ...withMails({}) });
  expect(await screen.findByText('No emails left to send.')).toBeTruthy();
  expect(banner()).toBeNull();
});

test('with the outbox as driver the dashboard says how many mails were written and not sent, never that none is left', async () => {
  openAdmin('/admin/dashboard', { ...outlook({ block: 'outbox' }), ...withMails({ kept: 3 }) });
  expect(
    await screen.findByText('3 emails were written but not sent: they are in the outbox.'),
  ).toBeTruthy();
  expect(screen.queryByText('No emails left to send.')).toBeNull();
});

test('without any mail it says that none will be sent until mail is set up', async () => {
  openAdmin('/admin/dashboard', { ...outlook({ block: 'outbox' }), ...withMails({}) });
  expect(await screen.findByText(/Until email is set up, none will be sent/)).toBeTruthy();
});

test('mails held above the ceiling are on the dashboard, with the way to them', async () => {
  openAdmin('/admin/dashboard', {
    ...outlook({ isCeilingReached: true }),
    ...withMails({ held: 2 }),
  });
  expect(
    await screen.findByText(/2 emails are held: visitors triggered more than 200/),
  ).toBeTruthy();
  expect(banner()?.textContent).toContain('triggered 200 emails this hour');
  const [link] = screen.getAllByRole('link', { name: 'View them' });
  expect(link?.getAttribute('href')).toContain('status=held');
});

test.each([
  ['outbox', 'Written, not sent'],
  [null, 'The link is on its way to grace@example.com'],
] as const)('what is said of a mail is true of the driver (%s)', async (block, words) => {
  const grace = {
    ...edited(7),
    email: 'grace@example.com',
    name: 'Grace',
    role: 'user',
    hasSecondFactor: false,
    lastSignInAt: null,
  };
  const { user } = openAdmin('/admin/users/7/edit', {
    ...outlook({ block }),
    'GET /api/admin/users/7': () => json(grace),
    'POST /api/admin/users/7/reset-mail': () => json({}, 202),
  });
  await user.click(await screen.findByRole('button', { name: 'Send a link to choose a password' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
