import * as fc from 'fast-check';
import { hostileSegment } from '../fuzz/hostile.ts';
import type { Known } from '../known.ts';
import type { Sent } from '../send.ts';
import { UNUSUAL_HEADERS, UNUSUAL_METHODS, UNUSUAL_QUERY } from './unusual-requests.ts';

/** Pages, locales, feeds and files: everything outside the API. */
export function pageRequest(known: Known): fc.Arbitrary<Sent> {
  const language = fc.constantFrom('es', 'en', 'de', 'ca', 'fr', '..', '__proto__');
  const namespace = fc.oneof(
    fc.constantFrom('common', 'home', 'admin', 'cookie', '..%2f..%2fpackage', 'constructor'),
    hostileSegment,
  );
  const path = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known.pages) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(language, fc.constantFrom(...known.pages))
        .map(([prefix, page]) => `/${prefix}${page === '/' ? '' : page}`),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(language, namespace)
        .map(([prefix, name]) => `/locales/${prefix}/${name}.json`),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            'trips',
            'destinations',
            'blog',
            'airport-transfers',
            'og',
            'legal',
            'sitemap-trips',
          ),
          hostileSegment,
        )
        .map(([part, rest]) => `/${part}/${rest}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '/sitemap.xml',
        '/robots.txt',
        '/de/blog/feed.xml',
        '/blog/feed.json',
        '/llms.txt',
        '/sw.js',
        '/manifest.webmanifest',
        '//',
        '/%',
        '/%ff',
      ),
    },
  );
  return fc
    .record({
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant('GET') },
        { weight: 1, arbitrary: UNUSUAL_METHODS },
      ),
      path: fc
        .tuple(
          path,
          fc.oneof(
            { weight: 5, arbitrary: fc.constant('') },
            { weight: 1, arbitrary: UNUSUAL_QUERY },
          ),
        )
        .map((parts) => parts.join('')),
      headers: fc.oneof(
        { weight: 8, arbitrary: fc.constant<Record<string, string>>({}) },
        { weight: 1, arbitrary: UNUSUAL_HEADERS },
      ),
    })
    .map((one) => ({ ...one, persona: 'visitor' as const }));
}
