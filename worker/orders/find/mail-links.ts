import { sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import type { FindOrdersInput } from '#contract/orders/find.ts';
import { fillTexts, type ValuesByLanguage } from '#contract/texts/placeholders.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { orderPath, orderToken } from '#core/auth/order-link.ts';
import { transferUrl } from '#core/auth/transfer-link.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { outbox } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { type FoundOrder, foundOrders } from './found-orders.reads.ts';
import { linksMail } from './links-mail.ts';

/** One mail an address within this time, however often it is asked for. */
export const PAUSE_MS = 5 * 60_000;

type Way = {
  db: Database;
  reader: Reader;
  secret: string;
  origin: string;
  /** Of placeholders in names. */
  values: ValuesByLanguage;
  now: Date;
};

const orderUrl: typeof bookingUrl = async (secret, origin, language, order) =>
  `${origin}/${language}${orderPath(order, await orderToken(secret, order.id))}`;
const URLS = { booking: bookingUrl, transfer_request: transferUrl, order: orderUrl };
const urlOf = ({ secret, origin }: Way, order: FoundOrder) =>
  URLS[order.kind](secret, origin, order.language, order);

/** Enqueues one mail with the links of what an address, and a surname or a day, find; none when they find nothing. */
export async function mailLinks(way: Way, input: FindOrdersInput): Promise<void> {
  const { db, reader, now } = way;
  const [found, site] = await Promise.all([
    reader.run(foundOrders(db, input, menorcaToday(now))),
    reader.run(mailSite(db)),
  ]);
  const [newest] = found.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (!newest) return;
  const { email: to, language } = newest;
  const orders = await Promise.all(
    found.map(async (order) => ({
      ...order,
      names: fillTexts(order.names, way.values, DEFAULT_LANGUAGE),
      url: await urlOf(way, order),
    })),
  );
  const since = new Date(now.getTime() - PAUSE_MS).toISOString();
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.createdAt} > ${since} AND ${outbox.kind} = 'order.links' AND lower(${outbox.toAddress}) = lower(${to}))`;
  const mail = linksMail(site, { to, language }, orders);
  await db.batch(
    batchOf(await queueLimitedMails(db, site, [mail], { visitor: to, condition: isFirst, now })),
  );
}
