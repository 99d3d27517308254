import * as v from 'valibot';
import type { Api } from '#contract/api.ts';
import { BlogCategoryInput, BlogPostInput } from '#contract/blog.schema.ts';
import { DestinationInput } from '#contract/destinations.schema.ts';
import { Trail } from '#contract/documents.schema.ts';
import { FAQ_TOPICS } from '#contract/documents.ts';
import { Cents, Count, Currency, Id, IsoDate, Slug, Text } from '#contract/fields.schema.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/home.schema.ts';
import { Language } from '#contract/language.schema.ts';
import { PersonCheck } from '#contract/person-check.schema.ts';
import { SEARCH_KINDS } from '#contract/search.ts';
import { SeoInput } from '#contract/seo.schema.ts';
import { Settings } from '#contract/settings.schema.ts';
import { PlaceInput, TransferRules, VehicleInput, ZoneInput } from '#contract/transfers.schema.ts';
import { inLanguages } from '#contract/translation.schema.ts';
import { TripInput } from '#contract/trips.schema.ts';
import { ROLES } from '#contract/user.ts';
import {
  Alt,
  Blocks,
  BlogCard,
  DestinationCard,
  Languages,
  MaybeDegrees,
  PictureTexts,
  Pin,
  pageOf,
  Quote,
  Translations,
  TripBooking,
  TripCard,
  TripType,
  ZonePrice,
} from './answer-parts.ts';
import { TransferBooking } from './booking-answer.ts';

const Tint = v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)));

