import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type TripMailEvent, tripMails } from '#bookings/mails/trip-mails.ts';
import { localize } from '#contract/languages/translation.ts';
import { ExportQuery, InboxQuery, NoteUpdate, ReplyInput, TripStateInput } from '#contract/mail/inbox.schema.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { auditEntryIf } from '#db/audit.ts';
import { changeRow } from '#db/change-row.ts';
import { insertIf } from '#db/insert-if.ts';
import { requestEvents, tripRequests } from '#db/schema.ts';
import { signingSecret } from '#db/signing-secret.ts';
import type { App } from '#env';
import { body, query } from '#http/body.ts';
import { answers, ID_OR_REFERENCE } from '#http/describe-route.ts';
import { siteOrigin } from '#http/origin.ts';
import { ApiError, conflict, found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { mailSite } from '#mail/mail-site.ts';
import { type Mail, queueMailIf } from '#mail/outbox.ts';
import { csv } from '#text/csv.ts';
import { manageUrl } from './manage-link.ts';
import { tripRequestDetail, tripRequestList } from './trip-inbox.reads.ts';

/** Maximum number of rows in an export; more than a season's. */
const EXPORT_LIMIT = 5000;

const MAIL_OF: Partial<Record<TripRequestDetail['status'], TripMailEvent>> = {
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled_customer: 'cancelled',
  cancelled_operator: 'cancelled',
};

const detail = async (c: Context<App>) => found(await c.var.reader.run(tripRequestDetail(c.var.db, c.req.param('id') ?? '')));
const actorOf = (c: Context<App>) => (c.var.apiKeyId === undefined ? `user:${c.var.user.id}` : `key:${c.var.apiKeyId}`);

type Change = {
  set: Partial<typeof tripRequests.$inferInsert>;
  type: 'state' | 'note' | 'message';
  note?: string;
  mails?: readonly Mail[];
};

/** Writes row, event, mails and audit entry together if the row is as it was read; false when another change came first. */
async function change(c: Context<App>, before: TripRequestDetail, { set, type, note, mails = [] }: Change): Promise<boolean> {
  const { db } = c.var;
  const isBefore = and(eq(tripRequests.id, before.id), eq(tripRequests.version, before.version), isNull(tripRequests.deletedAt));
  const event = { requestId: before.id, kind: 'trip', type, fromStatus: before.status, toStatus: set.status ?? before.status } as const;
  const audit = { userId: c.var.user.id, apiKeyId: c.var.apiKeyId, action: type, entity: 'trip-requests', entityId: before.id } as const;
  return changeRow(db, tripRequests, isBefore, set, (isUnchanged) => [
    insertIf(db, requestEvents, { ...event, actor: actorOf(c), note }, isUnchanged),
    ...mails.map((mail) => queueMailIf(db, mail, isUnchanged)),
    auditEntryIf(db, audit, isUnchanged),
  ]);
}

const requestConflict = async (c: Context<App>) => conflict(c, await detail(c), 'Another user was first.');

/** Data for every mail to a guest. */
async function mailFacts(c: Context<App>, request: TripRequestDetail) {
  const { db, reader } = c.var;
  const [site, secret] = await Promise.all([reader.run(mailSite(db)), signingSecret(db, c.env.QUOTE_SECRET)]);
  return { site, url: await manageUrl(secret, siteOrigin(c.env, c.req.url), request.language, request) };
}

const toGuest = (mails: readonly Mail[], request: TripRequestDetail) => mails.filter(({ to }) => to === request.contact.email);

/** Moves into the trash or restores; idempotent. */
async function moveToTrash(c: Context<App>, isGone: boolean): Promise<void> {
  const { db } = c.var;
  const { id } = await detail(c);
  const isElsewhere = and(eq(tripRequests.id, id), isGone ? isNull(tripRequests.deletedAt) : isNotNull(tripRequests.deletedAt));
  const audit = {
    userId: c.var.user.id,
    apiKeyId: c.var.apiKeyId,
    action: isGone ? 'delete' : 'restore',
    entity: 'trip-requests',
    entityId: id,
  } as const;
  await db.batch([
    auditEntryIf(db, audit, exists(db.select({ id: tripRequests.id }).from(tripRequests).where(isElsewhere))),
    db
      .update(tripRequests)
      .set({ deletedAt: isGone ? new Date().toISOString() : null, version: sql`version + 1` })
      .where(isElsewhere),
  ]);
}

/** Requests for trips: list, one, state, note, message to the guest, trash, export. */
export const tripInboxRoutes = router()
  .get('/', describeRoute({ summary: 'Trip requests, filtered and paginated' }), query(InboxQuery), async (c) =>
    c.json(await c.var.reader.run(tripRequestList(c.var.db, c.req.valid('query')))),
  )
  .get(
    '/export.csv',
    describeRoute({ summary: 'Export trip requests as CSV', responses: answers({ 200: 'text/csv' }) }),
    query(ExportQuery),
    async (c) => {
      const params = { ...c.req.valid('query'), page: 1, pageSize: EXPORT_LIMIT };
      const { items } = await c.var.reader.run(tripRequestList(c.var.db, params));
      const rows = items.map((one) => [
        one.reference,
        one.status,
        localize(one.trip, 'name', 'es'),
        one.date,
        one.adults,
        one.childAges.join(' '),
        one.contact.name,
        one.contact.email,
        one.contact.phone,
        one.language,
        one.message,
        one.note,
        one.createdAt,
      ]);
      const heading = [
        'reference',
        'status',
        'trip',
        'date',
        'adults',
        'child_ages',
        'name',
        'email',
        'phone',
        'language',
        'message',
        'note',
        'received',
      ];
      return c.body(csv([heading, ...rows], c.req.valid('query').lang), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="trip-requests.csv"',
      });
    },
  )
  .get('/:id', describeRoute({ summary: 'One trip request with its history and emails', parameters: [ID_OR_REFERENCE] }), async (c) =>
    c.json(await detail(c)),
  )
  .post(
    '/:id/state',
    describeRoute({ summary: 'Change the status of a request', parameters: [ID_OR_REFERENCE] }),
    body(TripStateInput),
    async (c) => {
      const { to, version, notify } = c.req.valid('json');
      const before = await detail(c);
      if (before.version !== version) return requestConflict(c);
      if (!before.next.includes(to)) throw new ApiError(422, `«${to}» cannot follow «${before.status}».`);
      const event = MAIL_OF[to];
      const { site, url } = await mailFacts(c, before);
      const by = to === 'cancelled_operator' ? 'firm' : 'guest';
      const mails = event && notify ? toGuest(tripMails(event, site, before, { by, manageUrl: url }), before) : [];
      return (await change(c, before, { set: { status: to }, type: 'state', mails })) ? c.json(await detail(c)) : requestConflict(c);
    },
  )
  .put('/:id', describeRoute({ summary: 'Add an internal note', parameters: [ID_OR_REFERENCE] }), body(NoteUpdate), async (c) => {
    const { note, version } = c.req.valid('json');
    const before = await detail(c);
    if (before.version !== version) return requestConflict(c);
    return (await change(c, before, { set: { note }, type: 'note', note: note ?? '' })) ? c.json(await detail(c)) : requestConflict(c);
  })
  .post(
    '/:id/messages',
    describeRoute({ summary: 'Write to the guest', parameters: [ID_OR_REFERENCE], responses: answers({ 201: 'application/json' }) }),
    body(ReplyInput),
    async (c) => {
      const { subject, text, version } = c.req.valid('json');
      const before = await detail(c);
      if (version !== undefined && before.version !== version) return requestConflict(c);
      if (!before.contact.email) throw new ApiError(422, 'This guest gave no email address.');
      const { site, url } = await mailFacts(c, before);
      const mails = toGuest(tripMails('message', site, before, { text, subject, manageUrl: url }), before);
      return (await change(c, before, { set: {}, type: 'message', note: text, mails })) ? c.json(await detail(c), 201) : requestConflict(c);
    },
  )
  .delete(
    '/:id',
    describeRoute({ summary: 'Move a trip request to the trash', parameters: [ID_OR_REFERENCE], responses: answers({ 204: null }) }),
    async (c) => {
      await moveToTrash(c, true);
      return c.body(null, 204);
    },
  )
  .post('/:id/restore', describeRoute({ summary: 'Restore a trip request from the trash', parameters: [ID_OR_REFERENCE] }), async (c) => {
    await moveToTrash(c, false);
    return c.json(await detail(c));
  });
