import { and, asc, eq, gt, gte, isNull, or } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations } from '#core/db/columns.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { Reader } from '#core/db/reader.ts';
import { trips, waitingGuests } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { ownerRead } from '#core/text/strings/filled.ts';
import type { Bindings } from '#env';
import { departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { plansOf, type Taken, takenKey, takenPlaces } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { placesFreeMail } from './waiting.mails.ts';
import { waitingPath, waitingToken } from './waiting-token.ts';

/** Guests that one run looks at, of the next days first; far more than wait, as those of full days stay until their day. */
const GUESTS_A_RUN = 5000;
/** Places are reserved this long for the guests who were notified, before the next ones are. */
const HEAD_START_MS = 2 * 3_600_000;

type Guest = typeof waitingGuests.$inferSelect;

/** Those who wait, of the next days first, and those who were just notified. */
const awaiting = (db: Database, now: Date) =>
  db
    .select()
    .from(waitingGuests)
    .where(
      and(
        gte(waitingGuests.localDate, menorcaToday(now)),
        isNull(waitingGuests.endedAt),
        or(
          isNull(waitingGuests.toldAt),
          gt(waitingGuests.toldAt, new Date(now.getTime() - HEAD_START_MS).toISOString()),
        ),
      ),
    )
    .orderBy(asc(waitingGuests.localDate), asc(waitingGuests.createdAt))
    .limit(GUESTS_A_RUN);

/** Of guests of one trip and day, in the order in which they came, those for whom places are free. */
export function reachable(
  guests: readonly Guest[],
  plans: readonly Plan[],
  taken: Taken,
  now: Date,
): Guest[] {
  const date = guests[0]?.localDate ?? '';
  const open = plans.flatMap((plan) =>
    departuresBetween(plan, date, date).flatMap((departure) => {
      const { isAvailable, vacancies } = stateOf(
        departure,
        taken.get(takenKey(plan.option.id, departure)) ?? 0,
        now.getTime(),
      );
      return isAvailable ? [{ plan, departure, left: vacancies ?? Number.POSITIVE_INFINITY }] : [];
    }),
  );
  const placed = [...guests]
    .sort((one, other) => Number(one.toldAt === null) - Number(other.toldAt === null))
    .filter((guest) => {
      const seat = open.find(({ plan, departure, left }) => {
        if (guest.optionId !== null && plan.option.id !== guest.optionId) return false;
        // Private hire takes the whole departure.
        return plan.option.pricingPer === 'BOOKING'
          ? left >= Math.max(guest.people, departure.capacity ?? 0)
          : left >= guest.people;
      });
      if (seat) seat.left -= seat.plan.option.pricingPer === 'BOOKING' ? seat.left : guest.people;
      return seat !== undefined;
    });
  return placed.filter(({ toldAt }) => toldAt === null);
}

/** Notifies the first of those who wait, once, when places are free for their day. No places are held. */
export async function notifyWaiting(db: Database, now: Date, env: Bindings): Promise<number> {
  const guests = await awaiting(db, now);
  if (guests.every(({ toldAt }) => toldAt !== null)) return 0;
  const reader = new Reader(db);
  const [site, { values }, secret] = await Promise.all([
    reader.run(mailSite(db)),
    reader.run(ownerRead(db, false)),
    signingSecret(db, env.QUOTE_SECRET),
  ]);
  let notified = 0;
  const byTrip = Map.groupBy(guests, (guest) => guest.tripId);
  await eachRow('waiting guests', byTrip, async ([tripId, ofTrip]) => {
    const days = { from: ofTrip[0]?.localDate ?? '', to: ofTrip.at(-1)?.localDate ?? '' };
    const [plans, taken, [row]] = await Promise.all([
      reader.run(plansOf(db, { tripId }, days)),
      reader.run(takenPlaces(db, { tripId }, days, now)),
      db
        .select({
          ...{ id: trips.id, slug: trips.slug, name: trips.name },
          translations: pickTranslations<Pick<TripInput['translations'], 'name'>>(
            trips.translations,
            ['name'],
          ),
        })
        .from(trips)
        .where(and(eq(trips.id, tripId), eq(trips.showBookingOptions, true), isTripPublic)),
    ]);
    if (!row) return;
    const trip = fillTexts(row, values, DEFAULT_LANGUAGE);
    const reached = [...Map.groupBy(ofTrip, ({ localDate }) => localDate).values()].flatMap(
      (ofDay) => reachable(ofDay, plans, taken, now),
    );
    await eachRow('waiting guests', reached, async (guest) => {
      const { id, language, localDate: date, optionId } = guest;
      const home = `${knownOrigin(env)}/${language}`;
      const endUrl = home + waitingPath(await waitingToken(secret, id));
      const query = new URLSearchParams({
        ...(optionId !== null && { option: String(optionId) }),
        date,
      });
      const mail = placesFreeMail(
        site,
        { ...guest, date, trip, endUrl },
        `${home}/trips/${trip.id}-${trip.slug}?${query}#book`,
      );
      const isWaiting = and(
        eq(waitingGuests.id, id),
        isNull(waitingGuests.toldAt),
        isNull(waitingGuests.endedAt),
      );
      await db.batch(
        batchOf([
          queueMailIf(db, mail, hasRow(waitingGuests, isWaiting)),
          db.update(waitingGuests).set({ toldAt: now.toISOString() }).where(isWaiting),
        ]),
      );
      notified += 1;
    });
  });
  return notified;
}
