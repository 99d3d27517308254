import { and, asc, eq, inArray } from 'drizzle-orm';
import { DISPUTE_STATES, type DisputeRow, type DisputeState } from '#contract/money/ledger.ts';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
import { paymentEvents, paymentSessions } from '#db/schema.ts';
import type { Subject } from '#ledger/entries.ts';

export type DisputeType = `dispute_${DisputeState}`;
const TYPES = DISPUTE_STATES.map((state): DisputeType => `dispute_${state}`);

/** A dispute is a row among the provider's events, whose type is its state. */
export const disputeRow = (provider: PaymentProviderName, reference: string) => `${provider}:dispute:${reference}`;

/** Disputes of a booking's or transfer's payments. */
export const disputesOf = (db: Database, { kind, id }: Subject) =>
  read(
    [
      db
        .select({ id: paymentEvents.id, type: paymentEvents.type, at: paymentEvents.createdAt, cents: paymentSessions.cents })
        .from(paymentEvents)
        .innerJoin(paymentSessions, eq(paymentSessions.id, paymentEvents.sessionId))
        .where(and(inArray(paymentEvents.type, TYPES), eq(paymentSessions.subjectKind, kind), eq(paymentSessions.subjectId, id)))
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

/** Those that await the firm's answer, with the reference of what was paid for. */
export const openDisputes = (db: Database) =>
  db
    .select({ id: paymentEvents.id, subjectKind: paymentSessions.subjectKind, subjectId: paymentSessions.subjectId })
    .from(paymentEvents)
    .innerJoin(paymentSessions, eq(paymentSessions.id, paymentEvents.sessionId))
    .where(eq(paymentEvents.type, 'dispute_open'))
    .orderBy(asc(paymentEvents.createdAt));
