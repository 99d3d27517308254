import type { Page } from '@playwright/test';
import type { NewCrewLink, SentReport } from '#contract/crew/crew.ts';
import { expect, test } from '../../admin-session.ts';
import { countTaps } from '../../counted-taps.ts';
import {
  ALL_DAY,
  aFirm,
  aGuest,
  at,
  bookedAtDesk,
  bookedOnSite,
  NOW,
  seen,
  TODAY,
  TOMORROW,
  usesOf,
  WITH_NEEDS,
} from '../../firm-day.ts';
import { axeFindings, decided, hydrated, PHONE, watch } from '../../site.ts';

// A day of the firm on a phone. What an errand costs in taps and fields is part of it; the offer is in offer.spec.

test.use({ viewport: PHONE });

async function onPhone(page: Page) {
  await page.setViewportSize(PHONE);
  return { complaints: watch(page), errand: await countTaps(page) };
}

async function openNew(page: Page, entry: RegExp) {
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: entry }).click();
}

test('guests say hotel and diet as they book: the departure has them in driving order', async ({
  admin,
  page: guest,
  request,
}) => {
  const firm = await aFirm(admin, 'published');
  const sail = await firm.option('Matí', { ...at('10:00'), ...WITH_NEEDS });
  for (const pointId of ['h3', 'h1'])
    await bookedOnSite(
      ...([request, firm] as const),
      { optionId: sail.id, day: TOMORROW, pickup: { pointId } },
      aGuest(pointId),
    );
  const booking = await countTaps(guest);
  await decided(guest);
  await guest.goto(`/en/trips/${firm.tripId}?date=${TOMORROW}`);
  await hydrated(guest);
  const form = guest.locator('#book form');
  await form.getByRole('button', { name: 'Book now' }).click();
  await form.getByLabel('Pick-up').selectOption({ label: 'Hotel Capri, at 09:15' });
  await form.getByLabel('Allergies or diet?').fill('vegan, no nuts');
  await form.locator('[name="contact.name"]').fill('Ada Lovelace');
  await form.locator('[name="contact.email"]').fill('ada@example.com');
  await form.locator('[name=privacyAccepted]').check();
  await form.locator('[name=termsAccepted]').check();
  await form.getByRole('button', { name: 'Book with obligation to pay' }).click();
  await expect(guest).toHaveURL(/\/en\/order\/[A-Z0-9]{8}\?token=/);
  await expect(guest.getByText('vegan, no nuts')).toBeVisible();
  expect(booking.take()).toEqual({ taps: 5, fields: 3 });
  await seen(guest, 'guest-order');

  const page = await admin.open();
  const { complaints, errand } = await onPhone(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: new RegExp(`^Coves ${firm.stamp}.· Matí`) }).click();
  await expect(page.getByText('vegan, no nuts')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/^09:00/, /^09:15/, /^09:30/]);
  expect(errand.take()).toEqual({ taps: 1, fields: 0 });
  await seen(page, 'manifest-tomorrow');
  // The tab that an address names is in view.
  await page.goto(`/admin/trips/options/edit/${sail.id}?tab=pickups`);
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  await seen(page, 'option-pickups');
  const { items } = await admin.api<{ items: { id: number; version: number }[] }>(
    ...(['GET', `/trips?q=${firm.stamp}`] as const),
  );
  await admin.api('DELETE', `/trips/${items[0]?.id}`);
  expect(complaints).toEqual([]);
});

