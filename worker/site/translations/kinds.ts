import { getTableColumns, isNull } from 'drizzle-orm';
import type { TranslatedKind } from '#contract/languages/translations.ts';
import type { Database } from '#core/db/client.ts';
import {
  blogCategories,
  blogPosts,
  destinations,
  heroBanners,
  seoRecords,
  testimonials,
  transferPlaces,
  transferVehicles,
  transferZones,
  tripExtras,
  tripOptions,
  trips,
  tripTypes,
  tripUnits,
} from '#core/db/schema.ts';

/** `parts`: rows with a translated name that are edited with this one. */
type Row = Record<string, unknown> & { id: number; parts?: Row[] };
type Kind = {
  read: (db: Database) => Promise<Row[]>;
  title: (row: Row) => string;
  fields: readonly string[];
  isPublic: (row: Row) => boolean;
};

type KindTable =
  | typeof trips
  | typeof tripTypes
  | typeof destinations
  | typeof heroBanners
  | typeof testimonials;
const rowsOf = (table: object) => async (db: Database) => {
  const one = table as KindTable;
  return (await db
    .select(getTableColumns(one))
    .from(one)
    .where(isNull(one.deletedAt))
    .orderBy(one.id)) as unknown as Row[];
};
const kind = (
  table: object,
  title: string,
  fields: readonly string[],
  isPublic: (row: Row) => boolean = () => true,
): Kind => ({
  read: rowsOf(table),
  title: (row) => String(row[title] ?? ''),
  fields,
  isPublic,
});
const isPublished = ({ status }: Row) => status === 'published';

/** Translated fields by kind of row. */
export const KINDS: Record<TranslatedKind, Kind> = {
  trips: kind(
    trips,
    'name',
    [
      'name',
      'description',
      'location',
      'duration',
      'highlights',
      'itinerary',
      'included',
      'excluded',
      'bring',
      'meetingPoint',
      'cancellationPolicy',
    ],
    isPublished,
  ),
  'trips/options': {
    ...kind(tripOptions, 'name', ['name', 'description'], ({ isActive }) => isActive === true),
    read: async (db) => {
      const [options, units, extras] = await Promise.all(
        [tripOptions, tripUnits, tripExtras].map((table) => rowsOf(table)(db)),
      );
      const parts = Map.groupBy([...(units ?? []), ...(extras ?? [])], ({ optionId }) => optionId);
      return (options ?? []).map((option) => ({ ...option, parts: parts.get(option.id) ?? [] }));
    },
  },
  'trip-types': kind(tripTypes, 'name', ['name']),
  destinations: kind(
    destinations,
    'name',
    ['name', 'description', 'access', 'tags', 'services', 'tips'],
    isPublished,
  ),
  'hero-banners': kind(
    heroBanners,
    'title',
    ['title', 'subtitle', 'buttonText'],
    ({ isActive }) => isActive === true,
  ),
  testimonials: kind(
    testimonials,
    'name',
    ['text', 'country'],
    ({ isPublished: isOn }) => isOn === true,
  ),
  'blog/posts': kind(blogPosts, 'title', ['title', 'excerpt', 'body'], isPublished),
  'blog/categories': kind(blogCategories, 'name', ['name', 'description']),
  'transfers/zones': kind(transferZones, 'name', ['name', 'headline', 'intro', 'pois', 'faq']),
  'transfers/places': kind(transferPlaces, 'name', ['name', 'meetingPoint']),
  'transfers/vehicles': kind(transferVehicles, 'name', ['name', 'description']),
  // A record has no plain texts: its Spanish ones are the source.
  seo: {
    read: async (db) =>
      (await rowsOf(seoRecords)(db)).map((row) => {
        const texts = row as unknown as {
          title: Record<string, string>;
          description: Record<string, string>;
        };
        return {
          ...row,
          title: texts.title.es,
          description: texts.description.es,
          translations: { title: texts.title, description: texts.description },
        };
      }),
    title: ({ page }) => String(page),
    fields: ['title', 'description'],
    isPublic: () => true,
  },
};
