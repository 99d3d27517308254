import { expect, test } from 'vitest';
import { headMarkup, makeHead } from './make-head.ts';
import type { PageMeta } from './page-meta.ts';

const ORIGIN = 'https://menorca.example';
const aPage = (change: Partial<PageMeta> = {}): PageMeta => ({
  title: 'Trips',
  description: 'Boats and walks',
  robots: 'index,follow',
  path: '/trips',
  languages: ['es', 'en', 'de', 'ca'],
  ...change,
});
const head = (change: Partial<PageMeta> = {}, language: 'es' | 'en' | 'de' | 'ca' = 'de') =>
  makeHead(aPage(change), { origin: ORIGIN, language, siteName: 'Illa' });
const links = (tags: ReturnType<typeof head>, rel: string) =>
  tags
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => [attributes.hreflang, attributes.href].filter(Boolean).join(' '));
const content = (tags: ReturnType<typeof head>, name: string) =>
  tags.find(({ attributes }) => (attributes.name ?? attributes.property) === name)?.attributes.content;

test('a page has title, description, robots and, when there are some, keywords', () => {
  const tags = head({ keywords: ['boat', 'walk'] });
  expect(tags[0]).toEqual({ tag: 'title', attributes: {}, text: 'Trips' });
  expect([content(tags, 'description'), content(tags, 'robots'), content(tags, 'keywords')]).toEqual([
    'Boats and walks',
    'index,follow',
    'boat, walk',
  ]);
  expect(content(head({ keywords: [] }), 'keywords')).toBeUndefined();
});

test('a page is canonical to its address in the language shown', () => {
  expect(links(head(), 'canonical')).toEqual(['https://menorca.example/de/trips']);
  expect(links(head({ path: '/' }), 'canonical')).toEqual(['https://menorca.example/de']);
});

test('every page lists its twins in es, en, de and ca, and the bare address as x-default', () => {
  expect(links(head(), 'alternate')).toEqual([
    'es https://menorca.example/es/trips',
    'en https://menorca.example/en/trips',
    'de https://menorca.example/de/trips',
    'ca https://menorca.example/ca/trips',
    'x-default https://menorca.example/trips',
  ]);
});

test('a page that is not translated is canonical to the original and not among the twins', () => {
  const tags = head({ languages: ['en', 'es'] });
  expect(links(tags, 'canonical')).toEqual(['https://menorca.example/en/trips']);
  expect(links(tags, 'alternate').map((one) => one.split(' ')[0])).toEqual(['es', 'en', 'x-default']);
});

test('a page that must not be indexed has no twins', () => {
  expect(links(head({ robots: 'noindex,follow' }), 'alternate')).toEqual([]);
});

test('an absolute canonical address is taken as it is', () => {
  expect(links(head({ path: 'https://elsewhere.example/x' }), 'canonical')).toEqual(['https://elsewhere.example/x']);
});

test('shared pages carry title, text, address, language and picture', () => {
  const tags = head({ image: 'trips/cove.jpg', type: 'article' });
  expect(content(tags, 'og:title')).toBe('Trips');
  expect(content(tags, 'og:site_name')).toBe('Illa');
  expect(content(tags, 'og:type')).toBe('article');
  expect(content(tags, 'og:locale')).toBe('de_DE');
  expect(content(tags, 'og:url')).toBe('https://menorca.example/de/trips');
  expect(content(tags, 'og:image')).toBe(
    'https://menorca.example/api/images/optimize/trips/cove.jpg?width=1280&height=640&format=jpeg&quality=80',
  );
  expect(content(tags, 'twitter:card')).toBe('summary_large_image');
});

test('a page without a picture is shared with a small card', () => {
  const tags = head();
  expect(content(tags, 'og:image')).toBeUndefined();
  expect(content(tags, 'twitter:card')).toBe('summary');
});

test('structured data is schema.org JSON', () => {
  const [script] = head({ jsonLd: [{ '@type': 'TouristTrip', name: 'Boat' }] }).filter(({ tag }) => tag === 'script');
  expect(JSON.parse(script?.text ?? '')).toEqual({ '@context': 'https://schema.org', '@type': 'TouristTrip', name: 'Boat' });
});

test('markup escapes what is written into it, and structured data cannot end its block', () => {
  const markup = headMarkup(head({ title: 'A & <b>', description: 'say "hi"', jsonLd: [{ name: '</script><script>alert(1)</script>' }] }));
  expect(markup).toContain('<title data-head>A &amp; &lt;b&gt;</title>');
  expect(markup).toContain('content="say &quot;hi&quot;"');
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(markup).not.toContain('<script>alert');
});
