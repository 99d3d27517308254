import type { DestinationInput } from '#contract/destinations.ts';
import type { HeroBannerInput } from '#contract/home.ts';
import type { Language } from '#contract/language.ts';
import type { PlaceInput, VehicleInput, ZoneInput } from '#contract/transfers.ts';
import type { ItineraryStep, TripInput } from '#contract/trips.ts';

/** The demo content is complete in these languages, whatever others the site has; the plain field of a row is its Spanish text. */
export const SEED_LANGUAGES = ['es', 'en', 'de', 'ca'] as const satisfies readonly Language[];
export type InAll<T> = Record<(typeof SEED_LANGUAGES)[number], T>;

export type DestinationSeed = Pick<DestinationInput, 'slug' | 'isPopular' | 'region' | 'kind' | 'latitude' | 'longitude' | 'bestMonths'> & {
  /** Scene of `seed/pictures`, without `.svg`. */
  image: string;
  gallery: string[];
  transferZone: string | null;
  name: InAll<string>;
  description: InAll<string>;
  access: InAll<string>;
  tags: InAll<string[]>;
  services: InAll<string[]>;
  tips: InAll<string[]>;
};

export type TripTypeSeed = { slug: string; name: InAll<string> };

export type TripSeed = Pick<
  TripInput,
  | 'slug'
  | 'region'
  | 'durationClass'
  | 'price'
  | 'isBestseller'
  | 'isPopular'
  | 'showBookingOptions'
  | 'meetingLatitude'
  | 'meetingLongitude'
  | 'minAge'
  | 'maxPeople'
  | 'guideLanguages'
> & {
  image: string;
  gallery: string[];
  tripType: string;
  /** Slugs of destinations. */
  destinations: string[];
  name: InAll<string>;
  description: InAll<string>;
  location: InAll<string>;
  duration: InAll<string>;
  meetingPoint: InAll<string>;
  cancellationPolicy: InAll<string>;
  highlights: InAll<string[]>;
  included: InAll<string[]>;
  excluded: InAll<string[]>;
  bring: InAll<string[]>;
  itinerary: InAll<ItineraryStep[]>;
};

export type BlogCategorySeed = { slug: string; name: InAll<string>; description: InAll<string> };
/** The bodies stand beside it as `{es,en,de,ca}.md`. */
export type BlogPostSeed = {
  slug: string;
  category: string;
  cover: string;
  author: string;
  publishedAt: string;
  relatedTrips: string[];
  title: InAll<string>;
  excerpt: InAll<string>;
};

export type HeroBannerSeed = Pick<HeroBannerInput, 'buttonLink' | 'isActive'> & {
  image: string;
  title: InAll<string>;
  subtitle: InAll<string>;
  buttonText: InAll<string>;
};
export type TestimonialSeed = { name: string; rating: number; visitedOn: string; text: InAll<string>; country: InAll<string> };
export type SeoSeed = {
  page: string;
  title: InAll<string>;
  description: InAll<string>;
  keywords: InAll<string[]>;
  image: string;
  robotsDirective?: 'index,follow' | 'noindex,follow';
};

export type ZoneSeed = Pick<ZoneInput, 'slug' | 'minutes' | 'km' | 'hasPage'> & {
  image: string;
  name: InAll<string>;
  headline: InAll<string>;
  intro: InAll<string>;
  pois: InAll<ZoneInput['pois']>;
  faq: InAll<ZoneInput['faq']>;
};
export type PlaceSeed = Pick<PlaceInput, 'kind' | 'aliases' | 'latitude' | 'longitude'> & {
  zone: string | null;
  name: InAll<string>;
  meetingPoint: InAll<string>;
};
export type VehicleSeed = Omit<VehicleInput, 'name' | 'description' | 'image' | 'sortOrder' | 'translations'> & {
  image: string;
  name: InAll<string>;
  description: InAll<string>;
};
/** `[one-way, return]` in cents, by zone, then by vehicle code. */
export type PriceSeed = Record<string, Record<string, readonly [number, number]>>;

/** The bodies stand beside `legal.ts` as `legal/{document}/{language}.md`. */
export type PolicySeed = { edition: string; title: InAll<string>; body: InAll<string> };
export type FaqSeed = {
  topic: 'booking' | 'trips' | 'transfers' | 'payment' | 'changes' | 'island';
  question: InAll<string>;
  answer: InAll<string>;
};
export type StageSeed = {
  number: number;
  from: string;
  to: string;
  km: number;
  difficulty: 'easy' | 'moderate' | 'hard';
  fromLatitude: number;
  fromLongitude: number;
  toLatitude: number;
  toLongitude: number;
  sights: InAll<string>;
};
