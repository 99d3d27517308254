import { and, eq, getTableColumns, isNull, lt, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { etag } from 'hono/etag';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Problem } from '#contract/problem.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { calendarFeeds, drivers, guides } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { withDatabase } from '#core/http/database.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { ApiError, answerError, found } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { CALENDAR_TYPE } from '#core/text/calendar-file.ts';
import { versionEvents } from './event-versions.ts';
import { feedEvents, feedFile } from './feed-file.ts';
import { departuresInFeed, journeysInFeed } from './feeds.reads.ts';

const DAYS_BACK = 14;
const DAYS_AHEAD = 365;
const USED_INTERVAL_MS = 3_600_000;
const CACHE = 'private, max-age=900';

/** Calendar programs show no pages: one sentence, by which they keep what they have and ask again. */
async function answerInText(error: Error, c: Context): Promise<Response> {
  const answer = answerError(error, c);
  const { detail = '' } = (await answer.json()) as Problem;
  const headers = new Headers(answer.headers);
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(`${detail}\n`, { status: answer.status, headers });
}

/** Calendars at secret addresses, without a session: every holder of the address reads it until it is revoked. */
export const calendarFeedRoutes = router();

calendarFeedRoutes.get(
  '/calendar/:file{[\\w-]{43}\\.ics}',
  rateLimit('QUERY_LIMIT', 'calendar '),
  etag(),
  withDatabase,
  async (c) => {
    const { db, reader } = c.var;
    const now = new Date();
    const token = (c.req.param('file') ?? '').slice(0, -'.ics'.length);
    const [feed] = await db
      .select(getTableColumns(calendarFeeds))
      .from(calendarFeeds)
      .leftJoin(guides, eq(guides.id, calendarFeeds.guideId))
      .leftJoin(drivers, eq(drivers.id, calendarFeeds.driverId))
      .where(
        and(
          eq(calendarFeeds.tokenHash, await hashToken(token)),
          isNull(calendarFeeds.revokedAt),
          // Of one who has left, as their page.
          or(isNull(calendarFeeds.guideId), and(guides.isActive, isNull(guides.deletedAt))),
          or(isNull(calendarFeeds.driverId), and(drivers.isActive, isNull(drivers.deletedAt))),
        ),
      );
    const { guideId, driverId, name, id } = found(feed);
    const today = menorcaToday(now);
    const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
    const [site, departures, journeys] = await Promise.all([
      reader.run(siteSettings(db)),
      driverId === null ? reader.run(departuresInFeed(db, days, guideId)) : [],
      guideId === null ? reader.run(journeysInFeed(db, days, driverId)) : [],
    ]);
    const before = new Date(now.getTime() - USED_INTERVAL_MS).toISOString();
    await db
      .update(calendarFeeds)
      .set({ lastUsedAt: now.toISOString() })
      .where(
        and(
          eq(calendarFeeds.id, id),
          or(isNull(calendarFeeds.lastUsedAt), lt(calendarFeeds.lastUsedAt, before)),
        ),
      );
    const origin = shownOrigin(c.env, c.req.url);
    const language = site.defaultLanguage;
    const events = feedEvents({ language, departures, journeys });
    const file = feedFile(
      { name: `${site.siteName} · ${name}`, origin, language },
      events,
      await versionEvents(db, events, now),
    );
    return c.body(file, 200, {
      'Content-Type': CALENDAR_TYPE,
      'Cache-Control': CACHE,
      'X-Robots-Tag': 'noindex',
    });
  },
);
calendarFeedRoutes.get('/calendar/*', () => {
  throw new ApiError(404, 'problem.no_calendar');
});
calendarFeedRoutes.onError(answerInText);
