import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { Lucia, TimeSpan } from 'lucia';
import type { CurrentUser, Role } from '#contract/accounts/user.ts';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { sessions } from '#core/db/schema.ts';
import type { App } from '#env';
import { SessionAdapter, SessionStatements } from './session-adapter.ts';
import { describeUserAgent } from './user-agent.ts';

// Lucia stores session ids unhashed, so its id is the hash of the cookie's token.

/** An unused session ends after this; Lucia renews it when half of the time has passed. */
const LIFETIME = new TimeSpan(30, 'd');
/** A session ends after this even while in use. The cookie lasts as long; the database decides whether it is valid. */
const MAX_AGE = new TimeSpan(90, 'd');
/** Resolution of «last seen»; most page views then cost no write. */
const SEEN_EVERY_MS = 5 * 60_000;

/** Readable by scripts and no credential: tells the browser that it makes sense to fetch the current user. */
const SIGNED_IN_HINT = 'signed-in';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof lucia>;
    UserId: number;
    DatabaseUserAttributes: {
      email: string;
      name: string;
      role: Role;
      lacksFactor: boolean;
      isGone: boolean;
    };
    DatabaseSessionAttributes: {
      createdAt?: string;
      lastSeenAt: string | null;
      provenAt: string | null;
      userAgent: string | null;
    };
  }
}

const lucia = (db: Database, adapter = new SessionAdapter(db)) =>
  new Lucia(adapter, {
    sessionExpiresIn: LIFETIME,
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: (attributes) => attributes,
  });

const isSecure = (c: Context<App>) => new URL(c.req.url).protocol === 'https:';
/** `__Host-` needs https; on plain http (a laptop) browsers refuse it. */
export const hostCookie = (c: Context<App>, name: string) =>
  isSecure(c) ? `__Host-${name}` : name;
const sessionCookie = (c: Context<App>) => hostCookie(c, 'session');

/** Options of a cookie that other hosts and cross-site forms cannot send. */
export const cookieOptions = (c: Context<App>, maxAge: number) => ({
  path: '/',
  secure: isSecure(c),
  sameSite: 'Lax' as const,
  maxAge,
});

function giveCookies(c: Context<App>, token: string): void {
  setCookie(c, sessionCookie(c), token, { ...cookieOptions(c, MAX_AGE.seconds()), httpOnly: true });
  setCookie(c, SIGNED_IN_HINT, '1', cookieOptions(c, MAX_AGE.seconds()));
}

/** Deletes the session cookies if the browser holds some; it would keep asking who is signed in. */
export function takeCookies(c: Context<App>): void {
  if (getCookie(c, sessionCookie(c)) !== undefined)
    deleteCookie(c, sessionCookie(c), { path: '/', secure: isSecure(c) });
  if (getCookie(c, SIGNED_IN_HINT) !== undefined)
    deleteCookie(c, SIGNED_IN_HINT, { path: '/', secure: isSecure(c) });
}

const heldSession = async (c: Context<App>): Promise<string | undefined> => {
  const token = getCookie(c, sessionCookie(c));
  return token ? hashToken(token) : undefined;
};

/**
 * The statements that start a new session and end the one that the browser held before, if `condition` holds when the batch runs; `give` sets the
 * cookies of a session that was started.
 */
export async function newSession(c: Context<App>, userId: number, condition = sql`true`) {
  const former = await heldSession(c);
  const adapter = new SessionStatements(c.var.db, condition);
  const sessionsOf = lucia(c.var.db, adapter);
  const token = randomToken();
  const now = new Date().toISOString();
  const attributes = {
    userAgent: describeUserAgent(c.req.header('User-Agent')) ?? null,
    lastSeenAt: now,
    provenAt: now,
  };
  const sessionId = await hashToken(token);
  if (former) await sessionsOf.invalidateSession(former);
  await sessionsOf.createSession(userId, attributes, { sessionId });
  return { statements: adapter.statements, give: () => giveCookies(c, token) };
}

export async function signOut(c: Context<App>): Promise<void> {
  const id = await heldSession(c);
  if (id) await lucia(c.var.db).invalidateSession(id);
  takeCookies(c);
}

export type SignedIn = { sessionId: string; provenAt: string | null; user: CurrentUser };

/**
 * The signed-in user and the session, in one query; undefined without a valid session. An account in the trash has none, even when sessions
 * are left.
 */
export async function currentSession(c: Context<App>): Promise<SignedIn | undefined> {
  const sessionId = await heldSession(c);
  if (!sessionId) return undefined;
  const { session, user } = await lucia(c.var.db).validateSession(sessionId);
  if (!session || !user || user.isGone) return undefined;
  const now = Date.now();
  if (now - Date.parse(session.createdAt ?? '') > MAX_AGE.milliseconds()) {
    await lucia(c.var.db).invalidateSession(sessionId);
    return undefined;
  }
  if (now - Date.parse(session.lastSeenAt ?? '') >= SEEN_EVERY_MS)
    c.executionCtx.waitUntil(
      c.var.db
        .update(sessions)
        .set({ lastSeenAt: new Date(now).toISOString() })
        .where(eq(sessions.id, sessionId))
        .run(),
    );
  return {
    sessionId,
    provenAt: session.provenAt,
    user: {
      ...{ id: user.id, role: user.role, email: user.email, name: user.name },
      ...(user.lacksFactor && { lacksFactor: true }),
    },
  };
}

/** The statement that ends a user's sessions, all or all but one. */
export const endSessions = (db: Database, userId: number, exceptId = '') =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));

/** Run by cron. */
export const purgeExpiredSessions = (db: Database) =>
  db.delete(sessions).where(lte(sessions.expiresAt, Math.floor(Date.now() / 1000)));
