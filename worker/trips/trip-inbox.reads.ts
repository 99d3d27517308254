import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { TripInboxState } from '#contract/admin/admin.ts';
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
import { requestEvents, tripRequests, trips } from '#db/schema.ts';
import { countsOf, stateCounts } from '#db/state-counts.ts';
import { relatedMails } from '#mail/related-mails.ts';

const columns = {
  request: tripRequests,
  tripName: aliased(trips.name, 'tripName'),
  meetingPoint: aliased(trips.meetingPoint, 'tripMeetingPoint'),
  tripTranslations: pickTranslations<TripRequestItem['trip']['translations']>(trips.translations, ['name', 'meetingPoint']).as(
    'tripTranslations',
  ),
};
type Row = {
  request: typeof tripRequests.$inferSelect;
  tripName: string;
  meetingPoint: string;
  tripTranslations: TripRequestItem['trip']['translations'];
};

const itemOf = ({ request, tripName, meetingPoint, tripTranslations }: Row): TripRequestItem => ({
  id: request.id,
  reference: request.reference,
  status: request.status,
  version: request.version,
  language: request.language,
  contact: { name: request.contactName, email: request.contactEmail, phone: request.contactPhone },
  trip: { id: request.tripId, name: tripName, meetingPoint, translations: tripTranslations },
  date: request.localDate,
  adults: request.adults,
  childAges: request.childAges,
  message: request.message,
  note: request.note,
  createdAt: request.createdAt,
  deletedAt: request.deletedAt,
});

function filter({ q, status }: InboxQuery) {
  const state = TRIP_INBOX_STATES.find((one) => one === status);
  return and(
    status === 'trash' ? isNotNull(tripRequests.deletedAt) : isNull(tripRequests.deletedAt),
    state ? eq(tripRequests.status, state) : undefined,
    status === 'open' ? or(eq(tripRequests.status, 'new'), eq(tripRequests.status, 'confirmed')) : undefined,
    status === '' ? ne(tripRequests.status, 'spam') : undefined,
    q
      ? containsWords(
          [tripRequests.reference, tripRequests.contactName, tripRequests.contactEmail, tripRequests.contactPhone, trips.name],
          q,
        )
      : undefined,
  );
}

export const tripRequestList = (db: Database, query: InboxQuery) =>
  read(
    [
      db
        .select(columns)
        .from(tripRequests)
        .innerJoin(trips, eq(trips.id, tripRequests.tripId))
        .where(filter(query))
        .orderBy(desc(tripRequests.createdAt), desc(tripRequests.id))
        .limit(query.pageSize)
        .offset((query.page - 1) * query.pageSize),
      db
        .select({ total: sql<number>`count(*)` })
        .from(tripRequests)
        .innerJoin(trips, eq(trips.id, tripRequests.tripId))
        .where(filter(query)),
      stateCounts(db, tripRequests),
    ],
    (rows, totals, counts): TripRequestList => ({
      items: rows.map(itemOf),
      total: totals[0]?.total ?? 0,
      page: query.page,
      pageSize: query.pageSize,
      counts: countsOf<TripInboxState>(counts),
    }),
  );

/** By id or reference; undefined when there is none. */
export const tripRequestDetail = (db: Database, name: string) => {
  const isIt = or(eq(tripRequests.id, name), eq(tripRequests.reference, name.toUpperCase()));
  const id = sql`(SELECT id FROM trip_requests WHERE id = ${name} OR reference = ${name.toUpperCase()})`;
  return read(
    [
      db.select(columns).from(tripRequests).innerJoin(trips, eq(trips.id, tripRequests.tripId)).where(isIt),
      db
        .select({
          event: requestEvents,
          user: sql<string | null>`(SELECT name FROM users WHERE 'user:' || users.id = ${requestEvents.actor})`.as('user'),
        })
        .from(requestEvents)
        .where(eq(requestEvents.requestId, id))
        .orderBy(asc(requestEvents.id)),
      relatedMails(db, 'trip_request', id),
    ],
    ([row], events, mails): TripRequestDetail | undefined =>
      row && {
        ...itemOf(row),
        next: TRIP_TRANSITIONS[row.request.status],
        anonymisedAt: row.request.anonymisedAt,
        events: events.map(({ event, user }) => ({
          id: event.id,
          type: event.type as TripEvent['type'],
          from: event.fromStatus as TripEvent['from'],
          to: event.toStatus as TripEvent['to'],
          by: event.actor === 'guest' ? 'guest' : event.actor === 'system' ? 'system' : 'firm',
          user,
          note: event.note,
          at: event.createdAt,
        })),
        mails,
      },
  );
};
