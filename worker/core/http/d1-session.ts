import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { App } from '#env';
import { hasSessionCookie } from './origin.ts';

// D1 Sessions: https://developers.cloudflare.com/d1/best-practices/read-replication/

const COOKIE = 'd1-bookmark';
const COOKIE_SECONDS = 600;
const BOOKMARK = /^[\w-]{1,200}$/;

/**
 * Statements of a session run on one replica or newer ones. A session has the same methods to prepare and batch as a database; nothing else
 * is used here.
 */
const asDatabase = (session: D1DatabaseSession) => session as unknown as D1Database;

/**
 * For responses that are stored: `first-unconstrained` could read a replica from before the last save, and the stored response would show
 * that until it ends. Test databases may have no sessions.
 */
export const primarySession = (d1: D1Database): D1Database =>
  typeof d1.withSession === 'function' ? asDatabase(d1.withSession('first-primary')) : d1;

/** Signed-in users read their own writes: a cookie carries the bookmark of their last write from request to request. */
export const bookmarkedSession = createMiddleware<App>(async (c, next) => {
  const { DB } = c.env;
  if (!hasSessionCookie(c.req.header('Cookie')) || typeof DB.withSession !== 'function')
    return next();
  const bookmark = getCookie(c, COOKIE) ?? '';
  const session = DB.withSession(BOOKMARK.test(bookmark) ? bookmark : 'first-primary');
  c.env = { ...c.env, DB: asDatabase(session) };
  await next();
  const written =
    c.req.method === 'GET' || c.req.method === 'HEAD' ? undefined : session.getBookmark();
  if (written)
    setCookie(c, COOKIE, written, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: new URL(c.req.url).protocol === 'https:',
      maxAge: COOKIE_SECONDS,
    });
});
