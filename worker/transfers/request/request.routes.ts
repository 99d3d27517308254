import { describeRoute } from 'hono-openapi';
import { transferPath } from '#auth/transfer-link.ts';
import { cached, PRIVATE_CACHE } from '#cache/policy.ts';
import { bringerOf } from '#codes/discounts.ts';
import { findCode } from '#codes/find-code.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { TransferRequestAnswer as TransferRequestAnswerSchema } from '#contract/transfers/answers.schema.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { TransferRequestInput as TransferRequestInputSchema } from '#contract/transfers/request.schema.ts';
import type { TransferRequestAnswer } from '#contract/transfers/request.ts';
import { isPaidByPartner } from '#db/attribution.ts';
import { signingSecret } from '#db/signing-secret.ts';
import { privacyEdition } from '#db/site-settings.ts';
import { body, isFormPost } from '#http/body.ts';
import { answers, IDEMPOTENCY_KEY, refusals } from '#http/describe-route.ts';
import { requestLanguage } from '#http/language.ts';
import { siteOrigin } from '#http/origin.ts';
import { clientAddress, rateLimit } from '#http/rate-limit.ts';
import { router } from '#http/router.ts';
import { refuseOtherWords, sentWords } from '#http/same-request.ts';
import { sentPartner } from '#http/sent-partner.ts';
import { storedContact } from '#http/stored-contact.ts';
import { mailSite } from '#mail/mail-site.ts';
import { transferTerms } from '#payments/terms.ts';
import { paymentAhead } from '#payments/to-pay.ts';
import { priceData } from '../prices/quote.reads.ts';
import { looksLikeSpam } from './looks-like-spam.ts';
import { checkPerson } from './person-check.ts';
import { priceRequest, withDiscount } from './price.ts';
import { promisedJourney } from './promise.ts';
import { type StoredRequest, sameRequest, storeRequest } from './store.ts';

export const transferRequestRoutes = router();

transferRequestRoutes.post(
  '/transfers/requests',
  describeRoute({
    summary: 'Request a transfer, with a quote’s token or the full journey',
    description: 'The same `Idempotency-Key` gets the same response and never creates a second request.',
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
    const { note, signName, code } = input;
    const now = new Date();
    const origin = siteOrigin(c.env, c.req.url);
    const secret = await signingSecret(db, c.env.QUOTE_SECRET);
    const contact = storedContact(input.contact, language);
    // A resend is the same request even when its quote has expired meanwhile.
    const { quote, promisedCents } = await promisedJourney(input, secret, new Date(0));
    const sent = await sentWords(c, [quote, input.vehicle, contact, signName, note, ...(code ? [code] : [])]);
    const answer = async (stored: StoredRequest) => {
      refuseOtherWords(stored, sent);
      const path = await transferPath(secret, stored);
      c.set('resultPage', path);
      const manageUrl = `${origin}/${stored.language}${path}`;
      return c.json<TransferRequestAnswer>({ reference: stored.reference, manageUrl, status: 'new' }, 201);
    };
    const [earlier] = await sameRequest(db, sent, now);
    if (earlier) return answer(earlier);
    await promisedJourney(input, secret, now);

    const [data, site, edition] = await Promise.all([
      reader.run(priceData(db, [quote.from, quote.to])),
      reader.run(mailSite(db)),
      reader.run(privacyEdition(db)),
    ]);
    const priced = priceRequest(data, quote, input.vehicle, promisedCents, now);
    const discount = code ? await findCode(db, code, { for: 'transfer', totalCents: priced.totalCents }, now) : undefined;
    await checkPerson(c.env, db, { answer: input[TURNSTILE_FIELD], address: clientAddress(c.req), isPlainForm: isFormPost(c.req.raw) });
    const status = looksLikeSpam(input, now) ? ('spam' as const) : ('new' as const);
    const sold = withDiscount(priced, discount);
    const sentBy = bringerOf(discount, { slug: sentPartner(c, input.partner) });
    const payment = (await isPaidByPartner(db, sentBy)) ? undefined : paymentAhead(transferTerms(c.env, data.payments), sold.totalCents);
    const request = {
      ...{ quote, priced: sold, discount, contact, signName, note, language },
      ...{ status, sentBy, payment, privacyEdition: edition },
    };
    return answer(await storeRequest(db, request, { sent, site, secret, origin, now }));
  },
);
