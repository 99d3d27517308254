import type { Context } from 'hono';
import { conflict } from '#core/http/problem.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import { feeChanged } from '#orders/items/ending-cost.ts';
import { transferBack } from '#orders/paying/links/to-pay.ts';
import { transferMails } from '../mail/mails.ts';
import { changeByGuest } from './change-by-guest.ts';
import type { TransferHolder } from './holder.ts';

/** Cancels a transfer for its guest; 409 with the current booking when the fee is not the one that was shown. */
export async function cancelByHolder(
  c: Context<App>,
  holder: TransferHolder,
  input: { feeCents?: number | undefined },
): Promise<Response> {
  const { db, reader } = c.var;
  const { request, booking, urlOf } = holder;
  if (booking.status === 'cancelled_customer') return c.json(booking);
  const { allowed, feeCents } = booking.cancellation;
  if (!allowed) return conflict(c, booking, 'problem.not_cancellable');
  const shown = input.feeCents ?? 0;
  if (shown !== feeCents) return feeChanged(c, booking, feeCents);
  const now = new Date();
  const [site, backCents] = await Promise.all([
    reader.run(mailSite(db)),
    transferBack(db, request.id, feeCents),
  ]);
  const cancelled = {
    ...booking,
    id: request.id,
    status: 'cancelled_customer' as const,
    version: request.version + 1,
  };
  const mails = transferMails('cancelled', site, cancelled, urlOf(), { feeCents, backCents });
  const after = await changeByGuest(db, holder, {
    set: { status: 'cancelled_customer', feeCents },
    event: { data: { feeCents } },
    alongside: (condition) =>
      queueLimitedMails(db, site, mails, { visitor: booking.contact.email, condition, now }),
    now,
  });
  return after.status === 'cancelled_customer'
    ? c.json(after)
    : conflict(c, after, 'problem.booking_changed');
}
