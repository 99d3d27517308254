import { beforeAll, expect, test } from 'vitest';
import { settings, transferZones } from '#core/db/schema.ts';
import { aBlogCategory, aBlogPost, aDestination, aTrip, aTripType, db } from '../test/builders.ts';
import { send } from '../test/client.ts';

/** Source in Catalan, reviewed in Spanish, a draft in German, missing in English. */
const texts = { sourceLanguage: 'ca' as const };
const partly = (field: string, text: string) => ({
  [field]: { ca: `${text} ca`, es: `${text} es`, de: `${text} de` },
});
const draft = (field: string) => ({ [field]: { de: { state: 'draft' as const, source: '' } } });

const paths: Record<string, string> = {};
beforeAll(async () => {
  await db.insert(settings).values({ key: 'site', value: { siteName: 'Marès' } });
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  const common = {
    ...texts,
    name: 'Nom ca',
    description: 'Text ca',
    translations: { ...partly('name', 'Nom'), ...partly('description', 'Text') },
  };
  const trip = await aTrip({ ...common, translationState: draft('description') });
  const place = await aDestination({ ...common, translationState: draft('name') });
  const post = await aBlogPost({
    ...texts,
    title: 'Nom ca',
    body: 'Text ca',
    translations: { ...partly('title', 'Nom'), ...partly('body', 'Text') },
    translationState: draft('body'),
  });
  Object.assign(paths, {
    trip: `/trips/${trip.id}-${trip.slug}`,
    destination: `/destinations/${place.id}-${place.slug}`,
    post: `/blog/${post.slug}`,
  });
});

const hrefs = (html: string) =>
  [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);
const canonical = (html: string) =>
  /rel="canonical" href="http:\/\/localhost([^"]+)"/.exec(html)?.[1];
const body = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('id="state"'));

test.each(['trip', 'destination', 'post'])(
  'a %s that is a draft or missing in a language shows the original, marked, and sends search engines there',
  async (kind) => {
    const path = paths[kind] ?? '';
    for (const language of ['de', 'en']) {
      const html = await (await send(`/${language}${path}`)).text();
      expect(canonical(html)).toBe(`/ca${path}`);
      expect(hrefs(html.slice(0, html.indexOf('<body')))).toEqual([]);
      expect(body(html).includes('role="note"')).toBe(true);
      expect(body(html)).toMatch(/<[a-z0-9]+ lang="ca"[^>]*>(?:<p[^>]*>)?(?:Nom|Text) ca/);
      const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect(
        shown.includes(language === 'de' && kind !== 'destination' ? 'Text de' : 'Nom de'),
      ).toBe(false);
    }
  },
);

test.each(['trip', 'destination', 'post'])(
  'a %s names only the alternates it has, and shows no notice in its languages',
  async (kind) => {
    const path = paths[kind] ?? '';
    for (const language of ['ca', 'es']) {
      const html = await (await send(`/${language}${path}`)).text();
      expect(canonical(html)).toBe(`/${language}${path}`);
      expect(hrefs(html.slice(0, html.indexOf('<body')))).toEqual(['es', 'ca', 'x-default']);
      expect(body(html).includes(`Nom ${language}`)).toBe(true);
      expect(body(html).includes('role="note"')).toBe(false);
    }
  },
);

test('none of them stands in the sitemap in a language in which it is not', async () => {
  const parts = await Promise.all(
    ['trips', 'destinations', 'posts'].map(async (kind) =>
      (await send(`/sitemap-${kind}.xml`)).text(),
    ),
  );
  for (const path of Object.values(paths)) {
    expect(parts.join()).toContain(`<loc>http://localhost/es${path}</loc>`);
    expect(parts.join()).not.toContain(`/de${path}`);
    expect(parts.join()).not.toContain(`/en${path}`);
  }
});

test('a bare address is canonical by the same rule', async () => {
  const html = await (
    await send(paths.trip ?? '', { headers: { 'Accept-Language': 'de' } })
  ).text();
  expect(html.includes('<html lang="de"')).toBe(true);
  expect(canonical(html)).toBe(`/ca${paths.trip}`);
});

test('a zone’s page follows the rule too', async () => {
  await db.insert(transferZones).values({
    slug: 'far',
    name: 'Lluny',
    headline: 'Cap a Lluny',
    intro: 'Introducción',
    minutes: 10,
    km: 5,
    hasPage: true,
    translations: {
      name: { de: 'Weit' },
      intro: { es: 'Introducción', en: 'Introduction', de: 'Einleitung' },
    },
    translationState: { intro: { de: { state: 'draft', source: '' } } },
  });
  const html = await (await send('/de/airport-transfers/far')).text();
  expect(canonical(html)).toBe('/es/airport-transfers/far');
  expect(html.includes('Einleitung')).toBe(false);
  expect(body(html).includes('role="note"')).toBe(true);
});
