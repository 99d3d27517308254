import { and, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { ChangeRequestInput } from '#contract/transfers/booking/booking.schema.ts';
import { requestEvents, transferRequests } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { ApiError, conflict } from '#core/http/problem.ts';
import { dayInWords } from '#core/mail/format.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import { guestAsks, hasAsked } from '#orders/threads/guest-asks.ts';
import { transferMails } from '../mail/mails.ts';
import { changeError } from './change-request.ts';
import { askedBy, type TransferHolder } from './holder.ts';

/** A double click, or a resend on a bad connection: the same change request within two minutes is one. */
const SAME_CHANGE_MS = 2 * 60_000;

/** Asks the company for a change of date, time, flight or address. What the guest writes stands in the order's thread, with what is asked for. */
export async function requestChange(
  c: Context<App>,
  holder: TransferHolder,
  input: v.InferOutput<typeof ChangeRequestInput>,
): Promise<Response> {
  const { db, reader } = c.var;
  const { request, booking, urlOf, written } = holder;
  const now = new Date();
  const error = changeError(input, booking.legs, now);
  if (error) throw new ApiError(422, 'problem.invalid_fields', { errors: [error] });
  const { message, leg, date, time, flight, address } = input;
  const change = { leg, date, time, flight, address };
  const data = JSON.stringify(change);
  const day = date && dayInWords(date, request.language);
  const text = [[day, time, flight, address].filter(Boolean).join(' · '), message]
    .filter(Boolean)
    .join('\n');
  const by = askedBy(request);
  const since = new Date(now.getTime() - SAME_CHANGE_MS);
  const isDuplicate = and(
    eq(requestEvents.requestId, request.id),
    eq(requestEvents.type, 'change_request'),
    sql`${requestEvents.data} = ${data}`,
    gt(requestEvents.createdAt, since.toISOString()),
    message ? hasAsked(by.orderId, text, since) : undefined,
  );
  const duplicate = db.select({ id: requestEvents.id }).from(requestEvents).where(isDuplicate);
  const [former, site] = await Promise.all([duplicate, reader.run(mailSite(db))]);
  if (former.length > 0) return c.json(booking, 201);
  if (!booking.canRequestChange) return conflict(c, booking, 'problem.not_changeable_online');
  const mails = transferMails('change_requested', site, { ...booking, id: request.id }, urlOf(), {
    text,
    leg: booking.legs.length > 1 ? leg : undefined,
  });
  const isNew: SQL = notExists(duplicate);
  const after = await written([
    // What the firm saves of the request as it was before this, it saves after it has read this.
    db
      .update(transferRequests)
      .set({ version: NEXT_VERSION, updatedAt: now.toISOString() })
      .where(and(eq(transferRequests.id, request.id), isNew)),
    ...(await queueLimitedMails(db, site, mails, {
      visitor: booking.contact.email,
      condition: isNew,
      now,
    })),
    insertIf(
      db,
      requestEvents,
      {
        requestId: request.id,
        kind: 'transfer',
        type: 'change_request',
        fromStatus: request.status,
        toStatus: request.status,
        actor: 'guest',
        data: change,
      },
      isNew,
    ),
    ...(message ? guestAsks(db, { ...by, text, now }, isNew) : []),
  ]);
  return c.json(after, 201);
}
