import { isOwnPath } from '../address.ts';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];
export type CurrentUser = { id: number; role: Role; email: string; name: string };

/** Where to continue after signing in: the requested path of this site, else the administration for admins and home for others. */
export const afterSignIn = (role: Role, next: unknown): string =>
  isOwnPath(next) ? next : role === 'admin' ? '/admin' : '/';
