import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { wallTime } from '#contract/menorca-time.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { orders, voucherItems } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { Bindings } from '#env';
import { heldVouchers } from './voucher.reads.ts';
import { mailStatements } from './voucher-paid.ts';

/** Of the day that was chosen, in Menorca. */
const FROM_TIME = '08:00';
const MAILS_A_RUN = 20;

/** Mails the gift vouchers whose day has come. */
export async function mailVouchers(env: Bindings, db: Database, now: Date): Promise<void> {
  const { date, time } = wallTime(now);
  if (time < FROM_TIME) return;
  const isDue = and(
    ...[eq(voucherItems.status, 'issued'), isNull(voucherItems.mailedAt)],
    lte(voucherItems.sendOn, date),
    isNotNull(orders.contactEmail),
  );
  const reader = new Reader(db);
  const [due, site, secret] = await Promise.all([
    reader.run(heldVouchers(db, isDue ?? sql`false`)),
    reader.run(mailSite(db)),
    signingSecret(db, env.QUOTE_SECRET),
  ]);
  const links = { origin: knownOrigin(env), secret, now };
  const valid = due.flatMap((held) =>
    held.voucher && !held.isVoid ? [{ held, code: held.voucher.code }] : [],
  );
  await eachRow('gift vouchers', valid.slice(0, MAILS_A_RUN), async ({ held, code }) => {
    const statements = await mailStatements(db, site, held, code, { ...links, when: sql`true` });
    await db.batch(batchOf(statements));
  });
}
