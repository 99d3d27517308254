import { expect, test } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import type { SiteContext } from '#api/site-context.ts';
import type { Seo } from '#contract/seo.ts';
import { createI18n } from '#i18n/create-i18n.ts';
import { aSite } from '../test/builders.ts';
import { metaFromSeo } from './page-meta.ts';
import { seoMeta, seoQuery } from './seo-meta.ts';

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
  expect(metaFromSeo(aRecord(), '/trips', 'de')).toMatchObject({ title: 'Ausflüge', description: 'Boats', keywords: ['Boot'] });
  expect(metaFromSeo(aRecord(), '/trips', 'ca')).toMatchObject({ title: 'Trips', description: 'Boats', keywords: undefined });
});

test('the canonical address of a record overrides the path', () => {
  expect(metaFromSeo(aRecord(), '/trips', 'en').path).toBe('/trips');
  expect(metaFromSeo(aRecord({ canonicalUrl: '/excursions' }), '/trips', 'en').path).toBe('/excursions');
});

test('robots directive, picture and structured data come from the record', () => {
  const meta = metaFromSeo(aRecord({ robotsDirective: 'noindex,follow', image: 'a.jpg', schema: { '@type': 'WebPage' } }), '/trips', 'en');
  expect(meta).toMatchObject({ robots: 'noindex,follow', image: 'a.jpg', jsonLd: [{ '@type': 'WebPage' }] });
});

const context = (): SiteContext => ({
  queryClient: createQueryClient(),
  i18n: createI18n('en', {}),
  address: { isPrefixed: false, origin: '' },
  isServer: false,
  needStrings: async () => {},
});

test('a page’s record is asked for at /api/seo/{page}', () => {
  expect(seoQuery('about').queryKey).toEqual(['/api/seo/about']);
});

test('a page takes its record, and the site’s name when there is none', () => {
  const one = context();
  one.queryClient.setQueryData(['/api/site'], aSite({ siteName: 'Illa' }));
  expect(seoMeta(one, 'trips', '/trips').title).toBe('Illa');
  one.queryClient.setQueryData(['/api/seo/trips'], aRecord());
  expect(seoMeta(one, 'trips', '/trips').title).toBe('Trips');
});
