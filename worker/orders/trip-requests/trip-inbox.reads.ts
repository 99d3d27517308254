import { and, asc, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { BookedUnits, BookingStatus } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/languages/language.ts';
import {
  TRIP_INBOX_STATES,
  TRIP_TRANSITIONS,
  type TripEvent,
  type TripInboxQuery,
  type TripRequestDetail,
  type TripRequestItem,
  type TripRequestList,
} from '#contract/mail/inbox.ts';
import type { DisputeState } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, containsWords, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import {
  bookings,
  bookingUnits,
  departures,
  partners,
  requestEvents,
  tripOptions,
  trips,
} from '#core/db/schema.ts';
import { relatedMails } from '#core/mail/related-mails.ts';
import { holdsPlaces } from '#orders/bookings/changes/firm-states.ts';
import { fullNameOf } from '#orders/bookings/contact.ts';
import { endingOf } from '#orders/bookings/ending.ts';
import {
  bookedUnits,
  bookingCounts,
  inboxCounts,
  inboxState,
  isInState,
  isNoise,
  peopleOf,
  type StateCount,
} from '#orders/bookings/inbox-states.ts';

const columns = {
  booking: bookings,
  capacity: aliased(departures.capacity, 'departureCapacity'),
  calledOffAt: aliased(departures.calledOffAt, 'departureCalledOffAt'),
  optionName: aliased(tripOptions.name, 'optionName'),
  optionTranslations: aliased(tripOptions.translations, 'optionTranslations'),
  durationMinutes: tripOptions.durationMinutes,
  units: bookedUnits.as('units'),
  partnerName: aliased(partners.name, 'partnerName'),
  tripName: aliased(trips.name, 'tripName'),
  meetingPoint: aliased(trips.meetingPoint, 'tripMeetingPoint'),
  meetingLatitude: trips.meetingLatitude,
  meetingLongitude: trips.meetingLongitude,
  bring: trips.bring,
  speaks: aliased(trips.guideLanguages, 'tripSpeaks'),
  tripTranslations: pickTranslations<TripRequestItem['trip']['translations']>(trips.translations, [
    'name',
    'meetingPoint',
    'bring',
  ]).as('tripTranslations'),
};
type Row = {
  booking: typeof bookings.$inferSelect;
  capacity: number | null;
  optionName: string;
  optionTranslations: TripRequestItem['option']['translations'];
  durationMinutes: number;
  units: BookedUnits[];
  partnerName: string | null;
  tripName: string;
  meetingPoint: string;
  meetingLatitude: number | null;
  meetingLongitude: number | null;
  bring: string[];
  speaks: Language[];
  tripTranslations: TripRequestItem['trip']['translations'];
};

const itemOf = ({ booking, capacity, units, partnerName, ...row }: Row): TripRequestItem => ({
  id: booking.id,
  uuid: booking.uuid,
  reference: booking.reference,
  status: inboxState(booking),
  offer: booking.offer,
  version: booking.version,
  language: booking.language,
  contact: { name: booking.contactName, email: booking.contactEmail, phone: booking.contactPhone },
  trip: {
    id: booking.tripId,
    name: row.tripName,
    meetingPoint: row.meetingPoint,
    meetingLatitude: row.meetingLatitude,
    meetingLongitude: row.meetingLongitude,
    bring: row.bring,
    guideLanguages: row.speaks,
    translations: row.tripTranslations,
  },
  option: {
    id: booking.optionId,
    name: row.optionName,
    translations: row.optionTranslations,
    durationMinutes: row.durationMinutes,
  },
  date: booking.localDate,
  time: booking.localTime,
  places: booking.places,
  units,
  ...peopleOf(units),
  totalCents: booking.totalCents,
  terms: booking.terms,
  currency: booking.currency,
  lines: booking.lines,
  source: booking.source,
  resellerReference: booking.resellerReference,
  partner: booking.partnerId === null ? null : { id: booking.partnerId, name: partnerName ?? '' },
  canTrash: !holdsPlaces(booking, capacity),
  message: booking.notes,
  note: booking.note,
  createdAt: booking.createdAt,
  deletedAt: booking.deletedAt,
});

function filter({ q, status, day, partner }: TripInboxQuery) {
  const state = TRIP_INBOX_STATES.find((one) => one === status);
  return and(
    // Without a state the rows are read in their order, newest first, until the page is full: an index of the trash would sort them all.
    status === 'trash'
      ? isNotNull(bookings.deletedAt)
      : state
        ? isNull(bookings.deletedAt)
        : sql`+${bookings.deletedAt} IS NULL`,
    state && isInState(state),
    status === 'open' ? inArray(bookings.status, ['PENDING', 'CONFIRMED']) : undefined,
    status === '' ? not(isNoise) : undefined,
    day
      ? sql`${bookings.departureId} IN (SELECT id FROM ${departures} WHERE local_date = ${day})`
      : undefined,
    partner ? eq(bookings.partnerId, partner) : undefined,
    q
      ? containsWords(
          [
            bookings.reference,
            bookings.contactName,
            bookings.contactEmail,
            bookings.contactPhone,
            bookings.resellerReference,
            trips.name,
          ],
          q,
        )
      : undefined,
  );
}

/** The total of a list without a text, a day or a partner: the sum of its states' numbers. */
function storedTotal(counts: readonly StateCount[], { status }: TripInboxQuery): number {
  const state = TRIP_INBOX_STATES.find((one) => one === status);
  const isListed = (row: StateCount) => {
    if (state) return inboxState(row) === state;
    if (status === 'open') return row.status === 'PENDING' || row.status === 'CONFIRMED';
    return status !== '' || (row.status !== 'EXPIRED' && row.endedAs !== 'spam');
  };
  return counts.reduce((sum, row) => sum + (isListed(row) ? row.count : 0), 0);
}

/** Bookings with their trip, option and departure. */
const rows = (db: Database) =>
  db
    .select(columns)
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .innerJoin(tripOptions, eq(tripOptions.id, bookings.optionId))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .leftJoin(partners, eq(partners.id, bookings.partnerId));

const foundTotal = (db: Database, query: TripInboxQuery) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .where(filter(query));

export const tripRequestList = (db: Database, query: TripInboxQuery) =>
  read(
    [
      rows(db)
        .where(filter(query))
        .orderBy(desc(bookings.createdAt), desc(bookings.id))
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize),
      bookingCounts(db),
      ...(query.q || query.day || query.partner || query.status === 'trash'
        ? [foundTotal(db, query)]
        : []),
    ],
    (found, counts, totals?: { total: number }[]): TripRequestList => ({
      items: found.map(itemOf),
      total: totals ? (totals[0]?.total ?? 0) : storedTotal(counts, query),
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
    const { endedAs = null, dispute } = (event.data ?? {}) as {
      endedAs?: Ending;
      dispute?: DisputeState;
    };
    const state = inboxState({ status: event.toStatus as BookingStatus, endedAs });
    const to = event.type === 'state' ? state : (from ?? state);
    const before =
      from ??
      (event.fromStatus === null
        ? null
        : inboxState({ status: event.fromStatus as BookingStatus, endedAs: null }));
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
      ...(dispute && { dispute }),
    };
  });
}

