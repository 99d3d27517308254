import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  NewPasskeyInput,
  PasskeyNameInput,
  PasskeyProofInput,
} from '#contract/accounts/passkeys.schema.ts';
import { MAX_PASSKEYS, type Passkey } from '#contract/accounts/passkeys.ts';
import { passkeys, sessions } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, LEADING_ID } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { changeMail } from '../accounts/change-mail.ts';
import { countProof } from '../throttle.ts';
import { describeUserAgent } from '../user-agent.ts';
import { CHALLENGE_MS, newChallenge } from './challenges.ts';
import {
  ALGORITHMS,
  relyingParty,
  signingOptions,
  userHandle,
  verifyAssertion,
  verifyAttestation,
  webauthn,
} from './verify.ts';

const COLUMNS = {
  id: passkeys.id,
  name: passkeys.name,
  isBackedUp: passkeys.isBackedUp,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

/** The passkey of the address, if it is the user's own. */
const mine = (c: Context<App>) =>
  and(eq(passkeys.id, found(idIn(c.req.param('id')))), eq(passkeys.userId, c.var.user.id));

const ownPasskeys = (c: Context<App>) =>
  c.var.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, c.var.user.id))
    .orderBy(asc(passkeys.id));

/** The user's own passkeys. Adding and removing one is as sensitive as changing the password (`step-up.ts`). */
export const passkeyRoutes = router();

passkeyRoutes.get(
  '/',
  describeRoute({ summary: 'Your passkeys' }),
  noStepUp('a read'),
  async (c) => {
    const list: Passkey[] = await c.var.db
      .select(COLUMNS)
      .from(passkeys)
      .where(eq(passkeys.userId, c.var.user.id))
      .orderBy(asc(passkeys.id));
    return c.json(list);
  },
);
passkeyRoutes.post(
  '/options',
  describeRoute({
    summary:
      'Start adding a passkey: what the browser makes it from, valid once and for five minutes',
  }),
  stepUp(),
  async (c) => {
    const { db, reader, user, sessionId } = c.var;
    const [{ siteName }, own, { generateRegistrationOptions }] = await Promise.all([
      reader.run(siteSettings(db)),
      ownPasskeys(c),
      webauthn(),
    ]);
    const challenge = await newChallenge(db, { purpose: 'add', sessionId });
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: relyingParty(c).rpId,
      userID: userHandle(user.id),
      userName: user.email,
      userDisplayName: user.name,
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: own.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return c.json({ ...options, challenge });
  },
);
passkeyRoutes.post(
  '/',
  describeRoute({
    summary: 'Add the passkey that the browser made',
    responses: answers({ 201: 'application/json' }),
  }),
  stepUp(),
  body(NewPasskeyInput),
  async (c) => {
    const { db, user, sessionId } = c.var;
    const made = await verifyAttestation(c, c.req.valid('json').credential, {
      purpose: 'add',
      sessionId,
    });
    if (!made) throw new ApiError(422, 'problem.passkey_not_added');
    const isFree = sql`NOT ${hasRow(passkeys, eq(passkeys.credentialId, made.credentialId))}
      AND (SELECT count(*) FROM passkeys WHERE user_id = ${user.id}) < ${MAX_PASSKEYS}`;
    const name = describeUserAgent(c.req.header('User-Agent')) ?? '';
    const mailOf = await changeMail(c, user.id);
    const [, , [row]] = await db.batch([
      mailOf(['passkeyAdded'], { condition: isFree }),
      auditEntryIf(
        db,
        { userId: user.id, action: 'add-passkey', entity: 'users', entityId: user.id },
        isFree,
      ),
      insertIf(db, passkeys, { ...made, userId: user.id, name }, isFree).returning(COLUMNS),
    ]);
    if (!row) throw new ApiError(409, 'problem.passkey_taken');
    return c.json(row, 201);
  },
);
passkeyRoutes.put(
  '/:id{[0-9]+}',
  describeRoute({ summary: 'Rename a passkey', parameters: [LEADING_ID] }),
  noStepUp('a name'),
  body(PasskeyNameInput),
  async (c) => {
    const [row] = await c.var.db
      .update(passkeys)
      .set(c.req.valid('json'))
      .where(mine(c))
      .returning(COLUMNS);
    return c.json(found(row));
  },
);
passkeyRoutes.delete(
  '/:id{[0-9]+}',
  describeRoute({
    summary: 'Remove a passkey: it signs in no more',
    parameters: [LEADING_ID],
    responses: answers({ 204: null }),
  }),
  stepUp(),
  async (c) => {
    const { db, user } = c.var;
    const isMine = mine(c);
    const mailOf = await changeMail(c, user.id);
    const [, , rows] = await db.batch([
      mailOf(['passkeyRemoved'], { condition: hasRow(passkeys, isMine) }),
      auditEntryIf(
        db,
        { userId: user.id, action: 'remove-passkey', entity: 'users', entityId: user.id },
        hasRow(passkeys, isMine),
      ),
      db.delete(passkeys).where(isMine).returning({ id: passkeys.id }),
    ]);
    found(rows[0]);
    return c.body(null, 204);
  },
);
passkeyRoutes.post(
  '/proof/options',
  describeRoute({ summary: 'What a passkey has to sign to confirm your identity' }),
  noStepUp('it begins the proof'),
  async (c) => c.json(await signingOptions(c, { purpose: 'prove', sessionId: c.var.sessionId })),
);
passkeyRoutes.post(
  '/proof',
  describeRoute({
    summary: 'Confirm your identity with a passkey; valid for ten minutes',
    responses: answers({ 204: null }),
  }),
  noStepUp('it gives the proof'),
  body(PasskeyProofInput),
  async (c) => {
    const { db, user, sessionId = '' } = c.var;
    const { credential } = c.req.valid('json');
    const [passkey] = await Promise.all([
      db
        .select()
        .from(passkeys)
        .where(and(eq(passkeys.credentialId, credential.id), eq(passkeys.userId, user.id)))
        .get(),
      countProof(db, user.id),
    ]);
    const use = await verifyAssertion(c, credential, passkey, { purpose: 'prove', sessionId });
    if (!passkey || !use) throw new ApiError(422, 'problem.passkey_wrong');
    const isMeant = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter));
    const now = new Date().toISOString();
    const [, used] = await db.batch([
      db
        .update(sessions)
        .set({ provenAt: now })
        .where(and(eq(sessions.id, sessionId), hasRow(passkeys, isMeant))),
      // Last: it makes the condition of the other statement false.
      db
        .update(passkeys)
        .set({ ...use, lastUsedAt: now })
        .where(isMeant)
        .returning({ id: passkeys.id }),
    ]);
    if (used.length === 0) throw new ApiError(422, 'problem.passkey_wrong');
    return c.body(null, 204);
  },
);
