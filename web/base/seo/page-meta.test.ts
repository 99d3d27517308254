import { expect, test } from 'vitest';
import { createQueryClient } from '#base/api/query-client.ts';
import type { SiteContext } from '#base/api/site-context.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import type { Seo } from '#contract/pages/seo.ts';
import { aSite } from '../../test/builders.ts';
import { metaFromSeo } from './page-meta.ts';
import { pagedMeta } from './paged-meta.ts';
import { crumbsTo, seoMeta, seoQuery } from './seo-meta.ts';

const aRecord = (change: Partial<Seo> = {}): Seo => ({
  page: 'trips',
  title: { en: 'Trips', de: 'Ausflüge' },
  description: { en: 'Boats' },
  keywords: { de: ['Boot'] },
  canonicalUrl: null,
  robotsDirective: 'index,follow',
  schema: null,
  image: null,
  ...change,
});

test('title, description and keywords are in the language of the page, texts else in English', () => {
  expect(metaFromSeo(aRecord(), '/trips', 'de')).toMatchObject({
    title: 'Ausflüge',
    description: 'Boats',
    keywords: ['Boot'],
  });
  expect(metaFromSeo(aRecord(), '/trips', 'ca')).toMatchObject({
    title: 'Trips',
    description: 'Boats',
    keywords: undefined,
  });
});

test('robots directive, canonical address, picture and structured data come from the record', () => {
  const record = aRecord({
    robotsDirective: 'noindex,follow',
    canonicalUrl: '/excursions',
    image: 'a.jpg',
    schema: { '@type': 'WebPage' },
  });
  expect(metaFromSeo(record, '/trips', 'en')).toMatchObject({
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
    ['/api/site'],
    aSite({ siteName: 'Illa', tagline: { en: 'At its own pace' } }),
  );
  const crumbs = crumbsTo(one, { name: 'Trips', path: '/trips' });
  expect(seoMeta(one, 'trips', '/trips', { crumbs })).toMatchObject({
    title: 'Trips | Illa',
    description: 'At its own pace',
  });
  one.queryClient.setQueryData(['/api/seo/trips?lang=en'], aRecord({ title: { en: 'All trips' } }));
  expect(seoMeta(one, 'trips', '/trips', { crumbs })).toMatchObject({ title: 'All trips', crumbs });
});

test('a record that came in another language alone does not leave the page without a title', () => {
  const one = context();
  one.queryClient.setQueryData(['/api/site'], aSite({ siteName: 'Illa' }));
  one.queryClient.setQueryData(
    ['/api/seo/trips?lang=en'],
    aRecord({ title: { ca: 'Excursions' }, description: { ca: 'Barques' } }),
  );
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
  one.queryClient.setQueryData(['/api/site'], aSite({ siteName: 'Illa' }));
  const meta = metaFromSeo(
    aRecord({ title: { en: 'Trips and tours in Menorca | Illa' } }),
    '/trips',
    'en',
  );
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
