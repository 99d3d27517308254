import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { GuestBookingCost } from '#contract/bookings/guest-booking-answers.schema.ts';
import { Language } from '#contract/languages/language.schema.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import {
  OrderAnswer as OrderAnswerSchema,
  OrderItemBody,
  Order as OrderSchema,
  orderInputOf,
} from '#contract/orders/orders.schema.ts';
import type { Order, OrderAnswer, OrderInput as OrderBody } from '#contract/orders/orders.ts';
import { BASKET_COOKIE } from '#contract/orders/plain-basket.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { orderPath, orderToken } from '#core/auth/order-link.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { parseBody, refuse } from '#core/crud/check-input.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { privacyEdition, termsEdition } from '#core/db/site-settings.ts';
import { isPaidByPartner } from '#core/db/statements/attribution.ts';
import { body, isFormPost, readBody } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import {
  answers,
  describeQuery,
  IDEMPOTENCY_KEY,
  jsonBody,
  refusals,
} from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { clientAddress, rateLimit } from '#core/http/protection/rate-limit.ts';
import { refuseOtherWords, sentWords } from '#core/http/protection/same-request.ts';
import { router } from '#core/http/router.ts';
import { sentPartner } from '#core/http/sent-partner.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { storedContact } from '#core/text/stored-contact.ts';
import { ownerOf } from '#core/text/strings/filled.ts';
import type { App } from '#env';
import { codeRead } from '#money/codes/find-code.ts';
import { paymentsRead } from '#money/payments/settings.ts';
import { usableVoucher, voucherRead } from '#money/vouchers/find-voucher.ts';
import { readVoucherCode } from '#money/vouchers/voucher-code.ts';
import { calendarAnswer } from '#orders/items/calendar-answer.ts';
import { type ItemRow, itemKind, itemKinds } from '#orders/items/item-kind.ts';
import { isRestOfDeposit } from '#orders/paying/order-due.ts';
import { payOrderWithVoucher } from '#orders/paying/vouchers/pay-order-with-voucher.ts';
import { checkPerson } from '#orders/transfers/request/person-check.ts';
import { isDryRun } from './dry-run.ts';
import { type HeldOrder, heldOrder, linkedItem, orderAnswer } from './held-order.ts';
import { makeOrder } from './make-order.ts';
import { type OrderRead, orderMade } from './order.reads.ts';
import './item-kinds.ts';

/** What `POST /api/orders` answers of an order: due is what is paid when booking, not the rest of a deposit that a gift voucher has paid. */
const shortAnswer = (
  { reference, token, items, totalCents, payUrl }: Order,
  dueCents: number,
): OrderAnswer => ({
  ...{ reference, token, totalCents, dueCents },
  items: items.map(({ kind, reference: own, uuid, status, totalCents: cents }) => ({
    ...{ kind, reference: own, uuid, status, totalCents: cents },
  })),
  ...(dueCents > 0 && payUrl !== undefined && { payUrl }),
});

/** Of the kinds that are registered when it is read. */
const KnownItem = v.lazy(() => {
  const inputs: unknown = itemKinds().map(({ input }) => input);
  const known: unknown = v.variant('kind', inputs as never);
  return known as v.GenericSchema<unknown, OrderBody['items'][number]>;
});

const LinkQuery = v.object({ token: v.string() });
const CalendarQuery = v.object({
  token: v.string(),
  lang: v.optional(Language),
  item: v.optional(v.string()),
});

/** Refuses an order of several kinds of services; names the first item of another kind. */
function demandOneKind(items: OrderBody['items']): void {
  const isService = ({ kind }: OrderBody['items'][number]) => !itemKind(kind).isNoService;
  const first = items.find(isService);
  const item = items.findIndex((one) => isService(one) && one.kind !== first?.kind);
  if (item > 0) throw new ApiError(422, 'problem.basket_one_kind', { code: 'one_kind', item });
}

/** Orders of guests: trips and transfers in one go, and their one page. */
export const orderRoutes = router();

