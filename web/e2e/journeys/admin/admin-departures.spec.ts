import type { APIRequestContext } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { FirmCalendar, Manifest, NewCalendarFeed } from '#contract/bookings/firm-calendar.ts';
import { expect, test } from '../../admin-session.ts';
import { filmOfCode } from '../../fake-camera.ts';
import { axeFindings, PHONE, watch } from '../../site.ts';

type Api = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
) => Promise<T>;

const unique = () => crypto.randomUUID().slice(0, 8);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Books two places of a departure without bookings, `days` ahead. */
async function aBookedDeparture(api: Api, request: APIRequestContext, days: number, name: string) {
  const date = dayIn(days);
  const { departures, options } = await api<FirmCalendar>(
    'GET',
    `/calendar?from=${date}&to=${date}`,
  );
  for (const one of departures.filter(
    ({ status, sold, capacity }) => status === 'AVAILABLE' && sold === 0 && (capacity ?? 0) > 3,
  )) {
    const tripId = options.find(({ id }) => id === one.optionId)?.tripId;
    const path = `/api/trips/${tripId}/availability?from=${date}&to=${date}`;
    const { options: sold } = (await (await request.get(path)).json()) as TripAvailability;
    const option = sold.find(
      ({ id, instantConfirmation }) => id === one.optionId && instantConfirmation,
    );
    const departure = option?.departures.find(({ time }) => time === one.time);
    const unit = option?.units.find(({ paxCount, type }) => paxCount === 1 && type === 'ADULT');
    if (!option || !departure || !unit) continue;
    const data = {
      ...{
        optionId: option.id,
        departureId: departure.id,
        units: [{ unitId: unit.id, quantity: 2 }],
        language: 'de',
        privacyAccepted: true,
        termsAccepted: true,
      },
      contact: { name, email: `${unique()}@example.com`, phone: '+34600100200' },
    };
    const response = await request.post(`/api/trips/${tripId}/bookings`, { data });
    if (response.status() !== 201) continue;
    return { date, path: `${one.optionId}/${date}/${one.time || 'all-day'}` };
  }
  throw new Error(`Nothing can be booked on ${date}.`);
}

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
  await expect(page.getByText('1 guest gets an email')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Call 1 departure off' }).click();
  await expect(page.getByText('Called off. 1 guest told.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\/called-off/);
  await expect(page.getByRole('link', { name: guest })).toBeVisible();
  // The outbox driver sends nothing: the firm calls.
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
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
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
