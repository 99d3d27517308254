import { eq, exists, notExists, type SQL } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { hashToken } from '#auth/tokens.ts';
import { cached, PRIVATE_CACHE } from '#cache/policy.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { TransferRequestAnswer as TransferRequestAnswerSchema } from '#contract/transfers/answers.schema.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { TransferRequestInput as TransferRequestInputSchema } from '#contract/transfers/request.schema.ts';
import type { QuoteInput, TransferRequestAnswer, TransferRequestInput } from '#contract/transfers/request.ts';
import { batchOf } from '#db/batch-of.ts';
import { insertIf } from '#db/insert-if.ts';
import { requestEvents, transferLegs, transferLines, transferRequests } from '#db/schema.ts';
import { signingSecret } from '#db/signing-secret.ts';
import { privacyEdition } from '#db/site-settings.ts';
import { body, isFormPost } from '#http/body.ts';
import { answers, IDEMPOTENCY_KEY, refusals } from '#http/describe-route.ts';
import { requestLanguage } from '#http/language.ts';
import { siteOrigin } from '#http/origin.ts';
import { ApiError, found } from '#http/problem.ts';
import { clientAddress, rateLimit } from '#http/rate-limit.ts';
import { newReference } from '#http/reference.ts';
import { router } from '#http/router.ts';
import { isDuplicate, refuseOtherWords, sentWords } from '#http/same-request.ts';
import { storedContact } from '#http/stored-contact.ts';
import { queueLimitedMails } from '#mail/limited-mail.ts';
import { mailSite } from '#mail/mail-site.ts';
import { managePath, manageToken } from '../booking/manage-link.ts';
import { transferMails } from '../mail/mails.ts';
import { priceData } from '../prices/quote.reads.ts';
import { priceJourney } from '../prices/quote.ts';
import { readToken } from '../prices/quote-token.ts';
import { looksLikeSpam } from './looks-like-spam.ts';
import { checkPerson } from './person-check.ts';

const refuse = (path: string, code: FieldErrorCode, message: string, status: 409 | 422 = 422) =>
  new ApiError(status, message, { errors: [{ path, code, message }] });

/** The journey of a request: that of the signed quote with flights added, or that of the plain form. */
async function journeyOf(
  input: TransferRequestInput,
  secret: string,
  now: Date,
): Promise<{ quote: QuoteInput; promisedCents?: number | undefined }> {
  if (!('from' in input)) {
    const promise = await readToken(secret, input.quoteToken, now.getTime());
    if (promise === 'invalid') throw refuse('quoteToken', 'invalid', 'This quote was not made by us.');
    if (promise === 'expired') throw refuse('quoteToken', 'expired', 'This quote is no longer valid. Please ask for the price again.');
    const { quote, totals } = promise;
    const outbound = { ...quote.outbound, flight: input.outbound?.flight ?? quote.outbound.flight };
    const back = quote.return && { ...quote.return, flight: input.return?.flight ?? quote.return.flight };
    return {
      quote: { ...quote, outbound, return: back },
      promisedCents: Object.hasOwn(totals, input.vehicle) ? totals[input.vehicle] : undefined,
    };
  }
  const { from, to, outbound, return: back, adults, childAges, luggage, extras } = input;
  return { quote: { from, to, outbound, return: back, adults, childAges, luggage, extras } };
}

