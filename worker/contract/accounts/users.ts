import type { Edited } from '../admin/crud.ts';
import type { Role } from './user.ts';

/** An account as administrators see it, without the password hash and secrets. */
export type UserRow = Edited & {
  email: string;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
};
