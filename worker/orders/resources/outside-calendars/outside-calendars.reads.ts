import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type CalendarBlock,
  type OutsideCalendar,
  SHOWN_BLOCKS,
} from '#contract/bookings/calendars/outside-calendars.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { resourceAbsences, resourceCalendars, resources } from '#core/db/schema.ts';

/** The host and the file: what lies between is a secret of many providers. */
function shownAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { host, pathname } = new URL(address);
  const file = pathname.split('/').at(-1) ?? '';
  return `${host}/…${/^[\w-]{1,20}\.\w{2,5}$/.test(file) ? `/${file}` : ''}`;
}

/** Calendars of others, each with what it blocks from now on. */
export const outsideCalendars = (db: Database, now: Date, condition?: SQL) => {
  const ahead = and(
    eq(resourceAbsences.resourceId, resourceCalendars.resourceId),
    eq(resourceAbsences.calendarId, resourceCalendars.id),
    gt(resourceAbsences.endsAt, now.toISOString()),
  );
  const blocked = sql<number>`(SELECT count(*) FROM ${resourceAbsences} WHERE ${ahead})`;
  const blocks = sql<string>`(SELECT json_group_array(json_object('startsAt', starts_at, 'endsAt', ends_at)) FROM (SELECT starts_at, ends_at FROM ${resourceAbsences} WHERE ${ahead} ORDER BY starts_at LIMIT ${SHOWN_BLOCKS}))`;
  return read(
    [
      db
        .select({
          calendar: resourceCalendars,
          resource: aliased(resources.name, 'resource'),
          blocked: blocked.as('blocked'),
          blocks: blocks.as('blocks'),
        })
        .from(resourceCalendars)
        .innerJoin(resources, eq(resources.id, resourceCalendars.resourceId))
        .where(and(isNull(resources.deletedAt), condition))
        .orderBy(asc(resources.name), asc(resourceCalendars.id)),
    ],
    (rows) =>
      rows.map(
        ({
          calendar: { id, resourceId, name, url, readAt, failures, failure, failureStatus, unread },
          ...more
        }): OutsideCalendar => ({
          ...{ id, name, readAt, failures, failure, failureStatus, unread },
          address: shownAddress(url),
          resource: { id: resourceId, name: more.resource },
          blocked: more.blocked,
          blocks: JSON.parse(more.blocks) as CalendarBlock[],
        }),
      ),
  );
};
