import { eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Language } from '#contract/languages/language.ts';
import type { PaymentTerms } from '#contract/money/payments.ts';
import type { Subject } from '#money/ledger/entries.ts';

/** What can be paid for an item at this moment. */
export type Payable = PaymentTerms & {
  subject: Subject;
  reference: string;
  title: string;
  language: Language;
  email: string | null;
  /** Still owed, of a hold what it would cost. */
  openCents: number;
  paidCents: number;
  /** What the rule asks for now; 0 when nothing is. */
  dueNowCents: number;
  /** What a link to pay leads to: what is due now, else all that is owed; 0 when nothing can be paid online. */
  linkCents: number;
  kind: 'deposit' | 'payment';
  /** `YYYY-MM-DD HH:MM`, of a transfer of its first journey; empty without a day. */
  start: string;
  isHold: boolean;
  /** A hold that ran out. */
  isOver: boolean;
  /** The guest pays a reseller, or a partner that owes us the rest. */
  isPaidElsewhere: boolean;
};

/** Items by id, by reference, or of orders. */
export type NamedItems = { id: string } | { reference: string } | { orders: SQLWrapper };

export const isNamed = (
  table: { id: SQLiteColumn; reference: SQLiteColumn; orderId: SQLiteColumn },
  named: NamedItems,
): SQL => {
  if ('id' in named) return eq(table.id, named.id);
  return 'reference' in named
    ? eq(table.reference, named.reference)
    : inArray(table.orderId, named.orders);
};
