import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { isOwedTransfer } from '#contract/orders/states.ts';
import type { Database } from '#core/db/client.ts';
import { transferRequests } from '#core/db/schema.ts';
import { bindVans } from './vans.sql.ts';

type Before = { id: string; status: string };
type After = { toStatus: string; isMoved: boolean; now: Date };

/**
 * What a change of a transfer does to its vans, in the batch of that change: a confirmation binds one that is free to each journey, and a moved
 * journey takes its van along, or another one, or none. Triggers free those of a transfer that ends without a journey.
 */
export function vansAfter(
  db: Database,
  { id: requestId, status }: Before,
  { toStatus, isMoved, now }: After,
): BatchItem<'sqlite'>[] {
  const isBound = exists(
    db
      .select({ id: transferRequests.id })
      .from(transferRequests)
      .where(
        and(
          eq(transferRequests.id, requestId),
          inArray(transferRequests.status, ['confirmed', 'driver_assigned']),
        ),
      ),
  );
  const isConfirmed = isOwedTransfer(toStatus) && (isMoved || !isOwedTransfer(status));
  return [
    ...(isMoved ? bindVans(db, { requestId, which: 'bound', when: sql`true`, now }) : []),
    ...(isConfirmed ? bindVans(db, { requestId, which: 'unbound', when: isBound, now }) : []),
  ];
}
