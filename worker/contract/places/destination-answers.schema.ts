import * as v from 'valibot';
import {
  answerOf,
  Beginning,
  Languages,
  PictureTexts,
  pageOf,
  Tint,
  Translations,
} from '../answer-parts.schema.ts';
import { Cents, Count, Currency, Id, Slug } from '../fields.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { TripCard } from '../trips/trip-answers.schema.ts';
import { DestinationInput } from './destinations.schema.ts';

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
  translations: v.pick(v.object(DestinationInput.entries.translations.wrapped.entries), [
    'name',
    'description',
    'tags',
  ]),
});
export const DestinationCards = answerOf('/api/destinations/popular', v.array(DestinationCard));
export const DestinationPage = answerOf('/api/destinations', pageOf(DestinationCard));
export const DestinationTags = answerOf(
  '/api/destinations/tags',
  v.array(
    v.object({
      tag: v.string(),
      count: Count,
      translations: v.object({ tag: inLanguages(v.string()) }),
    }),
  ),
);
/** Where one language is asked, the name is a field of its own: `tag` is that of URLs. */
export const NamedTags = v.array(
  v.object({
    tag: v.string(),
    name: v.string(),
    count: Count,
    translations: v.object({ name: inLanguages(v.string()) }),
  }),
);
export const DestinationPins = answerOf(
  '/api/destinations/pins',
  v.array(
    v.object({
      ...v.pick(DestinationInput, ['name', 'slug', 'latitude', 'longitude']).entries,
      id: Id,
      translations: Translations('name'),
    }),
  ),
);
export const DestinationDetail = answerOf(
  '/api/destinations/:id',
  v.object({
    ...DestinationInput.entries,
    id: Id,
    languages: Languages,
    pictureTexts: PictureTexts,
    tint: Tint,
    version: Id,
    transferFrom: v.nullable(
      v.object({ zoneSlug: Slug, hasPage: v.boolean(), cents: Cents, currency: Currency }),
    ),
    trips: v.array(TripCard),
    nearby: v.array(DestinationCard),
  }),
);
