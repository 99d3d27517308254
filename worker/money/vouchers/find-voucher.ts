import { eq, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { giftVouchers } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import { balanceOf, isVoid } from './balance.sql.ts';
import { readVoucherCode } from './voucher-code.ts';

type VoucherRefusal = Extract<FieldErrorCode, `voucher_${string}`>;

const refusal = (code: VoucherRefusal, status: 409 | 422 = 422) =>
  new ApiError(status, FIELD_MESSAGES[code], {
    code,
    errors: [{ path: 'code', code, message: FIELD_MESSAGES[code] }],
  });

/** The gift voucher whose code was typed, for `usableVoucher`. */
export const voucherRead = (db: Database, typed: string) => {
  const { id, endsOn, deletedAt, code } = giftVouchers;
  return read(
    [
      db
        .select({
          ...{ id, endsOn, deletedAt, code },
          balance: balanceOf(sql`gift_vouchers.id`).as('balance'),
          isVoid: isVoid.as('isVoid'),
        })
        .from(giftVouchers)
        .where(eq(code, readVoucherCode(typed) ?? '')),
    ],
    ([voucher]) => voucher,
  );
};
export type FoundVoucher = ReturnType<ReturnType<typeof voucherRead>['shape']>;

/** The gift voucher that was typed, if money is left on it. */
export function usableVoucher(voucher: FoundVoucher, now: Date) {
  if (!voucher || voucher.deletedAt !== null) throw refusal('voucher_unknown');
  if (voucher.endsOn !== null && voucher.endsOn < menorcaToday(now)) throw refusal('voucher_over');
  if (voucher.isVoid || voucher.balance <= 0) throw refusal('voucher_empty', 409);
  return voucher;
}
