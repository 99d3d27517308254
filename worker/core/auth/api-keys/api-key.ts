import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { isInScope, OCTO_SCOPE } from '#contract/accounts/api-keys.ts';
import type { CurrentUser } from '#contract/accounts/user.ts';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { apiKeys, partners, users } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import type { App } from '#env';

/** Identifies an API key that appears in a log or a repository. */
const MARK = 'menorca_';
/** Leading characters of a key that remain visible after creation. */
const PREFIX_LENGTH = 14;
/** Resolution of «last used»; most reads then cost no write. */
const USED_EVERY_MS = 60_000;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function newApiKey(): Promise<{ key: string; keyHash: string; prefix: string }> {
  const key = MARK + randomToken();
  return { key, keyHash: await hashToken(key), prefix: key.slice(0, PREFIX_LENGTH) };
}

/** The credentials in `Authorization: Bearer`; undefined without the header, empty with another scheme. */
export function bearerOf(c: Context<App>): string | undefined {
  const header = c.req.header('Authorization');
  return header === undefined ? undefined : (/^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '');
}

/** RFC 6750's refusal. */
const refuse = (status: 401 | 403, detail: ProblemText, error: string) =>
  new ApiError(status, detail, {
    headers: { 'Cache-Control': PRIVATE_CACHE, 'WWW-Authenticate': `Bearer error="${error}"` },
  });

/** The first path segment below `/api/admin`. */
const resourceOf = (path: string) => path.split('/')[3] ?? '';

/**
 * Admits a key within its scopes. 401: unknown, revoked, expired, its creator is no longer an administrator, or its reseller was removed. 403: out of scope. Its
 * actions are attributed to its creator.
 */
export const admitKey = (c: Context<App>, key: string) =>
  admit(c, key, (scopes) =>
    isInScope(scopes, resourceOf(c.req.path), READING.has(c.req.method) ? 'read' : 'write'),
  );

/** Admits a reseller's key to OCTO; `isInactive`: its partner gets nothing new. */
export const admitReseller = (c: Context<App>, key: string) =>
  admit(c, key, (scopes) => scopes.includes(OCTO_SCOPE));

async function admit(
  c: Context<App>,
  key: string,
  isAllowed: (scopes: readonly string[]) => boolean,
): Promise<{
  apiKeyId: number;
  user: CurrentUser;
  commission: number | null;
  isInactive: boolean;
}> {
  const { db } = c.var;
  const now = new Date();
  const [row] = await db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      commission: apiKeys.commission,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      isActive: partners.isActive,
      userId: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
    })
    .from(apiKeys)
    .innerJoin(
      users,
      and(eq(users.id, apiKeys.createdBy), eq(users.role, 'admin'), isNull(users.deletedAt)),
    )
    .leftJoin(partners, eq(partners.id, apiKeys.partnerId))
    .where(
      and(
        isNull(partners.deletedAt),
        eq(apiKeys.keyHash, await hashToken(key)),
        isNull(apiKeys.revokedAt),
        isNull(apiKeys.deletedAt),
      ),
    );
  if (!row || (row.expiresAt !== null && row.expiresAt <= now.toISOString()))
    throw refuse(401, 'problem.key_not_valid', 'invalid_token');
  if (!isAllowed(row.scopes)) throw refuse(403, 'problem.key_without_scope', 'insufficient_scope');
  const since = new Date(now.getTime() - USED_EVERY_MS).toISOString();
  if (row.lastUsedAt === null || row.lastUsedAt < since)
    c.executionCtx.waitUntil(
      db
        .update(apiKeys)
        .set({ lastUsedAt: now.toISOString() })
        .where(
          and(
            eq(apiKeys.id, row.id),
            or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`${since}`)),
          ),
        )
        .run(),
    );
  return {
    apiKeyId: row.id,
    commission: row.commission,
    isInactive: row.isActive === false,
    user: { id: row.userId, role: row.role, email: row.email, name: row.name },
  };
}
