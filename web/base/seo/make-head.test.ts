import { expect, test } from 'vitest';
import { headMarkup, makeHead } from './make-head.ts';
import type { PageMeta } from './page-meta.ts';

const ORIGIN = 'https://menorca.example';
const aPage = (change: Partial<PageMeta> = {}): PageMeta => ({
  title: 'Trips | Illa',
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
  tags.find(({ attributes }) => (attributes.name ?? attributes.property) === name)?.attributes
    .content;
const structured = (tags: ReturnType<typeof head>) =>
  tags
    .filter(({ tag }) => tag === 'script')
    .map(({ text }) => JSON.parse(text ?? '') as Record<string, unknown>);

test('a page has title, description, robots and, when there are some, keywords', () => {
  const tags = head({ keywords: ['boat', 'walk'] });
  expect(tags[0]).toEqual({ tag: 'title', attributes: {}, text: 'Trips | Illa' });
  expect([
    content(tags, 'description'),
    content(tags, 'robots'),
    content(tags, 'keywords'),
  ]).toEqual(['Boats and walks', 'index,follow', 'boat, walk']);
  expect(content(head({ keywords: [] }), 'keywords')).toBeUndefined();
});

test('a page is canonical to its address in the language shown', () => {
  expect(links(head(), 'canonical')).toEqual(['https://menorca.example/de/trips']);
  expect(links(head({ path: '/' }), 'canonical')).toEqual(['https://menorca.example/de']);
  expect(links(head({ path: '/auth/login' }), 'canonical')).toEqual([
    'https://menorca.example/auth/login',
  ]);
});

test('every page lists its alternates in es, en, de and ca, and the bare address as x-default', () => {
  expect(links(head(), 'alternate')).toEqual([
    'es https://menorca.example/es/trips',
    'en https://menorca.example/en/trips',
    'de https://menorca.example/de/trips',
    'ca https://menorca.example/ca/trips',
    'x-default https://menorca.example/trips',
  ]);
});

test('a page that is not translated is canonical to the original and has no alternates; other languages do not name it', () => {
  const page = { languages: ['es', 'ca'], original: 'ca' } as const;
  expect(links(head(page), 'canonical')).toEqual(['https://menorca.example/ca/trips']);
  expect(links(head(page), 'alternate')).toEqual([]);
  expect(links(head(page, 'es'), 'alternate').map((one) => one.split(' ')[0])).toEqual([
    'es',
    'ca',
    'x-default',
  ]);
});

test('a page that must not be indexed has its alternates all the same; one that was not found has no address', () => {
  expect(links(head({ robots: 'noindex,follow' }), 'alternate')).toHaveLength(5);
  const missing = head({ robots: 'noindex,follow', path: undefined, languages: [] });
  expect([...links(missing, 'canonical'), ...links(missing, 'alternate')]).toEqual([]);
});

test('a canonical path set by hand replaces the path, in the canonical address as in the alternates', () => {
  for (const canonicalUrl of [
    '/excursions',
    '/en/excursions',
    'https://menorca.example/excursions',
    'https://menorca.example/ca/excursions',
  ]) {
    expect(links(head({ canonicalUrl }), 'canonical')).toEqual([
      'https://menorca.example/de/excursions',
    ]);
    expect(links(head({ canonicalUrl }), 'alternate')[0]).toBe(
      'es https://menorca.example/es/excursions',
    );
    expect(links(head({ canonicalUrl }), 'alternate')[4]).toBe(
      'x-default https://menorca.example/excursions',
    );
  }
});

test('a canonical address on another site is taken as it is, and leaves the page without alternates', () => {
  const tags = head({ canonicalUrl: 'https://other.example/x' });
  expect(links(tags, 'canonical')).toEqual(['https://other.example/x']);
  expect(links(tags, 'alternate')).toEqual([]);
  expect(content(tags, 'og:url')).toBe('https://other.example/x');
});

test('what is no address is no canonical address', () => {
  expect(links(head({ canonicalUrl: 'https://' }), 'canonical')).toEqual([
    'https://menorca.example/de/trips',
  ]);
});

test('shared pages carry title, text, address, language and a picture of 1200 by 630', () => {
  const tags = head({ image: 'trips/cove.jpg', type: 'article' });
  expect(content(tags, 'og:title')).toBe('Trips | Illa');
  expect(content(tags, 'og:description')).toBe('Boats and walks');
  expect(content(tags, 'og:site_name')).toBe('Illa');
  expect(content(tags, 'og:type')).toBe('article');
  expect(content(tags, 'og:locale')).toBe('de_DE');
  expect(content(tags, 'og:url')).toBe('https://menorca.example/de/trips');
  expect(content(tags, 'og:image')).toMatch(
    /^https:\/\/menorca\.example\/og\/de\/trips\.jpg\?v=[a-z0-9]+$/,
  );
  expect([content(tags, 'og:image:width'), content(tags, 'og:image:height')]).toEqual([
    '1200',
    '630',
  ]);
  expect(content(tags, 'og:image:alt')).toBe('Trips');
  expect(content(tags, 'twitter:card')).toBe('summary_large_image');
  expect(content(tags, 'twitter:image')).toBe(content(tags, 'og:image'));
});

test('the picture’s address changes with what stands on it', () => {
  const address = (change: Partial<PageMeta>) => content(head(change), 'og:image');
  expect(address({ image: 'a.jpg' })).not.toBe(address({ image: 'b.jpg' }));
  expect(address({ name: 'One' })).not.toBe(address({ name: 'Two' }));
  expect(address({ path: '/' })).toMatch(/\/og\/de\.jpg\?/);
  expect(address({ languages: ['es'], original: 'es' })).toMatch(/\/og\/es\/trips\.jpg\?/);
});

test('a page excluded from sharing has a small card without a picture', () => {
  const tags = head({ robots: 'noindex,nofollow' });
  expect(content(tags, 'og:image')).toBeUndefined();
  expect(content(tags, 'twitter:card')).toBe('summary');
});

test('structured data is schema.org JSON, with the way to the page', () => {
  const crumbs = [
    { name: 'Start', path: '/' },
    { name: 'Trips', path: '/trips' },
  ];
  expect(structured(head({ jsonLd: [{ '@type': 'TouristTrip', name: 'Boat' }], crumbs }))).toEqual([
    { '@context': 'https://schema.org', '@type': 'TouristTrip', name: 'Boat' },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://menorca.example/de' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Trips',
          item: 'https://menorca.example/de/trips',
        },
      ],
    },
  ]);
});

