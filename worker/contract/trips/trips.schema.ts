import * as v from 'valibot';
import { IsoTimestamp } from '../days.schema.ts';
import {
  Count,
  Currency,
  DraftPicture,
  DraftText,
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
import { inLanguages } from '../languages/translation.schema.ts';
import { DURATION_CLASSES, TRIP_SUITS } from './trips.ts';

export const TripTypeInput = v.object({
  name: Text,
  slug: Slug,
  sortOrder: v.optional(Count, 0),
  translations: v.optional(v.object({ name: v.optional(Texts) }), {}),
});

export const DurationClass = v.picklist(DURATION_CLASSES);

const ItineraryStep = v.object({ title: Text, text: LongText });
const Itinerary = v.pipe(v.array(ItineraryStep), v.maxLength(30));

export const TripInput = v.object({
  name: Text,
  slug: Slug,
  description: v.optional(LongText, ''),
  image: v.optional(DraftPicture, ''),
  tripTypeId: Id,
  region: v.optional(Region, 'south'),
  location: v.optional(DraftText, ''),
  /** As text («4 hours»); filters use `durationClass`. */
  duration: v.optional(DraftText, ''),
  durationClass: v.optional(DurationClass, 'half-day'),
  /** Amount in `currency`, per person; shown only when `showBookingOptions`. Options with prices set it (`pricePer`). */
  price: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))), null),
  currency: v.optional(Currency, 'EUR'),
  rating: v.optional(v.nullable(Rating), null),
  reviewCount: v.optional(Count, 0),
  isBestseller: v.optional(v.boolean(), false),
  isPopular: v.optional(v.boolean(), false),
  showBookingOptions: v.optional(v.boolean(), false),
  highlights: v.optional(TextList, []),
  itinerary: v.optional(Itinerary, []),
  included: v.optional(TextList, []),
  excluded: v.optional(TextList, []),
  bring: v.optional(TextList, []),
  meetingPoint: v.optional(LongText, ''),
  meetingLatitude: v.optional(v.nullable(Latitude), null),
  meetingLongitude: v.optional(v.nullable(Longitude), null),
  gallery: v.optional(v.pipe(v.array(Picture), v.maxLength(100)), []),
  minAge: v.optional(v.nullable(Count), null),
  suits: v.optional(v.pipe(v.array(v.picklist(TRIP_SUITS)), v.maxLength(TRIP_SUITS.length)), []),
  maxPeople: v.optional(v.nullable(v.pipe(Count, v.minValue(1))), null),
  guideLanguages: v.optional(v.array(Language), []),
  cancellationPolicy: v.optional(LongText, ''),
  destinationIds: v.optional(v.pipe(v.array(Id), v.maxLength(100)), []),
  status: v.optional(Status, 'draft'),
  publishAt: v.optional(v.nullable(IsoTimestamp), null),
  /** The language of the plain fields. */
  sourceLanguage: v.optional(Language, 'es'),
  isDemo: v.optional(v.boolean(), false),
  translations: v.optional(
    v.object({
      name: v.optional(Texts),
      description: v.optional(Texts),
      location: v.optional(Texts),
      duration: v.optional(Texts),
      meetingPoint: v.optional(Texts),
      cancellationPolicy: v.optional(Texts),
      highlights: v.optional(TextLists),
      included: v.optional(TextLists),
      excluded: v.optional(TextLists),
      bring: v.optional(TextLists),
      itinerary: v.optional(inLanguages(Itinerary)),
    }),
    {},
  ),
});
