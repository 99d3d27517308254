import type { AdminKey } from '#admin/paths.ts';
import type { MailDriver } from '#contract/mail-settings.ts';

export const DRIVER_LABELS: Record<MailDriver, AdminKey> = {
  outbox: 'email.driver_outbox',
  cloudflare: 'email.driver_cloudflare',
  http: 'email.driver_http',
};
