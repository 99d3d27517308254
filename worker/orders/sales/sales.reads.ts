import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { SaleQuery } from '#contract/sales/sales.schema.ts';
import type { SaleItem, SaleList } from '#contract/sales/sales.ts';
import type { Database } from '#core/db/client.ts';
import { containsWords } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { bookings, partners, saleMessages } from '#core/db/schema.ts';

const EXCERPT = 200;

const columns = {
  id: saleMessages.id,
  version: saleMessages.version,
  source: saleMessages.source,
  trust: saleMessages.trust,
  sender: saleMessages.sender,
  senderName: saleMessages.senderName,
  subject: saleMessages.subject,
  excerpt: sql<string>`substr(${saleMessages.text}, 1, ${EXCERPT})`.as('excerpt'),
  kind: saleMessages.kind,
  state: saleMessages.state,
  result: saleMessages.result,
  faults: saleMessages.faults,
  reference: sql<string | null>`${saleMessages.reference}`.as('ofSender'),
  sentAt: saleMessages.sentAt,
  receivedAt: saleMessages.receivedAt,
  partnerId: sql<number | null>`${partners.id}`.as('partnerId'),
  partnerName: sql<string | null>`${partners.name}`.as('partnerName'),
  bookingId: sql<string | null>`${bookings.id}`.as('bookingId'),
  bookingReference: sql<string | null>`${bookings.reference}`.as('bookingReference'),
};
type Row = Omit<SaleItem, 'partner' | 'booking'> & {
  partnerId: number | null;
  partnerName: string | null;
  bookingId: string | null;
  bookingReference: string | null;
};

const itemOf = ({
  partnerId,
  partnerName,
  bookingId,
  bookingReference,
  ...row
}: Row): SaleItem => ({
  ...row,
  partner: partnerId === null ? null : { id: partnerId, name: partnerName ?? '' },
  booking: bookingId === null ? null : { id: bookingId, reference: bookingReference ?? '' },
});

const rows = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(saleMessages)
    .leftJoin(partners, eq(partners.id, saleMessages.partnerId))
    .leftJoin(bookings, eq(bookings.id, saleMessages.bookingId))
    .where(and(isNull(saleMessages.deletedAt), where));

function filter({ q, state, kind }: v.InferOutput<typeof SaleQuery>): SQL | undefined {
  return and(
    isNull(saleMessages.deletedAt),
    state === 'all' ? undefined : eq(saleMessages.state, state ?? 'open'),
    kind ? eq(saleMessages.kind, kind) : undefined,
    q
      ? containsWords(
          [
            saleMessages.subject,
            saleMessages.text,
            saleMessages.sender,
            saleMessages.senderName,
            saleMessages.reference,
          ],
          q,
        )
      : undefined,
  );
}

/** Messages, the latest received first. */
export const saleList = (db: Database, params: v.InferOutput<typeof SaleQuery>) =>
  read(
    [
      rows(db, filter(params))
        .orderBy(desc(saleMessages.receivedAt), desc(saleMessages.id))
        .limit(params.pageSize)
        .offset((params.page - 1) * params.pageSize),
      db.select({ total: count() }).from(saleMessages).where(filter(params)),
      db
        .select({ total: count() })
        .from(saleMessages)
        .where(and(isNull(saleMessages.deletedAt), eq(saleMessages.state, 'open'))),
    ],
    (found, totals, open): SaleList => ({
      items: found.map(itemOf),
      total: totals[0]?.total ?? 0,
      page: params.page,
      pageSize: params.pageSize,
      open: open[0]?.total ?? 0,
    }),
  );

export const saleRow = (db: Database, id: string) =>
  read(
    [
      rows(db, eq(saleMessages.id, id)),
      db.select().from(saleMessages).where(eq(saleMessages.id, id)),
    ],
    ([row], [message]) => (row && message ? { item: itemOf(row), message } : undefined),
  );
