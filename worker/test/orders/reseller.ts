import { newApiKey } from '#core/auth/api-keys/api-key.ts';
import { apiKeys } from '#core/db/schema.ts';
import type { Bindings } from '#env';
import { db } from '../builders.ts';
import { send } from '../client.ts';
import { anAccount } from '../sign-in.ts';

/** A test asks more in a second than a reseller in a minute. */
export const UNLIMITED = { OCTO_LIMIT: undefined, LOGIN_LIMIT: undefined };

type Answer = { status: number; headers: Headers; body: never };

/** A program with a key; the returned function calls `/octo{path}` without limits. */
export async function aReseller(
  scopes: readonly string[] = ['octo'],
  commission: number | null = null,
) {
  const admin = await anAccount(`${crypto.randomUUID()}@example.com`, 'admin');
  const { key, keyHash, prefix } = await newApiKey();
  await db.insert(apiKeys).values({
    name: 'Reseller',
    keyHash,
    prefix,
    scopes: [...scopes],
    createdBy: admin.id,
    commission,
  });
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    capabilities = '',
    overrides: Partial<Bindings> = {},
  ): Promise<Answer> => {
    const init = {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        'Octo-Capabilities': capabilities,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response = await send(`/octo${path}`, init, { ...UNLIMITED, ...overrides });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as never,
    };
  };
  return Object.assign(ask, { key });
}
