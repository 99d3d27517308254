import { and, desc, eq, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '#contract/admin/audit-words.ts';
import { searchText } from '#contract/admin/list-queries.schema.ts';
import type { AuditItem, AuditList } from '#contract/admin/operations.ts';
import { pagingEntries } from '#contract/paging.schema.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { apiKeys, auditLog, users } from '#core/db/schema.ts';
import { query } from '#core/http/bodies/body.ts';
import { idIn } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { driverName, rowName } from './audit-names.ts';

const AuditQuery = v.object({
  q: searchText,
  entity: searchText,
  action: searchText,
  user: searchText,
  ...pagingEntries,
});

/** Pages counted beyond the requested one, so that a log of years costs no more than one of weeks and can still be paged to its end. */
const PAGES_AHEAD = 20;

const entries = (db: Database) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      detail: auditLog.detail,
      at: auditLog.createdAt,
      user: aliased(users.name, 'userName'),
      key: aliased(apiKeys.name, 'keyName'),
      name: rowName.as('rowName'),
      driver: driverName.as('driverName'),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(apiKeys, eq(apiKeys.id, auditLog.apiKeyId));

/** The audit log: newest first, by kind, action or person. */
export const auditAdminRoutes = router();

auditAdminRoutes.get(
  '/',
  describeRoute({ summary: 'The change log' }),
  noStepUp('a read'),
  query(AuditQuery),
  async (c) => {
    const { q, entity, action, user, page, pageSize } = c.req.valid('query');
    const { db } = c.var;
    const where = and(
      entity ? sql`${auditLog.entity} = ${entity}` : undefined,
      action ? sql`${auditLog.action} = ${action}` : undefined,
      user ? eq(auditLog.userId, Number(user) || 0) : undefined,
      q
        ? sql`instr(lower(${auditLog.entity} || ' ' || ${auditLog.action} || ' ' || coalesce(${auditLog.entityId}, '')), ${q.toLowerCase()}) > 0`
        : undefined,
    );
    const counted = db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(where)
      .limit((page + PAGES_AHEAD) * pageSize)
      .as('counted');
    return c.json(
      await c.var.reader.run(
        read(
          [
            entries(db)
              .where(where)
              .orderBy(desc(auditLog.id))
              .limit(pageSize)
              .offset((page - 1) * pageSize),
            db.select({ total: sql<number>`count(*)` }).from(counted),
            db.select({ id: users.id, name: users.name }).from(users).orderBy(users.name),
          ],
          (items, totals, people): AuditList => ({
            items,
            total: totals[0]?.total ?? 0,
            page,
            pageSize,
            entities: AUDIT_ENTITIES,
            actions: AUDIT_ACTIONS,
            users: people,
          }),
        ),
      ),
    );
  },
);
auditAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'One entry of the change log' }),
  noStepUp('a read'),
  async (c) => {
    const [entry] = await entries(c.var.db).where(eq(auditLog.id, found(idIn(c.req.param('id')))));
    return c.json(found(entry) satisfies AuditItem);
  },
);
