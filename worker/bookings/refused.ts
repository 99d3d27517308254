import { ApiError } from '#http/problem.ts';

/** Why a booking cannot be made or changed; interfaces have words of their own for each. */
export type RefusalCode = 'sold_out' | 'closed' | 'units' | 'contact' | 'uuid_taken' | 'expired' | 'state' | 'changed';

export class BookingRefused extends ApiError {
  readonly reason: RefusalCode;
  constructor(reason: RefusalCode, detail: string) {
    super(reason === 'units' || reason === 'contact' ? 422 : 409, detail, { code: reason });
    this.reason = reason;
  }
}
