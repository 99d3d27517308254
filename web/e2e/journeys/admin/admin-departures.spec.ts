import { chromium } from '@playwright/test';
import type { Manifest, NewCalendarFeed } from '#contract/bookings/firm-calendar.ts';
import { expect, test } from '../../admin-session.ts';
import { aBookedDeparture, unique } from '../../booked-departure.ts';
import { CHROMIUM } from '../../chromium-options.ts';
import { filmOfCode } from '../../fake-camera.ts';
import { axeFindings, PHONE, watch } from '../../site.ts';

test('a guide is assigned, and the departure is called off: its guest is notified and followed up', async ({
  admin,
  request,
}) => {
  const guest = `Ona ${unique()}`;
  const guide = `Biel ${unique()}`;
  const { date, path } = await aBookedDeparture(admin.api, request, 33, guest);
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/guides/new');
  await page.getByLabel('Name').fill(guide);
  await page.getByLabel('Deutsch').check();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page).toHaveURL(/\/guides\/edit\/\d+/);
  await page.goto(`/admin/calendar?span=day&day=${date}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /2 of \d+ places/ }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: /2 of \d+ places/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Guide').selectOption({ label: guide });
  await expect(page.getByText(`Guide: ${guide}`).first()).toBeVisible();
  await sheet.getByRole('link', { name: 'Call off…' }).click();
  await page.getByLabel('Reason').selectOption({ label: 'Fog' });
  await page.getByLabel('What guests read (English)').fill('Tramuntana');
  // The outbox driver sends nothing: the firm calls.
  await expect(page.getByText('1 to call')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Call 1 departure off' }).click();
  await expect(page.getByText('Called off. 0 guests told.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\/called-off/);
  await expect(page.getByRole('link', { name: guest })).toBeVisible();
  await expect(page.getByText('0 told, 1 to call').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const manifest = await admin.api<Manifest>('GET', `/departures/${path}`);
  expect(manifest.departure.calledOffReason).toMatch(/niebla|Tramuntana/);
  expect(complaints).toEqual([]);
});

test('a guest is checked in by the camera, once; the manifest prints', async ({
  admin,
  request,
  session,
  baseURL,
}, testInfo) => {
  const guest = `Grete ${unique()}`;
  const { path } = await aBookedDeparture(admin.api, request, 34, guest);
  const { bookings } = await admin.api<Manifest>('GET', `/departures/${path}`);
  const [code = ''] = bookings.flatMap(({ tickets }) => tickets.map((ticket) => ticket.code));
  const film = testInfo.outputPath('ticket.y4m');
  await filmOfCode(code, film);
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [
      ...CHROMIUM.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({
      baseURL,
      storageState: session.state,
      viewport: PHONE,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.goto(`/admin/departures/${path}`);
    await page.getByRole('button', { name: 'Check in today all the same' }).click();
    await page.getByRole('button', { name: 'Scan tickets' }).click();
    await expect(page.getByText('Welcome aboard')).toBeVisible();
    await expect(page.getByText('1 of 2 checked in')).toBeVisible();
    await page.getByRole('button', { name: 'Turn the camera off' }).click();
    await page.getByLabel('Ticket').fill(code);
    await page.getByRole('button', { name: 'Check in', exact: true }).first().click();
    await expect(page.getByText('This ticket has been used already')).toBeVisible();
    await page.getByRole('button', { name: /Undo check-in/ }).click();
    await expect(page.getByText('0 of 2 checked in')).toBeVisible();
    await page.getByLabel('Ticket').fill(code);
    await page.getByRole('button', { name: 'Check in', exact: true }).first().click();
    await expect(page.getByText('1 of 2 checked in')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Manifest' })).toContainText(guest);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  } finally {
    await browser.close();
  }
});

test('the address of a calendar is made, read and revoked', async ({ admin, request }) => {
  const name = `Office ${unique()}`;
  const page = await admin.open();
  await page.goto('/admin/calendar/feeds');
  await page.getByLabel('Name').fill(name);
  const [made] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/calendar-feeds') && response.request().method() === 'POST',
    ),
    page.getByRole('button', { name: 'Create' }).click(),
  ]);
  const { url } = (await made.json()) as NewCalendarFeed;
  await expect(page.getByText(url)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const { pathname } = new URL(url);
  expect(await (await request.get(pathname)).text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await expect(page.getByText('Revoked').first()).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(404);
});
