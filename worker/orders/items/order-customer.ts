import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ReceiptCustomer } from '#contract/money/receipts.ts';
import type { Database } from '#core/db/client.ts';
import { orders } from '#core/db/schema.ts';

type Customer = ReceiptCustomer | null;

/** Notes for whom the documents are in the order of an item, for the batch that writes the item; nothing without a customer. */
export const customerStatements = (
  db: Database,
  customer: Customer,
  table: 'bookings' | 'transfer_requests',
  { id, isDone }: { id: string; isDone: SQL },
) =>
  customer
    ? [
        db
          .update(orders)
          .set({ customer })
          .where(
            and(
              eq(orders.id, sql`(SELECT order_id FROM ${sql.identifier(table)} WHERE id = ${id})`),
              isDone,
            ),
          ),
      ]
    : [];
