import { eq } from 'drizzle-orm';
import { toHex } from '#core/bytes/hex.ts';
import type { Database } from './client.ts';
import { settings } from './schema.ts';

export const SECRET_KEY = 'quote-secret';

/** The secret that signs quotes and links: the configured one, the one already read, else a random one that is created once and stored. */
export async function signingSecret(
  db: Database,
  configured: string | undefined,
  known?: string,
): Promise<string> {
  if (configured || known) return configured || String(known);
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
