import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CallOffTerms } from '#contract/bookings/calling-off/calling-off.ts';
import type { GuestBooking, GuestOffer } from '#contract/bookings/guest-bookings.ts';
import type { WeatherNote } from '#contract/bookings/weather-note.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { delayOf } from '#core/db/delay.sql.ts';
import { read } from '#core/db/reader.ts';
import {
  bookings,
  bookingUnits,
  departures,
  tripOptions,
  trips,
  tripUnits,
} from '#core/db/schema.ts';
import { PAID_TO_PARTNER, sumOf } from '#money/ledger/owed.sql.ts';
import { HAS_REFUND, isPaidEnough, PAID } from '#money/ledger/paid-first.sql.ts';
import { comersOf } from '#orders/departures/comers.sql.ts';
import { agreedMinimum, type Minimum } from '#orders/departures/minimum.ts';
import type { Booking } from '../booking.reads.ts';

const TRIP_TEXTS = [
  'name',
  'location',
  'duration',
  'meetingPoint',
  'cancellationPolicy',
  'bring',
] as const;

/** A booking with all that its holder sees. */
export type HeldBooking = {
  booking: Booking;
  option: GuestBooking['option'];
  units: GuestBooking['units'];
  /** What the firm offers. */
  offeredOption: GuestOffer['option'];
  trip: GuestBooking['trip'];
  /** `reason` in the guest's language where the firm wrote it so. */
  calledOff: { reason: string | null } & Omit<CallOffTerms, 'reasons'>;
  /** What its departure needs, as the guest agreed to it. */
  minimum: Minimum | null;
  weatherNote: WeatherNote | null;
  delayMinutes: number | null;
  /** What its rule asks for when booking was paid, and went back. */
  isPaidBack: boolean;
  /** For its mails, as `paidBy` answers. */
  guestPaidCents: number | undefined;
};

