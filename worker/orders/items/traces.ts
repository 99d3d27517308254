import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import { outbox, requestEvents } from '#core/db/schema.ts';

/** Of an event's data: how a booking ended, which says nothing of anybody. */
const endingOnly = sql`iif(json_extract(data, '$.endedAs') IS NULL, NULL, json_object('endedAs', json_extract(data, '$.endedAs')))`;

/** The notes in an item's history are emptied. */
export const withoutNotes = (db: Database, kind: LedgerSubject, ids: SQL) =>
  db
    .update(requestEvents)
    .set({ note: null, data: endingOnly })
    .where(and(eq(requestEvents.kind, kind), sql`${requestEvents.requestId} IN ${ids}`));

/** Delivery has ended; an unsent mail must not be sent empty. */
export const isDelivered = inArray(outbox.status, ['sent', 'kept', 'failed', 'held']);

/** Mails about those rows are emptied. */
export const emptiedMails = (db: Database, relatedKind: string, ids: SQL) =>
  db
    .update(outbox)
    .set({ toAddress: '', subject: '', replyTo: null, html: '', body: '', attachments: [] })
    .where(
      and(eq(outbox.relatedKind, relatedKind), sql`${outbox.relatedId} IN ${ids}`, isDelivered),
    );
