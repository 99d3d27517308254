import type { Page } from '@playwright/test';
import { expect, test } from '../admin-session.ts';
import { countTaps, type Errand } from '../counted-taps.ts';
import { decided, hydrated, PHONE, watch } from '../site.ts';
import { BOOKING, islandTime } from '../transfer-journey.ts';

test.use({ viewport: PHONE, locale: 'de-DE' });

// What a German guest came for, on a phone, from the home page on. Ceilings are what each errand costs today.

const ORDERED = /\/de\/order\/[A-Z0-9]{8}\?token=/;

async function atHome(page: Page) {
  await decided(page);
  const counted = await countTaps(page);
  await page.goto('/de');
  await hydrated(page);
  return counted;
}

/** From the list of boat trips to the form, with places held on the first day. */
async function openSail(page: Page) {
  await page
    .locator('main article')
    .filter({ hasText: 'Sonnenuntergang' })
    .getByRole('link', { name: /Sonnenuntergang/ })
    .first()
    .click();
  await page.locator('main [href*="option="]').first().click();
  await expect(page.locator('#book[data-hydrated]')).toBeAttached();
  await page.getByRole('button', { name: 'Jetzt buchen' }).click();
  await page.getByRole('button', { name: 'Nur dies buchen' }).click();
}

/** No more of either than it costs today. */
function expectAtMost(cost: Errand, ceiling: Errand) {
  test.info().annotations.push({ type: 'cost', description: JSON.stringify(cost) });
  expect(cost.taps).toBeLessThanOrEqual(ceiling.taps);
  expect(cost.fields).toBeLessThanOrEqual(ceiling.fields);
}

test('a sail with a deposit, from the home page to the page that takes it', async ({ page }) => {
  const complaints = watch(page);
  const counted = await atHome(page);
  const hero = page.getByRole('form', { name: 'Ausflug finden' });
  await hero.getByLabel('Art des Ausflugs').selectOption({ label: 'Bootsausflüge' });
  await hero.getByRole('button', { name: 'Suchen' }).click();
  await openSail(page);
  const form = page.locator('#book form');
  await form.getByLabel('Name', { exact: true }).fill('Änne Müller');
  await form.getByLabel('E-Mail', { exact: true }).fill('aenne@example.com');
  await form.locator('[name=privacyAccepted]').check();
  await form.locator('[name=termsAccepted]').check();
  await page.getByRole('button', { name: /^Zahlungspflichtig buchen/ }).click();
  await expect(page).toHaveURL(ORDERED);
  expectAtMost(counted.take(), { taps: 9, fields: 2 });
  await page.getByRole('link', { name: /^[\d,]+\s€ bezahlen$/ }).click();
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(page).toHaveURL(ORDERED);
  await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible();
  expectAtMost(counted.take(), { taps: 2, fields: 0 });
  expect(complaints).toEqual([]);
});