test('a record’s own object is merged into the one of its type, else follows the others', () => {
  const jsonLd = [{ '@type': 'WebSite', name: 'Illa' }];
  const merged = (schema: Record<string, unknown>) => structured(head({ jsonLd, schema }));
  expect(
    merged({ '@context': 'https://schema.org', '@type': 'WebSite', alternateName: 'I' }),
  ).toEqual([
    { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Illa', alternateName: 'I' },
  ]);
  expect(merged({ name: 'Other' })).toEqual([
    { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Other' },
  ]);
  expect(merged({ '@type': 'Event', name: 'Fair' })).toHaveLength(2);
  expect(
    merged({ '@graph': [{ '@type': 'Event' }, { '@type': 'WebSite', name: 'New' }] }).map(
      (one) => one['@type'],
    ),
  ).toEqual(['WebSite', 'Event']);
});

test('the blog’s feeds are named with the alternates', () => {
  const feeds = head({ hasFeeds: true }).filter(
    ({ attributes }) => attributes.type?.includes('feed') || attributes.type?.includes('rss'),
  );
  expect(feeds.map(({ attributes }) => attributes.href)).toEqual([
    'https://menorca.example/de/blog/feed.xml',
    'https://menorca.example/de/blog/feed.json',
  ]);
});

test('markup escapes what is written into it, and structured data cannot end its block', () => {
  const jsonLd = [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }];
  const markup = headMarkup(head({ title: 'A & <b>', description: 'say "hi"', jsonLd }));
  expect(markup).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(markup).toContain('content="say &quot;hi&quot;"');
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(markup).not.toContain('<script>alert');
});
