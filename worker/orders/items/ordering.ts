import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Language } from '#contract/languages/language.ts';
import type { CodeSubject } from '#contract/money/codes.ts';
import type { ValuesByLanguage } from '#contract/texts/placeholders.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import type { SentBy } from '#core/db/statements/attribution.ts';
import type { ApiError } from '#core/http/problem.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Bindings } from '#env';
import type { Discount } from '#money/codes/discounts.ts';
import type { PaymentsInForce } from '#money/payments/settings.ts';
import type { PlaceClaim } from '#orders/departures/places.ts';
import type { ItemInMail } from './item-in-mail.ts';

/** What all items of an order that is being made have in common. */
export type Ordering = {
  env: Bindings;
  db: Database;
  reader: Reader;
  now: Date;
  secret: string;
  origin: string;
  site: MailSite;
  /** Of the placeholders in the trips' texts. */
  values: ValuesByLanguage;
  payments: PaymentsInForce;
  orderId: string;
  /** That the order is there, and none of before. */
  isNew: SQL;
  contact: { name: string; email?: string | undefined; phone?: string | undefined };
  notes: string | undefined;
  language: Language;
  privacyEdition: string;
  termsEdition: string;
};

/** Whose order it is, and whether the guest pays them: the partner of the code, or of the link. */
export type Bringer = { sentBy: SentBy; isPaidByPartner: boolean };

/** An item with its price at list, before a code. */
export type ListedItem = {
  /** What a code may be for; undefined where none can be used. */
  codeUse: { for: CodeSubject; tripId?: number; totalCents: number } | undefined;
  /** Throws where it cannot be had. */
  prepare(discount: Discount | undefined, bringer: Bringer): Promise<PreparedItem>;
};

/** An item that can be written. Its statements take what it needs by conditional writes, in the batch of the order. */
export type PreparedItem = {
  id: string;
  totalCents: number;
  /** Paid online now, so that it stays. */
  dueCents: number;
  /** In the guest's mail about the order. */
  inMail: ItemInMail;
  /** Of one that the batch itself may confirm: whether it did, and how the mail then has it. */
  atOnce?: { isConfirmed: SQL; inMail: ItemInMail };
  statements: readonly BatchItem<'sqlite'>[];
  isMade: SQL;
  /** After a batch that failed: why this item cannot be had; `changed` when it must be prepared anew. */
  refusal(earlier: readonly PreparedItem[]): Promise<ApiError | 'changed' | undefined>;
  /** Of a trip: what it takes of a departure. */
  places?: PlaceClaim;
};
