import type { HeroBanner, Testimonial } from '#contract/content/home.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import type { DestinationCard } from '#contract/places/destinations.ts';
import type { TripCard, TripType } from '#contract/trips/trips.ts';

/** Of a row that is available in all languages, and of which no text fell back. */
export const IN_ONE_LANGUAGE = { textLanguages: {}, languages: [...LANGUAGES] };

export const aSite = (
  change: Partial<InLanguage<PublicSettings>> = {},
): InLanguage<PublicSettings> => ({
  siteName: 'Illa Viatges',
  ratingName: '',
  ratingUrl: '',
  ...IN_ONE_LANGUAGE,
  tagline: '',
  legalName: '',
  taxId: '',
  commercialRegister: '',
  supervisoryAuthority: '',
  travelLicence: '',
  transportLicence: '',
  email: '',
  phone: '',
  whatsapp: '+34 600 000 000',
  street: '',
  postalCode: '',
  city: '',
  latitude: null,
  longitude: null,
  hours: [],
  social: [],
  paymentMarks: ['visa', 'mastercard', 'paypal'],
  defaultLanguage: 'es',
  analyticsId: null,
  consentMonths: 12,
  retentionMonths: 24,
  tripCancellationHours: 48,
  basketHolds: 'everything',
  basketSuggests: true,
  chatPlace: 'corner',
  figures: { freeCancellationHours: 24, airportWaitingMinutes: 60, hours: null },
  transferPages: {
    ciutadella: 'Ciutadella',
    fornells: 'Fornells',
    'cala-galdana': 'Cala Galdana',
    'son-bou': 'Son Bou',
  },
  ...change,
});

export const aBanner = (change: Partial<InLanguage<HeroBanner>> = {}): InLanguage<HeroBanner> => ({
  id: 1,
  image: 'hero/cove.jpg',
  tint: '#2aa9a8',
  title: 'A cove',
  subtitle: 'Quiet water',
  buttonText: 'Go there',
  buttonLink: '/destinations',
  ...IN_ONE_LANGUAGE,
  ...change,
});

export const aTrip = (change: Partial<InLanguage<TripCard>> = {}): InLanguage<TripCard> => ({
  id: 7,
  name: 'Llaüt at sunset',
  slug: 'llaut-at-sunset',
  description: 'Along the coast.',
  image: 'trips/llaut.jpg',
  region: 'north',
  location: 'Fornells',
  duration: '3 hours',
  durationClass: 'half-day',
  price: 89,
  currency: 'EUR',
  rating: 4.8,
  reviewCount: 12,
  isBestseller: false,
  showBookingOptions: false,
  meetingLatitude: null,
  meetingLongitude: null,
  sourceLanguage: 'es',
  type: 'Boat',
  tripTypeId: 1,
  pricePer: null,
  isInstant: true,
  next: null,
  season: null,
  ...IN_ONE_LANGUAGE,
  ...change,
});

export const aTripType = (change: Partial<InLanguage<TripType>> = {}): InLanguage<TripType> => ({
  id: 1,
  name: 'Boat',
  slug: 'boat',
  sortOrder: 0,
  ...IN_ONE_LANGUAGE,
  ...change,
});

export const aDestination = (
  change: Partial<InLanguage<DestinationCard>> = {},
): InLanguage<DestinationCard> => ({
  id: 4,
  name: 'Cala Turqueta',
  slug: 'cala-turqueta',
  description: 'White sand.',
  image: 'destinations/turqueta.jpg',
  rating: 4.5,
  reviewCount: 30,
  tags: ['swimming'],
  isPopular: false,
  region: 'south',
  kind: 'cove',
  latitude: 39.93,
  longitude: 3.91,
  sourceLanguage: 'es',
  ...IN_ONE_LANGUAGE,
  ...change,
});

export const aTestimonial = (
  change: Partial<InLanguage<Testimonial>> = {},
): InLanguage<Testimonial> => ({
  id: 1,
  text: 'We will be back.',
  rating: 5,
  avatar: null,
  name: 'Ada',
  country: 'England',
  visitedOn: null,
  isDemo: false,
  ...IN_ONE_LANGUAGE,
  ...change,
});
