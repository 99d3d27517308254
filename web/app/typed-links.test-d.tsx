import { Link, linkOptions } from '@tanstack/react-router';
import { apiQuery } from '#base/api/api-query.ts';
import type { PageLink } from '#base/ui/page-link.ts';

// `tsc` checks this file: it fails if one of these lines compiles.

export const links = [
  <Link key="1" to="/trips" search={{ type: 'boat', destination: 'north', page: '2' }} />,
  <Link key="2" to="/trips/$id" params={{ id: '7' }} hash="request" />,
  // @ts-expect-error: a misspelt path.
  <Link key="3" to="/tripz" />,
  // @ts-expect-error: a missing parameter of the path.
  <Link key="4" to="/trips/$id" />,
  // @ts-expect-error: a misspelt parameter of the path.
  <Link key="5" to="/trips/$id" params={{ slug: '7' }} />,
  // @ts-expect-error: a search parameter that the page does not know.
  <Link key="6" to="/trips" search={{ typ: 'boat' }} />,
  // @ts-expect-error: a value that the page does not know.
  <Link key="7" to="/trips" search={{ destination: 'moon' }} />,
  // @ts-expect-error: search parameters are strings, not numbers.
  <Link key="8" to="/blog" search={{ page: 2 }} />,
  // @ts-expect-error: a page without search parameters.
  <Link key="9" to="/about" search={{ q: 'x' }} />,
  // @ts-expect-error: a booking requires its token.
  <Link key="10" to="/order/$reference" params={{ reference: 'MT-1' }} />,
];

// @ts-expect-error: a misspelt path in shared options.
export const options = linkOptions({ to: '/destination' });

export const pageLinks: PageLink[] = [
  { to: '/trips', search: { type: 'boat' } },
  // @ts-expect-error: a misspelt path.
  { to: '/tripz' },
  // @ts-expect-error: a missing parameter of the path.
  { to: '/blog/$slug' },
  // @ts-expect-error: a search parameter that the page does not know.
  { to: '/search', search: { query: 'x' } },
];

// @ts-expect-error: an endpoint that the API does not have.
export const endpoint = apiQuery('/api/tripz');
// @ts-expect-error: a missing parameter of an endpoint.
export const parameter = apiQuery('/api/trips/:id', { reference: 7 });
