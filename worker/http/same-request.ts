import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Context } from 'hono';
import { hashToken } from '#auth/tokens.ts';
import type { App } from '#env';
import { ApiError } from './problem.ts';
import { clientAddress } from './rate-limit.ts';

/** A double click, or a resend on a bad connection, of a form without a key. */
const SAME_REQUEST_MS = 2 * 60_000;

type Table = { idempotencyKey: SQLiteColumn; digest: SQLiteColumn; createdAt: SQLiteColumn };
export type SentWords = { keyHash: string | null; digest: string };

/**
 * Identifies a repeated request of a guest. The same `Idempotency-Key` with the same content is the same request and gets the same
 * response; with other content it is refused. Without a key the browser identifies it for two minutes.
 */
export async function sentWords(c: Context<App>, words: unknown): Promise<SentWords> {
  const key = c.req.header('Idempotency-Key')?.trim();
  const keyHash = key ? await hashToken(`key ${key}`) : null;
  const sender = keyHash ?? `browser ${clientAddress(c.req)} ${c.req.header('User-Agent')}`;
  return { keyHash, digest: await hashToken(JSON.stringify([words, sender])) };
}

/** Rows of which a request may be a duplicate. */
export const isDuplicate = (table: Table, { keyHash, digest }: SentWords, now: Date): SQL | undefined =>
  keyHash
    ? eq(table.idempotencyKey, keyHash)
    : and(
        isNull(table.idempotencyKey),
        eq(table.digest, digest),
        gt(table.createdAt, new Date(now.getTime() - SAME_REQUEST_MS).toISOString()),
      );

/** 409 for other content under a used key: the stored response contains the link to a person's booking. */
export function refuseOtherWords(stored: { digest: string | null }, { digest }: SentWords): void {
  if (stored.digest !== digest)
    throw new ApiError(409, 'This Idempotency-Key was used for a request with other words. Please send this one with a new key.');
}
