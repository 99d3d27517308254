import type { Context } from 'hono';
import { ApiError } from '#core/http/problem.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import { endingCost, feeChanged } from '#orders/items/ending-cost.ts';
import { cancel } from '../changes/states.ts';
import { isUndecided } from '../ending.ts';
import { mailStatements } from '../mails/booking-mails.ts';
import { chooseRefund } from './choice.ts';
import { guestBooking } from './guest-booking.ts';
import type { Holder } from './holder.ts';
import { holderTerms } from './terms.ts';

/** Cancels a booking for its guest, or says what that would cost; 409 when the fee is not the one that was shown. */
export async function cancelByHolder(
  c: Context<App>,
  { held, site }: { held: Holder; site: MailSite },
  { dryRun, feeCents: shown }: { dryRun: boolean; feeCents: number },
): Promise<Response> {
  const { booking } = held;
  const now = new Date();
  if (booking.status === 'CANCELLED' && !isUndecided(booking))
    return c.json(guestBooking(held, now));
  const { canCancel, feeCents } = holderTerms(held, now);
  if (!canCancel) throw new ApiError(409, 'problem.not_cancellable', { code: 'state' });
  if (dryRun) return c.json(endingCost(feeCents, booking.totalCents));
  if (shown !== feeCents) return feeChanged(c, guestBooking(held, now), feeCents);
  // No mail was sent for a hold.
  const isMailed = booking.status !== 'ON_HOLD';
  const alongside = mailStatements(c.var.db, {
    event: 'cancelled',
    site,
    around: held,
    more: held.inMails(),
    now,
  });
  if (isUndecided(booking)) await chooseRefund(c.var.db, held, held.by(now), alongside);
  else
    await cancel(c.var.db, booking, null, held.by(now), {
      set: { endedAs: 'guest' },
      ...(isMailed && { alongside }),
    });
  return c.json(await held.answered());
}
