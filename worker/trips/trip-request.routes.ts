import { and, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { hashToken } from '#auth/tokens.ts';
import { cached, PRIVATE_CACHE } from '#cache/policy.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { TokenInput } from '#contract/mail/newsletter.schema.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { TripBooking, TripRequestAnswer } from '#contract/trips/trip-answers.schema.ts';
import { TripRequestInput as TripRequestInputSchema } from '#contract/trips/trip-requests.schema.ts';
import type { RequestAnswer, TripRequestInput } from '#contract/trips/trip-requests.ts';
import { batchOf } from '#db/batch-of.ts';
import { insertIf } from '#db/insert-if.ts';
import { requestEvents, tripRequests } from '#db/schema.ts';
import { signingSecret } from '#db/signing-secret.ts';
import { privacyEdition } from '#db/site-settings.ts';
import type { App } from '#env';
import { body } from '#http/body.ts';
import { answers, describeQuery, IDEMPOTENCY_KEY, LEADING_ID } from '#http/describe-route.ts';
import { leadingId } from '#http/ids.ts';
import { requestLanguage } from '#http/language.ts';
import { siteOrigin } from '#http/origin.ts';
import { ApiError, found } from '#http/problem.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { newReference, readReference } from '#http/reference.ts';
import { router } from '#http/router.ts';
import { isDuplicate, refuseOtherWords, sentWords } from '#http/same-request.ts';
import { storedContact } from '#http/stored-contact.ts';
import { queueLimitedMails } from '#mail/limited-mail.ts';
import { mailSite } from '#mail/mail-site.ts';
import { placeholdersOf } from '#text/filled.ts';
import { managePath, manageToken, manageUrl } from './manage-link.ts';
import { tripMails } from './trip-request.mails.ts';
import { OPEN_STATES, type RequestedTrip, requestedTrip, tripBooking } from './trip-request.reads.ts';

/** Checks that depend on the trip's row. */
function checkAgainstTrip(trip: RequestedTrip, input: TripRequestInput): void {
  const { maxPeople, minAge } = trip;
  if (!trip.showBookingOptions) throw new ApiError(409, 'This trip cannot be requested online at the moment.');
  const errors = [
    ...(maxPeople !== null && input.adults + input.childAges.length > maxPeople
      ? [{ path: 'adults', code: 'too_many' as const, message: `At most ${maxPeople} people.` }]
      : []),
    ...(minAge !== null && input.childAges.some((age) => age < minAge)
      ? [{ path: 'childAges', code: 'too_short' as const, message: `From ${minAge} years of age.` }]
      : []),
  ];
  if (errors.length > 0) throw new ApiError(422, 'Some fields are not valid.', { errors });
}

/** Whether the token belongs to the request: by its stored hash or, for mails sent after the secret was changed, by the current secret. */
async function isTokenOf({ id, manageTokenHash }: { id: string; manageTokenHash: string }, token: string, c: Context<App>) {
  const hash = await hashToken(token);
  if (hash === manageTokenHash) return true;
  return hash === (await hashToken(await manageToken(await signingSecret(c.var.db, c.env.QUOTE_SECRET), id)));
}

/** The request with the reference in the URL; 404 without a valid link. */
async function heldBy(c: Context<App>, token: string) {
  const reference = found(readReference(c.req.param('reference') ?? ''));
  const [row, values] = await Promise.all([c.var.reader.run(tripBooking(c.var.db, reference)), placeholdersOf(c)]);
  const named = found(row);
  const { booking } = found((await isTokenOf(named, token, c)) ? named : undefined);
  return { ...named, booking: { ...booking, trip: fillTexts(booking.trip, values, DEFAULT_LANGUAGE) } };
}

export const tripRequestRoutes = router()
  .post(
    '/trips/:id/requests',
    describeRoute({
      summary: 'Request a trip on a date',
      description:
        'An identical body within two minutes, or the same `Idempotency-Key`, is treated as one request and gets the same response.',
      parameters: [LEADING_ID, IDEMPOTENCY_KEY],
      responses: answers({ 201: TripRequestAnswer }),
    }),
    rateLimit('FORM_LIMIT'),
    cached(PRIVATE_CACHE),
    body(TripRequestInputSchema),
    async (c) => {
      const { db, reader } = c.var;
      const parsed = c.req.valid('json');
      const input = { ...parsed, language: parsed.language ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE };
      const { date, adults, childAges, message, language } = input;
      const contact = storedContact(input.contact, language);
      const [row, site, edition, secret] = await Promise.all([
        reader.run(requestedTrip(db, found(leadingId(c.req.param('id'))))),
        reader.run(mailSite(db)),
        reader.run(privacyEdition(db)),
        signingSecret(db, c.env.QUOTE_SECRET),
      ]);
      const trip = found(row);
      checkAgainstTrip(trip, input);

      const sent = await sentWords(c, [trip.id, date, adults, childAges, contact, message]);
      const now = new Date();

      const id = crypto.randomUUID();
      const reference = newReference();
      const urlOf = (one: { id: string; reference: string; language: Language }) =>
        manageUrl(secret, siteOrigin(c.env, c.req.url), one.language, one);
      const request = { id, reference, date, adults, childAges, contact, message, language, trip };
      const wasMade: SQL = exists(db.select({ id: tripRequests.id }).from(tripRequests).where(eq(tripRequests.id, id)));
      const duplicate = db
        .select({ id: tripRequests.id, reference: tripRequests.reference, language: tripRequests.language, digest: tripRequests.digest })
        .from(tripRequests)
        .where(isDuplicate(tripRequests, sent, now));
      const results = await db.batch(
        batchOf([
          insertIf(
            db,
            tripRequests,
            {
              id,
              reference,
              idempotencyKey: sent.keyHash,
              manageTokenHash: await hashToken(await manageToken(secret, id)),
              tripId: trip.id,
              localDate: date,
              adults,
              childAges,
              contactName: contact.name,
              contactEmail: contact.email,
              contactPhone: contact.phone,
              message,
              language,
              privacyEdition: edition,
              privacyAcceptedAt: now.toISOString(),
              digest: sent.digest,
            },
            notExists(duplicate),
          ),
          insertIf(db, requestEvents, { requestId: id, kind: 'trip', toStatus: 'new', actor: 'guest' }, wasMade),
          ...(await queueLimitedMails(db, site, tripMails('received', site, request, { manageUrl: await urlOf(request) }), {
            visitor: contact.email,
            condition: wasMade,
            now,
          })),
          duplicate,
        ]),
      );
      const [stored] = results.at(-1) as Awaited<typeof duplicate>;
      if (!stored) throw new ApiError(503, 'The request could not be stored.');
      refuseOtherWords(stored, sent);
      c.set('resultPage', await managePath(secret, stored));
      const answer: RequestAnswer = { reference: stored.reference, manageUrl: await urlOf(stored) };
      return c.json(answer, 201);
    },
  )
  .get(
    '/trips/requests/:reference',
    describeRoute({ summary: 'A trip request, by the token of its link', responses: answers({ 200: TripBooking }) }),
    cached(PRIVATE_CACHE),
    describeQuery(v.object({ token: v.string() })),
    async (c) => c.json((await heldBy(c, c.req.query('token') ?? '')).booking),
  )
  .post(
    '/trips/requests/:reference/cancel',
    describeRoute({ summary: 'Cancel a trip request, by the token of its link', responses: answers({ 200: TripBooking }) }),
    rateLimit('FORM_LIMIT'),
    cached(PRIVATE_CACHE),
    body(TokenInput),
    async (c) => {
      const { db, reader } = c.var;
      const { token } = c.req.valid('json');
      const [{ id, language, booking }, site] = await Promise.all([heldBy(c, token), reader.run(mailSite(db))]);
      const path = `/trips/booking/${booking.reference}?token=${token}`;
      c.set('resultPage', path);
      if (booking.status === 'cancelled_customer') return c.json(booking);
      if (!booking.canCancel) throw new ApiError(409, 'This request can no longer be cancelled online.');
      const isOpenRequest = and(eq(tripRequests.id, id), inArray(tripRequests.status, OPEN_STATES));
      const isOpen: SQL = exists(db.select({ id: tripRequests.id }).from(tripRequests).where(isOpenRequest));
      const url = `${siteOrigin(c.env, c.req.url)}/${language}${path}`;
      const mails = tripMails('cancelled', site, { ...booking, id, language }, { manageUrl: url });
      // Mails and event check the state before it changes, so that a double click reports one cancellation.
      await db.batch(
        batchOf([
          ...(await queueLimitedMails(db, site, mails, { visitor: booking.contact.email, condition: isOpen, now: new Date() })),
          insertIf(
            db,
            requestEvents,
            { requestId: id, kind: 'trip', fromStatus: booking.status, toStatus: 'cancelled_customer', actor: 'guest' },
            isOpen,
          ),
          db
            .update(tripRequests)
            .set({ status: 'cancelled_customer', updatedAt: new Date().toISOString(), version: sql`version + 1` })
            .where(isOpenRequest),
        ]),
      );
      const after = (await heldBy(c, token)).booking;
      if (after.status !== 'cancelled_customer') throw new ApiError(409, 'The request has just changed. Please look again.');
      return c.json(after);
    },
  );
