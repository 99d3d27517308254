import { and, eq, isNull, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { PasskeyOptions, PasskeySignInInput } from '#contract/accounts/passkeys.schema.ts';
import { CurrentUser } from '#contract/content/site-answers.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { passkeys, users } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { ApiError } from '#core/http/problem.ts';
import { clientAddress, rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { knownDevice, rememberDevice } from '../known-device.ts';
import { newSession } from '../session.ts';
import { countPasskey, noteRefusal } from '../throttle.ts';
import { signingOptions, verifyAssertion } from './verify.ts';

const USE = { purpose: 'sign-in' } as const;

/** One text whatever is wrong: an unknown passkey, one of an account in the trash, its signature, its challenge. */
function refuse(userId: number | undefined): ApiError {
  noteRefusal('passkey', userId);
  return new ApiError(401, 'problem.passkey_wrong');
}

/** Signing in by a passkey alone: it is both factors, as its device asks for a finger, a face or a code before it signs. */
export const passkeySignInRoutes = router();

passkeySignInRoutes.post(
  '/options',
  describeRoute({
    summary: 'What a passkey has to sign to sign in, valid once and for five minutes',
    responses: answers({ 200: PasskeyOptions }),
  }),
  rateLimit('LOGIN_LIMIT', 'passkey:'),
  cached(PRIVATE_CACHE),
  async (c) => c.json(await signingOptions(c, USE)),
);
passkeySignInRoutes.post(
  '/',
  describeRoute({
    summary: 'Sign in by a passkey: sets the session cookie',
    description: 'One text for an unknown passkey and a wrong signature.',
    responses: { ...answers({ 200: CurrentUser }), ...refusals(401) },
  }),
  rateLimit('LOGIN_LIMIT'),
  body(PasskeySignInInput),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db } = c.var;
    const { credential } = c.req.valid('json');
    const [row] = await Promise.all([
      db
        .select({ passkey: passkeys, user: users })
        .from(passkeys)
        .innerJoin(users, and(eq(users.id, passkeys.userId), isNull(users.deletedAt)))
        .where(eq(passkeys.credentialId, credential.id))
        .get(),
      countPasskey(db, clientAddress(c.req)),
    ]);
    const use = await verifyAssertion(c, credential, row?.passkey, USE);
    // Without it the device did not choose the account.
    if (!row || !use || credential.response.userHandle === undefined) throw refuse(row?.user.id);
    const { passkey, user } = row;
    const isMeant = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter));
    const isHere = hasRow(users, and(eq(users.id, user.id), isNull(users.deletedAt)));
    const isRight = sql`${hasRow(passkeys, isMeant)} AND ${isHere}`;
    const session = await newSession(c, user.id, isRight);
    const now = new Date().toISOString();
    const results = (await db.batch(
      batchOf([
        ...session.statements,
        auditEntryIf(
          db,
          {
            userId: user.id,
            action: 'sign-in',
            entity: 'users',
            entityId: user.id,
            detail: { by: 'passkey' },
          },
          isRight,
        ),
        db
          .update(users)
          .set({ lastSignInAt: now, language: requestLanguage(c.req.raw.headers) })
          .where(and(eq(users.id, user.id), isRight)),
        // Last: it makes the condition of the other statements false.
        db
          .update(passkeys)
          .set({ ...use, lastUsedAt: now })
          .where(and(isMeant, isHere))
          .returning({ id: passkeys.id }),
      ]),
    )) as unknown[];
    if ((results.at(-1) as unknown[]).length === 0) throw refuse(user.id);
    session.give();
    rememberDevice(c, user, knownDevice(c, user));
    const { id, role, email, name } = user;
    return c.json({ id, role, email, name });
  },
);
