import { describeRoute } from 'hono-openapi';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { isOwedTransfer } from '#contract/orders/states.ts';
import { TransferRequestAnswer as TransferRequestAnswerSchema } from '#contract/transfers/answers.schema.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { TransferRequestInput as TransferRequestInputSchema } from '#contract/transfers/request.schema.ts';
import type { TransferRequestAnswer } from '#contract/transfers/request.ts';
import { transferPath } from '#core/auth/transfer-link.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { privacyEdition, termsEdition } from '#core/db/site-settings.ts';
import { agreedTo } from '#core/db/statements/agreement.ts';
import { isPaidByPartner } from '#core/db/statements/attribution.ts';
import { body, isFormPost } from '#core/http/bodies/body.ts';
import { answers, IDEMPOTENCY_KEY, refusals } from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { clientAddress, rateLimit } from '#core/http/protection/rate-limit.ts';
import { refuseOtherWords, sentWords } from '#core/http/protection/same-request.ts';
import { router } from '#core/http/router.ts';
import { sentPartner } from '#core/http/sent-partner.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { storedContact } from '#core/text/stored-contact.ts';
import { bringerOf, isPaidByBringer } from '#money/codes/discounts.ts';
import { codeRead, usableCode } from '#money/codes/find-code.ts';
import { transferTerms } from '#money/payments/terms.ts';
import { paymentAhead } from '#orders/paying/links/to-pay.ts';
import { priceData } from '../prices/quote.reads.ts';
import { looksLikeSpam } from './looks-like-spam.ts';
import { checkPerson } from './person-check.ts';
import { demandPromised, priceRequest, withDiscount } from './price.ts';
import { promisedJourney } from './promise.ts';
import { type StoredRequest, sameRequest, storeRequest } from './store.ts';

/** Rows from before digests have none; there the guest's own address or number is the proof. People who were made anonymous have neither. */
const isOfFirstSites = (
  stored: StoredRequest,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
) =>
  stored.digest === null &&
  ((email !== undefined && stored.contactEmail === email) ||
    (phone !== undefined && stored.contactPhone === phone));

export const transferRequestRoutes = router();

transferRequestRoutes.post(
  '/transfers/requests',
  describeRoute({
    summary: 'Request a transfer, with a quote’s token or the full journey',
    description:
      'With `termsAccepted` the company’s confirmation binds the guest; without, it is an offer that the guest accepts. Where the zone accepts at once, a request with the terms is `confirmed` while a van is free. The same `Idempotency-Key` gets the same response and never creates a second request.',
    parameters: [IDEMPOTENCY_KEY],
    responses: { ...answers({ 201: TransferRequestAnswerSchema }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(TransferRequestInputSchema),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const language = input.language ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE;
    const { note, signName, code, customer } = input;
    const now = new Date();
    const origin = siteOrigin(c.env, c.req.url);
    const secret = await signingSecret(db, c.env.QUOTE_SECRET);
    const contact = storedContact(input.contact, language);
    // A resend is the same request even when its quote has expired meanwhile.
    const { quote, promised } = await promisedJourney(input, secret, new Date(0));
    const sent = await sentWords(c, [
      quote,
      input.vehicle,
      contact,
      signName,
      note,
      ...(code ? [code] : []),
      ...(customer ? [customer] : []),
    ]);
    const answer = async (stored: StoredRequest) => {
      if (!isOfFirstSites(stored, contact)) refuseOtherWords(stored, sent);
      const path = await transferPath(secret, stored);
      c.set('resultPage', path);
      const manageUrl = `${origin}/${stored.language}${path}`;
      return c.json<TransferRequestAnswer>(
        {
          ...{ reference: stored.reference, manageUrl },
          status: isOwedTransfer(stored.status) ? 'confirmed' : 'new',
        },
        201,
      );
    };
    const sender = { slug: sentPartner(c, input.partner) };
    const [[earlier], data, site, privacy, terms, found, isPartners] = await Promise.all([
      sameRequest(db, sent, now),
      reader.run(priceData(c.env, db, [quote.from, quote.to])),
      reader.run(mailSite(db)),
      reader.run(privacyEdition(db)),
      reader.run(termsEdition(db)),
      code ? reader.run(codeRead(db, code, now)) : undefined,
      isPaidByPartner(db, sender),
    ]);
    if (earlier) return answer(earlier);
    await promisedJourney(input, secret, now);
    const priced = priceRequest(data, quote, input.vehicle, now);
    demandPromised(c.env, data, priced, promised);
    const discount = code
      ? usableCode(found, { for: 'transfer', totalCents: priced.totalCents }, now)
      : undefined;
    await checkPerson(c.env, db, {
      answer: input[TURNSTILE_FIELD],
      address: clientAddress(c.req),
      isPlainForm: isFormPost(c.req.raw),
    });
    const status = looksLikeSpam(input, now) ? ('spam' as const) : ('new' as const);
    const sold = withDiscount(priced, discount);
    const sentBy = bringerOf(discount, sender);
    const payment = isPaidByBringer(discount, isPartners)
      ? undefined
      : paymentAhead(transferTerms(c.env, data.payments), sold.totalCents);
    const request = {
      ...{ quote, priced: sold, discount, contact, customer, signName, note, language },
      ...{ status, sentBy, payment, privacyEdition: privacy },
      agreement: agreedTo(input.termsAccepted, terms, now),
      atOnce: status === 'new' && input.termsAccepted && sold.acceptsAtOnce,
    };
    return answer(await storeRequest(db, request, { sent, site, secret, origin, now }));
  },
);
