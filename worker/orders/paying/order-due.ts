import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import type { PaidSubject } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { Reader, read } from '#core/db/reader.ts';
import { bookings, orders, transferRequests } from '#core/db/schema.ts';
import { allocate } from '#money/payments/allocate.ts';
import type { Part } from '#money/payments/parts.ts';
import { type Payable, partOf, payableBookings, payableOf, payableTransfers } from './due.ts';
import type { Payer } from './online/start-payment.ts';

const MAX_TITLE = 150;

/** What can be paid for an order at this moment: the sum of what can be paid for its items. */
export type PayableOrder = {
  subject: { kind: 'order'; id: string };
  reference: string;
  /** Of the items that are paid for now. */
  title: string;
  language: Language;
  email: string | null;
  /** By date. */
  items: readonly Payable[];
  openCents: number;
  paidCents: number;
  /** Of what is bound; an item on request owes from its confirmation. */
  dueNowCents: number;
  /** What is due now, else all that is owed and can be paid online. */
  linkCents: number;
  /** How that is divided among the items. */
  parts: readonly Part[];
};

const sum = (items: readonly Payable[], of: (item: Payable) => number) =>
  items.reduce((total, item) => total + of(item), 0);

const COLUMNS = {
  ...{ id: orders.id, reference: orders.reference, language: orders.language },
  email: orders.contactEmail,
};
type Row = Pick<PayableOrder, 'reference' | 'language' | 'email'> & { id: string };

function summed({ id, reference, language, email }: Row, items: readonly Payable[]): PayableOrder {
  const dueNowCents = sum(items, (item) => item.dueNowCents);
  const linkCents = dueNowCents || sum(items, (item) => item.linkCents);
  const parts = allocate(
    items.map(({ subject, kind, dueNowCents: dueCents, linkCents: owesCents }) => ({
      ...{ subject, kind, dueCents, owesCents },
    })),
    linkCents,
  );
  const isPaid = ({ subject }: Payable) => parts.some((part) => part.subject.id === subject.id);
  const title = [...new Set(items.filter(isPaid).map((item) => item.title))].join(', ');
  return {
    ...{ subject: { kind: 'order', id }, reference, language, email, items },
    title: title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title,
    openCents: sum(items, (item) => item.openCents),
    paidCents: sum(items, (item) => item.paidCents),
    ...{ dueNowCents, linkCents, parts },
  };
}

/** Of the order that is meant; read in one batch. */
export async function payableOrder(
  db: Database,
  isMeant: SQL,
  now: Date,
  reader = new Reader(db),
): Promise<PayableOrder | undefined> {
  const ids = db.select({ id: orders.id }).from(orders).where(isMeant);
  const areTransfers = and(
    inArray(transferRequests.orderId, ids),
    isNull(transferRequests.deletedAt),
  );
  const [row, booked, driven] = await Promise.all([
    reader.run(read([db.select(COLUMNS).from(orders).where(isMeant)], ([one]) => one)),
    reader.run(payableBookings(db, inArray(bookings.orderId, ids), now)),
    reader.run(payableTransfers(db, areTransfers)),
  ]);
  const items = [...booked, ...driven].sort((one, other) => one.start.localeCompare(other.start));
  return row && summed(row, items);
}

/** What a page that is opened for that one pays; undefined when nothing is to be paid online. */
export async function toPayOf(
  db: Database,
  { kind, id }: { kind: PaidSubject; id: string },
  now: Date,
): Promise<{ payer: Payer; parts: readonly Part[]; cents: number } | undefined> {
  if (kind === 'order') {
    const order = await payableOrder(db, eq(orders.id, id), now);
    return order && order.linkCents > 0
      ? { payer: order, parts: order.parts, cents: order.linkCents }
      : undefined;
  }
  const payable = await payableOf(db, { kind, id }, now);
  if (!payable || payable.linkCents === 0) return undefined;
  const { linkCents: cents } = payable;
  return { payer: payable, parts: [partOf(payable, cents)], cents };
}
