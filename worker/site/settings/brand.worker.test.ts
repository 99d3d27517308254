import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import type { MailPreview, MailTemplateInfo } from '#contract/mail/mail-admin.ts';
import type { VoucherDetail } from '#contract/money/vouchers.ts';
import { FIXED_PAGES } from '#contract/pages/fixed-pages.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { decodePng, encodePng } from '#core/bytes/png.ts';
import { images, settings } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aBlogCategory, aBlogPost, aTrip, aTripType, db } from '../../test/builders.ts';
import { bindings, getJson, send } from '../../test/client.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

const admin = await anAdmin();
/** As the demo has it. */
const demo = {
  siteName: 'Marès',
  tagline: { es: 'Menorca sin prisas', de: 'Menorca in aller Ruhe', ca: 'Menorca, a poc a poc' },
  ...{ email: 'hola@mares.example', phone: '+34971000000', whatsapp: '+34600000000' },
  ...{ city: 'Maó', social: [] },
};
const NAME = 'Excursions de la Costa del Nord';
const BRAND = {
  ...{ logo: 'logo.png', logoDark: 'logo.png', square: 'square.png', sharePicture: 'share.png' },
  ...{ primary: '#5b2a86', accent: '#ffcc00' },
};
const ICONS = [
  ...['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'],
  ...['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'],
];
const FORMER = /mar[eè]s/i;
/** The site's own colours, which a brand replaces. */
const FORMER_COLOURS = /#0f3d5e|#0b2a42|#0c6a73|#b24f29|#9c4527/i;

async function aPicture(
  path: string,
  width: number,
  height: number,
  rgb: [number, number, number],
) {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, n) => rgb[n % 3] ?? 0);
  const png = encodePng({ width, height, rgb: pixels });
  await bindings.BUCKET.put(`originals/${path}`, png);
  await db.insert(images).values({
    ...{ path, sha256: path, contentType: 'image/png', bytes: png.length },
    ...{ width, height, dominantColor: '#5b2a86' },
  });
}

async function save(more: object) {
  const { version, ...site } = await jsonOf<Settings & { version: number }>(admin('/settings'));
  return admin('/settings', 'PUT', { ...site, ...more, version });
}

const bytesOf = async (path: string) => new Uint8Array(await (await send(path)).arrayBuffer());
const textOf = async (path: string) => (await send(path)).text();
let own: Uint8Array[] = [];
let plainPage = '';
beforeAll(async () => {
  await aTransferTable();
  await db.update(settings).set({ value: demo }).where(eq(settings.key, 'site'));
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  await aBlogPost({ author: '{{siteName}}' });
  await aTrip();
  await aPicture('square.png', 600, 600, [91, 42, 134]);
  await aPicture('logo.png', 600, 150, [91, 42, 134]);
  await aPicture('share.png', 1300, 700, [20, 120, 20]);
  own = await Promise.all(ICONS.map(bytesOf));
  plainPage = await textOf('/de/trips');
});

