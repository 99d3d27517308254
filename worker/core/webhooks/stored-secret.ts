import { and, eq, like, not, or } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { webhooks } from '#core/db/schema.ts';
import { seal, unseal } from '#core/keys/seal.ts';
import type { Bindings } from '#env';

const SEALED = 'sealed:';
const PURPOSE = 'webhooks';

/** As the database has it. */
export const sealSecret = async (keysSecret: string, secret: string): Promise<string> =>
  `${SEALED}${await seal(keysSecret, PURPOSE, secret)}`;

/** Undefined for one that is sealed under another secret of the worker. Those of before there was one sign until `sealStored` has sealed them. */
export async function openSecret(
  { KEYS_SECRET }: Bindings,
  stored: string,
): Promise<string | undefined> {
  if (!stored.startsWith(SEALED)) return stored;
  return KEYS_SECRET ? unseal(KEYS_SECRET, PURPOSE, stored.slice(SEALED.length)) : undefined;
}

/** Seals the secrets that are not yet. */
export async function sealStored({ KEYS_SECRET }: Bindings, db: Database): Promise<void> {
  if (!KEYS_SECRET) return;
  const isOpen = or(
    not(like(webhooks.secret, `${SEALED}%`)),
    not(like(webhooks.formerSecret, `${SEALED}%`)),
  );
  const sealed = (secret: string) =>
    secret.startsWith(SEALED) ? secret : sealSecret(KEYS_SECRET, secret);
  for (const { id, secret, formerSecret } of await db.select().from(webhooks).where(isOpen)) {
    const set = {
      secret: await sealed(secret),
      formerSecret: formerSecret && (await sealed(formerSecret)),
    };
    await db
      .update(webhooks)
      .set(set)
      .where(and(eq(webhooks.id, id), eq(webhooks.secret, secret)));
  }
}
