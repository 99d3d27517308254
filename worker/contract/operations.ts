import type { Page } from './paging.ts';

export type AuditItem = {
  id: number;
  action: string;
  entity: string;
  entityId: string | null;
  detail: Record<string, unknown> | null;
  at: string;
  user: string | null;
  key: string | null;
};

export const CHECK_NAMES = [
  'database',
  'migrations',
  'bucket',
  'pictures',
  'password_hash',
  'secrets',
  'origin',
  'mail',
  'rate_limits',
  'settings',
  'administrators',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];
/** `warning`: it works, but something is missing that a public site should have. */
export type InstallationCheck = { name: CheckName; state: 'ok' | 'warning' | 'failed'; detail?: string | number };

/** A page of the log, and by what it can be narrowed down. */
export type AuditList = Page<AuditItem> & { entities: string[]; actions: string[]; users: { id: number; name: string }[] };
