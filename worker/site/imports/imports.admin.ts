import { and, eq, inArray, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import type * as v from 'valibot';
import { ImportCheck, ImportInput } from '#contract/imports/imports.schema.ts';
import type { ImportDetail, ImportItem, ImportPlan } from '#contract/imports/imports.ts';
import { importRows, imports } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { checkBookings } from './booking-rows.ts';
import { checkGuests } from './guest-rows.ts';
import { importDetail, importList, importProgress, plannedRows } from './imports.reads.ts';
import type { Outcome, Run } from './outcome.ts';
import { checkPrices } from './price-rows.ts';
import { continueImport } from './run-import.ts';
import { checkTrips } from './trip-rows.ts';

const FILE_LIMIT_BYTES = 4 * 1024 * 1024;
/** Rows of one statement: its parameter stays below the database's limit. */
const PART_ROWS = 200;

type Sent = v.InferOutput<typeof ImportCheck>;

/** The rows in the order in which they are written: trips that bookings name come first, on negative lines. */
function linesOf(sent: Sent): { line: number; data: Record<string, unknown> }[] {
  const trips = sent.kind === 'bookings' ? sent.trips : [];
  return [
    ...trips.map((row) => ({ line: -row.line, data: row })),
    ...sent.rows.map((row) => ({ line: row.line, data: row })),
  ];
}

async function outcomesOf(run: Run, sent: Sent): Promise<Outcome[]> {
  switch (sent.kind) {
    case 'bookings':
      return [
        ...(await checkTrips(run, sent.trips)),
        ...(await checkBookings(run, sent.rows, sent.trips)),
      ];
    case 'guests':
      return checkGuests(run, sent.rows);
    case 'trips':
      return checkTrips(run, sent.rows);
    case 'prices':
      return checkPrices(run, sent.rows);
  }
}

/** What the firm brings along from another system: a dry run, the import in batches, and its undoing. */
export const importAdminRoutes = router();

importAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Imports, the newest first' }),
  noStepUp('a read'),
  async (c) => c.json<{ items: ImportItem[] }>({ items: await importList(c.var.db) }),
);
importAdminRoutes.post(
  '/check',
  describeRoute({
    summary: 'Dry run: what would become of each row. Writes nothing',
    description:
      'Rows are those of the file as columns and values were understood. `reason` is a sentence in the reader’s language, `path` the field that it is about.',
    responses: answers({ 200: 'application/json' }),
  }),
  noStepUp('a read'),
  body(ImportCheck, FILE_LIMIT_BYTES),
  async (c) => {
    const sent = c.req.valid('json');
    const run: Run = { c, now: new Date(), importId: '', options: sent.options };
    const rows = plannedRows(
      c,
      linesOf(sent).map(({ line }) => line),
      await outcomesOf(run, sent),
    );
    const counts: ImportPlan['counts'] = {};
    for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
    return c.json<ImportPlan>({ counts, rows });
  },
);
importAdminRoutes.post(
  '/',
  describeRoute({
    summary: 'Begin an import; the same `id` is the same import',
    description:
      'Notes the rows. `POST /{id}/continue` writes them, some at a time, until `state` is `done`: each once, however often a connection is cut.',
    responses: answers({ 201: 'application/json' }),
  }),
  noStepUp('an undo takes it back'),
  body(ImportInput, FILE_LIMIT_BYTES),
  async (c) => {
    const sent = c.req.valid('json');
    const { id, kind, fileName, header, mapping, options } = sent;
    const { db, user, apiKeyId } = c.var;
    const createdAt = new Date().toISOString();
    const isNew = sql`NOT ${hasRow(imports, eq(imports.id, id))}`;
    const isMine = hasRow(imports, and(eq(imports.id, id), eq(imports.createdAt, createdAt)));
    const row = { id, kind, fileName, header, mapping, options, createdBy: user.id, createdAt };
    const lines = linesOf(sent);
    const parts = Array.from({ length: Math.ceil(lines.length / PART_ROWS) }, (_, n) =>
      jsonRows(lines.slice(n * PART_ROWS, (n + 1) * PART_ROWS)),
    );
    const audit = { userId: user.id, apiKeyId, action: 'create', entity: 'imports' } as const;
    await db.batch(
      batchOf([
        insertIf(db, imports, row, isNew),
        auditEntryIf(db, { ...audit, entityId: id, detail: { kind, rows: lines.length } }, isMine),
        ...parts.map((part) =>
          insertRows(
            db,
            importRows,
            { importId: id, line: part.cell('line'), data: part.cell('data') },
            sql`${part.from} WHERE ${isMine}`,
          ).onConflictDoNothing(),
        ),
      ]),
    );
    return c.json<ImportDetail>(await importDetail(c, id), 201);
  },
);
importAdminRoutes.get(
  '/:id',
  describeRoute({ summary: 'One import with its rows' }),
  noStepUp('a read'),
  async (c) => c.json<ImportDetail>(await importDetail(c, c.req.param('id') ?? '')),
);
importAdminRoutes.post(
  '/:id/continue',
  describeRoute({
    summary: 'Write, or undo, the next rows',
    description:
      'Until `state` is `done` or `undone`. While another request works on the import this one changes nothing.',
    responses: answers({ 200: 'application/json' }),
  }),
  noStepUp('an undo takes it back'),
  async (c) => {
    const id = c.req.param('id') ?? '';
    await continueImport(c, id);
    return c.json<ImportItem>(await importProgress(c.var.db, id));
  },
);
importAdminRoutes.post(
  '/:id/undo',
  describeRoute({
    summary: 'Begin to undo an import; `continue` goes on',
    description:
      'Rows that wait are not written any more. What guests or the company have acted on stays and is named.',
    responses: answers({ 200: 'application/json' }),
  }),
  noStepUp('takes back what the import made'),
  async (c) => {
    const { db, user, apiKeyId } = c.var;
    const id = c.req.param('id') ?? '';
    found((await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id)))[0]);
    const isIt = and(eq(imports.id, id), inArray(imports.state, ['open', 'done']));
    const audit = { userId: user.id, apiKeyId, action: 'delete', entity: 'imports' } as const;
    await db.batch([
      auditEntryIf(db, { ...audit, entityId: id }, hasRow(imports, isIt)),
      db.update(imports).set({ state: 'undoing', endedAt: null }).where(isIt),
      db
        .update(importRows)
        .set({ state: 'undone', data: null })
        .where(and(eq(importRows.importId, id), eq(importRows.state, 'waiting'))),
    ]);
    return c.json<ImportItem>(await importProgress(db, id));
  },
);
