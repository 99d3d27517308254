import { expectToWork } from '../checks/translated-page.ts';
import type { Change, Moment } from '../checks/translation.ts';
import { test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const HOME = ['home', '/en'] as const;
const REQUEST = ['the transfer request', '/en/airport-transfers/request'] as const;
const TRIP = ['a trip', '/en/trips/13'] as const;
const OTHERS = [
  ['the list of trips', '/en/trips'],
  ['a post', '/en/blog/talayotic-menorca-in-a-day'],
] as const;
type Place = readonly [name: string, path: string];

/** Wrapped text is what browsers do to every page; the other changes are tried on a page of sections and on a form. */
const CHANGES: readonly (readonly [Change, Moment, readonly Place[]])[] = [
  ['wraps text', 'DOMContentLoaded', [TRIP, ...OTHERS]],
  ['wraps text', 'load', [HOME, REQUEST, ...OTHERS]],
  ['wraps text', 'hydrated', [HOME, REQUEST, TRIP, ...OTHERS]],
  ['replaces text', 'DOMContentLoaded', [HOME, REQUEST]],
  ['replaces text', 'hydrated', [HOME, REQUEST]],
  ['adds attributes', 'DOMContentLoaded', [HOME, REQUEST]],
  ['injects nodes', 'DOMContentLoaded', [HOME, REQUEST]],
  ['injects nodes', 'load', [HOME, REQUEST]],
];

for (const [change, moment, pages] of CHANGES)
  for (const [name, path] of pages)
    test(`${name} is complete and works when the browser ${change} (${moment})`, ({
      page,
      context,
    }) => expectToWork(page, context, path, change, moment));
