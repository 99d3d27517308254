import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { settings } from './schema.ts';

const KEY = 'quote-secret';

/** The secret that signs quotes and links: the configured one, else a random one that is made once and kept. */
export async function signingSecret(db: Database, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const stored = () => db.query.settings.findFirst({ columns: { value: true }, where: eq(settings.key, KEY) });
  const known = await stored();
  if (known) return String(known.value);
  const made = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  await db.insert(settings).values({ key: KEY, value: made }).onConflictDoNothing();
  return String((await stored())?.value);
}