test('a booking on the telephone is eight taps and three fields, a walk-in with cash four taps', async ({
  admin,
}) => {
  const firm = await aFirm(admin);
  const sail = await firm.option('Matí', { ...at('10:00'), ...WITH_NEEDS });
  await firm.option('Kayak', ALL_DAY);
  const page = await admin.open();
  const { complaints, errand } = await onPhone(page);
  await openNew(page, /^New order/);
  await page.getByLabel('Trip', { exact: true }).selectOption(String(firm.tripId));
  await page.getByLabel('Option').selectOption(String(sail.id));
  await page.getByLabel('Day', { exact: true }).fill(TOMORROW);
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeChecked();
  const more = page.getByRole('button', { name: 'More' }).first();
  await more.click();
  await more.click();
  await page.getByLabel('Pick-up').selectOption({ label: '09:15 · Hotel Capri' });
  await page.getByLabel('Name', { exact: true }).fill(`Ona ${firm.stamp}`);
  await page.getByLabel('Phone', { exact: true }).fill('600 100 200');
  await seen(page, 'phone-order');
  await page.getByRole('button', { name: 'Make the order', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Ona ${firm.stamp}`, exact: false }),
  ).toBeVisible();
  expect(errand.take()).toEqual({ taps: 8, fields: 3 });
  await seen(page, 'order');

  await openNew(page, /^Walk-in/);
  await page
    .getByRole('list', { name: 'Departures with places left' })
    .getByRole('button', { name: new RegExp(`${firm.stamp}.· Kayak`) })
    .click();
  const cash = page.getByRole('button', { name: 'Cash: €90' });
  await expect(cash).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await seen(page, 'walk-in');
  await cash.click();
  await expect(page.getByRole('heading', { name: /^Sold: [A-Z0-9]{8}$/ })).toBeVisible();
  expect(errand.take()).toEqual({ taps: 4, fields: 0 });
  expect(await axeFindings(page)).toEqual([]);
  await seen(page, 'walk-in-sold');
  expect(complaints).toEqual([]);
});

test('fog: two departures are called off in six taps, and whom no mail reaches is called and ticked', async ({
  admin,
}) => {
  const firm = await aFirm(admin);
  const [sail, kayak] = [
    await firm.option('Matí', at(NOW)),
    await firm.option('Kayak', at(NOW)),
  ] as const;
  const day = TODAY;
  for (const guest of [aGuest('Ada'), aGuest('Grace', { email: undefined })])
    await bookedAtDesk(admin, firm, { optionId: sail.id, day }, guest);
  await bookedAtDesk(admin, firm, { optionId: kayak.id, day }, aGuest('Lise'));
  const page = await admin.open();
  const { complaints, errand } = await onPhone(page);
  await openNew(page, /^Weather day/);
  for (const name of ['Matí', 'Kayak'])
    await page.getByRole('checkbox', { name: new RegExp(`${firm.stamp}.· ${name}`) }).check();
  await page.getByLabel('Reason').selectOption({ label: 'Fog' });
  await page.getByLabel('Offer everyone this day').fill(TOMORROW);
  await expect(
    page.getByText('Room for everyone on the offered day: 4 needed, 12 free.'),
  ).toBeVisible();
  // The site sends no mail here.
  await expect(page.getByText('3 to call')).toBeVisible();
  // Guests answer before the day that they are offered, unless it is too late for that.
  await expect(page.getByLabel('Answer by')).not.toHaveValue(new RegExp(`^${TOMORROW}`));
  expect(await axeFindings(page)).toEqual([]);
  await seen(page, 'weather-day');
  await page.getByRole('button', { name: 'Call 2 departures off' }).click();
  await expect(page).toHaveURL(/\/calendar\/called-off/);
  expect(errand.take()).toEqual({ taps: 6, fields: 1 });

  const own = page.getByRole('region', { name: /^Called off on/ }).filter({ hasText: firm.stamp });
  await expect(own.getByText('0 told, 3 to call')).toBeVisible();
  await seen(page, 'called-off');
  const grace = own
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Grace' }) });
  const call = grace.first().getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', 'tel:+34600100200');
  const chat = await grace
    .first()
    .getByRole('link', { name: /WhatsApp/ })
    .getAttribute('href');
  expect(decodeURIComponent(String(chat))).toContain('Nebel');
  await grace.first().getByRole('checkbox', { name: 'Told' }).click();
  await expect(own.getByText('1 told, 2 to call')).toBeVisible();
  expect(errand.take()).toEqual({ taps: 1, fields: 0 });
  expect(await axeFindings(page)).toEqual([]);
  await seen(page, 'called-off-told');
  expect(complaints).toEqual([]);
});

test('a boat is out of service: the clash names its guests, and two taps call it off and offer another day', async ({
  admin,
}) => {
  const firm = await aFirm(admin);
  const boat = await firm.boat('Llaüt');
  const sail = await firm.option('Matí', { ...at('10:00'), ...usesOf(boat) });
  const [ada, grace] = [aGuest(`Ada ${firm.stamp}`), aGuest(`Grace ${firm.stamp}`)];
  for (const guest of [ada, grace])
    await bookedAtDesk(admin, firm, { optionId: sail.id, day: TOMORROW }, guest);
  const page = await admin.open();
  const { complaints, errand } = await onPhone(page);
  await page.goto('/admin/resources');
  await page.getByRole('link', { name: boat.name }).click();
  await page.getByRole('tab', { name: 'Days out of service' }).click();
  await page
    .getByRole('group', { name: 'Days out of service' })
    .getByRole('button', { name: 'Add' })
    .click();
  await page.getByLabel('First day 1').fill(TOMORROW);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const clash = page.getByRole('status').filter({ hasText: 'Clashes' });
  await expect(clash.getByText(`${boat.name} is out of service.`)).toBeVisible();
  await expect(clash.getByText(/^Starts with room for all of them: /)).toBeVisible();
  for (const { name } of [ada, grace])
    await expect(clash.getByRole('link', { name: `${name}, 2 places` })).toBeVisible();
  expect(errand.take()).toEqual({ taps: 4, fields: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await seen(page, 'clash');

  await clash.getByRole('link', { name: /^Call off…/ }).click();
  await expect(page.getByLabel('Reason')).toHaveValue('boat');
  await expect(page.getByLabel('Offer everyone this day')).not.toHaveValue('');
  await expect(page.getByText(/^Room for everyone on the offered day: 4 needed/)).toBeVisible();
  await seen(page, 'clash-call-off');
  await page.getByRole('button', { name: 'Call 1 departure off' }).click();
  await expect(page).toHaveURL(/\/calendar\/called-off/);
  expect(errand.take()).toEqual({ taps: 2, fields: 0 });
  await page.goto(`/admin/resources/edit/${boat.id}`);
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await seen(page, 'clash-solved');
  await expect(clash).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a guide without a network boards guests, notes two no-shows and takes cash: it catches up in order, and the money is counted', async ({
  admin,
  browser,
}) => {
  const firm = await aFirm(admin);
  const sail = await firm.option('Matí', { ...at(NOW), ...WITH_NEEDS });
  for (const [n, name] of ['Ada', 'Grace', 'Hedy', 'Lise'].entries())
    await bookedAtDesk(
      ...([admin, firm] as const),
      { optionId: sail.id, day: TODAY, ...(n < 3 && { pickup: { pointId: `h${n + 1}` } }) },
      aGuest(name),
    );
  const name = `Biel ${firm.stamp}`;
  const guide = { name, languages: ['en'], payCents: 8000 };
  const { id } = await admin.api<{ id: number }>('POST', '/guides', guide);
  const path = `/departures/${sail.id}/${TODAY}/${NOW}`;
  await admin.api('PUT', `${path}/guide`, { guideId: id });
  const { url } = await admin.api<NewCrewLink>('POST', '/crew/links', { kind: 'guide', id });
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const quiet = watch(page);
  const errand = await countTaps(page);
  const sent: SentReport['kind'][] = [];
  page.on('request', (one) => {
    if (!one.url().endsWith('/api/crew/reports')) return;
    const { reports } = one.postDataJSON() as { reports: SentReport[] };
    sent.push(...reports.map(({ kind }) => kind));
  });
  await page.goto(url);
  await expect(page.locator('article')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await seen(page, 'guide');
  await page.waitForFunction(async () => (await caches.keys()).includes('crew-1'));
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('crew-1')).keys()).length))
    .toBe(2);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status')).toContainText('No connection.');
  const guest = (called: string) => page.getByRole('listitem').filter({ hasText: called });
  await page.getByRole('button', { name: 'On the way', exact: true }).click();
  await guest('Ada').getByRole('button', { name: 'On board' }).click();
  await expect(guest('Ada').getByRole('button', { name: 'No-show' })).toBeDisabled();
  await guest('Ada').getByText('Cash', { exact: true }).click();
  await guest('Ada').getByRole('button', { name: 'Note', exact: true }).click();
  for (const absent of ['Grace', 'Hedy'])
    await guest(absent).getByRole('button', { name: 'No-show' }).click();
  // The page opens again from its copy.
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Waiting to be sent: 5.');
  await page.getByRole('button', { name: 'Everyone on board' }).click();
  await expect(page.getByText('On board: 4 of 8')).toBeVisible();
  expect(errand.take()).toEqual({ taps: 7, fields: 0 });
  await seen(page, 'guide-offline');
  sent.length = 0;
  await context.setOffline(false);
  await expect(page.getByText('will be sent')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Undo: On the way' })).toBeVisible();
  const inOrder = ['on_the_way', 'boarded', 'cash', 'no_show', 'no_show', 'boarded'];
  expect(sent).toEqual(inOrder);
  // All have been boarded or noted as absent.
  await expect(page.getByRole('button', { name: 'Everyone on board' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await seen(page, 'guide-caught-up');

  const desk = await admin.open();
  const { complaints, errand: counted } = await onPhone(desk);
  await desk.goto(`/admin${path}`);
  await expect(desk.getByText('4 of 8 checked in · No-shows: 4')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Check in everyone/ })).toHaveCount(0);
  const lise = desk.getByRole('row', { name: /Lise/ });
  await lise.getByRole('button', { name: /^Paid in cash/ }).click();
  await lise.getByRole('button', { name: /€90/ }).click();
  await expect(lise.getByText(/^€90 · Cash/)).toBeVisible();
  expect(counted.take()).toEqual({ taps: 2, fields: 0 });
  expect(await axeFindings(desk)).toEqual([]);
  await seen(desk, 'manifest-boarded');
  await desk.goto('/admin/crew');
  const own = desk.getByRole('region', { name });
  // What the guide took, less the pay.
  await expect(own.getByText('To hand in: €10').first()).toBeVisible();
  await seen(desk, 'settling');
  await own.getByRole('button', { name: /^Mark as settled/ }).click();
  await expect(own.getByText('Settled', { exact: true })).toBeVisible();
  expect(counted.take()).toEqual({ taps: 1, fields: 0 });
  await seen(desk, 'settled');

  await admin.api('POST', '/crew/links/revoke', { kind: 'guide', id });
  await page.reload();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  const isOffline = /ERR_(?:INTERNET_DISCONNECTED|FAILED)|404/;
  expect(quiet.filter((line) => !isOffline.test(line))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
