import { inArray } from 'drizzle-orm';
import { MAIL_SETTINGS_KEY, type MailSettings } from '#contract/mail/mail-settings.ts';
import type { Settings } from '#contract/pages/settings.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { readSettings } from '#core/db/site-settings.ts';
import { readMailSettings } from './mail-site.ts';

/** The sender of mails. Empty mail settings fall back to the site's. */
export type Sender = { name: string; address: string; replyTo: string | undefined };

const MAIL_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;
/** One plain address that no mail program could read as two. */
export const isMailAddress = (text: string) => MAIL_ADDRESS.test(text);

export const senderOf = (
  mail: MailSettings,
  site: Pick<Settings, 'siteName' | 'email'>,
): Sender => ({
  name: mail.senderName || site.siteName,
  address: mail.senderAddress || site.email,
  replyTo: mail.replyTo || undefined,
});

export const mailSender = (db: Database) =>
  read(
    [
      db
        .select({ key: settings.key, value: settings.value, version: settings.version })
        .from(settings)
        .where(inArray(settings.key, ['site', MAIL_SETTINGS_KEY])),
    ],
    (documents) => {
      const documentOf = (key: string) => documents.find((row) => row.key === key);
      const stored = readMailSettings(documentOf(MAIL_SETTINGS_KEY)?.value);
      const site = readSettings(documentOf('site')?.value);
      return {
        settings: stored,
        version: documentOf(MAIL_SETTINGS_KEY)?.version ?? 0,
        sender: senderOf(stored, site),
      };
    },
  );
