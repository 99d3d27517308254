import type * as v from 'valibot';
import type { DepartureMinimum } from '../bookings/minimum/minimum.ts';
import type { Language } from '../languages/language.ts';
import type { InLanguages } from '../languages/translation.ts';
import type { Season } from './season.ts';
import type * as schema from './trips.schema.ts';

export type TripTypeInput = v.InferOutput<typeof schema.TripTypeInput>;
export type TripType = TripTypeInput & { id: number };

export const DURATION_CLASSES = ['half-day', 'full-day', 'multi-day'] as const;

/** Conditions that a trip is good in: with children, rain (under a roof), a strong wind (sheltered from it). */
export const TRIP_SUITS = ['families', 'rain', 'wind'] as const;
export type TripSuits = (typeof TRIP_SUITS)[number];

export type TripInput = v.InferOutput<typeof schema.TripInput>;

/** What the price is for: each person, or a group or private hire as a whole. */
export const PRICE_PER = ['person', 'group'] as const;
/** The next start with places; `time` is empty for a whole day. */
export type NextDeparture = {
  optionId: number;
  date: string;
  time: string;
  cutoffAt: string;
  /** Null where any number of people is enough. */
  minimum: DepartureMinimum | null;
};

/** Fields shown on cards and in lists. */
export type TripCard = Pick<
  TripInput,
  | 'name'
  | 'slug'
  | 'description'
  | 'image'
  | 'region'
  | 'location'
  | 'duration'
  | 'durationClass'
  | 'price'
  | 'currency'
  | 'rating'
  | 'reviewCount'
  | 'isBestseller'
  | 'showBookingOptions'
  | 'meetingLatitude'
  | 'meetingLongitude'
  | 'sourceLanguage'
> & {
  id: number;
  type: string;
  tripTypeId: number;
  /** Null where the price was typed: then it is exactly that for each person. Otherwise it is the lowest one of the options. */
  pricePer: (typeof PRICE_PER)[number] | null;
  /** Whether any option is confirmed at once; otherwise a date is requested. */
  isInstant: boolean;
  /** Of the coming weeks, or on the days that a list asks for. */
  next: NextDeparture | null;
  /** Null where it runs all year. */
  season: Season | null;
  translations: Pick<
    TripInput['translations'],
    'name' | 'description' | 'location' | 'duration'
  > & {
    /** Only where one language is asked. */
    type?: InLanguages<string> | undefined;
  };
};

/** Alternative texts by image path, in each language. */
export type PictureTexts = Record<string, InLanguages<string>>;

export type TripDetail = TripInput & {
  id: number;
  pricePer: TripCard['pricePer'];
  /** Those in which it is available; others show a fallback. */
  languages: Language[];
  /** Shown by a preview link, possibly unpublished. */
  isPreview?: boolean;
  /** Alternative texts of its images, by path. */
  pictureTexts: PictureTexts;
  /** Placeholder colour until the first image has loaded. */
  tint: string | null;
  type: string;
  translations: TripCard['translations'];
  version: number;
  destinations: {
    id: number;
    slug: string;
    name: string;
    translations: { name?: TripInput['translations']['name'] };
  }[];
  similar: TripCard[];
};

/** Days close to one on which nothing is left, in order, with the number of trips that have places then. */
export type NearDays = { days: { date: string; trips: number }[] };
