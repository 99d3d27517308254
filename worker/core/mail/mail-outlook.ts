import { inArray } from 'drizzle-orm';
import type { MailOutlook } from '#contract/mail/mail-admin.ts';
import { MAIL_SETTINGS_KEY, type MailDriver } from '#contract/mail/mail-settings.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { readSettings } from '#core/db/site-settings.ts';
import type { Bindings } from '#env';
import { configuredDriver } from './choose-driver.ts';
import { mailCeiling, selectVisitorMails } from './limited-mail.ts';
import { readMailSettings } from './mail-site.ts';
import { isMailAddress, senderOf } from './sender.ts';

export const installedDrivers = (env: Bindings) => ({
  cloudflare: env.MAIL !== undefined,
  http: Boolean(env.MAIL_ENDPOINT),
});

/** Why no mail can be sent; null when it can. */
function blockOf(env: Bindings, driver: MailDriver, sender: string): MailOutlook['block'] {
  if (driver === 'outbox') return 'outbox';
  if (!installedDrivers(env)[driver]) return 'driver';
  return isMailAddress(sender) ? null : 'sender';
}

/** Delivery status of a mail that is written now. */
export const mailOutlook = (db: Database, env: Bindings, now = new Date()) =>
  read(
    [
      db
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        .where(inArray(settings.key, ['site', MAIL_SETTINGS_KEY])),
      selectVisitorMails(db, now),
    ],
    (documents, [counter]): MailOutlook => {
      const documentOf = (key: string) => documents.find((row) => row.key === key)?.value;
      const mail = readMailSettings(documentOf(MAIL_SETTINGS_KEY));
      const sender = senderOf(mail, readSettings(documentOf('site')));
      const ceiling = mailCeiling(mail);
      const block = blockOf(env, mail.driver ?? configuredDriver(env), sender.address);
      return { block, ceiling, isCeilingReached: (counter?.count ?? 0) >= ceiling };
    },
  );

/** Whether a visitor mail written now is sent automatically. */
export const reachesVisitor = ({ block, isCeilingReached }: MailOutlook) =>
  block === null && !isCeilingReached;
