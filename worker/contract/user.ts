import type * as v from 'valibot';
import { isOwnPath } from './address.ts';
import type * as schema from './user.schema.ts';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];
export type CurrentUser = { id: number; role: Role; email: string; name: string };

export type Credentials = v.InferOutput<typeof schema.Credentials>;

/** Where a sign-in goes on: the own address that was asked for, else the administration for admins and home for others. */
export const afterSignIn = (role: Role, next: unknown): string => (isOwnPath(next) ? next : role === 'admin' ? '/admin' : '/');