orderRoutes.post(
  '/orders',
  describeRoute({
    summary: 'Order trips, transfers and gift vouchers in one go',
    description:
      'All items or none: 409 or 422 name the `item` that cannot be had by its index; 422 with the code `one_kind` where the company takes one kind of item an order. What is paid first stays a hold until the payment; what is on request owes from the company’s confirmation; a gift voucher is issued once it is paid. `code` is that of a discount, or of a gift voucher, which pays for what is bound as far as it goes. The same `Idempotency-Key` gets the same order and never makes a second one.',
    parameters: [IDEMPOTENCY_KEY],
    responses: { ...answers({ 201: OrderAnswerSchema }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(orderInputOf(KnownItem)),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const language = input.language ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE;
    const now = new Date();
    const contact = storedContact(input.contact, language);
    const sentBy = { slug: sentPartner(c, input.partner) };
    const { items, notes, code, customer } = input;
    const sent = await sentWords(c, [
      ...[items, contact, notes],
      ...(code ? [code] : []),
      ...(customer ? [customer] : []),
    ]);
    const isVoucher = code !== undefined && readVoucherCode(code) !== undefined;
    const [earlier, isPaid, typed, named, payments, site, privacy, terms, owner, secret] =
      await Promise.all([
        reader.run(orderMade(db, sent, now).known),
        isPaidByPartner(db, sentBy),
        code ? reader.run(codeRead(db, code, now)) : undefined,
        isVoucher ? reader.run(voucherRead(db, code)) : undefined,
        reader.run(paymentsRead(c.env, db)),
        reader.run(mailSite(db)),
        reader.run(privacyEdition(db)),
        reader.run(termsEdition(db)),
        ownerOf(c),
        signingSecret(db, c.env.QUOTE_SECRET),
      ]);
    const answered = async (made: OrderRead) => {
      refuseOtherWords(made.order, sent);
      const token = await orderToken(secret, made.order.id);
      c.set('resultPage', orderPath(made.order, token));
      const order = await orderAnswer(c, { ...made, token, secret });
      const dueCents = made.payable.items
        .filter((item) => !isRestOfDeposit(item))
        .reduce((sum, item) => sum + item.dueNowCents, 0);
      return c.json<OrderAnswer>(shortAnswer(order, dueCents), 201);
    };
    if (earlier) {
      refuseOtherWords(earlier, sent);
      return answered(found(await reader.run(orderMade(db, sent, now).read)));
    }
    if (owner.site.basketHolds === 'one_kind') demandOneKind(items);
    if (items.some(({ kind }) => itemKind(kind).needsPersonCheck))
      await checkPerson(c.env, db, {
        answer: input[TURNSTILE_FIELD],
        address: clientAddress(c.req),
        isPlainForm: isFormPost(c.req.raw),
      });
    const voucher = isVoucher && !typed ? usableVoucher(named, now) : undefined;
    const made = await makeOrder(
      {
        ...{ env: c.env, db, reader, now, secret, origin: siteOrigin(c.env, c.req.url) },
        ...{
          site,
          values: owner.values,
          payments,
          contact,
          notes,
          language,
          sentBy,
          isPaidByPartner: isPaid,
        },
        ...{ privacyEdition: privacy, termsEdition: terms },
      },
      input,
      { sent, code: typed, ...(voucher && { voucherCents: voucher.balance }) },
    );
    if (isFormPost(c.req.raw)) deleteCookie(c, BASKET_COOKIE, { path: '/api' });
    if (!voucher) return answered(made);
    await payOrderWithVoucher(c, made.items, voucher.code, now);
    return answered(found(await reader.run(orderMade(db, sent, now).read)));
  },
);
orderRoutes.get(
  '/orders/:reference',
  describeRoute({
    summary: 'An order with its items, by the token of its link',
    responses: answers({ 200: OrderSchema }),
  }),
  cached(PRIVATE_CACHE),
  describeQuery(LinkQuery),
  async (c) => answer(c, await orderAnswer(c, await heldOrder(c, c.req.query('token') ?? ''))),
);

/** The item that is named, of an order of several. */
async function itemOf({ items, secret }: HeldOrder, name: string | number | undefined) {
  const isMeant = ({ reference, uuid }: ItemRow, index: number) =>
    [reference, uuid, String(index)].includes(String(name));
  const named = name === undefined && items.length === 1 ? items[0] : items.find(isMeant);
  if (!named && name === undefined) throw refuse('item', 'required', 'form.required');
  return linkedItem(found(named), secret);
}

/** Runs an action of one item; answers the whole order unless it was refused or only asked what it costs. */
const act = (action: 'cancel' | 'change') => async (c: Context<App>) => {
  const { token, item, ...rest } = parseBody(OrderItemBody, await readBody(c.req.raw));
  const held = await heldOrder(c, token);
  const named = await itemOf(held, item);
  c.set('resultPage', orderPath(held.order, token));
  const response = await itemKind(named.kind).actions[action](c, named, rest);
  if (!response.ok || isDryRun(rest)) return response;
  return c.json<Order>(await orderAnswer(c, await heldOrder(c, token)));
};

orderRoutes.post(
  '/orders/:reference/cancel',
  describeRoute({
    summary: 'Cancel an item of an order; `feeCents` is the fee shown to the guest',
    description:
      '`item` names it by reference, uuid or index. With `dryRun` it answers what the cancellation costs. 409 when the fee has changed.',
    responses: {
      ...answers({ 200: v.union([OrderSchema, GuestBookingCost]) }),
      ...refusals(409),
    },
    ...jsonBody([OrderItemBody]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  act('cancel'),
);
orderRoutes.post(
  '/orders/:reference/change',
  describeRoute({
    summary: 'Change an item of an order',
    description:
      '`item` names it; the other fields are those of the item’s own route. A trip is changed at once, with `dryRun` it answers what that costs; of a transfer the company answers the request.',
    responses: {
      ...answers({ 200: v.union([OrderSchema, GuestBookingCost]) }),
      ...refusals(409),
    },
    ...jsonBody([OrderItemBody]),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  act('change'),
);
orderRoutes.get(
  '/orders/:reference/calendar.ics',
  describeRoute({
    summary: 'All items of an order, or one, as a calendar file',
    responses: answers({ 200: 'text/calendar' }),
  }),
  cached(PRIVATE_CACHE),
  describeQuery(CalendarQuery),
  async (c) => {
    const held = await heldOrder(c, c.req.query('token') ?? '');
    const item = c.req.query('item');
    const named =
      item === undefined
        ? await Promise.all(held.items.map((one) => linkedItem(one, held.secret)))
        : [await itemOf(held, item)];
    return calendarAnswer(c, { ...held.order, subject: 'Order' }, async (language) => {
      const events = named.map((one) => itemKind(one.kind).actions.events(c, one, language));
      return (await Promise.all(events)).flat();
    });
  },
);
