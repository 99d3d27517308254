import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { ManifestBooking } from '#contract/bookings/firm-calendar.ts';
import type { WaitingGuest } from '#contract/bookings/waiting.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import {
  bookings,
  bookingUnits,
  tripExtras,
  tripOptions,
  trips,
  tripUnits,
  waitingGuests,
} from '#core/db/schema.ts';
import { PAID_TO_PARTNER } from '#money/ledger/owed.sql.ts';
import { fullNameOf } from '#orders/bookings/contact.ts';
import type { RequestInMail } from '#orders/bookings/mails/trip-mail-parts.ts';
import { pickedUp } from './pickups.reads.ts';

type ReadBooking = Omit<ManifestBooking, 'money' | 'whatsapp'> & { isPaidElsewhere: boolean };

/** Pick-ups before the meeting point, as they are driven. */
function inDrivingOrder<B extends Pick<ManifestBooking, 'pickup'>>(rows: readonly B[]): B[] {
  const place = ({ pickup }: B) => (pickup ? -pickup.minutesBefore : Number.POSITIVE_INFINITY);
  return rows.toSorted(
    (one, other) =>
      (place(one) === place(other) ? 0 : place(one) - place(other)) ||
      (one.pickup?.name ?? '').localeCompare(other.pickup?.name ?? '') ||
      (one.pickup?.hotel ?? '').localeCompare(other.pickup?.hotel ?? ''),
  );
}

/** Who comes: bookings of a stored departure with their tickets, in driving order. Holds are not among them. */
export const manifestBookings = (db: Database, departureId: number) => {
  const isMeant = and(
    eq(bookings.departureId, departureId),
    inArray(bookings.status, ['CONFIRMED', 'PENDING', 'REDEEMED']),
    isNull(bookings.deletedAt),
  );
  const ids = db.select({ id: bookings.id }).from(bookings).where(isMeant);
  const options = db.select({ optionId: bookings.optionId }).from(bookings).where(isMeant);
  return read(
    [
      db
        .select({ row: bookings, isPaidElsewhere: PAID_TO_PARTNER.booking.as('isPaidElsewhere') })
        .from(bookings)
        .where(isMeant)
        .orderBy(asc(bookings.contactName), asc(bookings.id)),
      db
        .select({
          ticket: bookingUnits,
          unitName: aliased(tripUnits.name, 'unitName'),
          unitTexts: aliased(tripUnits.translations, 'unitTexts'),
        })
        .from(bookingUnits)
        .innerJoin(tripUnits, eq(tripUnits.id, bookingUnits.unitId))
        .where(inArray(bookingUnits.bookingId, ids))
        .orderBy(asc(bookingUnits.position)),
      db.select().from(tripExtras).where(inArray(tripExtras.optionId, options)),
    ],
    (rows, units, extras): ReadBooking[] => {
      const ticketsOf = Map.groupBy(units, ({ ticket }) => ticket.bookingId);
      const extraOf = new Map(extras.map((extra) => [extra.id, extra]));
      const booked = rows.map(({ row, isPaidElsewhere }) => ({
        isPaidElsewhere,
        ...{
          id: row.id,
          reference: row.reference,
          status: row.status,
          places: row.places,
          language: row.language,
        },
        ...{ notes: row.notes, note: row.note, pickup: row.pickup && pickedUp(row, row.pickup) },
        answers: row.answers.filter(({ ticket }) => ticket === null),
        remindedAt: row.remindedAt,
        contact: { name: row.contactName, email: row.contactEmail, phone: row.contactPhone },
        extras: row.extras.flatMap(({ extraId, quantity }) => {
          const extra = extraOf.get(extraId);
          return extra ? [{ name: extra.name, translations: extra.translations, quantity }] : [];
        }),
        tickets: (ticketsOf.get(row.id) ?? []).map(({ ticket, unitName, unitTexts }) => ({
          code: ticket.ticketCode,
          answers: row.answers.filter((one) => one.ticket === ticket.uuid),
          unit: { name: unitName, translations: unitTexts },
          name: fullNameOf(ticket.contact),
          age: ticket.age,
          redeemedAt: ticket.redeemedAt,
          noShowAt: ticket.noShowAt,
        })),
      }));
      return inDrivingOrder(booked);
    },
  );
};

/** Who waits for places of an option on a day, or of any option of its trip. */
export const waitingFor = (db: Database, optionId: number, date: string) => {
  const { id, name, email, people, language, toldAt, createdAt } = waitingGuests;
  return read(
    [
      db
        .select({ id, name, email, people, language, toldAt, createdAt })
        .from(waitingGuests)
        .where(
          and(
            eq(waitingGuests.localDate, date),
            inArray(
              waitingGuests.tripId,
              db
                .select({ tripId: tripOptions.tripId })
                .from(tripOptions)
                .where(eq(tripOptions.id, optionId)),
            ),
            or(isNull(waitingGuests.optionId), eq(waitingGuests.optionId, optionId)),
            isNull(waitingGuests.endedAt),
          ),
        )
        .orderBy(asc(waitingGuests.createdAt)),
    ],
    (rows): WaitingGuest[] => rows,
  );
};

/** Where an option's guests come to, and what they bring. */
export const meetingOf = (db: Database, optionId: number) =>
  read(
    [
      db
        .select({
          ...{ name: trips.name, meetingPoint: trips.meetingPoint, bring: trips.bring },
          ...{ meetingLatitude: trips.meetingLatitude, meetingLongitude: trips.meetingLongitude },
          translations: pickTranslations<RequestInMail['trip']['translations']>(
            trips.translations,
            ['name', 'meetingPoint', 'bring'],
          ),
        })
        .from(tripOptions)
        .innerJoin(trips, eq(trips.id, tripOptions.tripId))
        .where(eq(tripOptions.id, optionId)),
    ],
    ([row]) => row,
  );
