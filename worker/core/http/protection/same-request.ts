import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Context } from 'hono';
import { hashToken } from '#core/bytes/tokens.ts';
import type { App } from '#env';
import { ApiError } from '../problem.ts';
import { clientAddress } from './rate-limit.ts';

/** A double click, or a resend on a bad connection, of a form without a key. */
const SAME_REQUEST_MS = 2 * 60_000;

type Table = { idempotencyKey: SQLiteColumn; digest: SQLiteColumn; createdAt: SQLiteColumn };
/** `former`: digests that earlier versions of the site stored for the same words. */
export type SentWords = { keyHash: string | null; digest: string; former: readonly string[] };

/** Of the words that digests are made of; raised when a route sends others. Digests without a version are older. */
const VERSION = 2;

/**
 * Identifies a repeated request of a guest. The same `Idempotency-Key` with the same content is the same request and gets the same
 * response; with other content it is refused. Without a key the browser identifies it for two minutes. `formerWords`: the words as earlier
 * versions put them together, so that a key keeps its response after an upgrade.
 */
export async function sentWords(
  c: Context<App>,
  words: readonly unknown[],
  formerWords: readonly (readonly unknown[])[] = [words],
): Promise<SentWords> {
  const key = c.req.header('Idempotency-Key')?.trim();
  const keyHash = key ? await hashToken(`key ${key}`) : null;
  const sender = keyHash ?? `browser ${clientAddress(c.req)} ${c.req.header('User-Agent')}`;
  const digestOf = (content: readonly unknown[]) => hashToken(JSON.stringify(content));
  return {
    keyHash,
    digest: `${VERSION}.${await digestOf([words, sender])}`,
    former: await Promise.all(
      formerWords.flatMap((one) => [digestOf([one, sender]), digestOf([...one, sender])]),
    ),
  };
}

/** Rows of which a request may be a duplicate. */
export const isDuplicate = (
  table: Table,
  { keyHash, digest, former }: SentWords,
  now: Date,
): SQL | undefined =>
  keyHash
    ? eq(table.idempotencyKey, keyHash)
    : and(
        isNull(table.idempotencyKey),
        inArray(table.digest, [digest, ...former]),
        gt(table.createdAt, new Date(now.getTime() - SAME_REQUEST_MS).toISOString()),
      );

/** 409 for other content under a used key: the stored response contains the link to a person's booking. */
export function refuseOtherWords(
  stored: { digest: string | null },
  { digest, former }: SentWords,
): void {
  if (stored.digest === null || ![digest, ...former].includes(stored.digest))
    throw new ApiError(409, 'problem.key_reused');
}
