import * as v from 'valibot';
import {
  Count,
  DraftPicture,
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
} from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { DESTINATION_KINDS } from './destinations.ts';

export const DestinationKind = v.picklist(DESTINATION_KINDS);

export const DestinationInput = v.object({
  name: Text,
  slug: Slug,
  description: v.optional(LongText, ''),
  image: v.optional(DraftPicture, ''),
  rating: v.optional(v.nullable(Rating), null),
  reviewCount: v.optional(Count, 0),
  access: v.optional(LongText, ''),
  /** Plain tags in the source language; URLs filter by them. */
  tags: v.optional(TextList, []),
  isPopular: v.optional(v.boolean(), false),
  region: v.optional(Region, 'south'),
  kind: v.optional(DestinationKind, 'cove'),
  latitude: Latitude,
  longitude: Longitude,
  gallery: v.optional(v.pipe(v.array(Picture), v.maxLength(100)), []),
  /** How to get there: car, bus, on foot. */
  services: v.optional(TextList, []),
  tips: v.optional(TextList, []),
  /** 1 = January. */
  bestMonths: v.optional(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    [],
  ),
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
