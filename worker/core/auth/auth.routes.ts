import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { ResetInput, ResetRequestInput } from '#contract/accounts/account.schema.ts';
import type { ResetRequestAnswer } from '#contract/accounts/account.ts';
import { SignInInput } from '#contract/accounts/user.schema.ts';
import { afterSignIn } from '#contract/accounts/user.ts';
import { CurrentUser } from '#contract/content/site-answers.schema.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { users } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { requestLanguage } from '#core/http/language.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';
import { clientAddress, rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { mailOutlook } from '#core/mail/mail-outlook.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import { knownDevice, rememberDevice } from './known-device.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.routes.ts';
import { DUMMY_HASH, verifyPassword } from './passwords/password.ts';
import { resetPassword, sendReset } from './passwords/password-reset.ts';
import { codeProof } from './second-factor/code-proof.ts';
import { currentSession, newSession, signOut, takeCookies } from './session.ts';
import { countSignIn, noteRefusal } from './throttle.ts';

const userByEmail = (c: Context<App>, email: string) =>
  c.var.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .get();

/** The password was right; the second factor is missing or wrong. */
const refuseCode = (code: FieldErrorCode, message: ProblemText) =>
  new ApiError(401, message, { code, errors: [{ path: 'code', code, message }] });

/** Deletes the cookies of an ended session; the browser would keep asking who is signed in. */
const clearEndedSession = createMiddleware<App>(async (c, next) => {
  await next();
  if (c.res.status === 401) takeCookies(c);
});

export const authRoutes = router();

authRoutes.get(
  '/user',
  describeRoute({
    summary: 'The user of the session cookie; 401 without a session',
    responses: { ...answers({ 200: CurrentUser }), ...refusals(401) },
  }),
  cached(PRIVATE_CACHE),
  clearEndedSession,
  async (c) => {
    const session = await currentSession(c);
    if (!session) throw new ApiError(401, 'problem.not_signed_in');
    return answer(c, session.user);
  },
);
authRoutes.post(
  '/auth/login',
  describeRoute({
    summary: 'Sign in: sets the session cookie',
    description:
      'One text for an unknown address and a wrong password. An account with a second factor answers 401 with `code` `totp_required` until the code comes along.',
    responses: { ...answers({ 200: CurrentUser }), ...refusals(401) },
  }),
  rateLimit('LOGIN_LIMIT'),
  body(SignInInput),
  cached(PRIVATE_CACHE),
  async (c) => {
    const { db } = c.var;
    const { email, password, code, next } = c.req.valid('json');
    const user = await userByEmail(c, email);
    const deviceId = knownDevice(c, user);
    const crowded = await countSignIn(db, { email, address: clientAddress(c.req), deviceId });
    const isRight = await verifyPassword(password, user?.passwordHash ?? DUMMY_HASH);
    if (!user || !isRight) {
      noteRefusal('password', user?.id);
      throw crowded ?? new ApiError(401, 'problem.sign_in_wrong');
    }
    const hasFactor = user.totpSecret !== null && user.totpLastStep !== null;
    if (hasFactor && code === '') throw refuseCode('totp_required', 'form.totp_required');
    const proof = hasFactor ? await codeProof(db, user, code, deviceId) : undefined;
    const isRightCode = proof?.isRight ?? sql`true`;
    const session = await newSession(c, user.id, isRightCode);
    const seen = {
      lastSignInAt: new Date().toISOString(),
      language: requestLanguage(c.req.raw.headers),
    };
    const results = (await db.batch(
      batchOf([
        ...(proof ? [proof.count] : []),
        ...session.statements,
        auditEntryIf(
          db,
          { userId: user.id, action: 'sign-in', entity: 'users', entityId: user.id },
          isRightCode,
        ),
        proof?.consume(seen) ?? db.update(users).set(seen).where(eq(users.id, user.id)),
      ]),
    )) as unknown[];
    if (proof && !proof.accepted(results[0] as { count: number }[], results.at(-1) as unknown[])) {
      noteRefusal('code', user.id);
      throw refuseCode('totp_wrong', 'form.totp_wrong');
    }
    session.give();
    rememberDevice(c, user, deviceId);
    c.set('resultPage', afterSignIn(user.role, next));
    return c.json({ id: user.id, role: user.role, email: user.email, name: user.name });
  },
);
authRoutes.route('/auth/passkey', passkeySignInRoutes);
authRoutes.post(
  '/auth/logout',
  describeRoute({
    summary: 'Sign out: the session ends on the server',
    responses: answers({ 204: null }),
  }),
  async (c) => {
    await signOut(c);
    return c.body(null, 204);
  },
);
authRoutes.post(
  '/auth/reset-request',
  describeRoute({
    summary:
      'Request an email to choose a new password; the response is the same for every address',
    responses: answers({ 202: v.object({}) }),
  }),
  rateLimit('FORM_LIMIT'),
  body(ResetRequestInput),
  async (c) => {
    const { db, reader } = c.var;
    const { email, language = requestLanguage(c.req.raw.headers) ?? DEFAULT_LANGUAGE } =
      c.req.valid('json');
    const [user, site, outlook] = await Promise.all([
      userByEmail(c, email),
      reader.run(mailSite(db)),
      reader.run(mailOutlook(db, c.env)),
    ]);
    // Depends on the installation alone, so it is the same for an address without an account.
    const leavesSite = outlook.block === null;
    await sendReset(db, { site, origin: siteOrigin(c.env, c.req.url), email, language, user });
    c.set('resultPage', `/auth/login?state=${leavesSite ? 'sent' : 'unsent'}`);
    const answer: ResetRequestAnswer = { leavesSite };
    return c.json(answer, 202);
  },
);
authRoutes.post(
  '/auth/reset',
  describeRoute({
    summary: 'Choose a new password with the token from the email; this ends all sessions',
    responses: answers({ 204: null }),
  }),
  rateLimit('FORM_LIMIT'),
  body(ResetInput),
  async (c) => {
    const { token, password } = c.req.valid('json');
    const { db, reader } = c.var;
    const site = await reader.run(mailSite(db));
    const user = await resetPassword(db, { site, token, password });
    // Access to the owner's mailbox proves ownership: this browser may sign in even when the account is throttled.
    rememberDevice(c, user);
    c.set('resultPage', '/auth/login?state=changed');
    return c.body(null, 204);
  },
);
