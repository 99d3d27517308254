import { drizzle } from 'drizzle-orm/d1';
import { countedD1, D1Calls } from './counted-d1.ts';
import { readSecretOnce } from './signing-secret.ts';

// Without the schema, which only the relational API needs: processing its relations takes longer than a small query.
const clientOf = (d1: D1Database) => drizzle(d1, { casing: 'snake_case' });
export type Database = ReturnType<typeof clientOf>;

const clients = new WeakMap<D1Database, Database>();

/** One client per database, for what belongs to no request. */
export function connect(d1: D1Database): Database {
  const client = clients.get(d1) ?? clientOf(d1);
  clients.set(d1, client);
  return client;
}

/** A request's own client, which counts its calls and reads the signing secret once. */
export function connectRequest(d1: D1Database): { db: Database; calls: D1Calls } {
  const calls = new D1Calls();
  const db = clientOf(countedD1(d1, calls));
  readSecretOnce(db);
  return { db, calls };
}
