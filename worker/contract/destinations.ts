import * as v from 'valibot';
import {
  Count,
  Id,
  Latitude,
  Longitude,
  LongText,
  Picture,
  Rating,
  Region,
  Slug,
  Status,
  Text,
  TextList,
  TextLists,
  Texts,
} from './fields.ts';
import { Language } from './language.ts';
import type { InLanguages } from './translation.ts';
import type { PictureTexts, TripCard } from './trips.ts';

export const DESTINATION_KINDS = ['cove', 'beach', 'town', 'village', 'harbour', 'lighthouse', 'monument', 'nature', 'viewpoint'] as const;
export const DestinationKind = v.picklist(DESTINATION_KINDS);

export const DestinationInput = v.object({
  name: Text,
  slug: Slug,
  description: LongText,
  image: Picture,
  rating: v.nullable(Rating),
  reviewCount: v.optional(Count, 0),
  /** Plain tags in the source language; the address filters by them. */
  tags: v.optional(TextList, []),
  isPopular: v.optional(v.boolean(), false),
  region: Region,
  kind: DestinationKind,
  latitude: Latitude,
  longitude: Longitude,
  gallery: v.optional(v.pipe(v.array(Picture), v.maxLength(100)), []),
  /** How to get there: car, bus, on foot. */
  access: v.optional(LongText, ''),
  services: v.optional(TextList, []),
  tips: v.optional(TextList, []),
  /** 1 = January. */
  bestMonths: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))), []),
  transferZoneId: v.optional(v.nullable(Id), null),
  status: v.optional(Status, 'draft'),
  sourceLanguage: v.optional(Language, 'es'),
  isDemo: v.optional(v.boolean(), false),
  translations: v.optional(
    v.object({
      name: v.optional(Texts),
      description: v.optional(Texts),
      access: v.optional(Texts),
      tags: v.optional(TextLists),
      services: v.optional(TextLists),
      tips: v.optional(TextLists),
    }),
    {},
  ),
});
export type DestinationInput = v.InferOutput<typeof DestinationInput>;

export type DestinationCard = Pick<
  DestinationInput,
  | 'name'
  | 'slug'
  | 'description'
  | 'image'
  | 'rating'
  | 'reviewCount'
  | 'tags'
  | 'isPopular'
  | 'region'
  | 'kind'
  | 'latitude'
  | 'longitude'
  | 'sourceLanguage'
> & { id: number; translations: Pick<DestinationInput['translations'], 'name' | 'description' | 'tags'> };

/** As much of a destination as a map needs. */
export type DestinationPin = Pick<DestinationInput, 'name' | 'slug' | 'latitude' | 'longitude'> & {
  id: number;
  translations: Pick<DestinationInput['translations'], 'name'>;
};

/** A tag as the address has it, how many destinations have it, and its names. */
export type DestinationTag = { tag: string; count: number; translations: { tag: InLanguages<string> } };

export type DestinationDetail = DestinationInput & {
  id: number;
  /** In which it may be read; elsewhere a fallback shows. */
  languages: Language[];
  /** Shown by a preview link, perhaps not published. */
  isPreview?: boolean;
  /** What its pictures show, by their paths. */
  pictureTexts: PictureTexts;
  /** Colour of the first picture until it has come. */
  tint: string | null;
  version: number;
  /** Cheapest published one-way price from the airport to the place's zone. */
  transferFrom: { zoneSlug: string; hasPage: boolean; cents: number; currency: 'EUR' } | null;
  trips: TripCard[];
  nearby: DestinationCard[];
};
