import { getCookie, setCookie } from 'hono/cookie';
import { describeRoute } from 'hono-openapi';
import { MAX_ORDER_ITEMS } from '#contract/orders/orders.ts';
import {
  BasketChange,
  PlainBasket as PlainBasketSchema,
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
import { BookingRefused } from '#orders/bookings/refused.ts';
import { departureById } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { quoteSearch } from '#orders/transfers/prices/quote-search.ts';

const WEEK_SECONDS = 7 * 86_400;

/** The basket of visitors without scripts: the answer leads to its page, whose address holds it. */
export const basketRoutes = router();

basketRoutes.post(
  '/basket',
  describeRoute({
    summary: 'Add to the basket of a form without scripts, or remove from it',
    description:
      'Nothing is stored here: the basket is in the address of its page and in a cookie. Prices and places are read when it is shown and when it is ordered.',
    responses: { ...answers({ 200: PlainBasketSchema }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(BasketChange),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const known = readPlainBasket(getCookie(c, BASKET_COOKIE));
    const changed = async (): Promise<unknown[]> => {
      if ('remove' in input)
        return readPlainBasket(input.basket).filter((_item, index) => index !== input.remove);
      if ('optionId' in input) {
        const { optionId, departureId, units, extras } = input;
        const day = departureId.slice(0, 10);
        const [plan] = await reader.run(plansOf(db, { optionId }, { from: day, to: day }));
        const departure = plan && departureById(plan, departureId);
        if (!departure) throw new BookingRefused('closed', 'problem.departure_closed');
        const { tripId } = plan.option;
        const { date, time } = departure;
        return [...known, { kind: 'trip', tripId, optionId, date, time, units, extras }];
      }
      const { vehicle, signName, note, outbound, return: back } = input;
      const fields = {
        ...Object.fromEntries(new URLSearchParams(quoteSearch(input))),
        'outbound.pickupAddress': outbound.pickupAddress ?? '',
        'outbound.dropoffAddress': outbound.dropoffAddress ?? '',
        'return.pickupAddress': back?.pickupAddress ?? '',
        'return.dropoffAddress': back?.dropoffAddress ?? '',
        ...{ signName: signName ?? '', note: note ?? '' },
      };
      return [
        ...known,
        {
          kind: 'transfer',
          ...{ vehicle, date: outbound.date, time: outbound.time },
          fields: Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
        },
      ];
    };
    const items = await changed();
    const basket = writePlainBasket(items);
    if (basket.length > MAX_BASKET_TEXT || items.length > MAX_ORDER_ITEMS)
      throw new ApiError(422, 'problem.basket_full', { code: 'full' });
    setCookie(c, BASKET_COOKIE, basket, {
      ...cookieOptions(c, WEEK_SECONDS),
      ...{ path: '/api', httpOnly: true },
    });
    c.set('resultPage', items.length > 0 ? `/basket?${BASKET_PARAMETER}=${basket}` : '/basket');
    return c.json({ basket, count: items.length });
  },
);
