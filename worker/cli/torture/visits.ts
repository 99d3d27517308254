import type { Known } from './known.ts';

/** Requests of visitors: every page in every language, and the public reads behind them, with searches. */
const WORDS = ['mao', 'cala', 'ciutadella', 'vela', 'caballo', 'playa', 'norte', 'taxi'];
const LANGUAGES = ['', '/es', '/en', '/de', '/ca'];

export const pageAddresses = ({ pages }: Known): string[] =>
  pages
    .filter((page) => !/admin|auth|booking|nothing/.test(page))
    .flatMap((page) =>
      LANGUAGES.map((language) => (page === '/' ? language || '/' : language + page)),
    );

export const readAddresses = ({ ids }: Known): string[] => [
  ...[
    '/api/hero-banners/active',
    '/api/trip-types',
    '/api/destinations/popular',
    '/api/trips/popular',
    '/api/testimonials',
  ],
  ...[
    '/api/trips?sort=price',
    '/api/trips?sort=rating&page=2',
    '/api/destinations?region=north',
    '/api/blog/posts',
    '/api/blog/categories',
  ],
  ...[
    '/api/transfers/zones',
    '/api/transfers/vehicles',
    '/api/transfers/prices',
    '/api/seo/home',
    '/api/seo/trips',
    '/locales/de/common.json',
  ],
  ...ids.trips.map((id) => `/api/trips/${id}`),
  ...ids.destinations.map((id) => `/api/destinations/${id}`),
  ...WORDS.flatMap((word) => [
    `/api/search?q=${word}&lang=es`,
    `/api/trips?q=${word}`,
    `/api/transfers/places?q=${word}`,
  ]),
];
