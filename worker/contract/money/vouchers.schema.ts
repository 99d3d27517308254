import * as v from 'valibot';
import { searchText } from '../admin/list-queries.schema.ts';
import { menorcaToday } from '../calendar.ts';
import { IsoDate } from '../days.schema.ts';
import { Cents, Count, Currency, Id, IdempotencyKey } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { EMAIL_PATTERN } from '../mail/contact.ts';
import { pagingEntries } from '../paging.schema.ts';
import { printedOrNull } from '../texts/printed-text.schema.ts';
import { tidyCode, tidyLine, tidyText } from '../texts/tidy-text.ts';
import { MANUAL_METHODS } from './ledger.ts';
import { VOUCHER_STATES } from './vouchers.ts';

const text = (length: number, tidy: (text: string) => string) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((sent) => tidy(sent)),
    v.maxLength(length),
    v.transform((sent) => sent || null),
  );

/** The last day on which it can be used. */
const EndDay = v.optional(v.nullable(IsoDate), null);

export const RECIPIENT = printedOrNull(120, tidyLine);
export const GIVER = printedOrNull(120, tidyLine);
export const GIFT_MESSAGE = printedOrNull(600, tidyText);

/** What is printed on a gift voucher and mailed with it. */
const texts = {
  recipient: RECIPIENT,
  giver: GIVER,
  message: GIFT_MESSAGE,
  buyerEmail: v.pipe(
    text(254, tidyCode),
    v.check((address) => address === null || EMAIL_PATTERN.test(address), 'email'),
  ),
};

export const VoucherInput = v.object({
  /** At most ten thousand euros; a slip of the keyboard above it. */
  cents: v.pipe(Cents, v.minValue(1), v.maxValue(1_000_000)),
  ...texts,
  language: v.optional(Language, 'es'),
  endsOn: v.pipe(
    EndDay,
    v.check((day) => day === null || day >= menorcaToday(new Date()), 'past'),
  ),
  /** How the buyer paid. */
  method: v.picklist(MANUAL_METHODS),
  /** Mails it to the buyer. */
  notify: v.optional(v.boolean(), false),
  key: IdempotencyKey,
});

/** All but code and amount; the balance follows from the entries. A day in the past may stay, but not be chosen. */
export const VoucherUpdate = v.object({
  version: Id,
  ...texts,
  language: Language,
  endsOn: EndDay,
});

export const VoucherQuery = v.object({
  q: searchText,
  status: v.fallback(v.optional(v.picklist(VOUCHER_STATES)), undefined),
  ...pagingEntries,
});

/** The code of a gift voucher, with the token of the booking's link. */
export const VoucherPayment = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
});
export const VoucherCode = v.pick(VoucherPayment, ['code']);

/** What the site sells, valid without end: the limits and suggestions of amounts, and how long the buyer can withdraw. */
export const GiftVoucherOffer = v.object({
  /** False where nothing is paid online. */
  isSold: v.boolean(),
  currency: Currency,
  leastCents: Count,
  mostCents: Count,
  suggestedCents: v.array(Count),
  withdrawalDays: Count,
});
