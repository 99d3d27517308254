import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { ROLES, type Role } from '#contract/accounts/user.ts';

export const ROLE_NAMES: Record<Role, AdminKey> = {
  admin: 'users.role_admin',
  helper: 'users.role_helper',
  user: 'users.role_user',
};

/** Fewest rights first. */
export const ROLE_CHOICES = ROLES.toReversed();
