import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { read } from '#core/db/reader.ts';
import { users } from '#core/db/schema.ts';
import {
  type AccountChange,
  accountChangedMail,
} from '#core/mail/accounts/account-changed-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import type { App } from '#env';

/** Returns what makes the statement that mails the owner, for the batch that writes the change. */
export async function changeMail(c: Context<App>, userId: number) {
  const { db, reader } = c.var;
  const owner = db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const [site, row] = await Promise.all([
    reader.run(mailSite(db)),
    reader.run(read([owner], ([one]) => one)),
  ]);
  return (
    changes: readonly AccountChange[],
    { condition = sql`true`, to = row?.email ?? '' }: { condition?: SQL; to?: string } = {},
  ) =>
    queueMailIf(
      db,
      accountChangedMail(site, {
        to,
        language: row?.language ?? DEFAULT_LANGUAGE,
        changes,
        at: new Date().toISOString(),
      }),
      condition,
    );
}
