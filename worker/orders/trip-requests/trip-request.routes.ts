import { eq, exists, notExists, type SQL } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages/language.ts';
import { TripRequestAnswer } from '#contract/trips/trip-answers.schema.ts';
import { TripRequestInput as TripRequestInputSchema } from '#contract/trips/trip-requests.schema.ts';
import type { RequestAnswer, TripRequestInput } from '#contract/trips/trip-requests.ts';
import { bookingPath, bookingToken, bookingUrl } from '#core/auth/manage-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { bookings } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { privacyEdition, termsEdition } from '#core/db/site-settings.ts';
import { agreedTo } from '#core/db/statements/agreement.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, IDEMPOTENCY_KEY, LEADING_ID } from '#core/http/description/describe-route.ts';
import { leadingId } from '#core/http/ids.ts';
import { requestLanguage } from '#core/http/language.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { isDuplicate, refuseOtherWords, sentWords } from '#core/http/protection/same-request.ts';
import { newReference } from '#core/http/reference.ts';
import { router } from '#core/http/router.ts';
import { sentPartner } from '#core/http/sent-partner.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { storedContact } from '#core/text/stored-contact.ts';
import { tripMails } from '#orders/bookings/mails/trip-mails.ts';
import { requestStatements } from '#orders/bookings/request.ts';
import { type RequestedTrip, requestedTrip } from './trip-request.reads.ts';

/** Checks that depend on the trip's row. */
function checkAgainstTrip(trip: RequestedTrip, input: TripRequestInput): void {
  const { maxPeople, minAge } = trip;
  const errors = [
    ...(maxPeople !== null && input.adults + input.childAges.length > maxPeople
      ? [
          {
            path: 'adults',
            code: 'too_many' as const,
            message: says('problem.people_max', { number: maxPeople }),
          },
        ]
      : []),
    ...(minAge !== null && input.childAges.some((age) => age < minAge)
      ? [
          {
            path: 'childAges',
            code: 'too_short' as const,
            message: says('problem.age_min', { number: minAge }),
          },
        ]
      : []),
  ];
  if (errors.length > 0) throw new ApiError(422, 'problem.invalid_fields', { errors });
}

export const tripRequestRoutes = router();

tripRequestRoutes.post(
  '/trips/:id/requests',
  describeRoute({
    summary: 'Request a trip on a date',
    description:
      'With `termsAccepted` the company’s confirmation binds the guest; without, it is an offer that the guest accepts. An identical body within two minutes, or the same `Idempotency-Key`, is treated as one request and gets the same response.',
    parameters: [LEADING_ID, IDEMPOTENCY_KEY],
    responses: answers({ 201: TripRequestAnswer }),
  }),
  rateLimit('FORM_LIMIT'),
  cached(PRIVATE_CACHE),
  body(TripRequestInputSchema),
  async (c) => {
    const { db, reader } = c.var;
    const parsed = c.req.valid('json');
    const input = {
      ...parsed,
      language: parsed.language ?? requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE,
    };
    const { date, adults, childAges, message, language } = input;
    const contact = storedContact(input.contact, language);
    const [row, site, privacy, terms, secret] = await Promise.all([
      reader.run(requestedTrip(db, found(leadingId(c.req.param('id'))))),
      reader.run(mailSite(db)),
      reader.run(privacyEdition(db)),
      reader.run(termsEdition(db)),
      signingSecret(db, c.env.QUOTE_SECRET),
    ]);
    const trip = found(row);
    checkAgainstTrip(trip, input);

    const sent = await sentWords(c, [trip.id, date, adults, childAges, contact, message]);
    const now = new Date();

    const id = crypto.randomUUID();
    const reference = newReference();
    const urlOf = (one: { id: string; reference: string; language: Language }) =>
      bookingUrl(secret, siteOrigin(c.env, c.req.url), one.language, one);
    const request = {
      id,
      reference,
      date,
      adults,
      childAges,
      contact,
      message,
      language,
      partner: sentPartner(c, input.partner),
      trip,
    };
    const wasMade: SQL = exists(
      db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)),
    );
    const duplicate = db
      .select({
        id: bookings.id,
        reference: bookings.reference,
        language: bookings.language,
        digest: bookings.digest,
      })
      .from(bookings)
      .where(isDuplicate(bookings, sent, now));
    const proof = {
      manageTokenHash: await hashToken(await bookingToken(secret, id)),
      privacyEdition: privacy,
      agreement: agreedTo(input.termsAccepted, terms, now),
      sent,
    };
    const results = await db.batch(
      batchOf([
        ...requestStatements(
          db,
          { ...request, ...proof, tripId: trip.id },
          now,
          notExists(duplicate),
          wasMade,
        ),
        ...(await queueLimitedMails(
          db,
          site,
          tripMails('received', site, request, { manageUrl: await urlOf(request) }),
          {
            visitor: contact.email,
            condition: wasMade,
            now,
          },
        )),
        duplicate,
      ]),
    );
    const [stored] = results.at(-1) as Awaited<typeof duplicate>;
    if (!stored) throw new ApiError(503, 'problem.request_not_stored');
    refuseOtherWords(stored, sent);
    c.set('resultPage', await bookingPath(secret, stored));
    const answer: RequestAnswer = { reference: stored.reference, manageUrl: await urlOf(stored) };
    return c.json(answer, 201);
  },
);
