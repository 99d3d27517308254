import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '../client.ts';
import { apiKeys, partners } from '../schema.ts';

/** Who sent a guest: by the slug of a link, or as the desk chose. */
export type SentBy = { slug?: string | undefined } | { id: number | null };

/** Or the reseller whose key books. */
export type BookedBy = SentBy | { keyId: number };

const COMMISSIONS = { booking: partners.tripCommissionBp, transfer: partners.transferCommissionBp };

/** A slug is public. It does not name a partner whose guests do not pay us: the link of a partner on net terms has its code, too. */
function isMeant(sentBy: SentBy): SQL {
  if ('id' in sentBy) return sql`${partners.id} = ${sentBy.id}`;
  const [slug, code] = sentBy.slug?.split('.') ?? [];
  return sql`(${partners.slug} = ${slug ?? null} AND (${partners.terms} <> 'net' OR ${partners.code} = ${code ?? null}))`;
}
/** Of the active partner; NULL without one: an unknown link counts for no partner. */
const ofActive = (sentBy: SentBy, column: SQL | SQLiteColumn) =>
  sql<
    number | null
  >`(SELECT ${column} FROM ${partners} WHERE ${isMeant(sentBy)} AND ${partners.isActive} AND ${partners.deletedAt} IS NULL)`;

const ofReseller = (keyId: number, column: SQL | SQLiteColumn) =>
  sql<
    number | null
  >`(SELECT ${column} FROM ${apiKeys} JOIN ${partners} ON ${partners.id} = ${apiKeys.partnerId} WHERE ${apiKeys.id} = ${keyId})`;

/** Whether its guests pay the partner, so that we ask them for nothing. */
export async function isPaidByPartner(db: Database, sentBy: SentBy): Promise<boolean> {
  if (('id' in sentBy ? sentBy.id : sentBy.slug) == null) return false;
  // A link counts as long as its partner is active; what was booked before stays the partner's.
  const counts =
    'id' in sentBy ? undefined : and(eq(partners.isActive, true), isNull(partners.deletedAt));
  const [row] = await db
    .select({ terms: partners.terms })
    .from(partners)
    .where(and(isMeant(sentBy), counts));
  return row?.terms === 'net';
}

/** The columns of a booking or transfer that say whose it is, with the commission as agreed at the moment of the write. */
export const attribution = (kind: MoneySubject, by: BookedBy) =>
  'keyId' in by
    ? {
        partnerId: ofReseller(by.keyId, partners.id),
        commissionBp: ofReseller(by.keyId, sql`coalesce(${apiKeys.commission}, 0)`),
      }
    : {
        partnerId: ofActive(by, partners.id),
        commissionBp: ofActive(by, COMMISSIONS[kind]),
      };
