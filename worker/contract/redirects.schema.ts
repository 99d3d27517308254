import * as v from 'valibot';
import { withoutCredentials } from './credentials.schema.ts';
import { tidyPath } from './tidy-path.ts';

/** Addresses that are no pages, and the administration, cannot lead elsewhere. */
const RESERVED = /^\/(?:(?:admin|api|auth|locales|assets|og)(?:\/|$)|$)/;
const OWN = /^\/(?![/\\])[^\s\\]*$/;
const HERE = 'http://here.invalid';

/** As browsers write it (percent escapes for what is no plain letter), and of a page of ours as the site writes it. */
const written = (address: string) => {
  const { origin, pathname, search, hash, href } = new URL(address, HERE);
  return origin === HERE ? (RESERVED.test(pathname) ? pathname : tidyPath(pathname)) + search + hash : href;
};

/** A path without query, as it stands in the address: with a language (`/de/alt`) for that one alone, without one for all. */
const FromPath = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  v.check((path) => OWN.test(path) && !/[?#]/.test(path) && URL.canParse(path, HERE), 'invalid'),
  v.transform((path) => tidyPath(written(path))),
  v.check((path) => !RESERVED.test(path), 'invalid'),
);

/** A path of ours, which keeps the visitor's language unless it names one, or another site's address. */
const ToPath = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  withoutCredentials(),
  v.check((address) => (OWN.test(address) || /^https?:\/\/[^\s/]/.test(address)) && URL.canParse(address, HERE), 'invalid'),
  v.transform(written),
);

/** Where somebody goes who asks for a path that has no page. Without a way on the page is gone: 410. */
export const RedirectInput = v.object({ fromPath: FromPath, toPath: v.optional(v.nullable(ToPath), null) });
