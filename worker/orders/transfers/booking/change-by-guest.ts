import { and, eq, exists, isNull, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import type { Database } from '#core/db/client.ts';
import { requestEvents, transferRequests } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { moneyStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { demandStep } from '#orders/items/demand-step.ts';
import { vansAfter } from '../vans/vans-after.ts';
import type { TransferHolder } from './holder.ts';

type GuestChange = {
  set: Partial<Omit<typeof transferRequests.$inferInsert, 'id' | 'version'>>;
  event?: Partial<Pick<typeof requestEvents.$inferInsert, 'type' | 'data'>>;
  /** Its mails, and what else is written with it. */
  alongside: (isUnchanged: SQL) => Promise<BatchItem<'sqlite'>[]>;
  now: Date;
};

/** Changes a transfer as its guest read it: mails, event, row and money together, or nothing. Answers the booking as it is then. */
export async function changeByGuest(
  db: Database,
  { request, written }: TransferHolder,
  { set, event, alongside, now }: GuestChange,
): Promise<TransferBooking> {
  const { id, version, status } = request;
  const toStatus = set.status ?? status;
  demandStep('transfer', status, toStatus);
  const isSame = and(
    eq(transferRequests.id, id),
    eq(transferRequests.version, version),
    isNull(transferRequests.deletedAt),
  );
  const isUnchanged = exists(
    db.select({ id: transferRequests.id }).from(transferRequests).where(isSame),
  );
  const row = {
    ...({ requestId: id, kind: 'transfer', actor: 'guest' } as const),
    ...{ fromStatus: status, toStatus, createdAt: now.toISOString(), ...event },
  };
  const subject = { kind: 'transfer', id } as const;
  moneyMoves(subject);
  // Mails and event check the row before it changes, so that a double click writes once.
  return written([
    ...(await alongside(isUnchanged)),
    insertIf(db, requestEvents, row, isUnchanged),
    db
      .update(transferRequests)
      .set({ ...set, updatedAt: now.toISOString(), version: NEXT_VERSION })
      .where(isSame),
    ...vansAfter(db, request, { toStatus, isMoved: false, now }),
    ...moneyStatements(db, subject, { actor: 'guest', now }),
  ]);
}
