import { beforeAll, expect, test } from 'vitest';
import type { Page } from '#contract/paging.ts';
import type {
  DestinationCard,
  DestinationPin,
  DestinationTag,
} from '#contract/places/destinations.ts';
import { destinations } from '#core/db/schema.ts';
import { aDestination, db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const names = { es: 'Maó', en: 'Maó', de: 'Maó', ca: 'Maó' };

beforeAll(async () => {
  await aDestination({
    name: 'Maó',
    slug: 'mao',
    region: 'east',
    tags: ['puerto'],
    translations: { name: names, tags: { en: ['harbour'], de: ['Hafen'] } },
  });
  await aDestination({
    name: 'Faro de Favàritx',
    slug: 'favaritx',
    region: 'north',
    tags: ['faro', 'puerto'],
    translations: { name: { ca: 'Far de Favàritx' } },
  });
  await aDestination({
    name: 'Arenal d’en Castell',
    slug: 'arenal',
    region: 'north',
    tags: [],
    translations: {},
  });
  await aDestination({
    name: 'Hidden harbour',
    slug: 'hidden',
    status: 'draft',
    tags: ['secreto', 'puerto'],
    translations: {},
  });
});

const slugsFor = async (query: string) =>
  (await getJson<DestinationPin[]>(`/api/destinations/pins?${query}`))
    .map(({ slug }) => slug)
    .sort();

test.each([
  ['q=mao', ['mao']],
  ['q=MAÓ', ['mao']],
  ['q=favaritx far', ['favaritx']],
  ["q=arenal d'en", ['arenal']],
  ['q=hafen', ['mao']],
  ['q=%25', []],
  ['q=mao faro', []],
])(
  'a search for «%s» folds accents, reads names, tags and texts of all languages, and wants every word',
  async (query, slugs) => {
    expect(await slugsFor(query)).toEqual(slugs);
  },
);

test('a search lists first what is named so, then what mentions it', async () => {
  await aDestination({
    name: 'Es Grau',
    slug: 'es-grau',
    region: 'east',
    isPopular: true,
    description: 'A short drive from Maó.',
    tags: [],
    translations: {},
  });
  const { items } = await getJson<Page<DestinationCard>>('/api/destinations?q=mao');
  expect(items.map(({ slug }) => slug)).toEqual(['mao', 'es-grau']);
});

test('pins and list obey the same filters; the list pages, the pins do not', async () => {
  expect(await slugsFor('region=north&pageSize=1')).toEqual(['arenal', 'favaritx']);
  const list = await getJson<Page<DestinationCard>>('/api/destinations?region=north&pageSize=1');
  expect([list.items.length, list.total]).toEqual([1, 2]);
  expect(await slugsFor('tag=puerto&region=nowhere')).toEqual(['favaritx', 'mao']);
});

test('tags come with their number of published destinations, most used first, and the names that an example has', async () => {
  const tags = await getJson<DestinationTag[]>('/api/destinations/tags');
  expect(tags.map(({ tag, count }) => [tag, count])).toEqual([
    ['puerto', 2],
    ['faro', 1],
  ]);
  expect(tags[0]?.translations.tag).toEqual({ en: 'harbour', de: 'Hafen' });
  expect(tags[1]?.translations.tag).toEqual({});
});

test('a destination is found by id and by id with its slug; drafts and what is no id are not', async () => {
  expect((await send('/api/destinations/1')).status).toBe(200);
  expect((await send('/api/destinations/1-anything')).status).toBe(200);
  expect((await send('/api/destinations/4')).status).toBe(404);
  expect((await send('/api/destinations/1x')).status).toBe(404);
  expect((await send('/api/destinations/mao')).status).toBe(404);
});

test('home shows the destinations that are marked as popular; while none is, all of them', async () => {
  const shown = async () =>
    (await getJson<DestinationCard[]>('/api/destinations/popular?lang=de')).map(({ slug }) => slug);
  await db.update(destinations).set({ isPopular: false });
  expect((await shown()).length).toBeGreaterThan(1);
  await aDestination({ slug: 'the-popular-one', isPopular: true });
  expect(await shown()).toEqual(['the-popular-one']);
});
