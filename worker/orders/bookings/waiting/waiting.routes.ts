import { and, eq, exists, isNull, notExists, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import {
  WaitingAnswer as WaitingAnswerSchema,
  WaitingEnd,
  WaitingEndAnswer,
  WaitingInput,
} from '#contract/bookings/waiting.schema.ts';
import type { WaitingAnswer } from '#contract/bookings/waiting.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations } from '#core/db/columns.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { read } from '#core/db/reader.ts';
import { tripOptions, trips, waitingGuests } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { privacyEdition } from '#core/db/site-settings.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, LEADING_ID, refusals } from '#core/http/description/describe-route.ts';
import { leadingId } from '#core/http/ids.ts';
import { requestLanguage } from '#core/http/language.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { mailOutlook, reachesVisitor } from '#core/mail/mail-outlook.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import { listedMail } from './waiting.mails.ts';
import { waitingIdIn, waitingPath, waitingToken } from './waiting-token.ts';

const awaitedTrip = (db: Database, id: number) =>
  read(
    [
      db
        .select({
          ...{ name: trips.name, showBookingOptions: trips.showBookingOptions },
          translations: pickTranslations<Pick<TripInput['translations'], 'name'>>(
            trips.translations,
            ['name'],
          ),
        })
        .from(trips)
        .where(and(eq(trips.id, id), isTripPublic)),
      db
        .select({ id: tripOptions.id })
        .from(tripOptions)
        .where(
          and(
            eq(tripOptions.tripId, id),
            eq(tripOptions.isActive, true),
            isNull(tripOptions.deletedAt),
          ),
        ),
    ],
    ([trip], options) => trip && { ...trip, optionIds: options.map((option) => option.id) },
  );

const invalid = (path: string, code: 'consent_needed' | 'invalid', message: ProblemText) =>
  new ApiError(422, 'problem.invalid_fields', { errors: [{ path, code, message }] });

/** Guests who wait for places on a day that has none. */
export const waitingRoutes = router();

waitingRoutes.post(
  '/trips/:id/waiting',
  describeRoute({
    summary: 'Ask to be told when places on a day are free',
    description:
      'One entry for an address and a day; sent again it changes the number of people. The response is the same for every address.',
    parameters: [LEADING_ID],
    responses: { ...answers({ 201: WaitingAnswerSchema }), ...refusals(409) },
  }),
  rateLimit('FORM_LIMIT'),
  body(WaitingInput),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const {
      date,
      people,
      name,
      language = requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE,
    } = input;
    const email = input.email.toLowerCase();
    const now = new Date();
    const tripId = found(leadingId(c.req.param('id')));
    const [row, edition, site, values, secret, outlook] = await Promise.all([
      reader.run(awaitedTrip(db, tripId)),
      reader.run(privacyEdition(db)),
      reader.run(mailSite(db)),
      placeholdersOf(c),
      signingSecret(db, c.env.QUOTE_SECRET),
      reader.run(mailOutlook(db, c.env, now)),
    ]);
    const trip = fillTexts(found(row), values, DEFAULT_LANGUAGE);
    if (!trip.showBookingOptions)
      throw new ApiError(409, 'problem.trip_closed', {
        code: 'closed',
      });
    if (input.optionId !== undefined && !trip.optionIds.includes(input.optionId))
      throw invalid('optionId', 'invalid', 'problem.no_such_option');
    if (!input.privacyAccepted)
      throw invalid('privacyAccepted', 'consent_needed', 'form.consent_needed');
    const optionId = input.optionId ?? null;
    const id = crypto.randomUUID();
    const token = await waitingToken(secret, id);
    const stamp = now.toISOString();
    const isKnown = and(
      eq(waitingGuests.tripId, tripId),
      eq(waitingGuests.localDate, date),
      eq(waitingGuests.email, email),
      isNull(waitingGuests.toldAt),
      isNull(waitingGuests.endedAt),
    );
    const known = db.select({ id: waitingGuests.id }).from(waitingGuests).where(isKnown);
    const isMade = exists(
      db.select({ id: waitingGuests.id }).from(waitingGuests).where(eq(waitingGuests.id, id)),
    );
    const endUrl = `${siteOrigin(c.env, c.req.url)}/${language}${waitingPath(token)}`;
    const mail = listedMail(site, { name, email, date, people, language, trip, endUrl });
    await db.batch(
      batchOf([
        db.update(waitingGuests).set({ people, optionId }).where(isKnown),
        insertIf(
          db,
          waitingGuests,
          {
            ...{
              id,
              tripId,
              optionId,
              localDate: date,
              people,
              name,
              email,
              language,
              privacyEdition: edition,
            },
            ...{ privacyAcceptedAt: stamp, tokenHash: await hashToken(token), createdAt: stamp },
          },
          notExists(known),
        ),
        ...(await queueLimitedMails(db, site, [mail], { visitor: email, condition: isMade, now })),
      ]),
    );
    c.set('resultPage', '/trips/waiting/list?state=waiting');
    const answer: WaitingAnswer = { emailSent: reachesVisitor(outlook) };
    return c.json(answer, 201);
  },
);
waitingRoutes.post(
  '/trips/waiting/end',
  describeRoute({
    summary: 'End the waiting for places with the token from the email’s link',
    responses: { ...answers({ 200: WaitingEndAnswer }), ...refusals(404) },
  }),
  rateLimit('FORM_LIMIT'),
  body(WaitingEnd),
  async (c) => {
    const { token } = c.req.valid('json');
    const rows = await c.var.db
      .update(waitingGuests)
      .set({ endedAt: sql`coalesce(${waitingGuests.endedAt}, ${new Date().toISOString()})` })
      .where(
        and(
          eq(waitingGuests.id, waitingIdIn(token)),
          eq(waitingGuests.tokenHash, await hashToken(token)),
        ),
      )
      .returning({ id: waitingGuests.id });
    if (rows.length === 0) throw new ApiError(404, 'problem.link_over');
    c.set('resultPage', '/trips/waiting/list?state=ended');
    return c.json({ status: 'ended' as const });
  },
);
