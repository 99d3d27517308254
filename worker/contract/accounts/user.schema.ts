import * as v from 'valibot';
import { tidyCode } from '../texts/tidy-text.ts';

export const Credentials = v.object({
  email: v.pipe(
    v.string(),
    v.transform(tidyCode),
    v.toLowerCase(),
    v.minLength(1),
    v.maxLength(254),
  ),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/** `code`: of the second factor, or a recovery code; forms send an empty one. */
export const SignInInput = v.object({
  ...Credentials.entries,
  code: v.optional(v.pipe(v.string(), v.transform(tidyCode), v.maxLength(40)), ''),
  next: v.fallback(v.optional(v.string()), undefined),
});
