import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { invoiceRecords, invoiceSendings } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { Bindings } from '#env';
import { DeliveryRefused, type Office, type OfficeAnswer, officeOf } from './office.ts';
import { recordsXml, type SentRecord } from './records-xml.ts';
import { sealRecords } from './seal-records.ts';
import { invoiceSettingsRead } from './settings.ts';

const MINUTE_MS = 60_000;
/** Records whose delivery was begun are due again after it: the worker that sent them has ended. */
const LEASE_MS = 10 * MINUTE_MS;
/** Minutes until the next attempt after the first failure, the second, and so on; the last one for all further ones. */
const PAUSES = [1, 2, 5, 15, 30, 60] as const;
/** Of a delivery; the tax office takes more. */
const SENT_RECORDS = 200;
/** Deliveries of a run. */
const TURNS = 5;
const MESSAGE_LENGTH = 500;

type Claimed = SentRecord & { id: number; attempts: number };

/**
 * Claims the records that are due in the order of the chain, in one statement, so that two workers never send the same one. Nothing is due while
 * an earlier one waits: the tax office gets them in their order.
 */
async function claim(db: Database, now: Date): Promise<Claimed[]> {
  const stamp = now.toISOString();
  const first = sql`(SELECT min(s.record_id) FROM invoice_sendings s WHERE s.status = 'due' AND s.next_attempt_at > ${stamp})`;
  const due = db
    .select({ id: invoiceSendings.recordId })
    .from(invoiceSendings)
    .where(
      and(
        eq(invoiceSendings.status, 'due'),
        lte(invoiceSendings.nextAttemptAt, stamp),
        sql`${invoiceSendings.recordId} < coalesce(${first}, 9e15)`,
      ),
    )
    .orderBy(asc(invoiceSendings.recordId))
    .limit(SENT_RECORDS);
  const claimed = await db
    .update(invoiceSendings)
    .set({
      attempts: sql`${invoiceSendings.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS).toISOString(),
    })
    .where(inArray(invoiceSendings.recordId, due))
    .returning({ id: invoiceSendings.recordId, attempts: invoiceSendings.attempts });
  if (claimed.length === 0) return [];
  const attempts = new Map(claimed.map((one) => [one.id, one.attempts]));
  const rows = await db
    .select()
    .from(invoiceRecords)
    .where(
      inArray(
        invoiceRecords.id,
        sql`(SELECT value FROM json_each(${JSON.stringify([...attempts.keys()])}))`,
      ),
    )
    .orderBy(asc(invoiceRecords.position));
  return rows.map((row) => ({ ...row, attempts: attempts.get(row.id) ?? 1 }));
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** What the office said of each record; of one that it does not name the delivery is repeated. */
function noted(db: Database, records: readonly Claimed[], answer: OfficeAnswer, now: Date) {
  const stamp = now.toISOString();
  const wait = later(now, answer.waitSeconds * 1000);
  return [
    ...records.map(({ id, kind, data }) => {
      const line = answer.lines.find(
        ({ number, isAnnulment }) =>
          number === data.id.number && isAnnulment === (kind === 'anulacion'),
      );
      return db
        .update(invoiceSendings)
        .set(
          line
            ? {
                ...{ status: line.status, code: line.code, message: line.message },
                ...{ csv: answer.csv, sentAt: stamp },
              }
            : { nextAttemptAt: wait },
        )
        .where(eq(invoiceSendings.recordId, id));
    }),
    // The office says when it takes the next delivery.
    db
      .update(invoiceSendings)
      .set({ nextAttemptAt: wait })
      .where(and(eq(invoiceSendings.status, 'due'), lte(invoiceSendings.nextAttemptAt, wait))),
  ];
}

const isOneOfThem = (records: readonly Claimed[]) =>
  inArray(
    invoiceSendings.recordId,
    records.map(({ id }) => id),
  );

/**
 * One delivery. When the office refuses it as a whole its halves are sent, until one is taken; what is left is due again when the office takes the
 * next one. A record that is refused alone, while others are taken, is refused, so that it does not keep those after it waiting. Throws when none is
 * taken: that concerns all of them, such as the company's number or certificate.
 */
async function deliver(
  office: Office,
  db: Database,
  records: readonly Claimed[],
  now: Date,
): Promise<void> {
  const refused: { record: Claimed; error: DeliveryRefused }[] = [];
  const parts: (readonly Claimed[])[] = [records];
  for (let part = parts.shift(); part; part = parts.shift()) {
    try {
      const answer = await office(recordsXml(part, { isSent: true }));
      const left = parts.flat();
      await db.batch(
        batchOf([
          ...refused.map(({ record, error }) =>
            db
              .update(invoiceSendings)
              .set({ status: 'refused', code: error.code, message: inShort(error) })
              .where(eq(invoiceSendings.recordId, record.id)),
          ),
          ...noted(db, part, answer, now),
          ...(left.length > 0
            ? [
                db
                  .update(invoiceSendings)
                  .set({ nextAttemptAt: later(now, answer.waitSeconds * 1000) })
                  .where(isOneOfThem(left)),
              ]
            : []),
        ]),
      );
      return;
    } catch (error) {
      const isLast = parts.length === 0 && part.length === 1;
      const [record] = part;
      if (!(error instanceof DeliveryRefused) || isLast || !record) throw error;
      const half = Math.ceil(part.length / 2);
      if (part.length === 1) refused.push({ record, error });
      else parts.unshift(part.slice(0, half), part.slice(half));
    }
  }
}

const inShort = (error: unknown) =>
  (error instanceof Error ? error.message : 'unknown').slice(0, MESSAGE_LENGTH);

/** Writes the records of new invoices, and takes those that are due to the tax office. Without a certificate they wait. */
export async function sendRecords(env: Bindings, db: Database, now: Date): Promise<void> {
  await sealRecords(db, now);
  const settings = await new Reader(db).run(invoiceSettingsRead(db));
  const office = officeOf(env, settings.office);
  if (!office) return;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const records = await claim(db, now);
    if (records.length === 0) return;
    // A delivery is of one issuer.
    const [first] = records;
    const own = records.filter(({ data }) => data.id.taxNumber === first?.data.id.taxNumber);
    const others = records.filter((one) => !own.includes(one));
    if (others.length > 0)
      await db
        .update(invoiceSendings)
        .set({ nextAttemptAt: later(now, MINUTE_MS) })
        .where(isOneOfThem(others));
    try {
      await deliver(office, db, own, now);
    } catch (error) {
      logFailure('invoices', error);
      const message = inShort(error);
      await db.batch(
        batchOf(
          own.map(({ id, attempts }) =>
            db
              .update(invoiceSendings)
              .set({
                message,
                nextAttemptAt: later(
                  now,
                  (PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 60) * MINUTE_MS,
                ),
              })
              .where(eq(invoiceSendings.recordId, id)),
          ),
        ),
      );
      return;
    }
  }
}
