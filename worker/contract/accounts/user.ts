import { isOwnPath } from '../address.ts';

/** `helper`: the parts of the administration that `rights.ts` names. `user`: none of it. */
export const ROLES = ['admin', 'helper', 'user'] as const;
export type Role = (typeof ROLES)[number];
export type CurrentUser = {
  id: number;
  role: Role;
  email: string;
  name: string;
  /** Only where everyone with rights in the administration must have a second factor or a passkey, and this account has none. */
  lacksFactor?: true | undefined;
};

/** Where to continue after signing in: the requested path of this site, else the administration for those who have access to it, and home for others. */
export const afterSignIn = (role: Role, next: unknown): string =>
  isOwnPath(next) ? next : role === 'user' ? '/' : '/admin';
