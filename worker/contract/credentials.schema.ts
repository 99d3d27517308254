import * as v from 'valibot';

/** `https://user:password@host` wherever it stands in a text, also as programs read `https:\\user@host` and `https:user@host`. */
const CREDENTIALS = /\b[a-z][a-z\d+.-]*:[\\/]+[^\s\\/?#()<>"'[\]]*@/i;

/** A name in front of the host hides where an address truly leads (`https://mares.example@evil.example`), and a password would be public. */
export const withoutCredentials = <T extends string>() => v.check<T, 'credentials'>((text) => !CREDENTIALS.test(text), 'credentials');
