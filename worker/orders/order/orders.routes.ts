import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import {
  OrderAnswer as OrderAnswerSchema,
  OrderInput,
  Order as OrderSchema,
} from '#contract/orders/orders.schema.ts';
import type { Order, OrderAnswer } from '#contract/orders/orders.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { orderPath, orderToken } from '#core/auth/order-link.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { privacyEdition, termsEdition } from '#core/db/site-settings.ts';
import { isPaidByPartner } from '#core/db/statements/attribution.ts';
import { body, isFormPost } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import {
  answers,
  describeQuery,
  IDEMPOTENCY_KEY,
  refusals,
} from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { clientAddress, rateLimit } from '#core/http/protection/rate-limit.ts';
import { refuseOtherWords, sentWords } from '#core/http/protection/same-request.ts';
import { router } from '#core/http/router.ts';
import { sentPartner } from '#core/http/sent-partner.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { storedContact } from '#core/text/stored-contact.ts';
import { codeRead } from '#money/codes/find-code.ts';
import { paymentsRead } from '#money/payments/settings.ts';
import { checkPerson } from '#orders/transfers/request/person-check.ts';
import { heldOrder, orderAnswer } from './held-order.ts';
import { makeOrder } from './make-order.ts';
import { orderMade } from './order.reads.ts';

/** What `POST /api/orders` answers of an order. */
const shortAnswer = ({
  reference,
  token,
  items,
  totalCents,
  dueCents,
  payUrl,
}: Order): OrderAnswer => ({
  ...{ reference, token, totalCents, dueCents },
  items: items.map(({ kind, reference: own, uuid, status, totalCents: cents }) => ({
    ...{ kind, reference: own, uuid, status, totalCents: cents },
  })),
  ...(payUrl !== undefined && { payUrl }),
});

const LinkQuery = v.object({ token: v.string() });

/** Orders of guests: trips and transfers in one go, and their one page. */
export const orderRoutes = router();

orderRoutes.post(
  '/orders',
  describeRoute({
    summary: 'Order trips and transfers in one go',
    description:
      'All items or none: 409 or 422 name the `item` that cannot be had by its index. What is paid first stays a hold until the payment; what is on request owes from the company’s confirmation. The same `Idempotency-Key` gets the same order and never makes a second one.',
    parameters: [IDEMPOTENCY_KEY],
    responses: { ...answers({ 201: OrderAnswerSchema }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(OrderInput),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const language = input.language ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE;
    const now = new Date();
    const contact = storedContact(input.contact, language);
    const sentBy = { slug: sentPartner(c, input.partner) };
    const { items, notes, code } = input;
    const sent = await sentWords(c, [items, contact, notes, ...(code ? [code] : [])]);
    const [earlier, isPaid, typed, payments, site, privacy, terms, secret] = await Promise.all([
      orderMade(db, sent, now).find(),
      isPaidByPartner(db, sentBy),
      code ? reader.run(codeRead(db, code, now)) : undefined,
      reader.run(paymentsRead(db)),
      reader.run(mailSite(db)),
      reader.run(privacyEdition(db)),
      reader.run(termsEdition(db)),
      signingSecret(db, c.env.QUOTE_SECRET),
    ]);
    const answered = async ({ id, reference }: { id: string; reference: string }) => {
      const token = await orderToken(secret, id);
      c.set('resultPage', orderPath({ id, reference }, token));
      return orderAnswer(c, await heldOrder(c, token, now, reference));
    };
    if (earlier) {
      refuseOtherWords(earlier, sent);
      return c.json<OrderAnswer>(shortAnswer(await answered(earlier)), 201);
    }
    if (items.some(({ kind }) => kind === 'transfer'))
      await checkPerson(c.env, db, {
        answer: input[TURNSTILE_FIELD],
        address: clientAddress(c.req),
        isPlainForm: isFormPost(c.req.raw),
      });
    const order = await makeOrder(
      {
        ...{ env: c.env, db, reader, now, secret, origin: siteOrigin(c.env, c.req.url) },
        ...{ site, payments, contact, notes, language, sentBy, isPaidByPartner: isPaid },
        ...{ privacyEdition: privacy, termsEdition: terms },
      },
      input,
      { sent, code: typed },
    );
    refuseOtherWords(order, sent);
    return c.json<OrderAnswer>(shortAnswer(await answered(order)), 201);
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
