import * as v from 'valibot';
import { withoutCredentials } from '../accounts/credentials.schema.ts';
import { tidyPath } from '../texts/tidy-path.ts';

/** Paths that are no pages, and the administration, cannot be redirected. */
const RESERVED = /^\/(?:(?:admin|api|auth|locales|assets|og)(?:\/|$)|$)/;
const OWN = /^\/(?![/\\])[^\s\\]*$/;
const HERE = 'http://here.invalid';

/** Normalised as by browsers (percent escapes for other than plain letters), and for a page of this site as the site writes it. */
const written = (address: string) => {
  const { origin, pathname, search, hash, href } = new URL(address, HERE);
  return origin === HERE
    ? (RESERVED.test(pathname) ? pathname : tidyPath(pathname)) + search + hash
    : href;
};

/** A path without query as in the URL: with a language (`/de/alt`) for that language only, without one for all. */
const FromPath = v.pipe(
  v.string(),
  v.examples(['/old-page']),
  v.trim(),
  v.maxLength(300),
  v.check((path) => OWN.test(path) && !/[?#]/.test(path) && URL.canParse(path, HERE), 'invalid'),
  v.transform((path) => tidyPath(written(path))),
  v.check((path) => !RESERVED.test(path), 'invalid'),
);

/** A path of this site, which keeps the visitor's language unless it names one, or a URL of another site. */
const ToPath = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  withoutCredentials(),
  v.check(
    (address) =>
      (OWN.test(address) || /^https?:\/\/[^\s/]/.test(address)) && URL.canParse(address, HERE),
    'invalid',
  ),
  v.transform(written),
);

/** Redirect of a path without a page. Without a target the page is gone: 410. */
export const RedirectInput = v.object({
  fromPath: FromPath,
  toPath: v.optional(v.nullable(ToPath), null),
});
