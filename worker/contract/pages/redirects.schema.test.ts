import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tidyPath } from '../texts/tidy-path.ts';
import { RedirectInput } from './redirects.schema.ts';

const parse = (fromPath: string, toPath?: string | null) =>
  v.safeParse(RedirectInput, { fromPath, toPath });

test.each([
  ['/', '/'],
  ['/de/', '/de'],
  ['/de//trips///', '/de/trips'],
  ['/DE/Trips/1-Boat', '/de/trips/1-boat'],
  ['/blog/A%C3%B1o', '/blog/a%C3%B1o'],
  ['/de/airport-transfers/booking/ABCD2345/', '/de/airport-transfers/booking/ABCD2345'],
  ['/de/%6Frder/ABCD2345', '/de/order/ABCD2345'],
  ['/%61dmin/%54', '/admin/T'],
  ['/a%2Fb%40%5B%60%7B', '/a%2Fb%40%5B%60%7B'],
  ['/de/review/ABCD2345/stop', '/de/review/ABCD2345/stop'],
  ['/admin/transfers/ABCD2345', '/admin/transfers/ABCD2345'],
])('%s is tidily %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test.each([
  [' /Old/Page/ ', '/old/page'],
  ['/blog/año', '/blog/a%C3%B1o'],
  ['/de/alt', '/de/alt'],
])('%j is stored as %j', (path, stored) => {
  expect(parse(path, '/blog').output).toMatchObject({ fromPath: stored });
});

test.each([
  'blog',
  '//other.example',
  '/\\other',
  '/a b',
  '/a?b=1',
  '/a#b',
  '/',
  '/admin/x',
  '/api/trips',
  '/Locales/en',
  '',
])('%j cannot be redirected', (path) => {
  expect(parse(path, '/blog').success).toBe(false);
});

test.each(['/trips', '/de/blog?page=2#x', 'https://partner.example/a', null])(
  '%j is a way on',
  (to) => {
    expect(parse('/old', to).output).toMatchObject({ toPath: to });
  },
);

test('a target within the site is normalised, one that is no page is stored as written', () => {
  const stored = ['/Trips/?Q=A#B', '/DE//blog/', '/api/images/optimize/A.jpg'].map(
    (to) => parse('/old', to).output,
  );
  expect(stored).toMatchObject([
    { toPath: '/trips?Q=A#B' },
    { toPath: '/de/blog' },
    { toPath: '/api/images/optimize/A.jpg' },
  ]);
});

test.each([
  'trips',
  '//other.example',
  'javascript:alert(1)',
  'mailto:a@b.example',
  'https://',
  '/a b',
])('%j is none', (to) => {
  expect(parse('/old', to).success).toBe(false);
});
