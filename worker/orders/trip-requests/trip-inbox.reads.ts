import { asc, eq, or, sql } from 'drizzle-orm';
import type { TripInboxState } from '#contract/admin/admin.ts';
import type { BookedUnits, BookingStatus } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/languages/language.ts';
import type {
  TripEvent,
  TripInboxQuery,
  TripRequestDetail,
  TripRequestItem,
  TripRequestList,
} from '#contract/mail/inbox.ts';
import type { DisputeState } from '#contract/money/ledger.ts';
import { nextStates } from '#contract/orders/states.ts';
import { actorName } from '#core/db/actor-name.sql.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read, shaped } from '#core/db/reader.ts';
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
import { bookedUnits, inboxState, peopleOf } from '#orders/bookings/inbox-states.ts';
import { itemPage } from '#orders/item-index/item-list.reads.ts';

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
  ...{ offer: booking.offer, offered: booking.offered, offerUntil: booking.offerUntil },
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

/** Bookings with their trip, option and departure; of a page it is read first, which a cross join makes sure of. */
const rows = (db: Database, page = sql`(SELECT 1)`) =>
  db
    .select(columns)
    .from(page)
    .crossJoin(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .innerJoin(tripOptions, eq(tripOptions.id, bookings.optionId))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .leftJoin(partners, eq(partners.id, bookings.partnerId));

/** Newest first. */
export function tripRequestList(db: Database, { day, ...query }: TripInboxQuery) {
  const asked = { ...query, days: day ? { from: day, to: day } : undefined };
  return shaped(
    itemPage<Row, TripInboxState>(db, 'booking', { ...asked, sort: '-created' }, (page, order) =>
      rows(db, page).where(sql`${bookings.id} = page.item_id`).orderBy(order),
    ),
    ({ items, ...page }): TripRequestList => ({ items: items.map(itemOf), ...page }),
  );
}

type Ending = (typeof bookings.$inferSelect)['endedAs'];
type Event = { event: typeof requestEvents.$inferSelect; user: string | null };

/** The history in the firm's words: each state follows from the one before it. */
function historyOf(events: readonly Event[]): TripEvent[] {
  let from: TripEvent['from'] = null;
  return events.map(({ event, user }) => {
    const {
      endedAs = null,
      dispute,
      fields,
    } = (event.data ?? {}) as {
      endedAs?: Ending;
      dispute?: DisputeState;
      fields?: TripEvent['corrected'];
    };
    const to =
      event.type !== 'state' && from !== null
        ? from
        : inboxState({ status: event.toStatus as BookingStatus, endedAs });
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
      ...(fields && { corrected: fields }),
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
          user: actorName(requestEvents.actor).as('user'),
        })
        .from(requestEvents)
        .where(eq(requestEvents.requestId, id))
        .orderBy(asc(requestEvents.id)),
      relatedMails(db, 'booking', id),
      db
        .select()
        .from(bookingUnits)
        .where(eq(bookingUnits.bookingId, id))
        .orderBy(asc(bookingUnits.position)),
      db
        .select({
          ...{ questions: tripOptions.questions, pickups: tripOptions.pickups },
          weatherNote: departures.weatherNote,
        })
        .from(bookings)
        .innerJoin(tripOptions, eq(tripOptions.id, bookings.optionId))
        .innerJoin(departures, eq(departures.id, bookings.departureId))
        .where(eq(bookings.id, id)),
    ],
    ([row], events, mails, tickets, [around]): TripRequestDetail | undefined =>
      row && {
        ...itemOf(row),
        ...{ questions: around?.questions ?? [], pickups: around?.pickups ?? [] },
        ...{ weatherNote: around?.weatherNote ?? null, remindedAt: row.booking.remindedAt },
        ...{ answers: row.booking.answers, pickup: row.booking.pickup },
        next: nextStates('trip', { status: inboxState(row.booking), offer: row.booking.offer }),
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
