import * as v from 'valibot';
import { isOwnPath } from './address.ts';
import { tidyCode } from './tidy-text.ts';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];
export type CurrentUser = { id: number; role: Role; email: string; name: string };

export const Credentials = v.object({
  email: v.pipe(v.string(), v.transform(tidyCode), v.toLowerCase(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});
export type Credentials = v.InferOutput<typeof Credentials>;

/** `code`: of the second factor, or a recovery code; a form sends it empty. */
export const SignInInput = v.object({
  ...Credentials.entries,
  code: v.optional(v.pipe(v.string(), v.transform(tidyCode), v.maxLength(40)), ''),
  next: v.fallback(v.optional(v.string()), undefined),
});

/** Where a sign-in goes on: the own address that was asked for, else the administration for admins and home for others. */
export const afterSignIn = (role: Role, next: unknown): string => (isOwnPath(next) ? next : role === 'admin' ? '/admin' : '/');
