import { eq } from 'drizzle-orm';
import { toHex } from '#core/bytes/hex.ts';
import type { Database } from './client.ts';
import { settings } from './schema.ts';

export const SECRET_KEY = 'quote-secret';

/** Requests' clients, with the secret that one of them has read. */
const requests = new WeakMap<Database, { secret?: Promise<string> }>();

/** For a client of one request: a restored backup may bring another secret to the next. */
export function readSecretOnce(db: Database): void {
  requests.set(db, {});
}

/** The secret that signs quotes and links: the configured one, the one already read, else a random one that is created once and stored. */
export async function signingSecret(
  db: Database,
  configured: string | undefined,
  known?: string,
): Promise<string> {
  if (configured || known) return configured || String(known);
  const request = requests.get(db);
  if (!request) return storedSecret(db);
  request.secret ??= storedSecret(db).catch((error: unknown) => {
    delete request.secret;
    throw error;
  });
  return request.secret;
}

async function storedSecret(db: Database): Promise<string> {
  const stored = db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, SECRET_KEY));
  const [row] = await stored;
  if (row) return String(row.value);
  const made = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const [, [saved]] = await db.batch([
    db.insert(settings).values({ key: SECRET_KEY, value: made }).onConflictDoNothing(),
    stored,
  ]);
  return String(saved?.value);
}