/** By id or reference; undefined when there is none. */
export const tripRequestDetail = (db: Database, name: string) => {
  const isIt = or(
    eq(bookings.id, name),
    eq(bookings.reference, name.toUpperCase()),
    eq(bookings.uuid, name),
  );
  const id = sql`(SELECT id FROM bookings WHERE id = ${name} OR reference = ${name.toUpperCase()} OR uuid = ${name})`;
  return read(
    [
      rows(db).where(isIt),
      db
        .select({
          event: requestEvents,
          user: sql<
            string | null
          >`(SELECT name FROM users WHERE 'user:' || users.id = ${requestEvents.actor})`.as('user'),
        })
        .from(requestEvents)
        .where(eq(requestEvents.requestId, id))
        .orderBy(asc(requestEvents.id)),
      relatedMails(db, 'booking', id),
      db
        .select()
        .from(bookingUnits)
        .where(sql`${bookingUnits.bookingId} = ${id}`)
        .orderBy(asc(bookingUnits.position)),
    ],
    ([row], events, mails, tickets): TripRequestDetail | undefined =>
      row && {
        ...itemOf(row),
        // What was offered is the guest's to accept.
        next: TRIP_TRANSITIONS[inboxState(row.booking)].filter(
          (to) => to !== 'confirmed' || row.booking.offer !== 'made',
        ),
        anonymisedAt: row.booking.anonymisedAt,
        cancellationReason: row.booking.cancellationReason,
        endingFeeCents:
          endingOf({ ...row.booking, calledOffAt: row.calledOffAt }, new Date())?.feeCents ?? null,
        tickets: tickets.map(
          ({ uuid, unitId, ticketCode, age, cents, contact, redeemedAt, noShowAt }) => ({
            ...{ uuid, unitId, ticketCode, age, cents, redeemedAt, noShowAt },
            name: fullNameOf(contact),
          }),
        ),
        events: historyOf(events),
        mails,
      },
  );
};
