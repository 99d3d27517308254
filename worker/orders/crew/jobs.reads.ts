import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
import type { ManifestBooking } from '#contract/bookings/firm-calendar.ts';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import { type CrewJob, type CrewMember, jobParts, memberParts } from '#contract/crew/crew.ts';
import type { Settings } from '#contract/pages/settings.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { type Reader, read } from '#core/db/reader.ts';
import { crewReports, departures, transferLegs, tripOptions, trips } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { dayMoneyOf } from '#money/ledger/day-money.reads.ts';
import { manifestBookings } from '#orders/calendar/manifest/manifest.reads.ts';
import type { JobSpan } from '#orders/resources/days-off.ts';
import { helpsWith } from '#orders/resources/helps-with.sql.ts';
import { legsBetween } from '#orders/transfers/office/days.reads.ts';

type Days = { from: string; to: string };
export type CrewReport = typeof crewReports.$inferSelect;
type Texts = Pick<TripInput['translations'], 'name' | 'meetingPoint'>;

/** The condition that a stored departure is a person's. */
export function isOnDeparture(member: CrewMember): SQL {
  const { kind, id } = memberParts(member);
  const helps = helpsWith(member, sql`'departure:' || ${departures.id}`);
  return kind === 'guide' ? sql`(${departures.guideId} = ${id} OR ${helps})` : helps;
}

/** A departure with what its page says of it. */
const departuresOf = (db: Database, member: CrewMember, { from, to }: Days) =>
  read(
    [
      db
        .select({
          id: departures.id,
          optionId: departures.optionId,
          date: departures.localDate,
          time: departures.localTime,
          startsAt: departures.startsAt,
          calledOffAt: departures.calledOffAt,
          option: aliased(tripOptions.name, 'optionName'),
          optionTexts: aliased(tripOptions.translations, 'optionTexts'),
          trip: aliased(trips.name, 'tripName'),
          tripTexts: pickTranslations<OptionTexts & Texts>(trips.translations, [
            'name',
            'meetingPoint',
          ]).as('tripTexts'),
          questions: tripOptions.questions,
          meetingPoint: trips.meetingPoint,
          latitude: trips.meetingLatitude,
          longitude: trips.meetingLongitude,
        })
        .from(departures)
        .innerJoin(tripOptions, eq(tripOptions.id, departures.optionId))
        .innerJoin(trips, eq(trips.id, tripOptions.tripId))
        .where(and(between(departures.localDate, from, to), isOnDeparture(member)))
        .orderBy(asc(departures.startsAt)),
    ],
    (rows) => rows,
  );
type DepartureRow = ReturnType<ReturnType<typeof departuresOf>['shape']>[number];

/** Reports on jobs, in the order in which it was done. */
export const reportsOn = (db: Database, jobs: readonly CrewJob[]) =>
  read(
    [
      db
        .select()
        .from(crewReports)
        .where(isOneOf(crewReports.job, jobs))
        .orderBy(asc(crewReports.at), asc(crewReports.createdAt)),
    ],
    (rows) => rows,
  );

/** Those that hold: done, and not taken back. */
export function inForce(reports: readonly CrewReport[]): CrewReport[] {
  const undone = new Set(
    reports.flatMap(({ undoes, outcome }) => (undoes && outcome === 'done' ? [undoes] : [])),
  );
  return reports.filter(
    ({ id, kind, outcome }) => kind !== 'undo' && outcome === 'done' && !undone.has(id),
  );
}

export type CrewBooking = Omit<ManifestBooking, 'money' | 'whatsapp'> & { owedCents: number };
export type DepartureJob = DepartureRow & {
  kind: 'departure';
  job: CrewJob;
  bookings: CrewBooking[];
  reports: CrewReport[];
};
export type TransferJob = Pick<
  DayLeg,
  | 'id'
  | 'reference'
  | 'status'
  | 'language'
  | 'date'
  | 'time'
  | 'startsAt'
  | 'flight'
  | 'pickupAddress'
  | 'dropoffAddress'
  | 'adults'
  | 'childAges'
  | 'signName'
  | 'note'
  | 'luggage'
  | 'extras'
  | 'from'
  | 'to'
  | 'vehicle'
> & {
  kind: 'transfer';
  job: CrewJob;
  guest: { name: string | null; phone: string | null };
  owedCents: number;
  reports: CrewReport[];
};
export type CrewJobOnPage = DepartureJob | TransferJob;

const DRIVEN = ['confirmed', 'driver_assigned', 'completed', 'no_show'];

