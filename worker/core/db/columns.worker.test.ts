import { beforeAll, expect, test } from 'vitest';
import type { BlogPost } from '#contract/content/blog.ts';
import type { HeroBanner } from '#contract/content/home.ts';
import type { Page } from '#contract/paging.ts';
import type { DestinationCard, DestinationDetail } from '#contract/places/destinations.ts';
import type { TripCard, TripDetail } from '#contract/trips/trips.ts';
import {
  aBanner,
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';
import { images } from './schema.ts';

const DRAFT = { state: 'draft', source: 'Paseo' } as const;
const REVIEWED = { state: 'reviewed', source: 'Otro nombre' } as const;

beforeAll(async () => {
  await aTripType({ id: 1 });
});

test('a draft is not among the translations that visitors get, in a list or alone; an outdated text is', async () => {
  const { id } = await aTrip({
    name: 'Paseo',
    description: 'Lejos',
    translations: {
      name: { es: 'Paseo', en: 'Walk', de: 'Gang' },
      description: { en: 'Far', de: 'Weit', ca: 'Enfora' },
      highlights: { de: ['Meer'] },
    },
    translationState: {
      name: { de: DRAFT, en: REVIEWED },
      description: { ca: DRAFT },
      highlights: { de: DRAFT },
    },
  });
  const trip = await getJson<TripDetail>(`/api/trips/${id}`);
  expect(trip.translations.name).toEqual({ es: 'Paseo', en: 'Walk' });
  expect(trip.translations.highlights).toEqual({ es: [] });
  expect(trip.translations.description).toEqual({ es: 'Lejos', en: 'Far', de: 'Weit' });
  expect(trip.languages).toEqual(['es', 'en']);
  expect(trip).not.toHaveProperty('translationState');
  const { items } = await getJson<Page<TripCard>>('/api/trips');
  expect(items.find((one) => one.id === id)?.translations).toMatchObject({
    name: { es: 'Paseo', en: 'Walk' },
    description: { es: 'Lejos', en: 'Far', de: 'Weit' },
  });
  expect(items.find((one) => one.id === id)?.translations.description).not.toHaveProperty('ca');
});

test('the plain field stands for the source language where the translations leave it out', async () => {
  await aDestination({
    name: 'Bucht',
    sourceLanguage: 'de',
    tags: ['Strand'],
    translations: { name: { en: 'Cove' } },
  });
  const { items } = await getJson<Page<DestinationCard>>('/api/destinations');
  expect(items[0]?.translations).toMatchObject({
    name: { de: 'Bucht', en: 'Cove' },
    tags: { de: ['Strand'] },
  });
  expect(items[0]?.sourceLanguage).toBe('de');
});

test('a post is in the languages of which title and body may be read', async () => {
  const { id } = await aBlogCategory();
  const { slug } = await aBlogPost({
    categoryId: id,
    translations: { title: { en: 'One', ca: 'U', de: 'Eins' }, body: { en: 'Text', ca: 'Text' } },
    translationState: { body: { ca: { state: 'draft', source: '' } } },
  });
  const post = await getJson<BlogPost>(`/api/blog/posts/${slug}`);
  expect(post.languages).toEqual(['es', 'en']);
  expect(Object.keys(post.content)).toEqual(['es', 'en']);
});

test('a page that begins with a picture tells the colour of just that one, also with a focal point in its address', async () => {
  const aPicture = (path: string, dominantColor: string) =>
    db.insert(images).values({
      path,
      sha256: path,
      contentType: 'image/jpeg',
      bytes: 1,
      width: 64,
      height: 32,
      dominantColor,
    });
  await aPicture('sea.jpg', '#112233');
  await aPicture('sand.jpg', '#ddccbb');
  const pictures = { image: 'sea.jpg~3a', gallery: ['sand.jpg~55', 'sea.jpg'] };
  const trip = await aTrip(pictures);
  expect(await getJson<TripDetail>(`/api/trips/${trip.id}`)).toMatchObject({ tint: '#112233' });
  const plain = await aTrip({ image: 'sea.jpg~3a', gallery: [] });
  expect(await getJson<TripDetail>(`/api/trips/${plain.id}`)).toMatchObject({ tint: '#112233' });
  // The same for a destination.
  const destination = await aDestination(pictures);
  expect(await getJson<DestinationDetail>(`/api/destinations/${destination.id}`)).toMatchObject({
    tint: '#112233',
  });
  const { id: categoryId } = await aBlogCategory();
  const post = await aBlogPost({ categoryId, cover: 'sand.jpg' });
  expect(await getJson<BlogPost>(`/api/blog/posts/${post.slug}`)).toMatchObject({
    tint: '#ddccbb',
  });
  await aBanner({ image: 'nowhere.jpg' });
  expect(await getJson<HeroBanner[]>('/api/hero-banners/active')).toMatchObject([{ tint: null }]);
});