/** By its reference, or another condition of its row: the caller must verify the link. */
export const heldBooking = (db: Database, named: string | SQL) => {
  const isNamed = typeof named === 'string' ? eq(bookings.reference, named) : named;
  const isMeant = and(isNamed, isNull(bookings.deletedAt));
  return read(
    [
      db
        .select({
          booking: bookings,
          ...{
            optionName: aliased(tripOptions.name, 'optionName'),
            isInstant: tripOptions.instantConfirmation,
          },
          ...{
            type: tripOptions.availabilityType,
            minutes: tripOptions.durationMinutes,
            fields: tripOptions.requiredContactFields,
            questions: tripOptions.questions,
            pickups: tripOptions.pickups,
          },
          optionTexts: aliased(tripOptions.translations, 'optionTexts'),
          paidCents: PAID.as('paidCents'),
          ...{
            guestPaid:
              sql<number>`-${sumOf('booking', sql`${bookings.id}`, sql`'payment', 'deposit', 'refund'`)}`.as(
                'guestPaid',
              ),
            isPaidElsewhere: PAID_TO_PARTNER.booking.as('isPaidElsewhere'),
          },
          hasRefund: HAS_REFUND.mapWith(Boolean).as('hasRefund'),
          offeredOption: sql<
            GuestOffer['option']
          >`(SELECT json_object('name', offered.name, 'translations', json(offered.translations)) FROM trip_options AS offered WHERE offered.id = ${bookings.offered} ->> '$.optionId')`
            .mapWith(JSON.parse)
            .as('offeredOption'),
          ...{
            comers: comersOf('departures.id').as('comers'),
            // One column: D1 answers a hundred at most.
            course: sql<{
              decision: string | null;
              delayMinutes: number | null;
            }>`json_object('decision', ${departures.decision}, 'delayMinutes', ${delayOf(sql`'departure:' || ${departures.id}`)})`
              .mapWith(JSON.parse)
              .as('course'),
            startsAt: departures.startsAt,
          },
          ...{ calledOffAt: departures.calledOffAt, calledOffReason: departures.calledOffReason },
          weatherNote: departures.weatherNote,
          ...{
            calledOffReasons: departures.calledOffReasons,
            offeredDate: departures.offeredDate,
            answerBy: departures.answerBy,
            ifSilent: departures.ifSilent,
          },
          ...{
            tripName: aliased(trips.name, 'tripName'),
            tripStatus: aliased(trips.status, 'tripStatus'),
          },
          tripDeletedAt: aliased(trips.deletedAt, 'tripDeletedAt'),
          ...{
            slug: trips.slug,
            image: trips.image,
            location: trips.location,
            duration: trips.duration,
          },
          ...{ meetingPoint: trips.meetingPoint, cancellationPolicy: trips.cancellationPolicy },
          ...{
            bring: trips.bring,
            meetingLatitude: trips.meetingLatitude,
            meetingLongitude: trips.meetingLongitude,
            tripSpeaks: aliased(trips.guideLanguages, 'tripSpeaks'),
            optionSpeaks: aliased(tripOptions.guideLanguages, 'optionSpeaks'),
          },
          tripTexts: pickTranslations<GuestBooking['trip']['translations']>(
            trips.translations,
            TRIP_TEXTS,
          ).as('tripTexts'),
        })
        .from(bookings)
        .innerJoin(tripOptions, eq(tripOptions.id, bookings.optionId))
        .innerJoin(trips, eq(trips.id, bookings.tripId))
        .innerJoin(departures, eq(departures.id, bookings.departureId))
        .where(isMeant),
      db
        .select()
        .from(bookingUnits)
        .where(
          sql`${bookingUnits.bookingId} = (SELECT ${bookings.id} FROM ${bookings} WHERE ${isMeant})`,
        )
        .orderBy(asc(bookingUnits.position)),
      db
        .select({
          id: tripUnits.id,
          type: tripUnits.type,
          name: tripUnits.name,
          translations: tripUnits.translations,
        })
        .from(tripUnits)
        .where(
          sql`${tripUnits.optionId} = (SELECT ${bookings.optionId} FROM ${bookings} WHERE ${isMeant})`,
        )
        .orderBy(asc(tripUnits.sortOrder)),
    ],
    ([row], tickets, units): HeldBooking | undefined =>
      row && {
        booking: { ...row.booking, units: tickets, calledOffAt: row.calledOffAt },
        option: {
          id: row.booking.optionId,
          name: row.optionName,
          instantConfirmation: row.isInstant,
          availabilityType: row.type,
          durationMinutes: row.minutes,
          requiredContactFields: row.fields,
          questions: row.questions,
          pickups: row.pickups,
          translations: row.optionTexts,
        },
        offeredOption: row.offeredOption,
        units,
        trip: {
          id: row.booking.tripId,
          ...{
            name: row.tripName,
            slug: row.slug,
            image: row.image,
            location: row.location,
            duration: row.duration,
          },
          ...{
            meetingPoint: row.meetingPoint,
            cancellationPolicy: row.cancellationPolicy,
            bring: row.bring,
            meetingLatitude: row.meetingLatitude,
            meetingLongitude: row.meetingLongitude,
            guideLanguages: row.optionSpeaks.length > 0 ? row.optionSpeaks : row.tripSpeaks,
            translations: row.tripTexts,
          },
          isPublished: row.tripStatus === 'published' && row.tripDeletedAt === null,
        },
        calledOff: {
          reason: row.calledOffReasons?.[row.booking.language] || row.calledOffReason,
          offeredDate: row.offeredDate,
          answerBy: row.answerBy,
          ifSilent: row.ifSilent ?? 'refund',
        },
        minimum: agreedMinimum(row.booking.terms, Date.parse(row.startsAt), {
          people: row.comers,
          isDecided: row.course.decision === 'runs',
        }),
        weatherNote: row.weatherNote,
        delayMinutes: row.course.delayMinutes,
        guestPaidCents: row.isPaidElsewhere ? undefined : row.guestPaid,
        isPaidBack: row.hasRefund && !isPaidEnough(row.booking, row.paidCents),
      },
  );
};
