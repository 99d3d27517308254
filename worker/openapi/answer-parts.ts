import * as v from 'valibot';
import { BlogCategoryInput, BlogPostInput } from '#contract/blog.schema.ts';
import { DestinationInput } from '#contract/destinations.schema.ts';
import { Cents, Count, Currency, Id, IsoDate, LongText, Slug, Text, Texts } from '#contract/fields.schema.ts';
import { Language } from '#contract/language.schema.ts';
import type { MarkdownBlock } from '#contract/markdown.ts';
import { QUOTE_LINE_CODES } from '#contract/transfer-request.ts';
import { inLanguages } from '#contract/translation.schema.ts';
import { TRIP_REQUEST_STATES } from '#contract/trip-requests.ts';
import { TripInput, TripTypeInput } from '#contract/trips.schema.ts';

export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ items: v.array(item), total: Count, isAtLeast: v.optional(v.boolean()), page: Id, pageSize: Id });
export const Translations = <const K extends string>(...fields: K[]) =>
  v.object(Object.fromEntries(fields.map((field) => [field, v.optional(Texts)])) as Record<K, v.OptionalSchema<typeof Texts, undefined>>);
export const PictureTexts = v.record(v.string(), inLanguages(v.string()));
export const Languages = v.array(Language);
export const Blocks = v.pipe(
  v.custom<MarkdownBlock[]>(Array.isArray),
  v.metadata({ jsonSchema: { type: 'array', items: { type: 'object', required: ['type'], properties: { type: { type: 'string' } } } } }),
);

/** Cut like `beginning` in `worker/db/columns.ts`. */
const Beginning = v.pipe(LongText, v.metadata({ jsonSchema: { description: 'Its beginning: at most 300 characters and an ellipsis.' } }));

export const TripType = v.object({ ...TripTypeInput.entries, id: Id });
export const TripCard = v.object({
  ...v.pick(TripInput, [
    'name',
    'slug',
    'image',
    'region',
    'location',
    'duration',
    'durationClass',
    'price',
    'currency',
    'rating',
    'reviewCount',
    'isBestseller',
    'showBookingOptions',
    'sourceLanguage',
    'tripTypeId',
  ]).entries,
  description: Beginning,
  id: Id,
  type: v.string(),
  translations: Translations('name', 'description', 'location', 'duration'),
});
export const DestinationCard = v.object({
  ...v.pick(DestinationInput, [
    'name',
    'slug',
    'image',
    'rating',
    'reviewCount',
    'tags',
    'isPopular',
    'region',
    'kind',
    'latitude',
    'longitude',
    'sourceLanguage',
  ]).entries,
  description: Beginning,
  id: Id,
  translations: v.pick(v.object(DestinationInput.entries.translations.wrapped.entries), ['name', 'description', 'tags']),
});
export const Pin = v.object({
  ...v.pick(DestinationInput, ['name', 'slug', 'latitude', 'longitude']).entries,
  id: Id,
  translations: Translations('name'),
});
export const BlogCard = v.object({
  ...v.pick(BlogPostInput, ['slug', 'title', 'excerpt', 'cover', 'categoryId', 'author', 'publishedAt', 'readingMinutes', 'sourceLanguage'])
    .entries,
  id: Id,
  category: v.object({ slug: Slug, name: Text, translations: BlogCategoryInput.entries.translations }),
  translations: Translations('title', 'excerpt'),
});
export const ZonePrice = v.object({ vehicle: Slug, oneWayCents: Cents, returnCents: Cents });
export const Alt = v.nullable(inLanguages(v.string()));
export const MaybeDegrees = v.nullable(v.number());

export const Quote = v.object({
  currency: Currency,
  priceVersion: Id,
  quoteToken: v.string(),
  validUntil: v.string(),
  journeyMinutes: Count,
  waiting: v.object({ outboundMinutes: Count, returnMinutes: v.nullable(Count) }),
  options: v.array(
    v.object({
      vehicle: Slug,
      totalCents: Cents,
      lines: v.array(v.object({ code: v.picklist(QUOTE_LINE_CODES), quantity: v.number(), cents: v.number() })),
    }),
  ),
  unfit: v.array(
    v.object({
      vehicle: Slug,
      reason: v.picklist(['passengers', 'luggage', 'child_seats', 'wheelchair', 'notice', 'hours', 'no_price']),
    }),
  ),
});
export const TripBooking = v.object({
  reference: v.string(),
  status: v.picklist(TRIP_REQUEST_STATES),
  canCancel: v.boolean(),
  date: IsoDate,
  adults: Count,
  childAges: v.array(Count),
  contact: v.object({ name: v.nullable(v.string()), email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  message: v.nullable(v.string()),
  createdAt: v.string(),
  trip: v.object({
    ...v.pick(TripInput, [
      'name',
      'slug',
      'image',
      'location',
      'duration',
      'price',
      'meetingPoint',
      'cancellationPolicy',
      'translations',
      'currency',
    ]).entries,
    id: Id,
    isPublished: v.boolean(),
  }),
});
