import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { Lucia, TimeSpan } from 'lucia';
import type { CurrentUser, Role } from '#contract/user.ts';
import type { Database } from '#db/client.ts';
import { sessions, users } from '#db/schema.ts';
import type { App } from '#env';
import { hashToken, randomToken } from './tokens.ts';

// The one file that knows Lucia. Lucia stores session ids as they are, so its id is the hash of what the cookie holds.

const LIFETIME = new TimeSpan(30, 'd');
const LIFETIME_SECONDS = LIFETIME.seconds();

/** Readable by scripts and worth nothing: tells the browser that asking who is signed in makes sense. */
const SIGNED_IN_HINT = 'signed-in';

type UserColumns = { email: string; name: string; role: Role; deletedAt: string | null };
declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof lucia>;
    UserId: number;
    DatabaseUserAttributes: UserColumns;
  }
}

const lucia = (db: Database) =>
  // The adapter wants text session columns by their property names; ours match it (id, userId, expiresAt).
  new Lucia(new DrizzleSQLiteAdapter(db, sessions as never, users as never), {
    sessionExpiresIn: LIFETIME,
    getUserAttributes: ({ email, name, role, deletedAt }) => ({ email, name, role, deletedAt }),
  });

const isSecure = (c: Context<App>) => new URL(c.req.url).protocol === 'https:';
/** `__Host-` needs https; on plain http (a laptop) browsers refuse it. */
const cookieName = (c: Context<App>) => (isSecure(c) ? '__Host-session' : 'session');

export async function signIn(c: Context<App>, userId: number): Promise<void> {
  const token = randomToken();
  await lucia(c.var.db).createSession(userId, {} as never, { sessionId: await hashToken(token) });
  setCookie(c, cookieName(c), token, { path: '/', httpOnly: true, secure: isSecure(c), sameSite: 'Lax', maxAge: LIFETIME_SECONDS });
  setCookie(c, SIGNED_IN_HINT, '1', { path: '/', secure: isSecure(c), sameSite: 'Lax', maxAge: LIFETIME_SECONDS });
}

export async function signOut(c: Context<App>): Promise<void> {
  const token = getCookie(c, cookieName(c));
  if (token) await lucia(c.var.db).invalidateSession(await hashToken(token));
  deleteCookie(c, cookieName(c), { path: '/', secure: isSecure(c) });
  deleteCookie(c, SIGNED_IN_HINT, { path: '/', secure: isSecure(c) });
}

/** The signed-in user, or undefined; one in the trash is nobody, whatever sessions are left. */
export async function currentUser(c: Context<App>): Promise<CurrentUser | undefined> {
  const token = getCookie(c, cookieName(c));
  if (!token) return undefined;
  const { user } = await lucia(c.var.db).validateSession(await hashToken(token));
  return user && user.deletedAt === null ? { id: user.id, role: user.role, email: user.email, name: user.name } : undefined;
}
