import { eq, inArray, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { wallTime } from '#contract/menorca-time.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import type { Database } from '#core/db/client.ts';
import { Reader, read } from '#core/db/reader.ts';
import { outbox, reviews, trips } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { ownerRead } from '#core/text/strings/filled.ts';
import type { Bindings } from '#env';
import { isMasked } from '#orders/sales/mail/authenticity.ts';
import { areStillDue, type DueItem, dueItems } from './due.reads.ts';
import { addressHash, objected } from './objections.ts';
import { reviewPath, reviewToken, stopPath } from './review-link.ts';
import { askingMail } from './review-mails.ts';

/** By Menorca's clock. */
const HOURS = { from: '10:00', to: '20:00' } as const;
const ORDERS_A_RUN = 40;

const tripNames = (db: Database, ids: readonly number[]) =>
  read(
    [
      db
        .select({ id: trips.id, name: trips.name, translations: trips.translations })
        .from(trips)
        .where(inArray(trips.id, [...ids])),
    ],
    (rows) => rows,
  );

/** Orders whose guests can be asked: their address is their own, and they have not objected. */
async function askable(db: Database, items: readonly DueItem[]) {
  const own = items.filter(({ email }) => !isMasked(email, null));
  const hashes = new Map<string, string>();
  for (const { email } of own) hashes.set(email, await addressHash(email));
  const gone = await objected(db, [...hashes.values()]);
  return Map.groupBy(
    own.filter(({ email }) => !gone.has(hashes.get(email) ?? '')),
    ({ orderId }) => orderId,
  );
}

/**
 * The day after an item took place, its guest is asked for a review: one mail for all items of an order that lie within a week, and one for each
 * item in all. The mail and the rows of the reviews are written together, if the items are as they were read.
 */
export async function askForReviews(db: Database, now: Date, env: Bindings): Promise<number> {
  const { time } = wallTime(now);
  return time < HOURS.from || time >= HOURS.to ? 0 : askGuests(db, now, env, knownOrigin(env));
}

/** The same at any hour; of one order, for the company that asks its guest by hand. How many orders were. */
export async function askGuests(
  db: Database,
  now: Date,
  env: Bindings,
  origin: string,
  orderId?: string,
): Promise<number> {
  const today = menorcaToday(now);
  const reader = new Reader(db);
  const all = await reader.run(dueItems(db, now, today));
  const due = all.filter((item) => orderId === undefined || item.orderId === orderId);
  if (due.length === 0) return 0;
  const orders = [...(await askable(db, due)).values()].slice(0, ORDERS_A_RUN);
  const tripIds = [...new Set(orders.flat().flatMap(({ tripId }) => tripId ?? []))];
  const [site, secret, names, owner] = await Promise.all([
    reader.run(mailSite(db)),
    signingSecret(db, env.QUOTE_SECRET),
    reader.run(tripNames(db, tripIds)),
    reader.run(ownerRead(db, false)),
  ]);
  let asked = 0;
  await eachRow('reviews', orders, async (items) => {
    const [first] = items;
    if (!first) return;
    const { language, name, email, orderId, orderReference } = first;
    const base = `${origin}/${language}`;
    const linked = await Promise.all(
      items.map(async (item) => {
        const token = await reviewToken(secret, { kind: item.kind, itemId: item.id });
        const trip = names.find(({ id }) => id === item.tripId);
        return {
          ...{ kind: item.kind, date: item.date, url: base + reviewPath(item, token) },
          trip: trip ? fillTexts(trip, owner.values, DEFAULT_LANGUAGE) : null,
          stopUrl: base + stopPath(item, token),
        };
      }),
    );
    const id = `review:${first.kind}:${first.id}`;
    const mail = askingMail(site, {
      ...{ language, contact: { name, email }, reference: orderReference, orderId },
      items: linked,
      stopUrl: linked[0]?.stopUrl ?? '',
    });
    const isWritten = hasRow(outbox, eq(outbox.id, id));
    const stamp = now.toISOString();
    await db.batch(
      batchOf([
        queueMailIf(
          db,
          { ...mail, id },
          sql`NOT ${isWritten} AND ${areStillDue(items, now, today)}`,
        ),
        ...items.map((item) =>
          insertIf(
            db,
            reviews,
            {
              ...{ kind: item.kind, itemId: item.id, orderId, reference: item.reference },
              ...{ tripId: item.tripId, localDate: item.date, language, status: 'asked' as const },
              ...{ createdAt: stamp, updatedAt: stamp },
            },
            isWritten,
          ).onConflictDoNothing(),
        ),
      ]),
    );
    asked += 1;
  });
  return asked;
}
