import { and, asc, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { fullNameOf } from '#bookings/contact.ts';
import { holdsPlaces } from '#bookings/firm-states.ts';
import { bookedUnits, bookingCounts, inboxCounts, inboxState, isInState, isNoise, peopleOf } from '#bookings/inbox-states.ts';
import type { BookedUnits, BookingStatus } from '#contract/bookings/bookings.ts';
import {
  type InboxQuery,
  TRIP_INBOX_STATES,
  TRIP_TRANSITIONS,
  type TripEvent,
  type TripRequestDetail,
  type TripRequestItem,
  type TripRequestList,
} from '#contract/mail/inbox.ts';
import type { Database } from '#db/client.ts';
import { aliased, containsWords, pickTranslations } from '#db/columns.ts';
import { read } from '#db/reader.ts';
import { bookings, bookingUnits, departures, requestEvents, tripOptions, trips } from '#db/schema.ts';
import { relatedMails } from '#mail/related-mails.ts';

const columns = {
  booking: bookings,
  capacity: aliased(departures.capacity, 'departureCapacity'),
  optionName: aliased(tripOptions.name, 'optionName'),
  optionTranslations: aliased(tripOptions.translations, 'optionTranslations'),
  durationMinutes: tripOptions.durationMinutes,
  cancellationMinutes: tripOptions.cancellationMinutes,
  units: bookedUnits.as('units'),
  tripName: aliased(trips.name, 'tripName'),
  meetingPoint: aliased(trips.meetingPoint, 'tripMeetingPoint'),
  tripTranslations: pickTranslations<TripRequestItem['trip']['translations']>(trips.translations, ['name', 'meetingPoint']).as(
    'tripTranslations',
  ),
};
type Row = {
  booking: typeof bookings.$inferSelect;
  capacity: number | null;
  optionName: string;
  optionTranslations: TripRequestItem['option']['translations'];
  durationMinutes: number;
  cancellationMinutes: number;
  units: BookedUnits[];
  tripName: string;
  meetingPoint: string;
  tripTranslations: TripRequestItem['trip']['translations'];
};

const itemOf = ({ booking, capacity, units, ...row }: Row): TripRequestItem => ({
  id: booking.id,
  uuid: booking.uuid,
  reference: booking.reference,
  status: inboxState(booking),
  version: booking.version,
  language: booking.language,
  contact: { name: booking.contactName, email: booking.contactEmail, phone: booking.contactPhone },
  trip: { id: booking.tripId, name: row.tripName, meetingPoint: row.meetingPoint, translations: row.tripTranslations },
  option: {
    id: booking.optionId,
    name: row.optionName,
    translations: row.optionTranslations,
    durationMinutes: row.durationMinutes,
    cancellationMinutes: row.cancellationMinutes,
  },
  date: booking.localDate,
  time: booking.localTime,
  places: booking.places,
  units,
  ...peopleOf(units),
  totalCents: booking.totalCents,
  currency: booking.currency,
  lines: booking.lines,
  source: booking.source,
  resellerReference: booking.resellerReference,
  canTrash: !holdsPlaces(booking, capacity),
  message: booking.notes,
  note: booking.note,
  createdAt: booking.createdAt,
  deletedAt: booking.deletedAt,
});

function filter({ q, status }: InboxQuery) {
  const state = TRIP_INBOX_STATES.find((one) => one === status);
  return and(
    status === 'trash' ? isNotNull(bookings.deletedAt) : isNull(bookings.deletedAt),
    state && isInState(state),
    status === 'open' ? inArray(bookings.status, ['PENDING', 'CONFIRMED']) : undefined,
    status === '' ? not(isNoise) : undefined,
    q
      ? containsWords(
          [bookings.reference, bookings.contactName, bookings.contactEmail, bookings.contactPhone, bookings.resellerReference, trips.name],
          q,
        )
      : undefined,
  );
}

/** Bookings with their trip, option and departure. */
const rows = (db: Database) =>
  db
    .select(columns)
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .innerJoin(tripOptions, eq(tripOptions.id, bookings.optionId))
    .innerJoin(departures, eq(departures.id, bookings.departureId));

export const tripRequestList = (db: Database, query: InboxQuery) =>
  read(
    [
      rows(db)
        .where(filter(query))
        .orderBy(desc(bookings.createdAt), desc(bookings.id))
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize),
      db.select({ total: sql<number>`count(*)` }).from(bookings).innerJoin(trips, eq(trips.id, bookings.tripId)).where(filter(query)),
      bookingCounts(db),
    ],
    (found, totals, counts): TripRequestList => ({
      items: found.map(itemOf),
      total: totals[0]?.total ?? 0,
      page: query.page,
      pageSize: query.pageSize,
      counts: inboxCounts(counts),
    }),
  );

type Ending = (typeof bookings.$inferSelect)['endedAs'];
type Event = { event: typeof requestEvents.$inferSelect; user: string | null };

/** The history in the firm's words: each state follows from the one before it. */
function historyOf(events: readonly Event[]): TripEvent[] {
  let from: TripEvent['from'] = null;
  return events.map(({ event, user }) => {
    const endedAs = (event.data as { endedAs?: Ending } | null)?.endedAs ?? null;
    const state = inboxState({ status: event.toStatus as BookingStatus, endedAs });
    const to = event.type === 'state' ? state : (from ?? state);
    const before = from ?? (event.fromStatus === null ? null : inboxState({ status: event.fromStatus as BookingStatus, endedAs: null }));
    from = to;
    return {
      id: event.id,
      type: event.type as TripEvent['type'],
      from: before,
      to,
      by: event.actor === 'guest' ? 'guest' : event.actor === 'system' ? 'system' : 'firm',
      user,
      note: event.note,
      at: event.createdAt,
    };
  });
}

/** By id or reference; undefined when there is none. */
export const tripRequestDetail = (db: Database, name: string) => {
  const isIt = or(eq(bookings.id, name), eq(bookings.reference, name.toUpperCase()), eq(bookings.uuid, name));
  const id = sql`(SELECT id FROM bookings WHERE id = ${name} OR reference = ${name.toUpperCase()} OR uuid = ${name})`;
  return read(
    [
      rows(db).where(isIt),
      db
        .select({
          event: requestEvents,
          user: sql<string | null>`(SELECT name FROM users WHERE 'user:' || users.id = ${requestEvents.actor})`.as('user'),
        })
        .from(requestEvents)
        .where(eq(requestEvents.requestId, id))
        .orderBy(asc(requestEvents.id)),
      relatedMails(db, 'booking', id),
      db.select().from(bookingUnits).where(sql`${bookingUnits.bookingId} = ${id}`).orderBy(asc(bookingUnits.position)),
    ],
    ([row], events, mails, tickets): TripRequestDetail | undefined =>
      row && {
        ...itemOf(row),
        next: TRIP_TRANSITIONS[inboxState(row.booking)],
        anonymisedAt: row.booking.anonymisedAt,
        cancellationReason: row.booking.cancellationReason,
        tickets: tickets.map(({ uuid, unitId, ticketCode, age, cents, contact, redeemedAt, noShowAt }) => ({
          ...{ uuid, unitId, ticketCode, age, cents, redeemedAt, noShowAt },
          name: fullNameOf(contact),
        })),
        events: historyOf(events),
        mails,
      },
  );
};
