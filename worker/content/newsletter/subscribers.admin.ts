import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import {
  ExportQuery,
  InboxQuery as InboxQuerySchema,
  SubscriberImport,
  SubscriberRow,
} from '#contract/mail/inbox.schema.ts';
import {
  type InboxQuery,
  SUBSCRIBER_STATES,
  type SubscriberImportAnswer,
  type SubscriberItem,
  type SubscriberList,
  type SubscriberState,
} from '#contract/mail/inbox.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { subscribers } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { countsOf, stateCounts } from '#core/db/statements/state-counts.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import { csv } from '#core/text/csv.ts';
import type { App } from '#env';
import { unsubscribeUrl } from './unsubscribe-link.ts';

const EXPORT_LIMIT = 100_000;
const IMPORT_LIMIT_BYTES = 1024 * 1024;

const columns = {
  id: subscribers.id,
  email: subscribers.email,
  language: subscribers.language,
  status: subscribers.status,
  consentSource: subscribers.consentSource,
  requestedAt: subscribers.requestedAt,
  confirmedAt: subscribers.confirmedAt,
  unsubscribedAt: subscribers.unsubscribedAt,
};

function filter({ q, status }: Pick<InboxQuery, 'q' | 'status'>) {
  const state = SUBSCRIBER_STATES.find((one) => one === status);
  return and(
    isNull(subscribers.deletedAt),
    state ? eq(subscribers.status, state) : undefined,
    q ? sql`instr(${subscribers.email}, ${q.toLowerCase()}) > 0` : undefined,
  );
}

const subscriberList = (db: Database, params: InboxQuery) =>
  read(
    [
      db
        .select(columns)
        .from(subscribers)
        .where(filter(params))
        .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
        .limit(params.pageSize)
        .offset((params.page - 1) * params.pageSize),
      db.select({ total: sql<number>`count(*)` }).from(subscribers).where(filter(params)),
      stateCounts(db, subscribers),
    ],
    (items, totals, counts): SubscriberList => ({
      items: items satisfies SubscriberItem[],
      total: totals[0]?.total ?? 0,
      page: params.page,
      pageSize: params.pageSize,
      counts: countsOf<SubscriberState>(counts),
    }),
  );

const idOf = (c: Context<App>): number => found(idIn(c.req.param('id')));

/** Newsletter subscribers: list, export and import with the evidence of consent, erasure. */
export const subscriberAdminRoutes = router();

subscriberAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Subscribers, filtered and paginated' }),
  noStepUp('a read'),
  query(InboxQuerySchema),
  async (c) => c.json(await c.var.reader.run(subscriberList(c.var.db, c.req.valid('query')))),
);
subscriberAdminRoutes.get(
  '/export.csv',
  describeRoute({
    summary: 'Export subscribers as CSV, with the proof of consent',
    responses: answers({ 200: 'text/csv' }),
  }),
  stepUp(),
  query(ExportQuery),
  async (c) => {
    const rows = await c.var.db
      .select(columns)
      .from(subscribers)
      .where(filter(c.req.valid('query')))
      .orderBy(subscribers.email)
      .limit(EXPORT_LIMIT);
    const secret = await signingSecret(c.var.db, c.env.QUOTE_SECRET);
    const origin = siteOrigin(c.env, c.req.url);
    const heading = [
      'email',
      'language',
      'status',
      'consentSource',
      'requestedAt',
      'confirmedAt',
      'unsubscribedAt',
      'unsubscribe',
    ];
    const lines = await Promise.all(
      rows.map(async (row) => [
        row.email,
        row.language,
        row.status,
        row.consentSource,
        row.requestedAt,
        row.confirmedAt,
        row.unsubscribedAt,
        // For the firm's mailing: each letter needs its recipient's link.
        row.status === 'confirmed' ? await unsubscribeUrl(secret, origin, row) : null,
      ]),
    );
    return c.body(csv([heading, ...lines], c.req.valid('query').lang), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
    });
  },
);
subscriberAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'One subscriber' }),
  noStepUp('a read'),
  async (c) => {
    const isIt = and(eq(subscribers.id, idOf(c)), isNull(subscribers.deletedAt));
    const [row] = await c.var.db.select(columns).from(subscribers).where(isIt);
    return c.json(found(row) satisfies SubscriberItem);
  },
);
subscriberAdminRoutes.post(
  '/import',
  describeRoute({ summary: 'Import subscribers; unsubscribed addresses stay unsubscribed' }),
  noStepUp('adds addresses, shows none'),
  body(SubscriberImport, IMPORT_LIMIT_BYTES),
  async (c) => {
    const { isDryRun, rows } = c.req.valid('json');
    const good: v.InferOutput<typeof SubscriberRow>[] = [];
    const refused: SubscriberImportAnswer['refused'] = [];
    for (const [index, row] of rows.entries()) {
      const result = v.safeParse(SubscriberRow, row);
      // The heading is the table's first line.
      if (result.success) good.push(result.output);
      else refused.push({ line: index + 2, path: v.getDotPath(result.issues[0]) ?? '' });
    }
    const { db } = c.var;
    const emails = JSON.stringify(good.map(({ email }) => email));
    // Existing rows stay unchanged: an import never resubscribes an address that unsubscribed.
    const known = await db
      .select({ email: subscribers.email })
      .from(subscribers)
      .where(sql`${subscribers.email} IN (SELECT value FROM json_each(${emails}))`);
    const taken = new Set(known.map(({ email }) => email));
    const added = [
      ...new Map(
        good.filter(({ email }) => !taken.has(email)).map((row) => [row.email, row]),
      ).values(),
    ];
    if (!isDryRun && added.length > 0) {
      const inserted = db
        .insert(subscribers)
        .select(
          sql`SELECT NULL, value ->> 'email', value ->> 'language', 'confirmed', NULL, NULL, value ->> 'confirmedAt', value ->> 'confirmedAt', NULL, value ->> 'consentSource', 1, strftime('%Y-%m-%dT%H:%M:%fZ','now'), strftime('%Y-%m-%dT%H:%M:%fZ','now'), NULL FROM json_each(${JSON.stringify(added)}) WHERE true`,
        )
        .onConflictDoNothing();
      await db.batch([
        inserted,
        auditEntry(db, {
          userId: c.var.user.id,
          apiKeyId: c.var.apiKeyId,
          action: 'import',
          entity: 'subscribers',
          detail: { added: added.length },
        }),
      ]);
    }
    return c.json<SubscriberImportAnswer>({
      added: added.length,
      known: good.length - added.length,
      refused,
    });
  },
);
// Erased, not moved to the trash: nothing of the address remains.
subscriberAdminRoutes.delete(
  '/:id',
  describeRoute({ summary: 'Erase a subscriber', responses: answers({ 204: null }) }),
  stepUp(),
  async (c) => {
    const id = idOf(c);
    const { db } = c.var;
    const [gone] = await db.batch([
      db.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id }),
      auditEntry(db, {
        userId: c.var.user.id,
        apiKeyId: c.var.apiKeyId,
        action: 'erase',
        entity: 'subscribers',
        entityId: id,
      }),
    ]);
    found(gone[0]);
    return c.body(null, 204);
  },
);
