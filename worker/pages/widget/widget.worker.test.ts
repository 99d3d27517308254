import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { settings } from '#core/db/schema.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

const LIMIT_BYTES = 30_000;
let tripId: number;

beforeAll(async () => {
  await aTransferTable();
  await aTripType({ id: 1 });
  for (let n = 0; n < 25; n += 1) {
    const { id } = await aTrip({
      ...{ name: `Sail <b>${n}</b>`, price: 49, showBookingOptions: true },
      description: 'A morning on the south coast with a swim in two coves. '.repeat(8),
    });
    tripId = id;
  }
});

const list = (widgetHosts: string[]) =>
  db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Marès', widgetHosts } })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: { siteName: 'Marès', widgetHosts } },
    });
const read = async (path: string) => {
  const response = await send(path);
  return { response, text: await response.text() };
};
const PAGES = () => ['trips', `trips/${tripId}`, 'transfer', 'gift-voucher'];

test('without listed hosts nobody may frame a widget; with some, they alone', async () => {
  await list([]);
  const closed = await send('/widget/trips');
  expect(closed.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(closed.headers.get('X-Frame-Options')).toBe('DENY');
  await list(['www.hotel.example', 'http://localhost:8123']);
  for (const page of PAGES()) {
    const { headers } = await send(`/de/widget/${page}?partner=hotel-${page.length}`);
    expect(headers.get('Content-Security-Policy')).toContain(
      'frame-ancestors https://www.hotel.example http://localhost:8123',
    );
    expect(headers.get('X-Frame-Options')).toBeNull();
  }
  const elsewhere = await send('/de/trips');
  expect(elsewhere.headers.get('X-Frame-Options')).toBe('DENY');
});

test('each widget is there in each language, by prefix and by parameter, light and without cookies', async () => {
  const files = await Promise.all(['/widget/embed.js', '/widget/widget.css'].map(read));
  const ofFiles = files.reduce((sum, { text }) => sum + brotliCompressSync(text).byteLength, 0);
  for (const language of LANGUAGES)
    for (const page of PAGES()) {
      const { response, text } = await read(`/${language}/widget/${page}`);
      expect([response.status, response.headers.get('Content-Language')]).toEqual([200, language]);
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).not.toContain('<b>');
      expect(brotliCompressSync(text).byteLength + ofFiles).toBeLessThan(LIMIT_BYTES);
      const byParameter = await read(`/widget/${page}?lang=${language}`);
      expect(byParameter.text).toBe(text);
    }
});

test('links lead to the site with the partner’s link, in a page of their own', async () => {
  const { text } = await read(`/ca/widget/trips/${tripId}?partner=hotel-sol.3f9a`);
  const hrefs = [...text.matchAll(/href="([^"]+)" target="_blank" rel="noopener"/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&'),
  );
  expect(hrefs.length).toBeGreaterThan(1);
  for (const href of hrefs) expect(href).toMatch(/^https?:\/\/[^/]+\/ca.*[?&]p=hotel-sol\.3f9a$/);
  const forged = await read(`/ca/widget/trips?partner=${encodeURIComponent('"><script>')}`);
  expect(forged.text).not.toContain('p=');
});

test('the transfer widget shows the prices of the place that was chosen', async () => {
  const { text: form } = await read('/en/widget/transfer');
  const [, place] = /<option value="(\d+)">/.exec(form) ?? [];
  expect(form).not.toContain('<table');
  const { text } = await read(`/en/widget/transfer?to=${place}`);
  expect(text).toContain('<table');
  expect(text).toMatch(/€\d/);
  expect(text).toContain(`/airport-transfers?to=${place}`);
});

test('what is not there answers 404 in the widget’s own look', async () => {
  for (const path of ['/en/widget/trips/999999', '/widget/nothing']) {
    const { response, text } = await read(path);
    expect(response.status).toBe(404);
    expect(text).toContain('data-widget');
  }
});

test('the script may be loaded by any site, and hears this site alone', async () => {
  const { response, text } = await read('/widget/embed.js');
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(text).toContain('event.origin !== own');
});
