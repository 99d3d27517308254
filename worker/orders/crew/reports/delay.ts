import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { pickupClock } from '#contract/bookings/needs/pickups.ts';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import { jobParts } from '#contract/crew/crew.ts';
import { localize } from '#contract/languages/translation.ts';
import { addMinutes, wallTime } from '#contract/menorca-time.ts';
import { endsOfLeg } from '#contract/transfers/ends.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { bookings, trips } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailOnce } from '#core/mail/outbox.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { transferById } from '#orders/transfers/booking/booking.reads.ts';
import { type DelayedInMail, delayMail } from './delay-mail.ts';
import { type Arrived, type Crew, DONE, type Effect, refused } from './report.ts';

const guestsOf = ({ db }: Crew, departureId: number) =>
  read(
    [
      db
        .select({
          id: bookings.id,
          reference: bookings.reference,
          name: bookings.contactName,
          email: bookings.contactEmail,
          language: bookings.language,
          date: bookings.localDate,
          time: bookings.localTime,
          pickup: bookings.pickup,
          trip: aliased(trips.name, 'tripName'),
          tripTexts: pickTranslations<OptionTexts>(trips.translations, ['name']).as('tripTexts'),
        })
        .from(bookings)
        .innerJoin(trips, eq(trips.id, bookings.tripId))
        .where(
          and(
            eq(bookings.departureId, departureId),
            inArray(bookings.status, ['CONFIRMED', 'PENDING']),
            isNotNull(bookings.contactEmail),
            isNull(bookings.deletedAt),
          ),
        ),
    ],
    (rows) =>
      rows.flatMap(({ email, trip, tripTexts, pickup, time, ...row }): DelayedInMail[] =>
        email === null || time === ''
          ? []
          : [
              {
                ...{ ...row, email, kind: 'booking' },
                time: pickup ? pickupClock(time, pickup) : time,
                title: localize({ name: trip, translations: tripTexts }, 'name', row.language),
              },
            ],
      ),
  );

async function guestOf({ db, reader }: Crew, id: string, leg: string): Promise<DelayedInMail[]> {
  const stored = await reader.run(transferById(db, id));
  const one = stored?.booking.legs.find((own) => own.leg === leg);
  const email = stored?.request.contactEmail;
  if (!stored || !one || !email) return [];
  const { request, booking } = stored;
  const { language } = request;
  const { start, end } = endsOfLeg(booking, one);
  return [
    {
      ...{ id, kind: 'transfer_request', reference: request.reference, language },
      ...{ name: request.contactName, email },
      ...{ date: one.date, time: one.time },
      title: `${localize(start, 'name', language)} – ${localize(end, 'name', language)}`,
    },
  ];
}

/**
 * Writes to the guests of a job how much later it is; of 0 minutes, that it is on time after all. Once for a report. Guests who were to be met by
 * then get no mail: a report may arrive hours after it was made.
 */
export async function announceDelay(
  crew: Crew,
  { id, job, now }: Arrived,
  minutes: number | undefined,
): Promise<Effect> {
  if (minutes === undefined) return refused('problem.invalid_fields');
  const { db, reader } = crew;
  const parts = jobParts(job);
  const [site, guests] = await Promise.all([
    reader.run(mailSite(db)),
    parts.kind === 'departure'
      ? reader.run(guestsOf(crew, parts.id))
      : guestOf(crew, parts.id, parts.leg),
  ]);
  const expected = guests.flatMap((guest) => {
    const after = addMinutes(new Date(instantOfWall(guest.date, guest.time)), minutes);
    return after > now ? [{ guest, after: wallTime(after).time }] : [];
  });
  if (expected.length > 0)
    await db.batch(
      batchOf(
        expected.map(({ guest, after }) =>
          queueMailOnce(db, {
            ...delayMail(site, guest, { minutes, after }),
            id: `${id} ${guest.id}`,
          }),
        ),
      ),
    );
  const isTooLate = minutes > 0 && guests.length > 0 && expected.length === 0;
  return isTooLate ? refused('problem.crew_delay_over') : DONE;
}
