import { expect, test } from 'vitest';
import type { PageAddress } from '#contract/render.ts';
import { aBanner, aSite, aTestimonial, aTrip } from '../test/builders.ts';
import { STRINGS } from '../test/strings.ts';
import type { PageState } from './page-state.ts';
import { renderPage } from './render.tsx';

const SEO = {
  page: 'home',
  title: { de: 'Menorca, Start' },
  description: {},
  keywords: {},
  canonicalUrl: null,
  robotsDirective: 'index,follow',
  schema: null,
  image: null,
};
const ANSWERS: Record<string, unknown> = {
  '/api/site': aSite(),
  '/api/seo/home': SEO,
  '/api/hero-banners/active': [aBanner({ title: 'A cove & more' })],
  '/api/trip-types': [],
  '/api/destinations/popular': [],
  '/api/trips/popular': [aTrip()],
  '/api/testimonials': [],
};
const render = (path: string, change: Partial<PageAddress> = {}, load = async (address: string) => ANSWERS[address] ?? []) =>
  renderPage({ address: { path, language: 'de', isPrefixed: true, origin: 'https://menorca.example', ...change }, strings: STRINGS, load });

test('the home page goes out with its content, head and status 200', async () => {
  const page = await render('/');
  expect([page.status, page.language]).toEqual([200, 'de']);
  expect(page.html).toContain('A cove &amp; more');
  expect(page.html).toContain('href="/de/trips"');
  expect(page.head).toContain('<title>Menorca, Start</title>');
  expect(page.head).toContain('<link rel="canonical" href="https://menorca.example/de" data-head>');
});

test('a page carries what the browser needs to go on, and no more: the strings it shows, and what it shows of the answers', async () => {
  const state = (await render('/')).state as PageState;
  expect(Object.keys(state.strings.de ?? {}).sort()).toEqual(['common', 'cookie', 'home']);
  expect(state.strings.de?.home?.['features.title']).toBe(STRINGS.de.home['features.title']);
  expect(state.strings.de?.common).not.toHaveProperty(['not_found.title']);
  expect(state.strings.ca).toEqual({ common: { 'language.switching': STRINGS.ca.common['language.switching'] } });
  const answers = Object.fromEntries(state.queries.map(([key, data]) => [key, data]));
  expect(answers['/api/trips/popular']).toEqual([aTrip()]);
  expect(Object.keys(answers).filter((key) => key.startsWith('/api/seo/'))).toEqual([]);
});

test('of long answers only the part that shows travels, and is marked as a part', async () => {
  const many = Array.from({ length: 9 }, (_, id) => aTestimonial({ id, translations: { text: { de: `Stimme ${id}`, ca: `Veu ${id}` } } }));
  const state = (await render('/', {}, async (path) => (path === '/api/testimonials' ? many : (ANSWERS[path] ?? [])))).state as PageState;
  const [, shown, isCut] = state.queries.find(([key]) => key === '/api/testimonials') ?? [];
  expect(shown).toHaveLength(3);
  expect(isCut).toBe(true);
  expect(JSON.stringify(shown)).toContain('Stimme 0');
  expect(JSON.stringify(shown)).not.toContain('Veu');
});

test('links on a bare page are bare', async () => {
  const { html, head } = await render('/', { isPrefixed: false });
  expect(html).toContain('href="/trips"');
  expect(html).not.toContain('href="/de/trips"');
  expect(head).toContain('<link rel="canonical" href="https://menorca.example/de" data-head>');
});

test('an unknown path goes out as the not-found page, with status 404 and not to be indexed', async () => {
  const page = await render('/no-such-page');
  expect(page.status).toBe(404);
  expect(page.html).toContain(STRINGS.de.common['not_found.title']);
  expect(page.head).toContain('content="noindex,follow"');
});

test('a page whose data fails is not rendered, so that the plain shell goes out', async () => {
  const failing = (address: string) =>
    address === '/api/trips/popular' ? Promise.reject(new Error('503: down')) : Promise.resolve(ANSWERS[address] ?? []);
  await expect(render('/', {}, failing)).rejects.toThrow('503: down');
});
