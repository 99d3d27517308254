import { isOwnPath } from './address.ts';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];
export type CurrentUser = { id: number; role: Role; email: string; name: string };

/** Where a sign-in goes on: the own address that was asked for, else the administration for admins and home for others. */
export const afterSignIn = (role: Role, next: unknown): string => (isOwnPath(next) ? next : role === 'admin' ? '/admin' : '/');
