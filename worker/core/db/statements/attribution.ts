import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '../client.ts';
import { partners } from '../schema.ts';

/** Who sent a guest: by the slug of a link, or as the desk chose. */
export type SentBy = { slug?: string | undefined } | { id: number | null };

const COMMISSIONS = { booking: partners.tripCommissionBp, transfer: partners.transferCommissionBp };

/** Of the active partner; NULL without one: an unknown link counts for nobody. */
const isMeant = (sentBy: SentBy): SQL =>
  'id' in sentBy
    ? sql`${partners.id} = ${sentBy.id}`
    : sql`${partners.slug} = ${sentBy.slug ?? null}`;
const ofActive = (sentBy: SentBy, column: SQL | SQLiteColumn) =>
  sql<
    number | null
  >`(SELECT ${column} FROM ${partners} WHERE ${isMeant(sentBy)} AND ${partners.isActive} AND ${partners.deletedAt} IS NULL)`;

/** Whether its guests pay the partner, so that we ask them for nothing. */
export async function isPaidByPartner(db: Database, sentBy: SentBy): Promise<boolean> {
  if (('id' in sentBy ? sentBy.id : sentBy.slug) == null) return false;
  // A link counts as long as its partner is active; what was booked before stays the partner's.
  const counts =
    'id' in sentBy ? sql`true` : sql`${partners.isActive} AND ${partners.deletedAt} IS NULL`;
  const [row] = await db
    .select({ terms: partners.terms })
    .from(partners)
    .where(sql`${isMeant(sentBy)} AND ${counts}`);
  return row?.terms === 'net';
}

/** The columns of a booking or transfer that say whose it is, with the commission as agreed at the moment of the write. */
export const attribution = (kind: MoneySubject, sentBy: SentBy) => ({
  partnerId: ofActive(sentBy, partners.id),
  commissionBp: ofActive(sentBy, COMMISSIONS[kind]),
});
