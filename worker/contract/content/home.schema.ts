import * as v from 'valibot';
import { IsoMonth, IsoTimestamp } from '../days.schema.ts';
import { Count, Filled, LongText, Picture, Text, Texts } from '../fields.schema.ts';
import { Link } from '../texts/links.schema.ts';

export const HeroBannerInput = v.object({
  image: Picture,
  title: Text,
  subtitle: v.optional(LongText, ''),
  buttonText: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  buttonLink: v.optional(v.nullable(Link), null),
  isActive: v.optional(v.boolean(), true),
  sortOrder: v.optional(Count, 0),
  startsAt: v.optional(v.nullable(IsoTimestamp), null),
  endsAt: v.optional(v.nullable(IsoTimestamp), null),
  translations: v.optional(
    v.object({
      title: v.optional(Texts),
      subtitle: v.optional(Texts),
      buttonText: v.optional(Texts),
    }),
    {},
  ),
});

export const TestimonialInput = v.object({
  text: Filled(2000),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  avatar: v.optional(v.nullable(Picture), null),
  name: Text,
  country: Text,
  /** Month of the visit, `YYYY-MM`. */
  visitedOn: v.optional(v.nullable(IsoMonth), null),
  isPublished: v.optional(v.boolean(), true),
  sortOrder: v.optional(Count, 0),
  /** Demo content is marked as such and never counted in structured data. */
  isDemo: v.optional(v.boolean(), false),
  translations: v.optional(v.object({ text: v.optional(Texts), country: v.optional(Texts) }), {}),
});
