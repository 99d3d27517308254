import type * as v from 'valibot';
import type { InOneLanguage } from '../languages/in-language.ts';
import type { Language } from '../languages/language.ts';
import type { InLanguages } from '../languages/translation.ts';
import type { PictureTexts, TripCard } from '../trips/trips.ts';
import type * as schema from './destinations.schema.ts';

export const DESTINATION_KINDS = [
  'cove',
  'beach',
  'town',
  'village',
  'harbour',
  'lighthouse',
  'monument',
  'nature',
  'viewpoint',
] as const;

export type DestinationInput = v.InferOutput<typeof schema.DestinationInput>;

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
> & {
  id: number;
  translations: Pick<DestinationInput['translations'], 'name' | 'description' | 'tags'>;
};

/** The fields of a destination that a map needs. */
export type DestinationPin = Pick<DestinationInput, 'name' | 'slug' | 'latitude' | 'longitude'> & {
  id: number;
  translations: Pick<DestinationInput['translations'], 'name'>;
};

/** A tag as in URLs, the number of its destinations, and its names. */
export type DestinationTag = {
  tag: string;
  count: number;
  translations: { tag: InLanguages<string> };
};

/** The same where one language is asked: `tag` stays that of URLs, `name` is in the language. */
export type NamedTag = Omit<DestinationTag, 'translations'> & { name: string } & InOneLanguage;

export type DestinationDetail = DestinationInput & {
  id: number;
  /** Those in which it is available; others show a fallback. */
  languages: Language[];
  /** Shown by a preview link, possibly unpublished. */
  isPreview?: boolean;
  /** Alternative texts of its images, by path. */
  pictureTexts: PictureTexts;
  /** Placeholder colour until the first image has loaded. */
  tint: string | null;
  version: number;
  /** Cheapest published one-way price from the airport to the place's zone. */
  transferFrom: { zoneSlug: string; hasPage: boolean; cents: number; currency: 'EUR' } | null;
  trips: TripCard[];
  nearby: DestinationCard[];
};
