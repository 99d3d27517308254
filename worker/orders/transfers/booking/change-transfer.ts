import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { actorOf } from '#core/auth/actor.ts';
import type { Database } from '#core/db/client.ts';
import { requestEvents, transferRequests } from '#core/db/schema.ts';
import { type AuditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { changeRow } from '#core/db/statements/change-row.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { type Mail, queueMailIf } from '#core/mail/outbox.ts';
import type { App } from '#env';
import { moneyStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { demandStep } from '#orders/items/demand-step.ts';
import { vansAfter } from '../vans/vans-after.ts';
import type { RequestRow } from './booking.reads.ts';

type EventRow = typeof requestEvents.$inferInsert;

export type TransferChange = {
  set: Partial<Omit<typeof transferRequests.$inferInsert, 'id' | 'version'>>;
  event: { type: 'state' | 'driver' | 'edit' } & Pick<EventRow, 'note' | 'data'>;
  mails?: readonly Mail[];
  /** Writes to other tables; each must apply the condition itself. */
  more?: (isUnchanged: SQL) => BatchItem<'sqlite'>[];
  /** The journeys may be at another time, with another vehicle or between other places: their vans are bound anew. */
  isMoved?: boolean;
  /** A further condition of the write. */
  when?: SQL | undefined;
  /** For the audit log; without personal data. */
  detail?: AuditEntry['detail'];
};

/** `actor` as histories name it; the audit log has the others. */
type ChangedBy = { actor: string; userId?: number | undefined; apiKeyId?: number | undefined };

/** Changes a request as it was read: state, event, mails and audit entry together, or nothing. False when another change came first. */
export async function changeTransferAs(
  db: Database,
  { actor, ...account }: ChangedBy,
  before: RequestRow,
  change: TransferChange,
): Promise<boolean> {
  const { set, event, mails = [], more, detail, isMoved = false } = change;
  demandStep('transfer', before.status, set.status ?? before.status);
  const isBefore = and(
    eq(transferRequests.id, before.id),
    eq(transferRequests.version, before.version),
    isNull(transferRequests.deletedAt),
    change.when,
  );
  const steps = { fromStatus: before.status, toStatus: set.status ?? before.status };
  const row = {
    requestId: before.id,
    kind: 'transfer',
    ...steps,
    actor,
    ...event,
  } as const;
  const audit = {
    ...account,
    action: event.type,
    entity: 'transfer-requests',
    entityId: before.id,
    detail,
  } as const;
  const alongside = (isUnchanged: SQL) => [
    insertIf(db, requestEvents, row, isUnchanged),
    ...mails.map((mail) => queueMailIf(db, mail, isUnchanged)),
    auditEntryIf(db, audit, isUnchanged),
    ...(more?.(isUnchanged) ?? []),
  ];
  const subject = { kind: 'transfer', id: before.id } as const;
  const now = new Date();
  const money = moneyStatements(db, subject, { actor, now });
  moneyMoves(subject);
  return changeRow(db, transferRequests, isBefore, set, alongside, [
    ...vansAfter(db, before, { toStatus: steps.toStatus, isMoved, now }),
    ...money,
  ]);
}

/** The same by who is signed in. */
export const changeTransfer = (c: Context<App>, before: RequestRow, change: TransferChange) =>
  changeTransferAs(
    c.var.db,
    { actor: actorOf(c), userId: c.var.user.id, apiKeyId: c.var.apiKeyId },
    before,
    change,
  );

/** The firm needs no mail about its own actions. */
export const toGuest = (mails: readonly Mail[], email: string | null) =>
  mails.filter(({ to }) => to === email);
