import { inArray } from 'drizzle-orm';
import type { MailOutlook } from '#contract/mail/mail-admin.ts';
import { MAIL_SETTINGS_KEY, type MailDriver } from '#contract/mail/mail-settings.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { readSettings } from '#core/db/site-settings.ts';
import { PROVIDER_KEYS, usableKeys } from '#core/keys/stored-keys.ts';
import type { Bindings } from '#env';
import { configuredDriver } from './choose-driver.ts';
import { mailCeiling, selectVisitorMails } from './limited-mail.ts';
import { readMailSettings } from './mail-site.ts';
import { isMailAddress, senderOf } from './sender.ts';

export const installedDrivers = (env: Bindings, { hasKey }: { hasKey: boolean }) => ({
  cloudflare: env.MAIL !== undefined,
  http: Boolean(env.MAIL_ENDPOINT) || hasKey,
});

/** Why no mail can be sent; null when it can. */
function blockOf(
  env: Bindings,
  driver: MailDriver,
  { sender, hasKey }: { sender: string; hasKey: boolean },
): MailOutlook['block'] {
  if (driver === 'outbox') return 'outbox';
  if (!installedDrivers(env, { hasKey })[driver]) return 'driver';
  return isMailAddress(sender) ? null : 'sender';
}

/** Delivery status of a mail that is written now. */
export const mailOutlook = (db: Database, env: Bindings, now = new Date()) =>
  read(
    [
      db
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        .where(inArray(settings.key, ['site', MAIL_SETTINGS_KEY, PROVIDER_KEYS])),
      selectVisitorMails(db, now),
    ],
    (documents, [counter]): MailOutlook => {
      const documentOf = (key: string) => documents.find((row) => row.key === key)?.value;
      const mail = readMailSettings(documentOf(MAIL_SETTINGS_KEY));
      const sender = senderOf(mail, readSettings(documentOf('site')));
      const ceiling = mailCeiling(mail);
      const hasKey = usableKeys(env, documentOf(PROVIDER_KEYS)).mail !== undefined;
      const driver = mail.driver ?? configuredDriver(env, { hasKey });
      const block = blockOf(env, driver, { sender: sender.address, hasKey });
      return { block, ceiling, isCeilingReached: (counter?.count ?? 0) >= ceiling };
    },
  );

/** Whether a visitor mail written now is sent automatically. */
export const reachesVisitor = ({ block, isCeilingReached }: MailOutlook) =>
  block === null && !isCeilingReached;
