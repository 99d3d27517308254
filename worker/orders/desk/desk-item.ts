import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import type { Language } from '#contract/languages/language.ts';
import type { CodeSubject } from '#contract/money/codes.ts';
import { dueWhenBooking, type PaymentTerms } from '#contract/money/payments.ts';
import type { SentBy } from '#core/db/statements/attribution.ts';
import type { ApiError } from '#core/http/problem.ts';
import type { App } from '#env';
import type { Discount } from '#money/codes/discounts.ts';
import type { Subject } from '#money/ledger/entries.ts';
import type { PlaceClaim } from '#orders/departures/places.ts';

/** What the items have in common that the firm enters for an order. */
export type DeskOrdering = {
  c: Context<App>;
  now: Date;
  secret: string;
  actor: string;
  orderId: string;
  /** That the order is there as it was read or made. */
  isThere: SQL;
  contact: { name: string | null; email: string | null; phone: string | null };
  language: Language;
  notes: string | null;
  source: string;
  sentBy: SentBy;
  /** Whether the guest gets mails. */
  notify: boolean;
  /** Also of departures that are full. */
  isOver?: boolean | undefined;
};

/** An item with its price before a code. */
export type ListedDeskItem = {
  codeUse: { for: CodeSubject; tripId?: number; totalCents: number };
  prepare(discount: Discount | undefined): Promise<PreparedDeskItem>;
};
/** An item that can be written by conditional statements. */
export type PreparedDeskItem = {
  subject: Subject;
  /** `YYYY-MM-DD HH:MM`, of a transfer of its first journey. */
  start: string;
  /** What the guest owes for it at once, and what of that its terms ask for when booking. */
  owesCents: number;
  dueCents: number;
  statements: readonly BatchItem<'sqlite'>[];
  isMade: SQL;
  /** After a batch that failed: why it cannot be had; `changed` when it must be prepared anew. */
  refusal(earlier: readonly PreparedDeskItem[]): Promise<ApiError | 'changed' | undefined>;
  /** Of a trip: what it takes of a departure. */
  places?: PlaceClaim;
};

/** Of an item with these terms: what is not bound yet owes nothing. */
export const owedAtOnce = (isBound: boolean, terms: PaymentTerms, totalCents: number) => ({
  owesCents: isBound ? totalCents : 0,
  dueCents: isBound ? dueWhenBooking(terms, totalCents) : 0,
});
