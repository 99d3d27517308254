import { notExists } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { transferRequests } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { ApiError } from '#core/http/problem.ts';
import { isDuplicate, type SentWords } from '#core/http/protection/same-request.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import { demandUse } from '#money/codes/find-code.ts';
import { type NewRequest, requesting } from './requesting.ts';

/** The request that the same words or the same idempotency key made before. */
export function sameRequest(db: Database, sent: SentWords, now: Date) {
  const { id, reference, status, language, digest, contactEmail, contactPhone } = transferRequests;
  return db
    .select({ id, reference, status, language, digest, contactEmail, contactPhone })
    .from(transferRequests)
    .where(isDuplicate(transferRequests, sent, now));
}

export type StoredRequest = Awaited<ReturnType<typeof sameRequest>>[number];

/** Writes request, event and mails in one batch unless the same request is there already; returns what is stored then. */
export async function storeRequest(
  db: Database,
  request: NewRequest,
  {
    sent,
    site,
    secret,
    origin,
    now,
  }: { sent: SentWords; site: MailSite; secret: string; origin: string; now: Date },
): Promise<StoredRequest> {
  const isNew = notExists(sameRequest(db, sent, now));
  const { statements } = await requesting(db, request, {
    ...{ sent, site, secret, origin, now, isNew },
  });
  const results = await db.batch(batchOf([...statements, sameRequest(db, sent, now)]));
  const [stored] = results.at(-1) as StoredRequest[];
  if (!stored && request.discount) await demandUse(db, request.discount, now);
  if (!stored) throw new ApiError(503, 'problem.request_not_stored');
  return stored;
}
