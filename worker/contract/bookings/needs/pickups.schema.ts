import * as v from 'valibot';
import { Translations } from '../../answer-parts.schema.ts';
import { Id, Latitude, Longitude, Text } from '../../fields.schema.ts';
import { tidyLine } from '../../texts/tidy-text.ts';
import { OptionalText, PartId } from './questions.schema.ts';

const MOST_MINUTES = 600;
const MinutesBefore = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-MOST_MINUTES),
  v.maxValue(MOST_MINUTES),
);
export const PickupInput = v.object({
  id: PartId,
  placeId: v.optional(v.nullable(Id), null),
  name: Text,
  directions: OptionalText,
  latitude: v.optional(v.nullable(Latitude), null),
  longitude: v.optional(v.nullable(Longitude), null),
  minutesBefore: v.optional(MinutesBefore, 0),
  translations: v.optional(Translations('name', 'directions'), {}),
});
export const Pickups = v.pipe(v.array(PickupInput), v.maxLength(60));

/** As answers of the API have it. */
export const PickupPoint = v.object({
  placeId: v.optional(v.nullable(Id)),
  ...{ id: v.string(), name: v.string(), directions: v.string() },
  ...{ latitude: v.nullable(Latitude), longitude: v.nullable(Longitude) },
  minutesBefore: MinutesBefore,
  translations: Translations('name', 'directions'),
});
export const BookedPickup = v.object({
  ...PickupPoint.entries,
  hotel: v.string(),
  room: v.optional(v.string()),
});

/** Null: the guest comes to the meeting point. */
export const Pickup = v.nullish(
  v.object({
    pointId: v.pipe(v.string(), v.maxLength(40)),
    hotel: v.pipe(v.optional(v.string(), ''), v.transform(tidyLine), v.maxLength(200)),
  }),
);
