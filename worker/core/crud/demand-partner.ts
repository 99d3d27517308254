import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { partners } from '#core/db/schema.ts';
import { refuse } from './check-input.ts';

/** Refuses a partner that is unknown, inactive or in the trash. */
export async function demandPartner(db: Database, id: number | null): Promise<void> {
  if (id === null) return;
  const isActive = and(
    eq(partners.id, id),
    eq(partners.isActive, true),
    isNull(partners.deletedAt),
  );
  const [row] = await db.select({ id: partners.id }).from(partners).where(isActive);
  if (!row) throw refuse('partnerId', 'invalid', 'problem.no_active_partner');
}
