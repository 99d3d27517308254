import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { orders } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';

// Items of an order are written together: all of them, or none, and the one that cannot be had is named.

/** An item that a batch writes, and after one that failed why it cannot be had; `changed` when it must be prepared anew. */
type Prepared<Self> = {
  isMade: SQL;
  refusal(earlier: readonly Self[]): Promise<ApiError | 'changed' | undefined>;
};

/** The same refusal, naming the item that is meant. */
const ofItem = (error: unknown, item: number): unknown =>
  error instanceof ApiError
    ? new ApiError(error.status, error.detail, {
        ...(error.code !== undefined && { code: error.code }),
        ...(error.headers && { headers: error.headers }),
        ...(error.errors && {
          errors: error.errors.map((one) => ({ ...one, path: `items.${item}.${one.path}` })),
        }),
        item,
      })
    : error;

export async function eachItem<T, R>(
  items: readonly T[],
  run: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const settled = await Promise.allSettled(items.map(run));
  return settled.map((one, index) => {
    if (one.status === 'rejected') throw ofItem(one.reason, index);
    return one.value;
  });
}

/** Rolls the whole batch back unless all items are there: a column that may not be empty would be. */
export const demandAll = (
  db: Database,
  orderId: string,
  items: readonly Pick<Prepared<never>, 'isMade'>[],
) => {
  const { manageTokenHash } = orders;
  const all = sql.join(
    items.map(({ isMade }) => isMade),
    sql` AND `,
  );
  return db
    .update(orders)
    .set({ manageTokenHash: sql`iif(${all}, ${manageTokenHash}, NULL)` })
    .where(eq(orders.id, orderId));
};
export const isIncomplete = (error: unknown) =>
  error instanceof Error &&
  `${error.message} ${String(error.cause)}`.includes('orders.manage_token_hash');

/** Why the batch failed, by the item that cannot be had; returns when it may be tried again. */
export async function demandEach<Item extends Prepared<Item>>(
  items: readonly Item[],
): Promise<void> {
  for (const [index, item] of items.entries()) {
    const reason = await item.refusal(items.slice(0, index)).catch((error: unknown) => error);
    if (reason === 'changed') return;
    if (reason !== undefined) throw ofItem(reason, index);
  }
}
