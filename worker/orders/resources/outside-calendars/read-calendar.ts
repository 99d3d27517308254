import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { CalendarFailure } from '#contract/bookings/calendars/outside-calendars.ts';
import { menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { resourceAbsences, resourceCalendars, resources } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { log, logFailure } from '#core/http/logs/log.ts';
import { FetchFailure, fetchText, type Network } from '#core/http/outward/fetch-text.ts';
import { resolveOverHttps } from '#core/http/outward/resolve-name.ts';
import { type BusySpan, busySpans } from '#core/text/ical/busy-spans.ts';
import { BudgetSpent } from '#core/text/ical/recurrence.ts';
import { namedZone, UTC } from '#core/text/ical/zone.ts';
import type { Bindings } from '#env';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** A little less than a quarter of an hour, so that the run of cron that comes then finds it due. */
const PAUSE_MS = 14 * MINUTE_MS;
/** Read in full once a day, also when nothing changed: repeating events reach further each day. */
const CONTENT_MS = DAY_MS;
/** Departures are sold that long ahead. */
const AHEAD_MS = 3 * 366 * DAY_MS;
/** Of more, those that come first block. */
const MAX_SPANS = 3000;
const LIMITS = { bytes: 2_000_000, timeMs: 10_000 };
const ACCEPT = 'text/calendar, text/plain;q=0.5, */*;q=0.1';
const TURN = 5;
const BUDGET_MS = 15_000;
/** Where no request says how the site is called, and `SITE_ORIGIN` neither: a site that runs on this machine. */
const LOCAL_ORIGIN = 'http://localhost';

const ISLAND = namedZone('Europe/Madrid') ?? UTC;

type Calendar = typeof resourceCalendars.$inferSelect;
type Fetched = { spans: BusySpan[]; unread: number; etag: string | null };

/** Undefined: it has not changed. Throws what the row says of it then. */
async function fetchSpans(
  { url, etag, contentAt }: Calendar,
  now: Date,
  origin: string,
  network: Network,
): Promise<Fetched | undefined> {
  const isRecent = contentAt !== null && now.getTime() - Date.parse(contentAt) < CONTENT_MS;
  const wanted = { accept: ACCEPT, etag: isRecent ? etag : null };
  const fetched = await fetchText(url, wanted, { origin, network, limits: LIMITS });
  if (fetched.text === undefined) return undefined;
  const window = { from: now.getTime() - DAY_MS, to: now.getTime() + AHEAD_MS };
  const busy = busySpans(fetched.text, ISLAND, window);
  if (!busy) throw new Unreadable('format');
  return { spans: busy.spans.slice(0, MAX_SPANS), unread: busy.unread, etag: fetched.etag };
}

class Unreadable extends Error {
  constructor(readonly reason: CalendarFailure) {
    super(reason);
  }
}

function failureOf(error: unknown): Pick<Calendar, 'failure' | 'failureStatus'> {
  if (error instanceof FetchFailure) return { failure: error.reason, failureStatus: error.status };
  if (error instanceof BudgetSpent) return { failure: 'too_much', failureStatus: null };
  if (error instanceof Unreadable) return { failure: error.reason, failureStatus: null };
  throw error;
}

const stamp = (ms: number) => new Date(ms).toISOString();
const rowOf = ({ startsAt, endsAt }: BusySpan) => ({
  startsAt: stamp(startsAt),
  endsAt: stamp(endsAt),
  fromDay: menorcaToday(new Date(startsAt)),
  toDay: menorcaToday(new Date(endsAt - 1)),
});
const keyOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${startsAt} ${endsAt}`;

/** Blocks what the calendar says now, and frees the rest; what stays is not written. Answers whether anything changed. */
async function block(
  db: Database,
  { id, resourceId }: Calendar,
  spans: readonly BusySpan[],
  change: Partial<Calendar>,
  isOurs: SQL,
): Promise<boolean> {
  const before = await db
    .select({
      id: resourceAbsences.id,
      startsAt: resourceAbsences.startsAt,
      endsAt: resourceAbsences.endsAt,
    })
    .from(resourceAbsences)
    .where(and(eq(resourceAbsences.resourceId, resourceId), eq(resourceAbsences.calendarId, id)));
  const rows = spans.map(rowOf);
  const [wanted, held] = [new Set(rows.map(keyOf)), new Set(before.map(keyOf))];
  const gone = before.filter((one) => !wanted.has(keyOf(one))).map((one) => one.id);
  const added = jsonRows(rows.filter((one) => !held.has(keyOf(one))));
  const count = rows.length - (before.length - gone.length);
  // A calendar that was removed meanwhile blocks nothing.
  const isThere = sql`EXISTS (SELECT 1 FROM ${resourceCalendars} WHERE ${isOurs})`;
  await db.batch(
    batchOf([
      ...(gone.length > 0
        ? [db.delete(resourceAbsences).where(and(isOneOf(resourceAbsences.id, gone), isThere))]
        : []),
      ...(count > 0
        ? [
            insertRows(
              db,
              resourceAbsences,
              {
                ...{ resourceId, calendarId: id },
                fromDay: added.cell('fromDay'),
                toDay: added.cell('toDay'),
                startsAt: added.cell('startsAt'),
                endsAt: added.cell('endsAt'),
              },
              sql`${added.from} WHERE ${isThere}`,
            ),
          ]
        : []),
      db.update(resourceCalendars).set(change).where(isOurs),
    ]),
  );
  return gone.length > 0 || count > 0;
}

type Options = { now: Date; origin: string; network: Network };

/** Reads one calendar that was claimed. A failure blocks and frees nothing. Answers whether what it blocks changed. */
export async function readCalendar(
  db: Database,
  calendar: Calendar,
  { now, origin, network }: Options,
): Promise<boolean> {
  const isOurs = sql`${and(
    eq(resourceCalendars.id, calendar.id),
    eq(resourceCalendars.nextReadAt, calendar.nextReadAt),
  )}`;
  const readAt = now.toISOString();
  const good = { readAt, failures: 0, failure: null, failureStatus: null };
  try {
    const fetched = await fetchSpans(calendar, now, origin, network);
    if (fetched) {
      const { spans, unread, etag } = fetched;
      return await block(db, calendar, spans, { ...good, unread, etag, contentAt: readAt }, isOurs);
    }
    await db.update(resourceCalendars).set(good).where(isOurs);
  } catch (error) {
    const failure = failureOf(error);
    log('warn', 'a calendar was not read', { ...failure, calendar: calendar.id });
    await db
      .update(resourceCalendars)
      .set({ ...failure, failures: sql`${resourceCalendars.failures} + 1` })
      .where(isOurs);
  }
  return false;
}

/** Claims calendars in one statement, so that two readers never read the same one; only the latest claim is written. */
export const claimCalendars = (db: Database, now: Date, condition: SQL) =>
  db
    .update(resourceCalendars)
    .set({ nextReadAt: new Date(now.getTime() + PAUSE_MS).toISOString() })
    .where(
      inArray(
        resourceCalendars.id,
        db
          .select({ id: resourceCalendars.id })
          .from(resourceCalendars)
          .innerJoin(
            resources,
            and(eq(resources.id, resourceCalendars.resourceId), isNull(resources.deletedAt)),
          )
          .where(condition)
          .orderBy(asc(resourceCalendars.nextReadAt))
          .limit(TURN),
      ),
    )
    .returning();

/** The network as it is, for addresses that the site's people entered. */
export const networkOf = (env: Bindings): Network => ({
  send: (...request) => fetch(...request),
  resolve: resolveOverHttps(env),
});
export const siteOriginOf = ({ SITE_ORIGIN }: Bindings) =>
  SITE_ORIGIN?.replace(/\/+$/, '') || LOCAL_ORIGIN;

/** Reads the calendars that are due. Without any it costs one statement. Answers whether what they block changed. */
export async function readCalendars(
  env: Bindings,
  db: Database,
  now: Date,
  network: Network = networkOf(env),
): Promise<boolean> {
  const start = Date.now();
  let isChanged = false;
  while (Date.now() - start < BUDGET_MS) {
    const due = lte(resourceCalendars.nextReadAt, now.toISOString());
    const claimed = await claimCalendars(db, now, due);
    const changes = await Promise.all(
      claimed.map((calendar) =>
        readCalendar(db, calendar, { now, origin: siteOriginOf(env), network }).catch(
          (error: unknown) => {
            logFailure('calendar', error, { calendar: calendar.id });
            return false;
          },
        ),
      ),
    );
    isChanged ||= changes.includes(true);
    if (claimed.length < TURN) break;
  }
  return isChanged;
}
