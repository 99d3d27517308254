import { eq } from 'drizzle-orm';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { orders, reviewObjections } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';

export const addressHash = (email: string) => hashToken(`reviews ${email.trim().toLowerCase()}`);

/** The guest of an item wants no further mail that asks for a review. Idempotent. */
export async function object(db: Database, { orderId }: { orderId: string | null }): Promise<void> {
  const order = await db
    .select({ email: orders.contactEmail })
    .from(orders)
    .where(eq(orders.id, orderId ?? ''))
    .get();
  if (!order?.email) return;
  await db
    .insert(reviewObjections)
    .values({ addressHash: await addressHash(order.email) })
    .onConflictDoNothing();
}

/** Which of these addresses' hashes have objected. */
export async function objected(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: reviewObjections.addressHash })
    .from(reviewObjections)
    .where(isOneOf(reviewObjections.addressHash, hashes));
  return new Set(rows.map(({ hash }) => hash));
}
