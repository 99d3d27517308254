import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { settings, transferZones } from '#core/db/schema.ts';
import worker from '../index.ts';
import {
  aBanner,
  aDestination,
  aSeoRecord,
  aTestimonial,
  aTrip,
  aTripType,
  db,
} from '../test/builders.ts';
import { bindings, ORIGIN, postForm, send } from '../test/client.ts';
import { noWork, watchedD1 } from '../test/d1/d1-work.ts';

beforeAll(async () => {
  await db.insert(settings).values({ key: 'site', value: { siteName: 'Marès' } });
  await aSeoRecord({
    page: 'home',
    title: {
      es: 'Inicio de Marès',
      en: 'Home of Marès',
      de: 'Start von Marès',
      ca: 'Inici de Marès',
    },
  });
  await aBanner({
    translations: { title: { es: 'Hola', en: 'Hello', de: 'Guten Tag', ca: 'Bon dia' } },
  });
  await aTripType({ id: 1 });
  // Home answers questions about transfers where there are some.
  await db.insert(transferZones).values({ slug: 'mao', name: 'Maó', minutes: 10, km: 5 });
  for (let n = 0; n < 3; n += 1) {
    await aTrip({ isPopular: true });
    await aDestination();
    await aTestimonial();
  }
});

const home = async (path: string, headers: Record<string, string> = {}) => {
  const response = await send(path, { headers });
  return { response, html: await response.text() };
};