async function transfersOf(
  db: Database,
  reader: Reader,
  site: Pick<Settings, 'siteName'>,
  member: CrewMember,
  days: Days,
): Promise<Omit<TransferJob, 'reports'>[]> {
  const { kind, id: driverId } = memberParts(member);
  if (kind !== 'driver') return [];
  const legs = await legsBetween(db, reader, site, { ...days, isDrivenOnly: true });
  return legs.flatMap((leg) => {
    const { driver, contact, money, whatsapp: _message, ...shown } = leg;
    if (driver?.id !== driverId || !DRIVEN.includes(leg.status)) return [];
    return [
      {
        ...shown,
        kind: 'transfer' as const,
        job: `transfer:${leg.id}:${leg.leg}` as const,
        guest: { name: contact.name, phone: contact.phone },
        owedCents: money.owedCents,
      },
    ];
  });
}

/** Bookings of departures, with what is owed on the day; nothing of those whose guests pay a partner. */
async function bookingsOf(db: Database, reader: Reader, ids: readonly number[]) {
  const lists = await Promise.all(ids.map((id) => reader.run(manifestBookings(db, id))));
  const owing = lists.flat().flatMap(({ id, isPaidElsewhere }) => (isPaidElsewhere ? [] : [id]));
  const money = await reader.run(dayMoneyOf(db, 'booking', owing));
  return new Map(
    lists.map((bookings, at) => [
      ids[at],
      bookings.map(
        ({ isPaidElsewhere: _omitted, ...booking }): CrewBooking => ({
          ...booking,
          owedCents: money.get(booking.id)?.owedCents ?? 0,
        }),
      ),
    ]),
  );
}

/** What a person has to do on some days, by its start, with what was reported of it. */
export async function jobsOf(
  { db, reader }: { db: Database; reader: Reader },
  site: Pick<Settings, 'siteName'>,
  member: CrewMember,
  days: Days,
): Promise<CrewJobOnPage[]> {
  const [rows, legs] = await Promise.all([
    reader.run(departuresOf(db, member, days)),
    transfersOf(db, reader, site, member, days),
  ]);
  const jobs = [...rows.map(({ id }) => `departure:${id}` as const), ...legs.map(({ job }) => job)];
  const [bookings, reports] = await Promise.all([
    bookingsOf(
      db,
      reader,
      rows.map(({ id }) => id),
    ),
    reader.run(reportsOn(db, jobs)),
  ]);
  const byJob = Map.groupBy(reports, ({ job }) => job);
  const reportsOf = (job: CrewJob) => inForce(byJob.get(job) ?? []);
  return [
    ...rows.map((row): DepartureJob => {
      const job = `departure:${row.id}` as const;
      return {
        ...{ ...row, kind: 'departure', job },
        bookings: bookings.get(row.id) ?? [],
        reports: reportsOf(job),
      };
    }),
    ...legs.map((leg): TransferJob => ({ ...leg, reports: reportsOf(leg.job) })),
  ].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** Whether a job is a person's at this moment. */
export async function isOwnJob(db: Database, member: CrewMember, job: CrewJob): Promise<boolean> {
  const { kind, id } = memberParts(member);
  const [type, subject, leg] = job.split(':');
  const isOwn =
    type === 'departure'
      ? sql`SELECT 1 AS found FROM departures WHERE id = ${Number(subject)} AND ${isOnDeparture(member)}`
      : sql`SELECT 1 AS found FROM transfer_legs JOIN transfer_requests ON transfer_requests.id = transfer_legs.request_id
          WHERE request_id = ${subject} AND leg = ${leg} AND transfer_requests.deleted_at IS NULL
            AND transfer_requests.status IN ('confirmed', 'driver_assigned', 'completed', 'no_show') AND driver_id = ${kind === 'driver' ? id : 0}`;
  return (await db.get(isOwn)) !== undefined;
}

/** When a job is done. */
export async function spanOfJob(db: Database, job: CrewJob): Promise<JobSpan[]> {
  const parts = jobParts(job);
  return parts.kind === 'departure'
    ? db
        .select({
          date: departures.localDate,
          startsAt: departures.startsAt,
          endsAt: departures.endsAt,
        })
        .from(departures)
        .where(eq(departures.id, parts.id))
    : db
        .select({
          date: transferLegs.localDate,
          startsAt: transferLegs.busyFrom,
          endsAt: transferLegs.busyTo,
        })
        .from(transferLegs)
        .where(and(eq(transferLegs.requestId, parts.id), eq(transferLegs.leg, parts.leg)));
}
