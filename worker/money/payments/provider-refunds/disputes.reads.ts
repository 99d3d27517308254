import { and, asc, eq, sql } from 'drizzle-orm';
import type { DisputeRow, DisputeState, OpenDispute } from '#contract/money/ledger.ts';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { bookings, paymentEvents, paymentSessions, transferRequests } from '#core/db/schema.ts';
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
          cents: paymentSessions.cents,
        })
        .from(paymentEvents)
        .innerJoin(paymentSessions, eq(paymentSessions.id, paymentEvents.sessionId))
        .where(
          and(isDispute, eq(paymentSessions.subjectKind, kind), eq(paymentSessions.subjectId, id)),
        )
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

const reference = sql<string>`coalesce((SELECT ${bookings.reference} FROM ${bookings} WHERE ${bookings.id} = ${paymentSessions.subjectId}), (SELECT ${transferRequests.reference} FROM ${transferRequests} WHERE ${transferRequests.id} = ${paymentSessions.subjectId}), '')`;

/** Those that await the firm's answer, oldest first. */
export const openDisputes = (db: Database) =>
  read(
    [
      db
        .select({
          kind: paymentSessions.subjectKind,
          id: paymentSessions.subjectId,
          reference: reference.as('reference'),
          at: paymentEvents.createdAt,
        })
        .from(paymentEvents)
        .innerJoin(paymentSessions, eq(paymentSessions.id, paymentEvents.sessionId))
        .where(and(isDispute, eq(paymentEvents.type, 'dispute_open')))
        .orderBy(asc(paymentEvents.createdAt))
        .limit(20),
    ],
    (rows): OpenDispute[] => rows,
  );
