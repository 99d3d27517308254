import { drizzle } from 'drizzle-orm/d1';

// Without the schema, which only the relational API needs: processing its relations takes longer than a small query.
const clientOf = (d1: D1Database) => drizzle(d1, { casing: 'snake_case' });
export type Database = ReturnType<typeof clientOf>;

const clients = new WeakMap<D1Database, Database>();

/** One client per database, shared by all requests. */
export function connect(d1: D1Database): Database {
  const client = clients.get(d1) ?? clientOf(d1);
  clients.set(d1, client);
  return client;
}