export const transferRequestRoutes = router().post(
  '/transfers/requests',
  describeRoute({
    summary: 'Ask for a transfer, with the token of a quote or with the whole journey',
    description: 'With an `Idempotency-Key` the same key gives the same answer and never a second request.',
    parameters: [IDEMPOTENCY_KEY],
    responses: { ...answers({ 201: TransferRequestAnswerSchema }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(TransferRequestInputSchema),
  async (c) => {
    const { db, reader } = c.var;
    const parsed = c.req.valid('json');
    const input = { ...parsed, language: parsed.language ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE };
    const now = new Date();
    const address = clientAddress(c.req);
    const secret = await signingSecret(db, c.env.QUOTE_SECRET);
    const contact = storedContact(input.contact, input.language);
    const { language, note, signName } = input;
    // A resend is the same request even when its quote has expired meanwhile.
    const { quote, promisedCents } = await journeyOf(input, secret, new Date(0));
    const sent = await sentWords(c, [quote, input.vehicle, contact, signName, note]);
    const { id, reference, language: storedLanguage, digest } = transferRequests;
    const duplicate = db
      .select({ id, reference, language: storedLanguage, digest })
      .from(transferRequests)
      .where(isDuplicate(transferRequests, sent, now));
    const [earlier] = await duplicate;
    const urlOf = (one: Language, path: string) => `${siteOrigin(c.env, c.req.url)}/${one}${path}`;
    const answer = async (stored: Awaited<typeof duplicate>[number]) => {
      refuseOtherWords(stored, sent);
      const path = await managePath(secret, stored);
      c.set('resultPage', path);
      return c.json<TransferRequestAnswer>({ reference: stored.reference, manageUrl: urlOf(stored.language, path), status: 'new' }, 201);
    };
    if (earlier) return answer(earlier);
    await journeyOf(input, secret, now);

    const [data, site, edition] = await Promise.all([
      reader.run(priceData(db, [quote.from, quote.to])),
      reader.run(mailSite(db)),
      reader.run(privacyEdition(db)),
    ]);
    const { options, legs } = priceJourney(data, quote, now);
    const option = options.find(({ vehicle }) => vehicle === input.vehicle);
    const vehicle = data.vehicles.find(({ code }) => code === input.vehicle);
    if (!option || !vehicle) throw refuse('vehicle', 'invalid', 'This vehicle does not suit the journey. Please choose another.');
    if (promisedCents !== undefined && promisedCents !== option.totalCents)
      throw refuse('vehicle', 'changed', 'The price has changed. Please check it before sending.', 409);
    await checkPerson(c.env, db, { answer: input[TURNSTILE_FIELD], address, isPlainForm: isFormPost(c.req.raw) });

    const status = looksLikeSpam(input, now) ? 'spam' : 'new';
    const request = { id: crypto.randomUUID(), reference: newReference() };
    const { adults, childAges, luggage, extras } = quote;
    const { totalCents, lines } = option;
    const [from, to] = [quote.from, quote.to].map((id) => found(data.places.find((place) => place.id === id)));
    const requestInMail = {
      ...request,
      status,
      version: 1,
      from: found(from),
      to: found(to),
      legs,
      vehicle,
      adults,
      childAges,
      luggage,
      totalCents,
    };
    const mails =
      status === 'spam'
        ? []
        : transferMails(
            'received',
            site,
            { ...requestInMail, lines, contact, signName, note, language },
            urlOf(language, await managePath(secret, request)),
          );
    const wasMade: SQL = exists(db.select({ id: transferRequests.id }).from(transferRequests).where(eq(transferRequests.id, request.id)));
    const results = await db.batch(
      batchOf([
        insertIf(
          db,
          transferRequests,
          {
            ...request,
            idempotencyKey: sent.keyHash,
            digest: sent.digest,
            status,
            manageTokenHash: await hashToken(await manageToken(secret, request.id)),
            fromPlaceId: quote.from,
            toPlaceId: quote.to,
            vehicleCode: option.vehicle,
            adults,
            childAges,
            luggage,
            extras,
            totalCents,
            priceVersion: data.version,
            contactName: contact.name,
            contactEmail: contact.email,
            contactPhone: contact.phone,
            signName,
            note,
            language,
            privacyEdition: edition,
            privacyAcceptedAt: now.toISOString(),
          },
          notExists(duplicate),
        ),
        ...legs.map((leg) => insertIf(db, transferLegs, { requestId: request.id, ...leg }, wasMade)),
        ...lines.map((line, position) => insertIf(db, transferLines, { requestId: request.id, position, ...line }, wasMade)),
        insertIf(db, requestEvents, { requestId: request.id, kind: 'transfer', toStatus: status, actor: 'guest' }, wasMade),
        ...(await queueLimitedMails(db, site, mails, { visitor: contact.email, condition: wasMade, now })),
        duplicate,
      ]),
    );
    const [stored] = results.at(-1) as Awaited<typeof duplicate>;
    if (!stored) throw new ApiError(503, 'The request could not be stored.');
    return answer(stored);
  },
);
