import type { ReceiptCustomer } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import { customerStatements } from '#orders/items/order-customer.ts';
import type { Alongside } from './write.ts';

/** The statements of a write, and those that note for whom the documents of its order are. */
export const withCustomer =
  (db: Database, customer: ReceiptCustomer | null, alongside?: Alongside): Alongside =>
  async (isDone, after) => [
    ...customerStatements(db, customer, 'bookings', { id: after.id, isDone }),
    ...((await alongside?.(isDone, after)) ?? []),
  ];