/** Responses of the public API; the compiler compares each with the contract. */
export const API_ANSWERS: { [P in keyof Api]: v.GenericSchema<unknown, Api[P]> } = {
  '/api/user': v.object({ id: Id, role: v.picklist(ROLES), email: v.string(), name: v.string() }),
  '/api/site': Settings,
  '/api/hero-banners/active': v.array(
    v.object({
      ...v.pick(HeroBannerInput, ['image', 'title', 'subtitle', 'buttonText', 'buttonLink', 'translations']).entries,
      id: Id,
      tint: Tint,
    }),
  ),
  '/api/trip-types': v.array(TripType),
  '/api/trips/popular': v.array(TripCard),
  '/api/trips': pageOf(TripCard),
  '/api/trips/:id': v.object({
    ...TripInput.entries,
    id: Id,
    languages: Languages,
    pictureTexts: PictureTexts,
    tint: Tint,
    type: v.string(),
    version: Id,
    destinations: v.array(v.object({ id: Id, slug: Slug, name: Text, translations: Translations('name') })),
    similar: v.array(TripCard),
  }),
  '/api/trips/requests/:reference': TripBooking,
  '/api/destinations/popular': v.array(DestinationCard),
  '/api/destinations': pageOf(DestinationCard),
  '/api/destinations/tags': v.array(v.object({ tag: v.string(), count: Count, translations: v.object({ tag: inLanguages(v.string()) }) })),
  '/api/destinations/pins': v.array(Pin),
  '/api/destinations/:id': v.object({
    ...DestinationInput.entries,
    id: Id,
    languages: Languages,
    pictureTexts: PictureTexts,
    tint: Tint,
    version: Id,
    transferFrom: v.nullable(v.object({ zoneSlug: Slug, hasPage: v.boolean(), cents: Cents, currency: Currency })),
    trips: v.array(TripCard),
    nearby: v.array(DestinationCard),
  }),
  '/api/testimonials': v.array(v.object({ ...v.omit(TestimonialInput, ['isPublished', 'sortOrder']).entries, id: Id })),
  '/api/trail': Trail,
  '/api/blog/categories': v.array(v.object({ ...BlogCategoryInput.entries, id: Id, postCount: Count, languages: Languages })),
  '/api/blog/posts': pageOf(BlogCard),
  '/api/blog/posts/:slug': v.object({
    ...BlogCard.entries,
    translations: BlogPostInput.entries.translations,
    body: v.optional(v.string()),
    content: inLanguages(Blocks),
    languages: Languages,
    pictureTexts: PictureTexts,
    tint: Tint,
    updatedAt: v.string(),
    related: v.array(BlogCard),
    trips: v.array(TripCard),
  }),
  '/api/seo/:page': SeoInput,
  '/api/search': v.object({
    items: v.array(v.object({ kind: v.picklist(SEARCH_KINDS), id: Count, title: v.string(), excerpt: v.string(), path: v.string() })),
  }),
  '/api/transfers/places': v.array(
    v.object({
      ...v.pick(PlaceInput, ['kind', 'name', 'aliases']).entries,
      id: Id,
      zone: v.nullable(Slug),
      translations: Translations('name'),
    }),
  ),
  '/api/transfers/zones': v.array(
    v.object({
      ...v.pick(ZoneInput, ['slug', 'name', 'minutes', 'km', 'hasPage', 'image']).entries,
      id: Id,
      headline: v.string(),
      translations: Translations('name', 'headline'),
      latitude: MaybeDegrees,
      longitude: MaybeDegrees,
    }),
  ),
  '/api/transfers/zones/:slug': v.object({
    ...ZoneInput.entries,
    id: Id,
    languages: Languages,
    imageAlt: Alt,
    currency: Currency,
    places: v.array(
      v.object({
        ...v.pick(PlaceInput, ['kind', 'name', 'latitude', 'longitude']).entries,
        id: Id,
        translations: Translations('name'),
      }),
    ),
    prices: v.array(ZonePrice),
    seo: v.nullable(SeoInput),
  }),
  '/api/transfers/vehicles': v.array(v.object({ ...VehicleInput.entries, id: Id, imageAlt: Alt })),
  '/api/transfers/prices': v.object({
    currency: Currency,
    version: Count,
    items: v.array(v.object({ ...ZonePrice.entries, zone: Slug })),
  }),
  '/api/transfers/rules': TransferRules,
  '/api/transfers/person-check': PersonCheck,
  '/api/transfers/quote': Quote,
  '/api/transfers/requests/:reference': TransferBooking,
  '/api/services': v.object({
    images: v.record(v.string(), v.nullable(v.string())),
    zones: v.array(
      v.object({
        ...v.pick(ZoneInput, ['slug', 'name', 'minutes', 'km']).entries,
        fromCents: v.nullable(Cents),
        translations: Translations('name'),
      }),
    ),
    currency: Currency,
    transfersFromCents: v.nullable(Cents),
    trips: v.object({ count: Count, fromPrice: v.nullable(v.number()) }),
  }),
  '/api/legal/:document': v.object({ edition: IsoDate, language: Language, languages: Languages, title: Text, body: Blocks }),
  '/api/legal/privacy/edition': v.object({ edition: v.string() }),
  '/api/faq': v.array(v.object({ topic: v.picklist(FAQ_TOPICS), language: Language, question: Text, answer: v.string() })),
};

/** Successful responses of public writes, `POST /subscribe` and the like. */
export const WRITE_ANSWERS: Readonly<Record<string, v.GenericSchema>> = {
  'POST /auth/login': API_ANSWERS['/api/user'],
  'POST /auth/reset-request': v.object({}),
  'POST /trips/{id}/requests': v.object({ reference: v.string(), manageUrl: v.string() }),
  'POST /trips/requests/{reference}/cancel': TripBooking,
  'POST /transfers/quote': Quote,
  'POST /transfers/requests': v.object({ reference: v.string(), manageUrl: v.string(), status: v.literal('new') }),
  'POST /transfers/requests/{reference}/cancel': TransferBooking,
  'POST /transfers/requests/{reference}/change': TransferBooking,
  'POST /subscribe': v.object({ confirmationEmailSent: v.boolean() }),
  'POST /subscribe/confirm': v.object({ status: v.literal('confirmed'), unsubscribeUrl: v.string() }),
  'POST /subscribe/unsubscribe': v.object({ status: v.literal('unsubscribed') }),
  'POST /contact/whatsapp-message': v.object({ id: Id, whatsappUrl: v.string() }),
};
