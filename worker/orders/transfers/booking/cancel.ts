import { and, eq, exists, inArray, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { OPEN_TRANSFER_STATES } from '#contract/orders/states.ts';
import { requestEvents, transferRequests } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { conflict } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import { moneyStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { transferBack } from '#orders/paying/links/to-pay.ts';
import { transferMails } from '../mail/mails.ts';
import type { TransferHolder } from './holder.ts';

/** Cancels a transfer for its guest; 409 with the current booking when the fee is not the one that was shown. */
export async function cancelByHolder(
  c: Context<App>,
  holder: TransferHolder,
  input: { feeCents?: number | undefined },
): Promise<Response> {
  const { db, reader } = c.var;
  const { request, booking, urlOf, written } = holder;
  if (booking.status === 'cancelled_customer') return c.json(booking);
  const { allowed, feeCents } = booking.cancellation;
  if (!allowed) return conflict(c, booking, 'problem.not_cancellable');
  const shown = input.feeCents ?? 0;
  if (shown !== feeCents)
    return conflict(c, booking, 'problem.fee_changed', [
      {
        path: 'feeCents',
        code: 'changed',
        message: says('problem.fee_now', {
          amount: (feeCents / 100).toFixed(2),
          currency: booking.currency,
        }),
      },
    ]);
  const now = new Date();
  const isSame = and(
    eq(transferRequests.id, request.id),
    eq(transferRequests.version, request.version),
    inArray(transferRequests.status, OPEN_TRANSFER_STATES),
  );
  const isStillSo: SQL = exists(
    db.select({ id: transferRequests.id }).from(transferRequests).where(isSame),
  );
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
  const subject = { kind: 'transfer', id: request.id } as const;
  moneyMoves(subject);
  // Mails and event check the state before it changes, so that a double click reports one cancellation.
  const after = await written([
    ...(await queueLimitedMails(db, site, mails, {
      visitor: booking.contact.email,
      condition: isStillSo,
      now,
    })),
    insertIf(
      db,
      requestEvents,
      {
        requestId: request.id,
        kind: 'transfer',
        fromStatus: request.status,
        toStatus: 'cancelled_customer',
        actor: 'guest',
        data: { feeCents },
      },
      isStillSo,
    ),
    db
      .update(transferRequests)
      .set({
        status: 'cancelled_customer',
        feeCents,
        updatedAt: now.toISOString(),
        version: NEXT_VERSION,
      })
      .where(isSame),
    ...moneyStatements(db, subject, { actor: 'guest', now }),
  ]);
  return after.status === 'cancelled_customer'
    ? c.json(after)
    : conflict(c, after, 'problem.booking_changed');
}
