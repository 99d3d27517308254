import { and, eq, exists, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { Language } from '#contract/languages/language.schema.ts';
import { isLanguage } from '#contract/languages/language.ts';
import { VoucherCode, VoucherPayment } from '#contract/money/vouchers.schema.ts';
import { CancelInput, ChangeRequestInput } from '#contract/transfers/booking/booking.schema.ts';
import { TransferBooking } from '#contract/transfers/booking/booking-answer.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { requestEvents, transferRequests } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { answer } from '#core/http/description/answer.ts';
import {
  answers,
  describeQuery,
  jsonBody,
  refusals,
} from '#core/http/description/describe-route.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { ApiError, conflict } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { CALENDAR_TYPE } from '#core/text/calendar-file.ts';
import { moneyStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { transferBack } from '#orders/paying/links/to-pay.ts';
import { payWithVoucher } from '#orders/paying/vouchers/pay-with-voucher.ts';
import { transferMails } from '../mail/mails.ts';
import { OPEN_STATES } from '../office/states.ts';
import { transferCalendar } from './calendar-file.ts';
import { changeError } from './change-request.ts';
import { holderOf, sentBody, tokenIn } from './holder.ts';

/** A double click, or a resend on a bad connection: the same change request within two minutes is one. */
const SAME_CHANGE_MS = 2 * 60_000;

const LinkQuery = v.object({ token: v.string() });
const CalendarQuery = v.object({ token: v.string(), lang: v.optional(Language) });

export const bookingRoutes = router();

bookingRoutes.get(
  '/transfers/requests/:reference',
  describeRoute({
    summary: 'A transfer request, by the token of its link',
  }),
  cached(PRIVATE_CACHE),
  multilingual(TransferBooking),
  describeQuery(LinkQuery),
  async (c) => answer(c, (await holderOf(c, undefined)).booking),
);
bookingRoutes.get(
  '/transfers/requests/:reference/calendar.ics',
  describeRoute({
    summary: 'A transfer request as a calendar file',
    responses: answers({ 200: 'text/calendar' }),
  }),
  cached(PRIVATE_CACHE),
  describeQuery(CalendarQuery),
  async (c) => {
    const { booking, urlOf } = await holderOf(c, undefined);
    const { siteName } = await c.var.reader.run(siteSettings(c.var.db));
    const requested = c.req.query('lang');
    const language = isLanguage(requested) ? requested : booking.language;
    return c.body(
      transferCalendar(booking, { language, siteName, url: urlOf(), uid: booking.reference }),
      200,
      {
        'Content-Type': CALENDAR_TYPE,
        'Content-Disposition': `attachment; filename="${booking.reference}.ics"`,
      },
    );
  },
);
bookingRoutes.post(
  '/transfers/requests/:reference/cancel',
  describeRoute({
    summary: 'Cancel a transfer request; `feeCents` is the fee shown to the guest',
    description: '409 with the current booking if the fee has changed.',
    responses: answers({ 200: TransferBooking }),
    ...jsonBody([CancelInput]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db, reader } = c.var;
    const body = await sentBody(c);
    const { request, booking, path, urlOf, written } = await holderOf(c, tokenIn(body));
    c.set('resultPage', path);
    if (booking.status === 'cancelled_customer') return c.json(booking);
    const { allowed, feeCents } = booking.cancellation;
    if (!allowed) return conflict(c, booking, 'problem.not_cancellable');
    const shown = parseBody(CancelInput, body).feeCents ?? 0;
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
      inArray(transferRequests.status, OPEN_STATES),
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
  },
);
bookingRoutes.post(
  '/transfers/requests/:reference/voucher',
  describeRoute({
    summary: 'Pay for a confirmed transfer with a gift voucher',
    description: 'As far as its balance goes; refused like that of a booking.',
    responses: { ...answers({ 200: TransferBooking }), ...refusals(409) },
    ...jsonBody([VoucherPayment]),
  }),
  rateLimit('LOGIN_LIMIT', 'gift-voucher'),
  cached(PRIVATE_CACHE),
  async (c) => {
    const body = await sentBody(c);
    const { request, path } = await holderOf(c, tokenIn(body));
    c.set('resultPage', path);
    const { code } = parseBody(VoucherCode, body);
    await payWithVoucher(c.var.db, { kind: 'transfer', id: request.id }, code, {
      actor: 'guest',
      now: new Date(),
    });
    return c.json((await holderOf(c, tokenIn(body))).booking);
  },
);
bookingRoutes.post(
  '/transfers/requests/:reference/change',
  describeRoute({
    summary: 'Request a change of date, time, flight or address; the company replies',
    responses: answers({ 201: TransferBooking }),
    ...jsonBody([ChangeRequestInput]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db, reader } = c.var;
    const body = await sentBody(c);
    const { request, booking, path, urlOf, written } = await holderOf(c, tokenIn(body));
    c.set('resultPage', path);
    const input = parseBody(ChangeRequestInput, body);
    const now = new Date();
    const error = changeError(input, booking.legs, now);
    if (error) throw new ApiError(422, 'problem.invalid_fields', { errors: [error] });
    const { message, leg, date, time, flight, address } = input;
    const change = { leg, date, time, flight, address };
    const data = JSON.stringify(change);
    const isDuplicate = and(
      eq(requestEvents.requestId, request.id),
      eq(requestEvents.type, 'change_request'),
      sql`coalesce(${requestEvents.note}, '') = ${message ?? ''}`,
      sql`${requestEvents.data} = ${data}`,
      gt(requestEvents.createdAt, new Date(now.getTime() - SAME_CHANGE_MS).toISOString()),
    );
    const duplicate = db.select({ id: requestEvents.id }).from(requestEvents).where(isDuplicate);
    const [former, site] = await Promise.all([duplicate, reader.run(mailSite(db))]);
    if (former.length > 0) return c.json(booking, 201);
    if (!booking.canRequestChange) return conflict(c, booking, 'problem.not_changeable_online');
    const text = [[date, time, flight, address].filter(Boolean).join(' · '), message]
      .filter(Boolean)
      .join('\n');
    const mails = transferMails('change_requested', site, { ...booking, id: request.id }, urlOf(), {
      text,
    });
    const isNew: SQL = notExists(duplicate);
    const after = await written([
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
          note: message,
          data: change,
        },
        isNew,
      ),
    ]);
    return c.json(after, 201);
  },
);
