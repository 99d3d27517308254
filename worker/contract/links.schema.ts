import * as v from 'valibot';
import { isOwnPath } from './address.ts';
import { withoutCredentials } from './credentials.schema.ts';

const isOnTheWeb = (text: string, protocols: readonly string[]) => {
  // Backslashes and white space are read differently by browsers and programs: `https:\\host`, `java\nscript:`.
  if (/[\s\\]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocols.includes(protocol) && username === '' && password === '' && /^https?:\/\/[^/]/i.test(text);
};

/** An address inside the site (`/trips`) or an absolute https one; never `javascript:` or protocol-relative. */
export const Link = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  withoutCredentials(),
  v.check((text) => isOwnPath(text) || isOnTheWeb(text, ['https:']), 'invalid'),
);

/** Another site's page, such as the firm's profile in a network. */
export const WebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  withoutCredentials(),
  v.check((text) => isOnTheWeb(text, ['https:', 'http:']), 'invalid'),
);

/** A path of ours or an absolute address; blank is none. */
export const CanonicalAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  withoutCredentials(),
  v.check((text) => text === '' || isOwnPath(text) || isOnTheWeb(text, ['https:', 'http:']), 'invalid'),
  v.transform((text) => text || null),
);
