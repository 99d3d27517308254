import { and, asc, eq, sql } from 'drizzle-orm';
import type { DisputeRow, DisputeState, OpenDispute } from '#contract/money/ledger.ts';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { bookings, paymentEvents, paymentParts, transferRequests } from '#core/db/schema.ts';
import type { Subject } from '#money/ledger/entries.ts';

export type DisputeType = `dispute_${DisputeState}`;

/** A dispute is a row among the provider's events, whose type is its state. */
export const disputeRow = (provider: PaymentProviderName, reference: string) =>
  `${provider}:dispute:${reference}`;

/** Their keys are a range of the primary key, so that no other event is read. */
const isDispute = sql`(${paymentEvents.id} GLOB 'stripe:dispute:*' OR ${paymentEvents.id} GLOB 'test:dispute:*')`;

/** Disputes of a booking's or transfer's payments. */
export const disputesOf = (db: Database, { kind, id }: Subject) =>
  read(
    [
      db
        .select({
          id: paymentEvents.id,
          type: paymentEvents.type,
          at: paymentEvents.createdAt,
          cents: paymentParts.cents,
        })
        .from(paymentEvents)
        .innerJoin(paymentParts, eq(paymentParts.sessionId, paymentEvents.sessionId))
        .where(and(isDispute, eq(paymentParts.subjectKind, kind), eq(paymentParts.subjectId, id)))
        .orderBy(asc(paymentEvents.createdAt)),
    ],
    (rows): DisputeRow[] =>
      rows.map(({ id: name, type, at, cents }) => ({
        reference: name.split(':').at(-1) ?? '',
        state: type.slice('dispute_'.length) as DisputeState,
        at,
        cents,
      })),
  );

const reference = sql<string>`coalesce((SELECT ${bookings.reference} FROM ${bookings} WHERE ${bookings.id} = ${paymentParts.subjectId}), (SELECT ${transferRequests.reference} FROM ${transferRequests} WHERE ${transferRequests.id} = ${paymentParts.subjectId}), '')`;

/** Of a payment for several items, the one that is named. */
const isFirstPart = sql`payment_parts.rowid = (SELECT min(part.rowid) FROM payment_parts AS part WHERE part.session_id = ${paymentEvents.sessionId})`;

/** Those that await the firm's answer, oldest first. */
export const openDisputes = (db: Database) =>
  read(
    [
      db
        .select({
          kind: paymentParts.subjectKind,
          id: paymentParts.subjectId,
          reference: reference.as('reference'),
          at: paymentEvents.createdAt,
        })
        .from(paymentEvents)
        .innerJoin(paymentParts, isFirstPart)
        .where(and(isDispute, eq(paymentEvents.type, 'dispute_open')))
        .orderBy(asc(paymentEvents.createdAt))
        .limit(20),
    ],
    (rows): OpenDispute[] => rows,
  );
