import { eq, exists, notExists, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import * as v from 'valibot';
import { hashToken } from '#auth/tokens.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { QuoteInput, type TransferRequestAnswer, TransferRequestInput } from '#contract/transfer-request.ts';
import { insertIf } from '#db/insert-if.ts';
import { requestEvents, transferLegs, transferLines, transferRequests } from '#db/schema.ts';
import { privacyEdition, siteSettings } from '#db/site-settings.ts';
import { body, fieldErrors, formToObject } from '#http/body.ts';
import { cached, PRIVATE_CACHE } from '#http/cache.ts';
import { siteOrigin } from '#http/origin.ts';
import { ApiError, found } from '#http/problem.ts';
import { clientAddress, rateLimit } from '#http/rate-limit.ts';
import { newReference } from '#http/reference.ts';
import { router } from '#http/router.ts';
import { queueMailIf } from '#mail/outbox.ts';
import { managePath, manageToken } from './manage-link.ts';
import { priceData, quoteSecret } from './quote.reads.ts';
import { makeQuote, priceJourney } from './quote.ts';
import { quoteSearch } from './quote-search.ts';
import { readToken } from './quote-token.ts';
import { transferMails } from './transfer-mails.ts';

const refuse = (path: string, code: FieldErrorCode, message: string, status: 409 | 422 = 422) =>
  new ApiError(status, message, { errors: [{ path, code, message }] });
const exactly = (statements: BatchItem<'sqlite'>[]) => statements as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]];

/** The journey of a request: the signed quote's, with flights added since, or what the plain form says. */
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
    return { quote: { ...quote, outbound, return: back }, promisedCents: totals[input.vehicle] };
  }
  const { from, to, outbound, return: back, adults, childAges, luggage, extras } = input;
  return { quote: { from, to, outbound, return: back, adults, childAges, luggage, extras } };
}

export const transferRequestRoutes = router()
  .get('/transfers/quote', cached(PRIVATE_CACHE), async (c) => {
    const result = v.safeParse(QuoteInput, formToObject(new URL(c.req.url).searchParams));
    if (!result.success) throw new ApiError(422, 'Some fields are not valid.', { errors: fieldErrors(result.issues) });
    const { db, reader } = c.var;
    const data = await reader.run(priceData(db, [result.output.from, result.output.to]));
    const secret = await quoteSecret(db, c.env.QUOTE_SECRET, data.storedSecret);
    return c.json(await makeQuote(data, result.output, secret, new Date()));
  })
  .post('/transfers/quote', rateLimit('QUERY_LIMIT'), cached(PRIVATE_CACHE), body(QuoteInput), async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const data = await reader.run(priceData(db, [input.from, input.to]));
    const secret = await quoteSecret(db, c.env.QUOTE_SECRET, data.storedSecret);
    const quote = await makeQuote(data, input, secret, new Date());
    c.set('resultPage', `/airport-transfers/request?${quoteSearch(input)}#price`);
    return c.json(quote);
  })
  .post('/transfers/requests', rateLimit('FORM_LIMIT'), cached(PRIVATE_CACHE), body(TransferRequestInput), async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const now = new Date();
    const secret = await quoteSecret(db, c.env.QUOTE_SECRET);
    // Without a key the same words from the same browser on one day are one request.
    const key = c.req.header('Idempotency-Key')?.trim();
    const idempotencyKey = await hashToken(
      key
        ? `key ${key}`
        : `browser ${now.toISOString().slice(0, 10)} ${clientAddress(c.req)} ${c.req.header('User-Agent')} ${JSON.stringify(input)}`,
    );
    const twin = db
      .select({ id: transferRequests.id, reference: transferRequests.reference })
      .from(transferRequests)
      .where(eq(transferRequests.idempotencyKey, idempotencyKey));
    const urlOf = (link: string) => `${siteOrigin(c.env, c.req.url)}/${input.language}${link}`;
    const answer = async (request: { id: string; reference: string }) => {
      const link = await managePath(secret, request);
      c.set('resultPage', link);
      return c.json<TransferRequestAnswer>({ reference: request.reference, manageUrl: urlOf(link), status: 'new' }, 201);
    };
    const [earlier] = await twin;
    if (earlier) return answer(earlier);

    const { quote, promisedCents } = await journeyOf(input, secret, now);
    const [data, site, edition] = await Promise.all([
      reader.run(priceData(db, [quote.from, quote.to])),
      reader.run(siteSettings(db)),
      reader.run(privacyEdition(db)),
    ]);
    const { options, legs } = priceJourney(data, quote, now);
    const option = options.find(({ vehicle }) => vehicle === input.vehicle);
    const vehicle = data.vehicles.find(({ code }) => code === input.vehicle);
    if (!option || !vehicle) throw refuse('vehicle', 'invalid', 'This vehicle does not suit the journey. Please choose another.');
    if (promisedCents !== undefined && promisedCents !== option.totalCents)
      throw refuse('vehicle', 'changed', 'The price has changed. Please check it before sending.', 409);

    const request = { id: crypto.randomUUID(), reference: newReference() };
    const { contact, language, note, signName } = input;
    const [from, to] = [quote.from, quote.to].map((id) => found(data.places.find((place) => place.id === id)));
    const mails = transferMails(
      'received',
      site,
      {
        ...request,
        from: found(from),
        to: found(to),
        legs,
        vehicle,
        adults: quote.adults,
        childAges: quote.childAges,
        totalCents: option.totalCents,
        contact,
        note,
        language,
      },
      urlOf(await managePath(secret, request)),
    );
    const wasMade: SQL = exists(db.select({ id: transferRequests.id }).from(transferRequests).where(eq(transferRequests.id, request.id)));
    const results = await db.batch(
      exactly([
        insertIf(
          db,
          transferRequests,
          {
            ...request,
            idempotencyKey,
            manageTokenHash: await hashToken(await manageToken(secret, request.id)),
            fromPlaceId: quote.from,
            toPlaceId: quote.to,
            vehicleCode: option.vehicle,
            adults: quote.adults,
            childAges: quote.childAges,
            luggage: quote.luggage,
            extras: quote.extras,
            totalCents: option.totalCents,
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
          notExists(twin),
        ),
        ...legs.map((leg) => insertIf(db, transferLegs, { requestId: request.id, ...leg }, wasMade)),
        ...option.lines.map((line, position) => insertIf(db, transferLines, { requestId: request.id, position, ...line }, wasMade)),
        insertIf(db, requestEvents, { requestId: request.id, kind: 'transfer', toStatus: 'new', actor: 'guest' }, wasMade),
        ...mails.map((mail) => queueMailIf(db, mail, wasMade)),
        twin,
      ]),
    );
    const [stored] = results.at(-1) as Awaited<typeof twin>;
    if (!stored) throw new ApiError(503, 'The request could not be stored.');
    return answer(stored);
  });
