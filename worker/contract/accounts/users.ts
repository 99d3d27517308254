import type { Edited } from '../admin/crud.ts';
import type { Role } from './user.ts';

/** Of an account whose owner has not chosen a password yet: the mailed link works, or has expired or was revoked. */
export type Invitation = 'open' | 'over';

/** What every account of the administration must have; version 0 before it was ever saved. */
export type AccountRulesDocument = { isFactorRequired: boolean; version: number };

/** An account as administrators see it, without the password hash and secrets. */
export type UserRow = Edited & {
  email: string;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
  invitation: Invitation | null;
};