test('without a brand the icons are the files of the build, and pages carry no colours', async () => {
  expect(plainPage).toContain('href="/favicon.svg"');
  expect(plainPage).not.toMatch(/:root\{--color-sea-700/);
  expect((await getJson<object>('/api/site')) as { brand?: unknown }).not.toHaveProperty('brand');
});

test('after the name, the contact and the brand were changed nothing of the former one is left', async () => {
  expect((await save({ siteName: NAME, email: 'hola@costa.example', brand: BRAND })).status).toBe(
    200,
  );
  const paths = [...FIXED_PAGES, '/no-such-page'].filter((path) => !path.startsWith('/auth'));
  for (const language of ['de', 'ca'])
    for (const path of paths) {
      const html = await textOf(`/${language}${path === '/' ? '' : path}`);
      expect.soft([language, path, FORMER.exec(html)?.[0]]).toEqual([language, path, undefined]);
      expect.soft([path, html.includes(NAME)]).toEqual([path, true]);
      expect
        .soft([path, /<meta name="theme-color" content="#0f3d5e"/.test(html)])
        .toEqual([path, false]);
    }
  for (const path of [
    ...['/manifest.webmanifest', '/admin.webmanifest', '/llms.txt', '/sitemap.xml'],
    ...['/de/blog/feed.xml', '/ca/blog/feed.xml', '/de/blog/feed.json', '/ca/blog/feed.json'],
    ...['/.well-known/security.txt', '/robots.txt', '/api/site'],
  ]) {
    const text = await textOf(path);
    expect.soft([path, FORMER.exec(text)?.[0]]).toEqual([path, undefined]);
  }
  const { kinds } = {
    kinds: await jsonOf<MailTemplateInfo[]>(admin('/email-settings/templates')),
  };
  for (const language of ['de', 'ca'])
    for (const { kind } of kinds) {
      const mail = await jsonOf<MailPreview>(
        admin(`/email-settings/preview?kind=${kind}&language=${language}`),
      );
      const { subject, html, text } = mail;
      expect
        .soft([kind, FORMER.exec(subject + html + text)?.[0], FORMER_COLOURS.exec(html)?.[0]])
        .toEqual([kind, undefined, undefined]);
    }
});

test('the icons are made from the square logo, in their sizes, at the addresses of all pages', async () => {
  const html = await textOf('/de/trips');
  expect(html).toMatch(/href="\/favicon\.svg\?v=\w+"/);
  for (const [index, path] of ICONS.entries()) {
    const response = await send(path);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect.soft([path, response.status]).toEqual([path, 200]);
    expect.soft([path, bytes]).not.toEqual([path, own[index]]);
    if (!path.endsWith('.png')) continue;
    const { width, height, rgba } = decodePng(bytes);
    const size = path.includes('512') ? 512 : path.includes('192') ? 192 : 180;
    expect.soft([path, width, height]).toEqual([path, size, size]);
    expect.soft([path, [...rgba.slice(0, 4)]]).toEqual([path, [91, 42, 134, 255]]);
  }
  const manifest = await getJson<{ icons: { src: string }[]; theme_color: string }>(
    '/manifest.webmanifest',
  );
  expect(manifest.theme_color).not.toBe('#0f3d5e');
  for (const { src } of manifest.icons) expect((await send(src)).status).toBe(200);
});

test('a page carries its colours in a style that the policy lists, and no further script', async () => {
  const response = await send('/de/trips');
  const html = await response.text();
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(css).toContain('--color-sea-700:#5b2a86');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  const count = (text: string) => text.match(/<script\b/g)?.length;
  expect(count(html)).toBe(count(plainPage));
});

test('link previews of pages without a picture show the brand’s', async () => {
  const html = await textOf('/de/contact');
  const [, link = ''] = /property="og:image" content="http:\/\/localhost([^"]+)"/.exec(html) ?? [];
  const response = await send(link.replaceAll('&amp;', '&'));
  expect(response.status).toBe(200);
  const jpeg = await response.blob();
  const { IMAGES } = bindings;
  if (!IMAGES) throw new Error('no Images binding');
  const png = await IMAGES.input(jpeg.stream()).output({ format: 'image/png' });
  const { rgba } = decodePng(new Uint8Array(await png.response().arrayBuffer()));
  const [red = 0, green = 0, blue = 0] = rgba;
  expect(green).toBeGreaterThan(red + 40);
  expect(green).toBeGreaterThan(blue + 40);
});

test('a gift voucher is printed with the name and the logo', async () => {
  const { id } = await jsonOf<VoucherDetail>(
    admin('/vouchers', 'POST', { cents: 5000, method: 'cash', recipient: 'Ada' }),
  );
  const file = new Uint8Array(await (await admin(`/vouchers/${id}/voucher.pdf`)).arrayBuffer());
  const document = await PDFDocument.load(file);
  expect(document.getAuthor()).toBe(NAME);
  const objects = document.context.enumerateIndirectObjects().map(([, one]) => String(one));
  expect(objects.some((one) => one.includes('/Subtype /Image'))).toBe(true);
});

test('a picture that is not in the library, and a colour that is none, are refused by their fields', async () => {
  const refused = await save({ brand: { ...BRAND, logo: 'nowhere.png' } });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'brand.logo' }] });
  const colour = await save({ brand: { ...BRAND, primary: 'red' } });
  expect(await colour.json()).toMatchObject({ status: 422, errors: [{ path: 'brand.primary' }] });
});

test('settings from before there were brands are read and saved', async () => {
  const { brand: _new, ...former } = { brand: null, ...demo };
  await db.update(settings).set({ value: former }).where(eq(settings.key, 'site'));
  expect(await jsonOf(admin('/settings'))).toMatchObject({ brand: { logo: null, primary: null } });
  expect((await save({ city: 'Maó' })).status).toBe(200);
});
