import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language } from '#contract/languages/language.ts';
import { MailSettings as MailSettingsSchema } from '#contract/mail/mail-settings.schema.ts';
import { MAIL_SETTINGS_KEY, type MailSettings } from '#contract/mail/mail-settings.ts';
import type { Settings } from '#contract/pages/settings.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { localeStrings, settings } from '#core/db/schema.ts';
import { readSettings } from '#core/db/site-settings.ts';
import { storedNamespace } from '#core/locales/locale-files.ts';
import {
  type EditedText,
  type MailKey,
  type TextValues,
  translate,
} from '#core/locales/strings.ts';

/** The firm's data for mails. Plain settings are enough; without the rest there is no signature, and the texts come from the files. */
export type MailSite = Settings & {
  signature?: MailSettings['signature'];
  /** Mail to it reaches this site; empty: guests' replies go to `repliesTo`. */
  incomingAddress?: string;
  repliesTo?: string;
  /** Visitor mails per hour. */
  visitorMailsAnHour?: number;
  /** Mail texts edited in the administration. */
  edited?: readonly EditedText[];
};

/** The stored mail settings; invalid ones count as not set. */
export const readMailSettings = (value: unknown): MailSettings => {
  const result = v.safeParse(MailSettingsSchema, value ?? {});
  return result.success ? result.output : v.parse(MailSettingsSchema, {});
};

/** Settings, signature and edited texts: everything that a mail needs in addition to its subject matter. */
export const mailSite = (db: Database) =>
  read(
    [
      db
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        .where(inArray(settings.key, ['site', MAIL_SETTINGS_KEY])),
      db
        .select({
          language: localeStrings.language,
          key: localeStrings.key,
          value: localeStrings.value,
        })
        .from(localeStrings)
        .where(
          and(
            eq(localeStrings.namespace, storedNamespace('admin-area')),
            gte(localeStrings.key, 'mail.'),
            lt(localeStrings.key, 'mail/'),
          ),
        ),
    ],
    (documents, edited): MailSite => {
      const documentOf = (key: string) => documents.find((row) => row.key === key)?.value;
      const site = readSettings(documentOf('site'));
      const mail = readMailSettings(documentOf(MAIL_SETTINGS_KEY));
      const { signature, visitorMailsAnHour, incomingAddress } = mail;
      const repliesTo = mail.replyTo || mail.senderAddress || site.email;
      return { ...site, signature, visitorMailsAnHour, incomingAddress, repliesTo, edited };
    },
  );

export type MailText = (key: MailKey, values?: TextValues) => string;

/** The texts of mails in one language. */
export const mailText =
  (site: MailSite, language: Language): MailText =>
  (key, values) =>
    translate(language, 'admin-area', key, values, site.edited);
