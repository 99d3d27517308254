import type * as v from 'valibot';
import type { Language } from './language.ts';
import type { InLanguages } from './translation.ts';
import type * as schema from './trips.schema.ts';

export type TripTypeInput = v.InferOutput<typeof schema.TripTypeInput>;
export type TripType = TripTypeInput & { id: number };

export const DURATION_CLASSES = ['half-day', 'full-day', 'multi-day'] as const;

export type ItineraryStep = v.InferOutput<typeof schema.ItineraryStep>;
export type TripInput = v.InferOutput<typeof schema.TripInput>;

/** What cards and lists show. */
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
  | 'sourceLanguage'
> & {
  id: number;
  type: string;
  tripTypeId: number;
  translations: Pick<TripInput['translations'], 'name' | 'description' | 'location' | 'duration'>;
};

/** Paths of pictures and what they show, in each language. */
export type PictureTexts = Record<string, InLanguages<string>>;

export type TripDetail = TripInput & {
  id: number;
  /** In which it may be read; elsewhere a fallback shows. */
  languages: Language[];
  /** Shown by a preview link, perhaps not published. */
  isPreview?: boolean;
  /** What its pictures show, by their paths. */
  pictureTexts: PictureTexts;
  /** Colour of the first picture until it has come. */
  tint: string | null;
  type: string;
  version: number;
  destinations: { id: number; slug: string; name: string; translations: { name?: TripInput['translations']['name'] } }[];
  similar: TripCard[];
};
