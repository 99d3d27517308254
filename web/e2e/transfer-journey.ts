import type { Page } from '@playwright/test';
import { expect, hydrated, type LANGUAGES } from './site.ts';
import { withRetry } from './with-retry.ts';

export type Language = (typeof LANGUAGES)[number];

/** Visible texts in each language. */
export const WORDS = {
  en: {
    to: 'Drop-off',
    date: 'Date',
    time: 'Time',
    price: 'Get price',
    on: 'Continue',
    name: 'Name',
    email: 'Email',
    send: 'Request with obligation to pay on confirmation',
    savedOnDevice: 'Saved on this device',
    copy: 'This is the copy of',
    received: 'Request received',
  },
  es: {
    to: 'Destino',
    date: 'Fecha',
    time: 'Hora',
    price: 'Ver precio',
    on: 'Continuar',
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    send: 'Solicitar con obligación de pago al confirmarse',
    savedOnDevice: 'Guardada en este dispositivo',
    copy: 'Esta es la copia del',
    received: 'Solicitud recibida',
  },
  de: {
    to: 'Ziel',
    date: 'Datum',
    time: 'Uhrzeit',
    price: 'Preis abfragen',
    on: 'Weiter',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    send: 'Anfragen – zahlungspflichtig mit unserer Bestätigung',
    savedOnDevice: 'Auf diesem Gerät gespeichert',
    copy: 'Das ist die Kopie vom',
    received: 'Anfrage eingegangen',
  },
  ca: {
    to: 'Destinació',
    date: 'Data',
    time: 'Hora',
    price: 'Mostra el preu',
    on: 'Continua',
    name: 'Nom i llinatges',
    email: 'Correu electrònic',
    send: 'Sol·licita amb obligació de pagament en confirmar-se',
    savedOnDevice: 'Desada en aquest dispositiu',
    copy: 'Aquesta és la còpia del',
    received: 'Sol·licitud rebuda',
  },
} as const satisfies Record<Language, Record<string, string>>;

export const BOOKING = /\/order\/([A-Z0-9]{8})\?token=[\w-]+/;

/** The island's local time, some hours from now. */
export function islandTime(hoursAhead: number): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = parts.format(Date.now() + hoursAhead * 3_600_000).split(' ');
  return { date, time };
}

/** Creates a transfer from the airport through the API; returns the URL of its booking page. */
export async function aBooking(
  page: Pick<Page, 'request'>,
  language: Language,
  hoursAhead = 20 * 24,
  name = 'Ada Lovelace',
): Promise<{ reference: string; address: string; path: string }> {
  const places = (await (await page.request.get('/api/transfers/places')).json()) as {
    id: number;
    kind: string;
    name: string;
  }[];
  const id = (name: string) =>
    places.find((place) => place.kind === name || place.name === name)?.id;
  const send = (path: string, data: object, headers?: Record<string, string>) =>
    withRetry(() => page.request.post(path, { data, headers }));
  const quote = await send('/api/transfers/quote', {
    from: id('airport'),
    to: id('Fornells'),
    outbound: islandTime(hoursAhead),
    adults: 2,
    childAges: [],
    luggage: { large: 0, cabin: 0, bulky: 0 },
  });
  const { quoteToken, options } = (await quote.json()) as {
    quoteToken: string;
    options: { vehicle: string }[];
  };
  const request = {
    quoteToken,
    vehicle: options[0]?.vehicle,
    contact: { name, email: `ada${Date.now()}@example.com`, phone: '+447700900123' },
    language,
    privacyAccepted: true,
    termsAccepted: true,
  };
  const made = await send('/api/transfers/requests', request, {
    'Idempotency-Key': crypto.randomUUID(),
  });
  expect(made.status()).toBe(201);
  const { reference, manageUrl } = (await made.json()) as { reference: string; manageUrl: string };
  const { pathname, search } = new URL(manageUrl);
  return { reference, path: pathname, address: pathname + search };
}

/** The combobox of a place; before hydration it is a select. */
export const placeField = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input'));

/** A step of the request form is shown; its URL comes a moment before. */
export async function atStep(page: Page, step: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`step=${step}`));
  await expect(page.locator(`#request-step-${step}`)).toBeVisible();
}

/** Day and time of the journey, which the form leaves to the guest. */
export async function fillWhen(page: Page, language: Language, hoursAhead = 7 * 24): Promise<void> {
  await page.getByLabel(WORDS[language].date, { exact: true }).fill(islandTime(hoursAhead).date);
  await page.getByLabel(WORDS[language].time, { exact: true }).fill('12:00');
}

/** Leads on from the first step: on a phone the bar with the price has the button once there is a price. */
export const leadOn = (page: Page, { price, on }: { price: string; on: string }) =>
  page
    .getByRole('button', { name: new RegExp(`^(?:${price}|${on})$`) })
    .first()
    .click();

/** From the open request form to the last step, with scripts. */
export async function toContactStep(page: Page, language: Language, place: string): Promise<void> {
  const words = WORDS[language];
  await hydrated(page);
  const to = placeField(page, words.to);
  await to.fill(place);
  await to.press('Enter');
  await fillWhen(page, language);
  await leadOn(page, words);
  await atStep(page, 2);
  await page.getByRole('button', { name: words.on }).click();
  await atStep(page, 3);
  await page.getByRole('button', { name: words.on }).click();
  await atStep(page, 4);
}

export async function fillContact(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByLabel(words.name, { exact: true }).fill('Ada Lovelace');
  await page.getByLabel(words.email, { exact: true }).fill(`ada${Date.now()}@example.com`);
  await page.locator('input[name=privacyAccepted]').check();
  await page.locator('input[name=termsAccepted]').check();
}

/** No horizontal overflow. */
export const isAsWideAsScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
