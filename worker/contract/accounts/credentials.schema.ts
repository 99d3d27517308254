import * as v from 'valibot';

/** `https://user:password@host` anywhere in a text, also as programs read `https:\\user@host` and `https:user@host`. */
const CREDENTIALS = /\b[a-z][a-z\d+.-]*:[\\/]+[^\s\\/?#()<>"'[\]]*@/i;

/** A user name before the host hides the real target (`https://mares.example@evil.example`), and a password would be public. */
export const withoutCredentials = <T extends string>() =>
  v.check<T, 'credentials'>((text) => !CREDENTIALS.test(text), 'credentials');