test('a rainy day with children next week, from the home page to a day of a trip', async ({
  page,
}) => {
  const complaints = watch(page);
  const counted = await atHome(page);
  const hero = page.getByRole('form', { name: 'Ausflug finden' });
  await hero.getByRole('button', { name: 'Suchen' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Tag mit freien Plätzen').fill(islandTime(7 * 24).date);
  await page.getByLabel(/^Familien mit Kindern/).check();
  await page.getByLabel(/^Regentage/).check();
  await page.getByRole('button', { name: /^\d Ausfl(?:ug|üge) zeigen$/ }).click();
  await expect(page).toHaveURL(/families=1&rain=1/);
  await page.locator('main article').first().getByRole('link').last().click();
  await page.locator('main [href*="option="]').first().click();
  await expect(page.locator('#book[data-hydrated]')).toBeAttached();
  expectAtMost(counted.take(), { taps: 7, fields: 1 });
  expect(complaints).toEqual([]);
});

test('a transfer both ways with a child, to a hotel that is named on the home page', async ({
  page,
}) => {
  const complaints = watch(page);
  const counted = await atHome(page);
  await page.getByRole('tab', { name: 'Flughafentransfer' }).click();
  const hero = page.getByRole('form', { name: 'Flughafentransfer' });
  await hero.getByLabel('Ort oder Hotel').fill('Artiem Audax Cala Galdana');
  await hero.getByLabel('Datum').fill(islandTime(20 * 24).date);
  await hero.getByRole('button').click();
  await expect(page).toHaveURL(/airport-transfers\/request/);
  await hydrated(page);
  await expect(page.locator('[name="outbound.dropoffAddress"]')).toHaveValue(
    'Artiem Audax Cala Galdana',
  );
  await page.getByLabel('Uhrzeit', { exact: true }).fill('14:30');
  await page.getByText('Hin und zurück', { exact: true }).click();
  await page.getByLabel('Rückfahrt am', { exact: true }).fill(islandTime(27 * 24).date);
  await page.getByLabel(/^Mein Flug/).fill('15:40');
  const children = page.getByLabel('Kinder', { exact: true }).locator('..');
  await children.getByRole('button', { name: 'Mehr' }).click();
  await page.getByLabel('Alter von Kind 1').selectOption('2');
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  for (const title of ['Fahrzeug und Preis', 'Flug und Reisende', 'Ihre Kontaktdaten']) {
    await next.click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
  }
  await page.getByLabel('Vor- und Nachname', { exact: true }).fill('Änne Müller');
  await page.getByLabel('E-Mail', { exact: true }).fill('aenne@example.com');
  await page.locator('input[name=privacyAccepted]').check();
  await page.locator('input[name=termsAccepted]').check();
  await page.getByRole('button', { name: /zahlungspflichtig/ }).click();
  await expect(page).toHaveURL(BOOKING);
  expectAtMost(counted.take(), { taps: 11, fields: 7 });
  expect(complaints).toEqual([]);
});

test('a gift voucher is bought, and pays for a sail where a discount’s code is typed', async ({
  page,
  admin,
}) => {
  const complaints = watch(page);
  const email = `gift-${crypto.randomUUID()}@example.com`;
  const counted = await atHome(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog');
  await menu.locator('summary').filter({ hasText: 'Ausflüge' }).click();
  await menu.getByRole('link', { name: 'Geschenkgutscheine' }).click();
  await page.getByRole('button', { name: 'Nur diesen kaufen' }).click();
  const checkout = page.getByRole('form', { name: 'Zur Kasse' });
  await checkout.getByLabel('Name', { exact: true }).fill('Änne Müller');
  await checkout.getByLabel('E-Mail', { exact: true }).fill(email);
  await checkout.locator('[name=privacyAccepted]').check();
  await checkout.locator('[name=termsAccepted]').check();
  await checkout.getByRole('button', { name: /^Zahlungspflichtig/ }).click();
  await page.getByRole('button', { name: 'Bezahlen' }).click();
  await expect(page).toHaveURL(/\/de\/order\//);
  await expect(page.getByText('Bezahlt und bereit zum Verschenken')).toBeVisible();
  expectAtMost(counted.take(), { taps: 8, fields: 2 });
  const code = /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(
    (await page.locator('main').textContent()) ?? '',
  )?.[0];
  const mails = await admin.api<{ items: { kind: string }[] }>('GET', `/outbox?q=${email}`);
  expect(mails.items.map(({ kind }) => kind)).toContain('voucher.issued');

  // It is typed where a discount would be.
  await page.goto('/de/trips?type=boat');
  await hydrated(page);
  await openSail(page);
  const form = page.locator('#book form');
  await form.getByText('Ich habe einen Rabattcode').click();
  await form.getByLabel(/Code/).fill(code ?? '');
  await form.getByRole('button', { name: 'Code einlösen' }).click();
  await expect(form.getByText(/^Das ist ein Geschenkgutschein: .* 50\s€ reichen\.$/)).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Änne Müller');
  await form.getByLabel('E-Mail', { exact: true }).fill(email);
  await form.locator('[name=privacyAccepted]').check();
  await form.locator('[name=termsAccepted]').check();
  // Its deposit is less than the voucher, so nothing is paid now.
  await form.getByRole('button', { name: 'Zahlungspflichtig buchen', exact: true }).click();
  await expect(page).toHaveURL(ORDERED);
  await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible();
  await expect(page.locator('main')).toContainText(/Noch zu zahlen\s*74\s€/);
  expect(complaints).toEqual([]);
});

test('a lost mail: the links are sent again', async ({ page }) => {
  const complaints = watch(page);
  const counted = await atHome(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Meine Buchung finden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Buchung' })).toBeVisible();
  const form = page.locator('main form');
  await form.getByLabel('E-Mail').fill('aenne@example.com');
  await form.getByLabel('Nachname').fill('Müller');
  await form.getByRole('button', { name: 'Links zusenden' }).click();
  await expect(page.getByText('Wenn es Buchungen mit diesen Angaben gibt').first()).toBeVisible();
  expectAtMost(counted.take(), { taps: 3, fields: 2 });
  expect(complaints).toEqual([]);
});
