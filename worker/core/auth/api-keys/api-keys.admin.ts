import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ApiKeyChange, ApiKeyInput } from '#contract/accounts/api-keys.schema.ts';
import {
  type ApiKeyRow,
  type ApiKeyState,
  type NewApiKey,
  OCTO_SCOPE,
} from '#contract/accounts/api-keys.ts';
import type { NamedPartner } from '#contract/money/partners.ts';
import { refuse } from '#core/crud/check-input.ts';
import { listAnswer, listQuery } from '#core/crud/crud-descriptions.ts';
import { listRows } from '#core/crud/read-rows.ts';
import type { Database } from '#core/db/client.ts';
import { apiKeys, partners } from '#core/db/schema.ts';
import { auditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { changeRow } from '#core/db/statements/change-row.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, describeQuery } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { newApiKey } from './api-key.ts';

const state = sql<ApiKeyState>`CASE
  WHEN ${apiKeys.revokedAt} IS NOT NULL THEN 'revoked'
  WHEN ${apiKeys.expiresAt} <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now') THEN 'expired'
  WHEN NOT EXISTS (SELECT 1 FROM users WHERE users.id = ${apiKeys.createdBy} AND users.role = 'admin' AND users.deleted_at IS NULL) THEN 'orphaned'
  ELSE 'active' END`;

/** Columns of a key that responses contain; its hash is not among them. */
const LIST = {
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  commission: apiKeys.commission,
  partner:
    sql<NamedPartner | null>`(SELECT json_object('id', ${partners.id}, 'name', ${partners.name}) FROM ${partners} WHERE ${partners.id} = ${apiKeys.partnerId})`
      .mapWith((text: string) => JSON.parse(text))
      .as('partner'),
  state: state.as('state'),
  createdByName: sql<
    string | null
  >`(SELECT users.name FROM users WHERE users.id = ${apiKeys.createdBy})`.as('createdByName'),
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
};
const { id, version, createdAt, updatedAt, deletedAt } = apiKeys;
const COLUMNS = { id, version, createdAt, updatedAt, deletedAt, ...LIST };

const inState = (wanted: ApiKeyState) => () => sql`${state} = ${wanted}`;
const resource = {
  entity: 'api-keys',
  table: apiKeys,
  list: LIST,
  searched: [apiKeys.name, apiKeys.prefix],
  sorts: {
    created: apiKeys.createdAt,
    name: apiKeys.name,
    used: apiKeys.lastUsedAt,
    expires: apiKeys.expiresAt,
  },
  defaultSort: '-created',
  states: {
    active: inState('active'),
    expired: inState('expired'),
    revoked: inState('revoked'),
    orphaned: inState('orphaned'),
  },
};

/** A key that books does so for a reseller: one that there is, or a new one, which a trigger makes. */
async function demandReseller(
  db: Database,
  { partnerId, scopes }: { partnerId: number | null; scopes: readonly string[] },
): Promise<void> {
  if (partnerId === null) return;
  const [reseller] = await db
    .select({ id: partners.id })
    .from(partners)
    .where(and(eq(partners.id, partnerId), eq(partners.terms, 'net'), isNull(partners.deletedAt)));
  if (!reseller || !scopes.includes(OCTO_SCOPE))
    throw refuse('partnerId', 'invalid', 'problem.no_reseller');
}

const idOf = (c: Context<App>): number => found(idIn(c.req.param('id')));
async function rowOf(c: Context<App>, keyId: number): Promise<ApiKeyRow> {
  const [row] = await c.var.db.select(COLUMNS).from(apiKeys).where(eq(apiKeys.id, keyId));
  return found(row);
}

const changeOf = (now: string) => ({
  revoke: {
    set: { revokedAt: now },
    when: and(isNull(apiKeys.deletedAt), isNull(apiKeys.revokedAt)),
  },
  /** A key restored from the trash stays revoked: its use was not monitored meanwhile. */
  delete: {
    set: { revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${now})`, deletedAt: now },
    when: isNull(apiKeys.deletedAt),
  },
  restore: { set: { deletedAt: null }, when: isNotNull(apiKeys.deletedAt) },
});

async function change(
  c: Context<App>,
  keyId: number,
  action: 'revoke' | 'delete' | 'restore',
): Promise<void> {
  const { db, user } = c.var;
  const now = new Date().toISOString();
  const { set, when } = changeOf(now)[action];
  const isMeant = and(eq(apiKeys.id, keyId), when);
  const changes: SQL = exists(db.select({ id: apiKeys.id }).from(apiKeys).where(isMeant));
  await db.batch([
    auditEntryIf(db, { userId: user.id, action, entity: 'api-keys', entityId: keyId }, changes),
    db
      .update(apiKeys)
      .set({ ...set, updatedAt: now, version: sql`${apiKeys.version} + 1` })
      .where(isMeant),
  ]);
}

export const apiKeyAdminRoutes = router();

apiKeyAdminRoutes.get(
  '/',
  describeRoute({ summary: 'API keys, without their secrets', responses: listAnswer(resource) }),
  noStepUp('a read'),
  describeQuery(listQuery(resource)),
  async (c) => c.json(await c.var.reader.run(listRows(c.var.db, resource, c.req.query()))),
);
apiKeyAdminRoutes.post(
  '/',
  describeRoute({
    summary: 'Create an API key; only this response contains its secret',
    responses: answers({ 201: 'application/json' }),
  }),
  stepUp(),
  body(ApiKeyInput),
  async (c) => {
    const { db, user } = c.var;
    const { expiresAt, ...values } = c.req.valid('json');
    await demandReseller(db, values);
    const { key, keyHash, prefix } = await newApiKey();
    const made = found(
      (
        await db
          .insert(apiKeys)
          .values({
            ...values,
            keyHash,
            prefix,
            createdBy: user.id,
            expiresAt: expiresAt && new Date(expiresAt).toISOString(),
          })
          .returning({ id: apiKeys.id })
      )[0],
    );
    await auditEntry(db, {
      userId: user.id,
      action: 'create',
      entity: 'api-keys',
      entityId: made.id,
      detail: { scopes: values.scopes },
    });
    const answer: NewApiKey = { ...(await rowOf(c, made.id)), key };
    return c.json(answer, 201);
  },
);
apiKeyAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'One API key' }),
  noStepUp('a read'),
  async (c) => c.json(await rowOf(c, idOf(c))),
);
apiKeyAdminRoutes.put(
  '/:id',
  describeRoute({ summary: 'Rename an API key, or change the commission of a reseller' }),
  stepUp(),
  body(ApiKeyChange),
  async (c) => {
    const { db, user } = c.var;
    const { version: read, ...set } = c.req.valid('json');
    const { id: keyId, deletedAt: trashedAt } = await rowOf(c, idOf(c));
    found(trashedAt === null || undefined);
    const isBefore = and(
      eq(apiKeys.id, keyId),
      eq(apiKeys.version, read),
      isNull(apiKeys.deletedAt),
    );
    const audit = {
      userId: user.id,
      action: 'update',
      entity: 'api-keys',
      entityId: keyId,
      detail: { commission: set.commission },
    } as const;
    const isDone = await changeRow(db, apiKeys, isBefore, set, (isUnchanged) => [
      auditEntryIf(db, audit, isUnchanged),
    ]);
    const row = await rowOf(c, keyId);
    return isDone ? c.json(row) : conflict(c, row, 'problem.other_user_first');
  },
);
apiKeyAdminRoutes.post(
  '/:id/revoke',
  describeRoute({ summary: 'Revoke an API key' }),
  noStepUp('takes access away and must not wait'),
  async (c) => {
    const { id: keyId } = await rowOf(c, idOf(c));
    await change(c, keyId, 'revoke');
    return c.json(await rowOf(c, keyId));
  },
);
apiKeyAdminRoutes.delete(
  '/:id',
  describeRoute({
    summary: 'Revoke an API key and move it to the trash',
    responses: answers({ 204: null }),
  }),
  noStepUp('takes access away and must not wait'),
  async (c) => {
    const { id: keyId } = await rowOf(c, idOf(c));
    await change(c, keyId, 'delete');
    return c.body(null, 204);
  },
);
apiKeyAdminRoutes.post(
  '/:id/restore',
  describeRoute({ summary: 'Restore an API key from the trash; it stays revoked' }),
  noStepUp('the key stays revoked'),
  async (c) => {
    const { id: keyId } = await rowOf(c, idOf(c));
    await change(c, keyId, 'restore');
    return c.json(await rowOf(c, keyId));
  },
);
