import { readPlain } from '../checks/plain-page.ts';
import { expect, LANGUAGES, test } from '../site.ts';

const PATHS = [
  '/',
  '/destinations',
  '/destinations/1-macarella',
  '/trips',
  '/trips/1-south-coves-catamaran',
  '/blog',
  '/blog/best-beaches-by-wind',
  '/airport-transfers',
  '/airport-transfers/ciutadella',
  '/cami-de-cavalls',
];
const LOCALES = { es: 'es_ES', en: 'en_GB', de: 'de_DE', ca: 'ca_ES' };
/** WhatsApp's limit. */
const MAX_BYTES = 300_000;

/** Width and height of a JPEG, from its frame header. */
function jpegSize(bytes: Buffer): [width: number, height: number] {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc3)
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return [0, 0];
}

// A picture is drawn at its first request: one test a page, so that none has forty of them to wait for.
for (const path of PATHS)
  test(`a link to ${path} is previewed in each language, with a picture of its own`, async ({
    page,
    request,
  }) => {
    const pictures = new Set<string>();
    for (const language of LANGUAGES) {
      const address = path === '/' ? `/${language}` : `/${language}${path}`;
      const html = await (
        await request.get(address, { headers: { 'User-Agent': 'WhatsApp/2.23.20' } })
      ).text();
      const { title, description, meta, canonical } = await readPlain(page, html);
      expect(meta['og:title'], address).toBe(title);
      expect(meta['og:description'], address).toBe(description);
      expect(meta['twitter:title'], address).toBe(title);
      expect(meta['og:url'], address).toBe(canonical);
      expect(new URL(canonical).pathname, address).toBe(address);
      expect(meta['og:locale'], address).toBe(LOCALES[language]);
      expect(meta['og:site_name'], address).toBe('Marès');
      expect(meta['twitter:card'], address).toBe('summary_large_image');
      expect(
        [meta['og:image:width'], meta['og:image:height'], meta['og:image:type']],
        address,
      ).toEqual(['1200', '630', 'image/jpeg']);
      expect(meta['og:image:alt'], address).not.toBe('');
      const picture = await request.get(meta['og:image'] ?? '', { maxRedirects: 0 });
      expect(picture.status(), address).toBe(200);
      const bytes = await picture.body();
      expect(jpegSize(bytes), address).toEqual([1200, 630]);
      expect(bytes.length, address).toBeLessThan(MAX_BYTES);
      pictures.add(meta['og:image'] ?? '');
    }
    expect(pictures.size, path).toBe(LANGUAGES.length);
  });
