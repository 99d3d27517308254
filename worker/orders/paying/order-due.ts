import { eq, type SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import type { PaidSubject } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { type Read, Reader, read, readAll, readBoth } from '#core/db/reader.ts';
import { orders } from '#core/db/schema.ts';
import { allocate } from '#money/payments/allocate.ts';
import type { Part } from '#money/payments/parts.ts';
import { itemKinds } from '#orders/items/item-kind.ts';
import type { Payable } from '#orders/items/payable.ts';
import { partOf, payableOf } from './due.ts';
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

/** Of an item that is booked with its deposit: what is paid by its day. */
export const isRestOfDeposit = ({ payment, kind, isHold }: Payable): boolean =>
  payment === 'deposit' && kind === 'payment' && !isHold;

/** What is not had before it is paid: places on hold, a gift voucher that is bought. */
const waits = ({ subject, isHold, dueNowCents }: Payable) =>
  dueNowCents > 0 && (isHold || subject.kind === 'voucher');

/** While something waits for its payment, that alone is due: not the rest of an item that a gift voucher has booked. */
function dueTogether(items: readonly Payable[]): readonly Payable[] {
  return items.some(waits)
    ? items.map((item) => (isRestOfDeposit(item) ? { ...item, dueNowCents: 0 } : item))
    : items;
}

function summed({ id, reference, language, email }: Row, all: readonly Payable[]): PayableOrder {
  const items = dueTogether(all);
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

/** Of the order that is meant. */
export function payableOrderRead(
  db: Database,
  isMeant: SQL,
  now: Date,
): Read<PayableOrder | undefined> {
  const ids = db.select({ id: orders.id }).from(orders).where(isMeant);
  const { statements, shape } = readBoth(
    read([db.select(COLUMNS).from(orders).where(isMeant)], ([one]) => one),
    readAll(itemKinds().map((kind) => kind.payables(db, { orders: ids }, now))),
  );
  return {
    statements,
    shape: (results) => {
      const [row, items] = shape(results);
      // What has no day comes last.
      const startOf = ({ start }: Payable) => start || '9999';
      return (
        row &&
        summed(
          row,
          items.flat().sort((one, other) => startOf(one).localeCompare(startOf(other))),
        )
      );
    },
  };
}

/** What a page that is opened for that one pays; undefined when nothing is to be paid online. */
export async function toPayOf(
  db: Database,
  { kind, id }: { kind: PaidSubject; id: string },
  now: Date,
): Promise<{ payer: Payer; parts: readonly Part[]; cents: number } | undefined> {
  if (kind === 'order') {
    const order = await new Reader(db).run(payableOrderRead(db, eq(orders.id, id), now));
    return order && order.linkCents > 0
      ? { payer: order, parts: order.parts, cents: order.linkCents }
      : undefined;
  }
  const payable = await payableOf(db, { kind, id }, now);
  if (!payable || payable.linkCents === 0) return undefined;
  const { linkCents: cents } = payable;
  return { payer: { ...payable, subject: { kind, id } }, parts: [partOf(payable, cents)], cents };
}
