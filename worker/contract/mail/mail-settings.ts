import type * as v from 'valibot';
import type * as schema from './mail-settings.schema.ts';

/** `outbox` only stores mail, `cloudflare` sends through the MAIL binding, `http` posts it to MAIL_ENDPOINT. */
export const MAIL_DRIVERS = ['outbox', 'cloudflare', 'http'] as const;
export type MailDriver = (typeof MAIL_DRIVERS)[number];

/** Key of the settings document that holds them. */
export const MAIL_SETTINGS_KEY = 'mail';

/** Mails that visitors can cause in an hour, over all addresses; mails above it wait for the firm. */
export const VISITOR_MAILS = { min: 10, usual: 200, max: 10_000 } as const;

export type MailSettings = v.InferOutput<typeof schema.MailSettings>;
