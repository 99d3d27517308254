import { expect, test } from 'vitest';
import { createQueryClient } from '#base/api/query-client.ts';
import type { SiteContext } from '#base/api/site-context.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { aSite } from '../../test/builders.ts';
import { metaFromSeo, type SeoInLanguage } from './page-meta.ts';
import { pagedMeta } from './paged-meta.ts';
import { crumbsTo, seoMeta, seoQuery } from './seo-meta.ts';

const aRecord = (change: Partial<SeoInLanguage> = {}): SeoInLanguage => ({
  title: 'Trips',
  description: 'Boats',
  keywords: ['boat'],
  textLanguages: {},
  canonicalUrl: null,
  robotsDirective: 'index,follow',
  schema: null,
  image: null,
  ...change,
});

test('title, description and keywords are those of the record; keywords in another language are none', () => {
  expect(metaFromSeo(aRecord(), '/trips')).toMatchObject({
    title: 'Trips',
    description: 'Boats',
    keywords: ['boat'],
  });
  const fallen = aRecord({ textLanguages: { title: 'en', keywords: 'en' } });
  expect(metaFromSeo(fallen, '/trips')).toMatchObject({ title: 'Trips', keywords: undefined });
});

test('robots directive, canonical address, picture and structured data come from the record', () => {
  const record = aRecord({
    robotsDirective: 'noindex,follow',
    canonicalUrl: '/excursions',
    image: 'a.jpg',
    schema: { '@type': 'WebPage' },
  });
  expect(metaFromSeo(record, '/trips')).toMatchObject({
    robots: 'noindex,follow',
    path: '/trips',
    canonicalUrl: '/excursions',
    image: 'a.jpg',
    schema: { '@type': 'WebPage' },
  });
});

const context = (): SiteContext => ({
  queryClient: createQueryClient(),
  i18n: createI18n('en', {}),
  address: { isPrefixed: false, origin: '' },
  isServer: false,
});

test('a page’s record is requested at /api/seo/{page}, in the language of the page', () => {
  expect(seoQuery('about', 'de').queryKey).toEqual(['/api/seo/about?lang=de']);
});

test('a page takes its record; without one it is called by its place in the site', () => {
  const one = context();
  one.queryClient.setQueryData(
    ['/api/site?lang=en'],
    aSite({ siteName: 'Illa', tagline: 'At its own pace' }),
  );
  const crumbs = crumbsTo(one, { name: 'Trips', path: '/trips' });
  expect(seoMeta(one, 'trips', '/trips', { crumbs })).toMatchObject({
    title: 'Trips | Illa',
    description: 'At its own pace',
  });
  one.queryClient.setQueryData(['/api/seo/trips?lang=en'], aRecord({ title: 'All trips' }));
  expect(seoMeta(one, 'trips', '/trips', { crumbs })).toMatchObject({ title: 'All trips', crumbs });
});

test('a record without texts in the language does not leave the page without a title', () => {
  const one = context();
  one.queryClient.setQueryData(['/api/site?lang=en'], aSite({ siteName: 'Illa' }));
  one.queryClient.setQueryData(['/api/seo/trips?lang=en'], aRecord({ title: '', description: '' }));
  expect(
    seoMeta(one, 'trips', '/trips', { crumbs: [{ name: 'Trips', path: '/trips' }] }),
  ).toMatchObject({ title: 'Trips | Illa' });
});

test('further pages of a list have titles, texts and addresses of their own; filtered ones are not indexed', () => {
  const one = context();
  one.i18n.addResourceBundle('en', 'common', {
    'seo.page_title': '{{title}} – page {{page}}',
    'seo.page_text': 'Page {{page}}: {{text}}',
  });
  one.queryClient.setQueryData(['/api/site?lang=en'], aSite({ siteName: 'Illa' }));
  const meta = metaFromSeo(aRecord({ title: 'Trips and tours in Menorca | Illa' }), '/trips');
  expect(pagedMeta(one, meta, { page: 1, isPartial: false })).toBe(meta);
  expect(pagedMeta(one, meta, { page: 2, isPartial: false })).toMatchObject({
    title: 'Trips and tours in Menorca – page 2 | Illa',
    description: 'Page 2: Boats',
    path: '/trips?page=2',
    robots: 'index,follow',
  });
  expect(pagedMeta(one, meta, { page: 2, isPartial: true })).toMatchObject({
    path: '/trips',
    robots: 'noindex,follow',
    languages: [],
  });
});
