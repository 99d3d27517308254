import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { describeRoute } from 'hono-openapi';
import { PlacesChoice } from '#contract/bookings/guest-bookings.schema.ts';
import { MAX_ORDER_ITEMS } from '#contract/orders/orders.ts';
import {
  BasketRemoval,
  JourneyChoice,
  PlainBasket as PlainBasketSchema,
  VoucherChoice,
} from '#contract/orders/plain-basket.schema.ts';
import {
  BASKET_COOKIE,
  BASKET_PARAMETER,
  MAX_BASKET_TEXT,
  readPlainBasket,
  writePlainBasket,
} from '#contract/orders/plain-basket.ts';
import { cookieOptions } from '#core/auth/session.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { ApiError } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { departureById } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { quoteSearch } from '#orders/transfers/prices/quote-search.ts';

const WEEK_SECONDS = 7 * 86_400;

/** The basket of visitors without scripts: each answer leads to its page, whose address holds it. */
export const basketRoutes = router();

const DESCRIPTION =
  'Of forms without scripts. Nothing is stored here: the basket is in the address of its page and in a cookie. Prices and places are read when it is shown and when it is ordered.';
const RESPONSES = { ...answers({ 200: PlainBasketSchema }), ...refusals(409) };

const known = (c: Context<App>) => readPlainBasket(getCookie(c, BASKET_COOKIE));

function leadTo(c: Context<App>, items: readonly unknown[], isStored = true) {
  const basket = writePlainBasket(items);
  if (basket.length > MAX_BASKET_TEXT || items.length > MAX_ORDER_ITEMS)
    throw new ApiError(422, 'problem.basket_full', { code: 'full' });
  if (isStored)
    setCookie(c, BASKET_COOKIE, basket, {
      ...cookieOptions(c, WEEK_SECONDS),
      ...{ path: '/api', httpOnly: true },
    });
  c.set('resultPage', items.length > 0 ? `/basket?${BASKET_PARAMETER}=${basket}` : '/basket');
  return c.json({ basket, count: items.length });
}

basketRoutes.post(
  '/basket/trips',
  describeRoute({
    summary: 'Add places of a departure to the basket',
    description: DESCRIPTION,
    responses: RESPONSES,
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(PlacesChoice),
  async (c) => {
    const { db, reader } = c.var;
    const { optionId, departureId, units, extras } = c.req.valid('json');
    const day = departureId.slice(0, 10);
    const [plan] = await reader.run(plansOf(db, { optionId }, { from: day, to: day }));
    const departure = plan && departureById(plan, departureId);
    if (!departure) throw new BookingRefused('closed', 'problem.departure_closed');
    const { tripId } = plan.option;
    const { date, time } = departure;
    const item = { kind: 'trip', tripId, optionId, date, time, units, extras };
    return leadTo(c, [...known(c), item]);
  },
);
basketRoutes.post(
  '/basket/transfers',
  describeRoute({
    summary: 'Add a journey to the basket',
    description: DESCRIPTION,
    responses: RESPONSES,
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(JourneyChoice),
  (c) => {
    const input = c.req.valid('json');
    const { vehicle, signName, note, outbound, return: back } = input;
    const fields = {
      ...Object.fromEntries(new URLSearchParams(quoteSearch(input))),
      'outbound.pickupAddress': outbound.pickupAddress ?? '',
      'outbound.dropoffAddress': outbound.dropoffAddress ?? '',
      'return.pickupAddress': back?.pickupAddress ?? '',
      'return.dropoffAddress': back?.dropoffAddress ?? '',
      ...{ signName: signName ?? '', note: note ?? '' },
    };
    const item = {
      kind: 'transfer',
      ...{ vehicle, date: outbound.date, time: outbound.time },
      fields: Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
    };
    return leadTo(c, [...known(c), item]);
  },
);
basketRoutes.post(
  '/basket/vouchers',
  describeRoute({
    summary: 'Add a gift voucher to the basket, or order it alone',
    description: DESCRIPTION,
    responses: RESPONSES,
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(VoucherChoice),
  (c) => {
    const { alone, cents, sendOn, recipientName, giverName, message } = c.req.valid('json');
    const texts = { recipientName, giverName, message };
    const item = {
      ...{ kind: 'voucher', cents, date: sendOn ?? '', time: '' },
      fields: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)),
    };
    return alone ? leadTo(c, [item], false) : leadTo(c, [...known(c), item]);
  },
);
basketRoutes.post(
  '/basket/remove',
  describeRoute({
    summary: 'Remove an item from the basket',
    description: DESCRIPTION,
    responses: RESPONSES,
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(BasketRemoval),
  (c) => {
    const { basket, item } = c.req.valid('json');
    return leadTo(
      c,
      readPlainBasket(basket).filter((_one, index) => index !== item),
    );
  },
);
