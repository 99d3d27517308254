import * as v from 'valibot';
import { Count, IdempotencyKey } from '../fields.schema.ts';
import { ENTERED_METHODS } from './ledger.ts';
import { PAYMENT_PROVIDERS, PAYMENT_RULES, REMINDER_DAYS } from './payments.ts';
import { VatSettings } from './receipts.schema.ts';

const Percent = v.pipe(Count, v.minValue(1), v.maxValue(100));
/** A million euros; a slip of the keyboard above it. */
const Cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));

/** Of `trip_options`, and of transfers in the settings. */
export const PaymentTerms = v.object({
  payment: v.optional(v.picklist(PAYMENT_RULES), 'none'),
  depositPercent: v.optional(v.nullable(Percent), null),
  depositCents: v.optional(v.nullable(Cents), null),
});

/** The rule in force, as answers name it. */
export const TermsInForce = v.object({
  payment: v.picklist(PAYMENT_RULES),
  depositPercent: v.nullable(Count),
  depositCents: v.nullable(Count),
});

export const PaymentSettings = v.object({
  /** Null: `test` where it is allowed, else `stripe` where its keys are set. */
  provider: v.optional(v.nullable(v.picklist(PAYMENT_PROVIDERS)), null),
  transfers: v.optional(PaymentTerms, { payment: 'none' }),
  /** Days before the trip or the journey on which guests are reminded of what is open; 0: never. */
  reminderDays: v.optional(v.pipe(Count, v.maxValue(REMINDER_DAYS.max)), REMINDER_DAYS.usual),
  vat: v.optional(VatSettings, {}),
});

/** `version` 0 saves them for the first time. */
export const PaymentSettingsUpdate = v.object({
  ...PaymentSettings.entries,
  transfers: v.pipe(
    PaymentTerms,
    v.forward(
      v.check(
        ({ payment, depositPercent, depositCents }) =>
          payment !== 'deposit' || (depositPercent ?? depositCents) !== null,
        'required',
      ),
      ['depositPercent'],
    ),
  ),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Money that the firm received by hand. */
export const PaymentEntryInput = v.object({
  method: v.picklist(ENTERED_METHODS),
  cents: Cents,
  currency: v.optional(v.literal('EUR'), 'EUR'),
  reference: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100))), null),
  key: IdempotencyKey,
});

export const GuestMoney = v.object({
  balanceCents: v.pipe(v.number(), v.integer()),
  isPaidElsewhere: v.boolean(),
  paidCents: v.pipe(v.number(), v.integer()),
  ...TermsInForce.entries,
  dueNowCents: Count,
  payments: v.array(
    v.object({ cents: v.number(), method: v.nullable(v.string()), at: v.string() }),
  ),
  refundCents: Count,
  refundedCents: Count,
  onlineCents: Count,
  voucherCents: Count,
  currency: v.literal('EUR'),
});
