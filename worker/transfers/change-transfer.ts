import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { type AuditEntry, auditEntryIf } from '#db/audit.ts';
import { insertIf } from '#db/insert-if.ts';
import { requestEvents, transferRequests } from '#db/schema.ts';
import type { App } from '#env';
import { type Mail, queueMailIf } from '#mail/outbox.ts';
import type { RequestRow } from './booking.reads.ts';

type EventRow = typeof requestEvents.$inferInsert;

export type TransferChange = {
  set: Partial<Omit<typeof transferRequests.$inferInsert, 'id' | 'version'>>;
  event: Pick<EventRow, 'type' | 'note' | 'data'>;
  mails?: readonly Mail[];
  /** Writes to other tables; each must hold itself to the condition. */
  more?: (isUnchanged: SQL) => BatchItem<'sqlite'>[];
  /** For the audit log; nothing personal. */
  detail?: AuditEntry['detail'];
};

/** Who acts, as events name them. */
export const actorOf = (c: Context<App>) => (c.var.apiKeyId === undefined ? `user:${c.var.user.id}` : `key:${c.var.apiKeyId}`);

/**
 * Changes a request as it was read: state, event, mails and audit entry together, or nothing. False when somebody else changed
 * it meanwhile.
 */
export async function changeTransfer(c: Context<App>, before: RequestRow, change: TransferChange): Promise<boolean> {
  const { db } = c.var;
  const { set, event, mails = [], more, detail } = change;
  const isBefore = and(
    eq(transferRequests.id, before.id),
    eq(transferRequests.version, before.version),
    isNull(transferRequests.deletedAt),
  );
  const isUnchanged: SQL = exists(db.select({ id: transferRequests.id }).from(transferRequests).where(isBefore));
  const results = await db.batch([
    db.select({ id: transferRequests.id }).from(transferRequests).where(isBefore),
    insertIf(
      db,
      requestEvents,
      {
        requestId: before.id,
        kind: 'transfer',
        fromStatus: before.status,
        toStatus: set.status ?? before.status,
        actor: actorOf(c),
        ...event,
      },
      isUnchanged,
    ),
    ...mails.map((mail) => queueMailIf(db, mail, isUnchanged)),
    auditEntryIf(
      db,
      {
        userId: c.var.user.id,
        apiKeyId: c.var.apiKeyId,
        action: event.type ?? 'state',
        entity: 'transfer-requests',
        entityId: before.id,
        detail,
      },
      isUnchanged,
    ),
    ...(more?.(isUnchanged) ?? []),
    db
      .update(transferRequests)
      .set({ ...set, updatedAt: new Date().toISOString(), version: sql`version + 1` })
      .where(isBefore),
  ] as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]);
  return (results[0] as unknown[]).length > 0;
}

/** What the firm does is no news to the firm. */
export const toGuest = (mails: readonly Mail[], email: string | null) => mails.filter(({ to }) => to === email);
