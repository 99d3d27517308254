import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PersonKey } from '#contract/mail/inbox.ts';
import type { Database } from '#core/db/client.ts';
import { importRows } from '#core/db/schema.ts';

/** Rows that are waiting to be written name people: these are not written any more. */
const emptied = (db: Database, isMeant: SQL | undefined) =>
  db
    .update(importRows)
    .set({ data: null, state: 'refused', reason: 'problem.import_no_contact' })
    .where(and(eq(importRows.state, 'waiting'), isMeant));

export const withoutImportRows = (db: Database, { email, phone, reference }: PersonKey) =>
  emptied(
    db,
    or(
      sql`lower(${importRows.data} ->> '$.email') = lower(${email ?? null})`,
      sql`${importRows.data} ->> '$.phone' = ${phone ?? null}`,
      sql`${importRows.data} ->> '$.reference' = ${reference ?? null}`,
    ),
  );

/** Of imports that were begun before that and never finished. */
export const withoutOldImports = (db: Database, before: string) =>
  emptied(
    db,
    sql`${importRows.importId} IN (SELECT id FROM imports WHERE ${lt(sql`created_at`, before)})`,
  );
