import type { Page } from '../paging.ts';
import type { AuditAction, AuditEntity } from './audit-words.ts';
import { OWNER_TASK_WORDS, OWNER_TASKS } from './owner-tasks.ts';

export type AuditItem = {
  id: number;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string | null;
  detail: Record<string, unknown> | null;
  at: string;
  user: string | null;
  key: string | null;
  /** The row's current name. */
  name: string | null;
  /** The driver named in `detail`. */
  driver: string | null;
};

/** Checks of an installation: keys of the texts (`admin`) that name each check and its remedy. */
export const CHECK_WORDS = {
  database: { name: 'checks.database', remedy: 'checks.database_fix' },
  migrations: { name: 'checks.migrations', remedy: 'checks.migrations_fix' },
  bucket: { name: 'checks.bucket', remedy: 'checks.bucket_fix' },
  pictures: { name: 'checks.pictures', remedy: 'checks.pictures_fix' },
  originals: { name: 'checks.originals', remedy: 'checks.originals_fix' },
  password_hash: { name: 'checks.password_hash', remedy: 'checks.password_hash_fix' },
  secrets: { name: 'checks.secrets', remedy: 'checks.secrets_fix' },
  turnstile: { name: 'checks.turnstile', remedy: 'checks.turnstile_fix' },
  origin: { name: 'checks.origin', remedy: 'checks.origin_fix' },
  mail: { name: 'checks.mail', remedy: 'checks.mail_fix' },
  cron: { name: 'checks.cron', remedy: 'checks.cron_fix' },
  payments: { name: 'checks.payments', remedy: 'checks.payments_fix' },
  ledger: { name: 'checks.ledger', remedy: 'checks.ledger_fix' },
  rate_limits: { name: 'checks.rate_limits', remedy: 'checks.rate_limits_fix' },
  settings: { name: 'checks.settings', remedy: 'checks.settings_fix' },
  administrators: { name: 'checks.administrators', remedy: 'checks.administrators_fix' },
} as const;
export type CheckName = keyof typeof CHECK_WORDS;
/** `warning`: it works, but something that a public site should have is missing. */
export type InstallationCheck = {
  name: CheckName;
  state: 'ok' | 'warning' | 'failed';
  /** Of `settings` the owner's open tasks, separated by commas. */
  detail?: string | number;
};

type TaskKey = (typeof OWNER_TASK_WORDS)[keyof typeof OWNER_TASK_WORDS];

/** The detail of a check, tasks in words. */
export const detailInWords = (
  { name, detail }: InstallationCheck,
  textOf: (key: TaskKey) => string,
): string | number | undefined => {
  if (name !== 'settings' || typeof detail !== 'string') return detail;
  const tasks = detail.split(', ');
  return OWNER_TASKS.filter((task) => tasks.includes(task))
    .map((task) => textOf(OWNER_TASK_WORDS[task]))
    .join('; ');
};

/** A page of the log with its filter values. `total` counts only some pages ahead. */
export type AuditList = Page<AuditItem> & {
  entities: readonly AuditEntity[];
  actions: readonly AuditAction[];
  users: { id: number; name: string }[];
};
