import type { Context } from 'hono';
import type { GuestBookingCost } from '#contract/bookings/guest-bookings.ts';
import { conflict } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { money } from '#core/mail/format.ts';

/** What a cancellation costs, for a `dryRun`: the fee takes the place of the price. */
export const endingCost = (feeCents: number, totalCents: number): GuestBookingCost => ({
  ...{ totalCents: feeCents, lines: [], feeCents, terms: null },
  differenceCents: feeCents - totalCents,
});

/** Another fee than the one that was shown: 409 with what is to be cancelled as it is now. */
export const feeChanged = (c: Context, current: object, feeCents: number) =>
  conflict(c, current, 'problem.fee_changed', [
    {
      path: 'feeCents',
      code: 'changed',
      message: says('problem.fee_now', { amount: (language) => money(feeCents, language) }),
    },
  ]);
