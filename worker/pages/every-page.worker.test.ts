import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { FIXED_PAGES } from '#contract/pages/fixed-pages.ts';
import { settings } from '#core/db/schema.ts';
import { aBlogCategory, aBlogPost, aDestination, aTrip, aTripType, db } from '../test/builders.ts';
import { send } from '../test/client.ts';
import { aTransferTable } from '../test/orders/transfer-table.ts';

const paths = [...FIXED_PAGES];
beforeAll(async () => {
  await aTransferTable();
  const policy = {
    edition: '2026-11-01',
    title: 'Política',
    body: 'Texto',
    translations: { title: { es: 'Política' }, body: { es: 'Texto' } },
  };
  await db.insert(settings).values([
    { key: 'policy-privacy', value: policy },
    { key: 'policy-terms', value: policy },
  ]);
  await aTripType({ id: 1 });
  const { slug } = await aBlogCategory({ id: 1 });
  const [trip, place, post] = [await aTrip(), await aDestination(), await aBlogPost()];
  paths.push(
    `/trips/${trip.id}-${trip.slug}`,
    `/destinations/${place.id}-${place.slug}`,
    `/blog/${post.slug}`,
  );
  paths.push(`/blog/category/${slug}`, '/airport-transfers/mao', '/search?q=trip');
});

const pageOf = async (path: string, language?: string) => {
  const address =
    language && !path.startsWith('/auth') ? `/${language}${path === '/' ? '' : path}` : path;
  const response = await send(address, { headers: { 'Accept-Language': 'ca' } });
  const html = await response.text();
  return {
    address,
    status: response.status,
    language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    hasOtherLanguages: /\btranslations"?:/.test(html),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
  };
};

test('every page is complete without a script, without a language and in each, and carries texts in its own alone', async () => {
  for (const path of paths)
    for (const language of [undefined, ...LANGUAGES]) {
      const page = await pageOf(path, language);
      const expected = path.startsWith('/auth') ? 'ca' : (language ?? 'ca');
      expect.soft(page).toEqual({
        address: page.address,
        status: 200,
        language: expected,
        hasOtherLanguages: false,
        headings: 1,
      });
    }
});

test('unknown paths, ids and slugs answer 404 with the not-found page in the language of the address', async () => {
  for (const path of [
    '/nothing',
    '/trips/999999',
    '/trips/abc',
    '/destinations/999999',
    '/blog/nothing',
    '/blog/category/nothing',
  ])
    expect(await pageOf(path, 'de')).toMatchObject({ status: 404, language: 'de' });
  for (const path of ['/airport-transfers/nothing', '/legal/nothing'])
    expect(await pageOf(path, 'de')).toMatchObject({ status: 404, language: 'de' });
  expect(await pageOf('/auth/register')).toMatchObject({ status: 404, language: 'ca' });
});

test('a trailing slash leads to the address without it, with its query', async () => {
  const response = await send('/de/trips/?destination=north');
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/de/trips?destination=north');
});
