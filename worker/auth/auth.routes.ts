import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterSignIn, SignInInput } from '#contract/user.ts';
import type { Database } from '#db/client.ts';
import { attempts, users } from '#db/schema.ts';
import { body } from '#http/body.ts';
import { cached, PRIVATE_CACHE } from '#http/cache.ts';
import { ApiError } from '#http/problem.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { router } from '#http/router.ts';
import { DUMMY_HASH, verifyPassword } from './password.ts';
import { currentUser, signIn, signOut } from './session.ts';

/** Sign-ins an account may try in a window, from wherever. */
const ACCOUNT_LIMIT = 10;
const WINDOW_MS = 60_000;

/** Counts before the password is hashed, so that guessing costs us nothing. */
async function countAttempt(db: Database, email: string): Promise<void> {
  const windowStart = Math.floor(Date.now() / WINDOW_MS);
  const [row] = await db
    .insert(attempts)
    .values({ key: `login:${email}`, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [attempts.key, attempts.windowStart], set: { count: sql`count + 1` } })
    .returning({ count: attempts.count });
  if ((row?.count ?? 0) > ACCOUNT_LIMIT)
    throw new ApiError(429, 'Too many attempts. Please wait a minute.', { headers: { 'Retry-After': String(WINDOW_MS / 1000) } });
}

export const authRoutes = router()
  .get('/user', cached(PRIVATE_CACHE), async (c) => {
    const user = await currentUser(c);
    if (!user) throw new ApiError(401, 'Nobody is signed in.');
    return c.json(user);
  })
  .post('/auth/login', rateLimit('LOGIN_LIMIT'), body(SignInInput), async (c) => {
    const { email, password, next } = c.req.valid('json');
    await countAttempt(c.var.db, email);
    const user = await c.var.db.query.users.findFirst({ where: and(eq(users.email, email), isNull(users.deletedAt)) });
    const isRight = await verifyPassword(password, user?.passwordHash ?? DUMMY_HASH);
    if (!user || !isRight) throw new ApiError(401, 'E-mail or password is wrong.');
    await signIn(c, user.id);
    c.set('resultPage', afterSignIn(user.role, next));
    return c.json({ id: user.id, role: user.role, email: user.email, name: user.name });
  })
  .post('/auth/logout', async (c) => {
    await signOut(c);
    return c.body(null, 204);
  });
