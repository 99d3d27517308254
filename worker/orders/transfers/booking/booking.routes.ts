import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { Language } from '#contract/languages/language.schema.ts';
import { VoucherCode, VoucherPayment } from '#contract/money/vouchers.schema.ts';
import { CancelInput, ChangeRequestInput } from '#contract/transfers/booking/booking.schema.ts';
import { TransferBooking } from '#contract/transfers/booking/booking-answer.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { answer } from '#core/http/description/answer.ts';
import {
  answers,
  describeQuery,
  jsonBody,
  refusals,
} from '#core/http/description/describe-route.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { calendarAnswer } from '#orders/items/calendar-answer.ts';
import { payWithVoucher } from '#orders/paying/vouchers/pay-with-voucher.ts';
import { transferEvents } from './calendar-file.ts';
import { cancelByHolder } from './cancel.ts';
import { holderOf, sentBody, tokenIn } from './holder.ts';
import { requestChange } from './request-change.ts';

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
    const { reference: uid } = booking;
    return calendarAnswer(c, { ...booking, subject: 'Transfers' }, (language) =>
      transferEvents(booking, { language, url: urlOf(), uid }),
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
    const body = await sentBody(c);
    const holder = await holderOf(c, tokenIn(body));
    c.set('resultPage', holder.path);
    return cancelByHolder(c, holder, parseBody(CancelInput, body));
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
    const { request, path, after, answered } = await holderOf(c, tokenIn(body));
    c.set('resultPage', path);
    const { code } = parseBody(VoucherCode, body);
    await payWithVoucher(c.var, { kind: 'transfer', id: request.id }, code, {
      ...{ actor: 'guest', now: new Date(), after },
    });
    return c.json(answered());
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
    const body = await sentBody(c);
    const holder = await holderOf(c, tokenIn(body));
    c.set('resultPage', holder.path);
    return requestChange(c, holder, parseBody(ChangeRequestInput, body));
  },
);
