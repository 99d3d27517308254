import { and, eq, exists, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { bookings, transferRequests } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import type { App } from '#env';

const KINDS = {
  trip: { table: bookings, entity: 'trip-requests' },
  transfer: { table: transferRequests, entity: 'transfer-requests' },
} as const;

/** Moves an item into the trash, or restores it; a second time changes nothing. */
export async function moveToTrash(
  c: Context<App>,
  kind: keyof typeof KINDS,
  id: string,
  isGone: boolean,
): Promise<void> {
  const { db, user, apiKeyId } = c.var;
  const { table, entity } = KINDS[kind];
  const isInOtherState = and(
    eq(table.id, id),
    isGone ? isNull(table.deletedAt) : isNotNull(table.deletedAt),
  );
  const action = isGone ? ('delete' as const) : ('restore' as const);
  const audit = { userId: user.id, apiKeyId, action, entity, entityId: id };
  await db.batch([
    auditEntryIf(db, audit, exists(db.select({ id: table.id }).from(table).where(isInOtherState))),
    db
      .update(table)
      .set({ deletedAt: isGone ? new Date().toISOString() : null, version: NEXT_VERSION })
      .where(isInOtherState),
  ]);
}
