import { describeRoute } from 'hono-openapi';
import { InvitationInput, MailLanguageInput } from '#contract/accounts/users.schema.ts';
import { users } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { stepUp } from '#core/step-up/step-up.ts';
import { DUMMY_HASH } from '../passwords/password.ts';
import { invite, revokeInvitation } from './invitations.ts';
import { emailTaken, rowOf } from './user-rows.ts';
import { actorOf } from './user-writes.ts';

/** Accounts whose owners choose the password themselves, by a link that is mailed to them. */
export const invitationRoutes = router();

invitationRoutes.post(
  '/invitations',
  describeRoute({
    summary:
      'Create an account and email its owner a link to choose a password; valid for 72 hours',
    responses: answers({ 201: 'application/json' }),
  }),
  stepUp(),
  body(InvitationInput),
  async (c) => {
    const { db } = c.var;
    const { language, ...values } = c.req.valid('json');
    const [made] = await db
      .insert(users)
      .values({ ...values, passwordHash: DUMMY_HASH })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!made) throw emailTaken();
    await auditEntry(db, { ...actorOf(c), action: 'create', entityId: made.id });
    await invite(c, { id: made.id, email: values.email }, { language });
    return c.json(await rowOf(c, made.id), 201);
  },
);
invitationRoutes.post(
  '/:id/invitation',
  describeRoute({
    summary: 'Email a new link to an invited user; the former link ends',
    responses: answers({ 202: 'application/json' }),
  }),
  stepUp(),
  body(MailLanguageInput),
  async (c) => {
    const row = await rowOf(c, found(idIn(c.req.param('id'))));
    await invite(c, row, c.req.valid('json'));
    return c.json(await rowOf(c, row.id), 202);
  },
);
invitationRoutes.delete(
  '/:id/invitation',
  describeRoute({ summary: 'End the link of an invited user; the account stays' }),
  stepUp(),
  async (c) => {
    const row = await rowOf(c, found(idIn(c.req.param('id'))));
    await revokeInvitation(c, row);
    return c.json(await rowOf(c, row.id));
  },
);
