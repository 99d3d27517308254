import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Context } from 'hono';
import { hashToken } from '#auth/tokens.ts';
import type { App } from '#env';
import { ApiError } from './problem.ts';
import { clientAddress } from './rate-limit.ts';

/** A double click, or a resend on a bad line, of a form that sends no key. */
const SAME_REQUEST_MS = 2 * 60_000;

type Table = { idempotencyKey: SQLiteColumn; digest: SQLiteColumn; createdAt: SQLiteColumn };
export type SentWords = { keyHash: string | null; digest: string };

/**
 * What a guest's request is known by when it arrives once more. The same `Idempotency-Key` with the same words is the same request and gets
 * the same answer; with other words it is refused. Without a key the browser stands in for it, for two minutes.
 */
export async function sentWords(c: Context<App>, words: unknown): Promise<SentWords> {
  const key = c.req.header('Idempotency-Key')?.trim();
  const keyHash = key ? await hashToken(`key ${key}`) : null;
  const sender = keyHash ?? `browser ${clientAddress(c.req)} ${c.req.header('User-Agent')}`;
  return { keyHash, digest: await hashToken(JSON.stringify([words, sender])) };
}

/** The rows that a request may be the same as. */
export const isTwin = (table: Table, { keyHash, digest }: SentWords, now: Date): SQL | undefined =>
  keyHash
    ? eq(table.idempotencyKey, keyHash)
    : and(
        isNull(table.idempotencyKey),
        eq(table.digest, digest),
        gt(table.createdAt, new Date(now.getTime() - SAME_REQUEST_MS).toISOString()),
      );

/** 409 for other words under a key that was used: its answer holds the link to somebody's booking. */
export function refuseOtherWords(stored: { digest: string | null }, { digest }: SentWords): void {
  if (stored.digest !== digest)
    throw new ApiError(409, 'This Idempotency-Key was used for a request with other words. Please send this one with a new key.');
}
