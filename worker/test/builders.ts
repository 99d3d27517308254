import { connect } from '#core/db/client.ts';
import * as schema from '#core/db/schema.ts';
import { bindings } from './client.ts';

export const db = connect(bindings.DB);

let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** One builder per entity: a complete, published row by default; returns the stored row. */
const builder =
  <
    T extends
      | typeof schema.trips
      | typeof schema.destinations
      | typeof schema.tripTypes
      | typeof schema.testimonials
      | typeof schema.heroBanners
      | typeof schema.blogCategories
      | typeof schema.blogPosts
      | typeof schema.seoRecords,
  >(
    table: T,
    defaults: (n: number) => T['$inferInsert'],
  ) =>
  async (values: Partial<T['$inferInsert']> = {}): Promise<T['$inferSelect']> => {
    const [row] = await db
      .insert(table)
      .values({ ...defaults(next()), ...values } as never)
      .returning();
    return row as T['$inferSelect'];
  };

const inFour = (text: string) => ({
  es: `${text} es`,
  en: `${text} en`,
  de: `${text} de`,
  ca: `${text} ca`,
});

export const aTripType = builder(schema.tripTypes, (n) => ({
  name: `Type ${n}`,
  slug: `type-${n}`,
  translations: { name: inFour(`Type ${n}`) },
}));
export const aTrip = builder(schema.trips, (n) => ({
  name: `Trip ${n}`,
  slug: `trip-${n}`,
  description: `About trip ${n}`,
  image: 'cove.jpg',
  tripTypeId: 1,
  region: 'south',
  location: 'Maó',
  duration: '4 h',
  durationClass: 'half-day',
  price: 50,
  status: 'published',
  showBookingOptions: true,
  translations: { name: inFour(`Trip ${n}`), description: inFour(`About trip ${n}`) },
}));
export const aDestination = builder(schema.destinations, (n) => ({
  name: `Place ${n}`,
  slug: `place-${n}`,
  description: `About place ${n}`,
  image: 'cove.jpg',
  region: 'south',
  kind: 'cove',
  latitude: 39.9,
  longitude: 4.1,
  rating: 4.5,
  status: 'published',
  isPopular: true,
  tags: ['playa'],
  translations: { name: inFour(`Place ${n}`), description: inFour(`About place ${n}`) },
}));
export const aTestimonial = builder(schema.testimonials, (n) => ({
  text: `Voice ${n}`,
  rating: 5,
  name: `Guest ${n}`,
  country: 'España',
  translations: { text: inFour(`Voice ${n}`) },
}));
export const aBanner = builder(schema.heroBanners, (n) => ({
  image: 'cove.jpg',
  title: `Banner ${n}`,
  subtitle: 'Sub',
  buttonText: 'Go',
  buttonLink: '/trips',
  sortOrder: n,
  translations: { title: inFour(`Banner ${n}`) },
}));
export const aBlogCategory = builder(schema.blogCategories, (n) => ({
  slug: `category-${n}`,
  name: `Category ${n}`,
  translations: { name: inFour(`Category ${n}`) },
}));
export const aBlogPost = builder(schema.blogPosts, (n) => ({
  slug: `post-${n}`,
  title: `Post ${n}`,
  excerpt: `Excerpt ${n}`,
  body: `## One\n\nText ${n}`,
  cover: 'cove.jpg',
  categoryId: 1,
  author: 'Marès',
  status: 'published',
  publishedAt: '2026-01-01T08:00:00.000Z',
  translations: { title: inFour(`Post ${n}`), body: inFour(`## One\n\nText ${n}`) },
}));
export const aSeoRecord = builder(schema.seoRecords, (n) => ({
  page: `page-${n}`,
  title: inFour(`Title ${n}`),
  description: inFour(`Description ${n}`),
}));
