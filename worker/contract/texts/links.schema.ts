import * as v from 'valibot';
import { withoutCredentials } from '../accounts/credentials.schema.ts';
import { isOwnPath } from '../address.ts';

const isOnTheWeb = (text: string, protocols: readonly string[]) => {
  // Browsers and programs differ on backslashes and white space: `https:\\host`, `java
  // script:`.
  if (/[\s\\]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (
    protocols.includes(protocol) &&
    username === '' &&
    password === '' &&
    /^https?:\/\/[^/]/i.test(text)
  );
};

/** A path inside the site (`/trips`) or an absolute https URL; never `javascript:` or protocol-relative. */
export const Link = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  withoutCredentials(),
  v.check((text) => isOwnPath(text) || isOnTheWeb(text, ['https:']), 'invalid'),
);

/** A page of another site, such as the firm's profile in a social network. */
export const WebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  withoutCredentials(),
  v.check((text) => isOnTheWeb(text, ['https:', 'http:']), 'invalid'),
);

/** A path of this site or an absolute URL; blank is none. */
export const CanonicalAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  withoutCredentials(),
  v.check(
    (text) => text === '' || isOwnPath(text) || isOnTheWeb(text, ['https:', 'http:']),
    'invalid',
  ),
  v.transform((text) => text || null),
);
