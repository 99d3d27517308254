import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ShortDeparture } from '#contract/bookings/minimum/minimum.ts';
import { MAX_DECIDE_MINUTES, type OptionTexts } from '#contract/bookings/plans.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { Reader, read } from '#core/db/reader.ts';
import { departures, tripOptions, trips } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import type { Bindings } from '#env';
import { comersOf, DECIDE_MINUTES, NEEDED } from '#orders/departures/comers.sql.ts';
import { minimumMail } from './minimum.mails.ts';

/** People who come on `d`. */
export const BOOKED = comersOf('d.id');
const MAX_DAYS = MAX_DECIDE_MINUTES / 1440;

/** Departures ahead `d` of options `o` that need a number of people, whose hour has come and which nothing has decided. */
export function dueAt(now: Date) {
  const stamp = now.toISOString();
  const today = menorcaToday(now);
  return sql`d.local_date BETWEEN ${today} AND ${addDays(today, MAX_DAYS + 1)} AND d.starts_at > ${stamp} AND d.called_off_at IS NULL AND d.decision IS NULL AND ${NEEDED} > 0
    AND d.starts_at <= strftime('%Y-%m-%dT%H:%M:%fZ', ${stamp}, '+' || ${DECIDE_MINUTES} || ' minutes')`;
}
export const DEPARTURES_OF_OPTIONS = sql`${departures} AS d JOIN ${tripOptions} AS o ON o.id = d.option_id`;

type Short = ShortDeparture & { id: number };

const column = <T>(name: string) => sql<T>`${sql.raw(`"${name}"`)}`.as(name);
const ROW = {
  ...{ id: column<number>('id'), optionId: column<number>('optionId') },
  ...{ date: column<string>('date'), time: column<string>('time') },
  ...{ people: column<number>('people'), booked: column<number>('booked') },
  ...{ trip: column<string>('trip'), option: column<string>('option') },
};

const named = (text: string) => {
  const { name, translations } = JSON.parse(text) as { name: string; translations: OptionTexts };
  return { name, translations };
};
const NAMES = (of: 't' | 'o') =>
  sql.raw(
    `json_object('name', ${of}.name, 'translations', json_object('name', json(${of}.translations -> '$.name')))`,
  );

/** Those with some people, and too few; `isAsked`: that the firm was asked about, or not yet. */
export const shortDepartures = (db: Database, now: Date, isAsked: boolean) =>
  read(
    [
      db
        .select(ROW)
        .from(sql`(SELECT d.id AS id, d.option_id AS optionId, d.local_date AS date, d.local_time AS time, ${NEEDED} AS people, ${BOOKED} AS booked,
    ${NAMES('t')} AS trip, ${NAMES('o')} AS option FROM ${DEPARTURES_OF_OPTIONS} JOIN ${trips} AS t ON t.id = o.trip_id
    WHERE ${dueAt(now)} AND d.decision_asked_at IS ${isAsked ? sql.raw('NOT NULL') : sql.raw('NULL')} AND ${BOOKED} BETWEEN 1 AND ${NEEDED} - 1 ORDER BY d.starts_at, d.id) AS short`),
    ],
    (rows) =>
      rows.map(
        ({ trip, option, ...row }): Short => ({
          ...row,
          trip: named(trip),
          option: named(option),
        }),
      ),
  );

/** About a departure with too few people at its hour the firm is asked, once: a task, and a mail. */
export async function askFirm(db: Database, now: Date, env: Bindings): Promise<void> {
  const reader = new Reader(db);
  const short = await reader.run(shortDepartures(db, now, false));
  if (short.length === 0) return;
  const site = await reader.run(mailSite(db));
  const stamp = now.toISOString();
  await eachRow('minimum', short, async (one) => {
    const isAsked = hasRow(
      departures,
      and(eq(departures.id, one.id), eq(departures.decisionAskedAt, stamp)),
    );
    await db.batch(
      batchOf([
        db
          .update(departures)
          .set({ decisionAskedAt: stamp })
          .where(
            and(
              eq(departures.id, one.id),
              isNull(departures.decisionAskedAt),
              isNull(departures.decision),
              isNull(departures.calledOffAt),
            ),
          ),
        ...minimumMail(site, one, knownOrigin(env)).map((mail) => queueMailIf(db, mail, isAsked)),
      ]),
    );
  });
}