test.each([
  ['/es', 'es', 'Inicio de Marès', 'Hola'],
  ['/en', 'en', 'Home of Marès', 'Hello'],
  ['/de', 'de', 'Start von Marès', 'Guten Tag'],
  ['/ca', 'ca', 'Inici de Marès', 'Bon dia'],
])('%s is complete in its language without a script', async (path, language, title, hero) => {
  const { response, html } = await home(path);
  expect(response.status).toBe(200);
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toMatch(new RegExp(`<title[^>]*>${title}</title>`));
  expect(html).toMatch(new RegExp(`<h1[^>]*>${hero}</h1>`));
  expect(html.match(/href="\/[a-z]{2}\/destinations\/\d+-place/g)?.length).toBe(3);
  expect(html.match(/href="\/[a-z]{2}\/trips\/\d+-trip/g)?.length).toBe(3);
  expect(html.match(/<blockquote/g)?.length).toBe(3);
  expect(html.match(/<summary/g)?.length).toBe(6);
});

test('an address without a language takes the cookie, then Accept-Language, then Spanish', async () => {
  const lang = async (headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec((await home('/', headers)).html)?.[1];
  expect(await lang({ Cookie: 'i18nextLng=ca', 'Accept-Language': 'de' })).toBe('ca');
  expect(await lang({ 'Accept-Language': 'fr;q=0.9, de;q=0.8, en;q=0.4' })).toBe('de');
  expect(await lang({ 'Accept-Language': 'fr, pt' })).toBe('es');
  expect(await lang({ Cookie: 'i18nextLng=xx' })).toBe('es');
  expect(await lang({})).toBe('es');
});

test('a request without a language gets the site’s default, on the first page after it was changed; it costs no statement of its own', async () => {
  const put = (defaultLanguage: string) =>
    db.update(settings).set({ value: { siteName: 'Marès', defaultLanguage } });
  const lang = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
  // A page's code is loaded with its first request; that one may use two turns.
  for (const path of ['/contact', '/es/about']) await home(path);
  await put('de');
  expect(lang((await home('/contact')).html)).toBe('de');
  expect(lang((await home('/contact', { 'Accept-Language': 'es' })).html)).toBe('es');
  expect(lang((await home('/search?q=boat')).html)).toBe('de');
  const refused = await postForm('/api/contact/whatsapp-message', {
    page: '/contact',
    form: 'contact',
    name: '',
  });
  expect([refused.status, lang(await refused.text())]).toEqual([422, 'de']);
  const asks: number[] = [];
  for (const status of ['MISS', 'HIT']) {
    const work = noWork();
    const context = createExecutionContext();
    const request = new Request(`${ORIGIN}/about`) as never;
    const response = await worker.fetch(
      request,
      { ...bindings, DB: watchedD1(bindings.DB, work) },
      context,
    );
    expect([lang(await response.text()), response.headers.get('Cf-Cache-Status')]).toEqual([
      'de',
      status,
    ]);
    await waitOnExecutionContext(context);
    asks.push(work.roundTrips);
  }
  expect(asks).toEqual([1, 0]);
  await put('es');
  expect(lang((await home('/contact')).html)).toBe('es');
});

test('the administration and the sign-in have no address with a language', async () => {
  for (const path of ['/de/admin', '/es/admin/trips', '/de/auth/login']) {
    const { response } = await home(path);
    expect([response.status, response.headers.get('Location')], path).toEqual([
      302,
      path.slice('/de'.length),
    ]);
  }
  for (const path of ['/admin', '/auth/login'])
    expect((await home(path)).response.status, path).toBe(200);
});

test.each([
  ['/index.html?from=mail', '/?from=mail'],
  ['/admin.html', '/admin'],
])('%s, a file of the build without a page in it, leads to %s', async (file, page) => {
  const response = await send(file, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(page);
});

test('a prefixed address wins over the cookie', async () => {
  expect((await home('/de', { Cookie: 'i18nextLng=ca' })).html).toContain('<html lang="de"');
});

test('each page lists its alternates, itself as canonical, and the bare address as x-default', async () => {
  const { html } = await home('/de');
  expect(html).toContain('<link rel="canonical" href="http://localhost/de" data-head>');
  for (const language of ['es', 'en', 'de', 'ca'])
    expect(html).toContain(
      `<link rel="alternate" hreflang="${language}" href="http://localhost/${language}" data-head>`,
    );
  expect(html).toContain(
    '<link rel="alternate" hreflang="x-default" href="http://localhost/" data-head>',
  );
});

test('an unknown page is 404, in the language of its address, with the not-found page', async () => {
  const { response, html } = await home('/de/gibt-es-nicht');
  expect(response.status).toBe(404);
  expect(html).toContain('<html lang="de"');
  expect(html).toContain('404');
  expect(html).toContain('content="noindex,follow"');
});

test('text from the database cannot end the state block or the markup', async () => {
  await aTestimonial({
    text: '</script><script>alert(1)</script>',
    translations: {},
    sortOrder: -1,
  });
  const { html } = await home('/en');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('&lt;/script&gt;');
});

test('every page carries the security headers; what stands in it of scripts and styles is allowed by its hash alone', async () => {
  const { response, html } = await home('/en');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const inline = [
    ...html.matchAll(/<(script|style)(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/\1>/gs),
  ].map(([, , inside = '']) => inside);
  expect(inline.length).toBeGreaterThan(2);
  for (const inside of inline) {
    const digest = new Uint8Array(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inside)),
    );
    expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`);
  }
  expect(html).not.toMatch(/ style="/);
});

test('with the database down a page that is not stored is 503, whatever its address, never an empty shell', async () => {
  const DB = {
    prepare: () => {
      throw new Error('down');
    },
    batch: () => Promise.reject(new Error('down')),
  } as unknown as D1Database;
  for (const path of ['/en/services', '/en/nothing-here', '/services', '/en/search?q=boat']) {
    const response = await send(path, {}, { DB });
    const html = await response.text();
    expect([path, response.status, response.headers.get('Retry-After')]).toEqual([path, 503, '30']);
    expect(html).not.toContain('id="root"');
    expect(html).toContain('<h1>');
  }
});

test('the contact button is in the header where the settings say so, with scripts and without, else it floats', async () => {
  const set = (value: object) =>
    db.update(settings).set({ value: { siteName: 'Marès', ...value } });
  const headerOf = async () => (await home('/de')).html.match(/<header.*?<\/header>/s)?.[0] ?? '';
  expect(await headerOf()).not.toContain('Kontakt-Chat öffnen');
  await set({ chatPlace: 'header' });
  const header = await headerOf();
  expect(header).toMatch(/<button[^>]*aria-label="Kontakt-Chat öffnen"/);
  expect(header).toMatch(/<a[^>]*aria-label="Kontakt-Chat öffnen"[^>]*href="\/de\/contact"/);
  expect((await home('/de')).html.match(/aria-label="Kontakt-Chat öffnen"/g)).toHaveLength(2);
  await set({});
});
