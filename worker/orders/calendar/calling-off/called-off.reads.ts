import { and, asc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CalledOff } from '#contract/bookings/calling-off/calling-off.ts';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { bookings, departures, outbox, partners, tripOptions, trips } from '#core/db/schema.ts';
import { PAID_TO_PARTNER } from '#money/ledger/owed.sql.ts';
import { IS_UNDECIDED } from '#money/ledger/undecided.sql.ts';

/** The mail about it was written for the guest, and is on its way or sent: not one that failed, was held or stays in the outbox. Of an earlier call-off there may be another one. */
export const IS_MAILED =
  sql<boolean>`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.relatedKind} = 'booking' AND ${outbox.relatedId} = ${bookings.id}
  AND ${outbox.kind} = 'trip.called_off' AND ${outbox.status} IN ('pending', 'sending', 'sent') AND ${outbox.createdAt} >= ${bookings.choiceAskedAt})`.mapWith(
    Boolean,
  );

/** A guest of a departure that was called off who has chosen, or whose booking was cancelled since. */
export const HAS_ANSWERED: SQL = sql`(${bookings.calledOffDepartureId} IS NOT NULL AND (${bookings.choice} IS NOT NULL OR ${bookings.status} = 'CANCELLED') AND ${bookings.deletedAt} IS NULL)`;

const ANSWERED = {
  id: bookings.id,
  reference: bookings.reference,
  contactName: bookings.contactName,
  places: bookings.places,
  choice: sql<'date' | 'refund'>`coalesce(${bookings.choice}, 'refund')`.as('choice'),
  date: bookings.localDate,
  time: bookings.localTime,
};

/** Those of one departure. */
export const answeredOf = (db: Database, departureId: number) =>
  db
    .select(ANSWERED)
    .from(bookings)
    .where(and(eq(bookings.calledOffDepartureId, departureId), HAS_ANSWERED))
    .orderBy(asc(bookings.createdAt));

/** Departures from a day on that were called off, with the guests who have chosen neither a date nor the money, and those who have. */
export const calledOffFrom = (db: Database, from: string) =>
  read(
    [
      db
        .select({
          departure: departures,
          optionName: aliased(tripOptions.name, 'optionName'),
          optionTexts: aliased(tripOptions.translations, 'optionTexts'),
          tripId: tripOptions.tripId,
          tripName: aliased(trips.name, 'tripName'),
          tripTexts: pickTranslations<OptionTexts>(trips.translations, ['name']).as('tripTexts'),
        })
        .from(departures)
        .innerJoin(tripOptions, eq(tripOptions.id, departures.optionId))
        .innerJoin(trips, eq(trips.id, tripOptions.tripId))
        .where(and(gte(departures.localDate, from), isNotNull(departures.calledOffAt)))
        .orderBy(asc(departures.localDate), asc(departures.localTime)),
      db
        .select({
          departureId: bookings.departureId,
          id: bookings.id,
          reference: bookings.reference,
          name: bookings.contactName,
          email: bookings.contactEmail,
          phone: bookings.contactPhone,
          language: bookings.language,
          places: bookings.places,
          askedAt: bookings.choiceAskedAt,
          toldAt: bookings.choiceToldAt,
          isMailed: IS_MAILED.as('isMailed'),
          isPaidToPartner: PAID_TO_PARTNER.booking.as('isPaidToPartner'),
          seller: aliased(partners.name, 'seller'),
          sellerPhone: aliased(partners.phone, 'sellerPhone'),
          sellerEmail: aliased(partners.email, 'sellerEmail'),
        })
        .from(bookings)
        .innerJoin(departures, eq(departures.id, bookings.departureId))
        .leftJoin(partners, eq(partners.id, bookings.partnerId))
        .where(
          and(gte(departures.localDate, from), isNotNull(departures.calledOffAt), IS_UNDECIDED),
        )
        .orderBy(asc(bookings.createdAt)),
      db
        .select({ departureId: bookings.calledOffDepartureId, ...ANSWERED })
        .from(bookings)
        .innerJoin(departures, eq(departures.id, bookings.calledOffDepartureId))
        .where(
          and(
            gte(departures.localDate, from),
            isNotNull(departures.calledOffAt),
            HAS_ANSWERED,
            isNull(bookings.deletedAt),
          ),
        )
        .orderBy(asc(bookings.createdAt)),
    ],
    (rows, guests, answers) => {
      const waiting = Map.groupBy(guests, ({ departureId }) => departureId);
      const answered = Map.groupBy(answers, ({ departureId }) => departureId);
      return rows.map(({ departure, optionName, optionTexts, tripId, tripName, tripTexts }) => ({
        ...{ optionId: departure.optionId, date: departure.localDate, time: departure.localTime },
        option: {
          ...{ id: departure.optionId, tripId, name: optionName, translations: optionTexts },
          trip: { name: tripName, translations: tripTexts },
        },
        calledOffAt: String(departure.calledOffAt),
        reason: departure.calledOffReason,
        reasons: departure.calledOffReasons ?? {},
        offeredDate: departure.offeredDate,
        answerBy: departure.answerBy,
        ifSilent: departure.ifSilent ?? 'refund',
        answered: (answered.get(departure.id) ?? []).map(
          ({ departureId: _departure, ...guest }) => guest,
        ),
        waiting: (waiting.get(departure.id) ?? []).map(
          ({ departureId: _departure, name, email, phone, askedAt, ...guest }) => ({
            ...guest,
            contact: { name, email, phone },
            askedAt: askedAt ?? String(departure.calledOffAt),
          }),
        ),
      }));
    },
  );

type Read = ReturnType<ReturnType<typeof calledOffFrom>['shape']>[number];
export type AskedGuest = Read['waiting'][number];

/** The same with what is to be written to each guest whom no mail reaches. */
export const withMessages = (
  rows: readonly Read[],
  messageTo: (row: Read, guest: AskedGuest & { language: Language }) => Promise<string>,
): Promise<CalledOff[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      waiting: await Promise.all(
        row.waiting.map(
          async ({ seller, sellerPhone, sellerEmail, isPaidToPartner, ...guest }) => ({
            ...guest,
            seller:
              seller === null ? null : { name: seller, phone: sellerPhone, email: sellerEmail },
            message: guest.isMailed
              ? null
              : await messageTo(row, {
                  ...guest,
                  ...{ seller, sellerPhone, sellerEmail, isPaidToPartner },
                }),
          }),
        ),
      ),
    })),
  );
