import type { FieldErrorCode } from '#contract/problem.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';

/** Why a booking cannot be made or changed; interfaces have words of their own for each. */
export type RefusalCode =
  | 'sold_out'
  /** The partner may sell no more places of the departure. */
  | 'allotment'
  | 'closed'
  | 'units'
  | 'contact'
  | 'uuid_taken'
  | 'expired'
  | 'state'
  | 'changed'
  | 'late'
  | 'being_paid'
  | 'paying_back';

export class BookingRefused extends ApiError {
  readonly reason: RefusalCode;
  /** `path`: the field of a form that is to be corrected. */
  constructor(
    reason: RefusalCode,
    detail: ProblemText,
    { path = 'units', code = 'invalid' }: { path?: string; code?: FieldErrorCode } = {},
  ) {
    const isOfFields = reason === 'units' || reason === 'contact';
    super(isOfFields ? 422 : 409, detail, {
      code: reason,
      ...(isOfFields && { errors: [{ path, code, message: detail }] }),
    });
    this.reason = reason;
  }
}

/** Check-in before the day of the departure, or after it. */
export const notToday = () => new BookingRefused('state', 'problem.check_in_day');
