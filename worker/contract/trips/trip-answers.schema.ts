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
import { DepartureMinimum } from '../bookings/minimum/minimum.schema.ts';
import { IsoDate } from '../days.schema.ts';
import { Count, Id, Slug, Text } from '../fields.schema.ts';
import { nameOfRow } from '../languages/in-language.schema.ts';
import { Season } from './season.schema.ts';
import { TRIP_FACETS } from './trip-facets.ts';
import { TripInput, TripTypeInput } from './trips.schema.ts';
import { PRICE_PER } from './trips.ts';

export const TripTypes = answerOf(
  '/api/trip-types',
  v.array(v.object({ ...TripTypeInput.entries, id: Id })),
);
const PricePer = v.nullable(v.picklist(PRICE_PER));
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
    'meetingLatitude',
    'meetingLongitude',
    'sourceLanguage',
    'tripTypeId',
  ]).entries,
  description: Beginning,
  id: Id,
  type: nameOfRow(),
  pricePer: PricePer,
  isInstant: v.boolean(),
  next: v.nullable(
    v.object({
      ...{ optionId: Id, date: IsoDate, time: v.string(), cutoffAt: v.string() },
      minimum: DepartureMinimum,
    }),
  ),
  season: Season,
  translations: Translations('name', 'description', 'location', 'duration'),
});
export const TripCards = answerOf('/api/trips/popular', v.array(TripCard));
export const ChosenTrips = answerOf('/api/trips/chosen', v.array(TripCard));
export const TripPage = answerOf('/api/trips', pageOf(TripCard));
const FacetCounts = v.record(v.string(), Count);
export const TripFacets = answerOf(
  '/api/trips/facets',
  v.object({ counts: v.partial(v.object(v.entriesFromList(TRIP_FACETS, FacetCounts))) }),
);
export const NearDays = answerOf(
  '/api/trips/days',
  v.object({ days: v.array(v.object({ date: IsoDate, trips: Count })) }),
);
export const TripDetail = answerOf(
  '/api/trips/:id',
  v.object({
    ...TripInput.entries,
    id: Id,
    pricePer: PricePer,
    languages: Languages,
    pictureTexts: PictureTexts,
    tint: Tint,
    type: nameOfRow(),
    version: Id,
    destinations: v.array(
      v.object({ id: Id, slug: Slug, name: Text, translations: Translations('name') }),
    ),
    similar: v.array(TripCard),
  }),
);
export const TripRequestAnswer = v.object({ reference: v.string(), manageUrl: v.string() });
