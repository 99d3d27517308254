import type * as v from 'valibot';
import type { Language } from '../language.ts';
import type { InLanguages } from '../languages/translation.ts';
import type * as schema from './trips.schema.ts';

export type TripTypeInput = v.InferOutput<typeof schema.TripTypeInput>;
export type TripType = TripTypeInput & { id: number };

export const DURATION_CLASSES = ['half-day', 'full-day', 'multi-day'] as const;

export type ItineraryStep = v.InferOutput<typeof schema.ItineraryStep>;
export type TripInput = v.InferOutput<typeof schema.TripInput>;

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
  translations: Pick<TripInput['translations'], 'name' | 'description' | 'location' | 'duration'>;
};

/** Alternative texts by image path, in each language. */
export type PictureTexts = Record<string, InLanguages<string>>;

export type TripDetail = TripInput & {
  id: number;
  /** Those in which it is available; others show a fallback. */
  languages: Language[];
  /** Shown by a preview link, possibly unpublished. */
  isPreview?: boolean;
  /** Alternative texts of its images, by path. */
  pictureTexts: PictureTexts;
  /** Placeholder colour until the first image has loaded. */
  tint: string | null;
  type: string;
  version: number;
  destinations: { id: number; slug: string; name: string; translations: { name?: TripInput['translations']['name'] } }[];
  similar: TripCard[];
};
