import type { Page } from '@playwright/test';
import type { Manifest } from '#contract/bookings/firm-calendar.ts';
import { expect, test } from '../../admin-session.ts';
import { aBookedDeparture, unique } from '../../booked-departure.ts';
import { axeFindings, PHONE } from '../../site.ts';

const KEPT = 'Kept on this device for today';
const COPY = 'No connection: this list is from';

/** A session of its own, which the test may end. */
async function signedIn(page: Page) {
  const data = { email: 'admin@example.com', password: process.env.ADMIN_PASSWORD ?? '' };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
}
/** Paths of the administration that the device holds. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => /\/admin\/|\/api\//.test(path));
  });

test('the check-in screen reloads without a network, catches up in order, and leaves nothing after sign-out', async ({
  admin,
  request,
  browser,
  baseURL,
}) => {
  const guest = `Ona ${unique()}`;
  const { path } = await aBookedDeparture(admin.api, request, 35, guest);
  const { path: other } = await aBookedDeparture(admin.api, request, 36, `Pau ${unique()}`);
  const context = await browser.newContext({ baseURL, viewport: PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  await context.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  try {
    await signedIn(page);
    const open = async (of: string) => {
      await page.goto(`/admin/departures/${of}`);
      await page.getByRole('button', { name: 'Check in today all the same' }).click();
      await expect(page.getByText(KEPT)).toBeVisible({ timeout: 60_000 });
    };
    await open(other);
    await open(path);
    // The list of the other day has gone.
    expect((await keptPaths(page)).toSorted()).toEqual(
      [`/admin/departures/${path}`, `/api/admin/departures/${path}`, '/api/user'].toSorted(),
    );
    const posted: string[] = [];
    page.on('request', (one) => {
      if (one.method() !== 'POST' || !one.url().includes('/check-in')) return;
      const { tickets } = one.postDataJSON() as { tickets: ({ code: string } | string)[] };
      for (const ticket of tickets)
        posted.push(typeof ticket === 'string' ? `out ${ticket}` : `in ${ticket.code}`);
    });

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(COPY)).toBeVisible();
    await expect(page.getByText(guest).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check in today all the same' }).click();
    const single = page.getByRole('button', { name: `Check in ${guest}`, exact: true });
    await single.first().click();
    await expect(page.getByText('1 ticket is waiting for a connection')).toBeVisible();
    await page.reload();
    await expect(page.getByText(COPY)).toBeVisible();
    await page.getByRole('button', { name: 'Check in today all the same' }).click();
    await expect(page.getByText('1 ticket is waiting for a connection')).toBeVisible();
    await single.first().click();
    await expect(page.getByText('2 tickets are waiting for a connection')).toBeVisible();
    posted.length = 0;

    await context.setOffline(false);
    await expect(page.getByText('2 of 2 checked in')).toBeVisible();
    await expect(page.getByText(COPY)).toBeHidden();
    const { bookings } = await admin.api<Manifest>('GET', `/departures/${path}`);
    const tickets = bookings.flatMap((booking) => booking.tickets);
    const byTime = tickets.toSorted((one, two) =>
      String(one.redeemedAt).localeCompare(String(two.redeemedAt)),
    );
    expect(posted).toEqual(byTime.map(({ code }) => `in ${code}`));

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/(?:en)?$/);
    expect(await keptPaths(page)).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(`/admin/departures/${path}`)).rejects.toThrow(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    );
  } finally {
    await context.close();
  }
});
