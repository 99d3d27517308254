import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { outbox, subscribers } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import type { Bindings } from '#env';
import { subscriberIn, unsubscribeToken } from './unsubscribe-link.ts';

/**
 * Unsubscribes the holder of a link, a derived one or that of a confirmation mail, confirmed or not. Idempotent. False for an unknown link.
 */
export async function unsubscribe(db: Database, env: Bindings, token: string): Promise<boolean> {
  const hash = await hashToken(token);
  const named = await db
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberIn(token) ?? 0))
    .get();
  const isDerived =
    named !== undefined &&
    token === (await unsubscribeToken(await signingSecret(db, env.QUOTE_SECRET), named));
  const isHolder = isDerived
    ? eq(subscribers.id, named.id)
    : or(eq(subscribers.unsubscribeTokenHash, hash), eq(subscribers.confirmTokenHash, hash));
  const [rows] = await db.batch([
    db
      .update(subscribers)
      .set({
        status: 'unsubscribed',
        unsubscribedAt: sql`iif(${subscribers.status} = 'unsubscribed', ${subscribers.unsubscribedAt}, ${new Date().toISOString()})`,
      })
      .where(isHolder)
      .returning({ id: subscribers.id }),
    // Letters that wait to be sent.
    db
      .delete(outbox)
      .where(
        and(
          eq(outbox.kind, 'newsletter.letter'),
          inArray(outbox.status, ['pending', 'failed']),
          inArray(
            outbox.toAddress,
            db.select({ email: subscribers.email }).from(subscribers).where(isHolder),
          ),
        ),
      ),
  ]);
  return rows.length > 0;
}
