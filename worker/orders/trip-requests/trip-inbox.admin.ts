import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { NoteUpdate, TripInboxQuery, TripStateInput } from '#contract/mail/inbox.schema.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { actorOf } from '#core/auth/actor.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { refuse } from '#core/crud/check-input.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, ID_OR_REFERENCE } from '#core/http/description/describe-route.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { router } from '#core/http/router.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { type Mail, queueMailIf } from '#core/mail/outbox.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { bringInto, isToAccept } from '#orders/bookings/changes/firm-states.ts';
import { refundAfter } from '#orders/bookings/ending.ts';
import { STORED } from '#orders/bookings/inbox-states.ts';
import { paidBy } from '#orders/bookings/mails/paid.reads.ts';
import type { RequestInMail, TripMailEvent } from '#orders/bookings/mails/trip-mail-parts.ts';
import { tripMails } from '#orders/bookings/mails/trip-mails.ts';
import { type Changes, changeBooking } from '#orders/bookings/write.ts';
import { moveToTrash } from '#orders/items/trash.ts';
import { type GivenPrice, givenPrice, priceTickets } from './price-request.ts';
import { tripRequestDetail, tripRequestList } from './trip-inbox.reads.ts';

const MAIL_OF: Partial<Record<TripRequestDetail['status'], TripMailEvent>> = {
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled_customer: 'cancelled',
  cancelled_operator: 'cancelled',
};

const detail = async (c: Context<App>) =>
  found(await c.var.reader.run(tripRequestDetail(c.var.db, c.req.param('id') ?? '')));

type Change =
  | {
      type: 'state';
      to: TripRequestDetail['status'];
      price: GivenPrice | undefined;
      feeCents: number;
    }
  | { type: 'note'; set: Changes; note: string };

/** Writes booking, event, mails and audit entry together if the booking is as it was read; false when another change came first. */
async function change(
  c: Context<App>,
  { id, version }: TripRequestDetail,
  change: Change,
  mails: readonly Mail[] = [],
): Promise<boolean> {
  const { db } = c.var;
  const booking = await findBooking(db, id);
  if (booking?.version !== version) return false;
  const audit = {
    userId: c.var.user.id,
    apiKeyId: c.var.apiKeyId,
    action: change.type,
    entity: 'trip-requests',
    entityId: id,
  } as const;
  const price = change.type === 'state' ? change.price : undefined;
  const alongside = (isDone: SQL) => [
    ...(price ? [priceTickets(db, id, price, isDone)] : []),
    ...mails.map((mail) => queueMailIf(db, mail, isDone)),
    auditEntryIf(db, audit, isDone),
  ];
  const by = { actor: actorOf(c), now: new Date() };
  if (change.type !== 'state')
    return (
      (await changeBooking(db, booking, change.set, by, {
        isRevived: true,
        ...change,
        alongside,
      })) !== undefined
    );
  const set = {
    ...(price && { totalCents: price.totalCents, lines: price.lines }),
    feeCents: change.feeCents,
  };
  const changed = await bringInto(db, booking, change.to, by, alongside, set);
  return changed !== undefined;
}

const requestConflict = async (c: Context<App>) =>
  conflict(c, await detail(c), 'problem.other_user_first');

/** Data for every mail to a guest. */
async function mailFacts(c: Context<App>, request: TripRequestDetail) {
  const { db, reader } = c.var;
  const [site, secret] = await Promise.all([
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  return {
    site,
    url: await bookingUrl(secret, siteOrigin(c.env, c.req.url), request.language, request),
  };
}

/** The booking for its mails, as it is after the change; a request without a price has its day and people alone. */
function inMail(request: TripRequestDetail, to = request.status, feeCents = 0): RequestInMail {
  const { time, option, units, lines, totalCents, terms, version } = request;
  if (lines.length === 0) return request;
  const { status } = STORED[to];
  const fee = to === 'cancelled_customer' ? feeCents : 0;
  const refund = status === 'CANCELLED' ? refundAfter(fee, totalCents) : null;
  const named = units.map(({ unitId, name, translations }) => ({ id: unitId, name, translations }));
  return {
    ...request,
    booked: {
      status,
      version: version + 1,
      time,
      option,
      units: named,
      lines,
      totalCents,
      terms,
      refund,
    },
  };
}

const toGuest = (mails: readonly Mail[], request: TripRequestDetail) =>
  mails.filter(({ to }) => to === request.contact.email);

/** Bookings of trips, among them requests: list, one, state, note, trash. */
export const tripInboxRoutes = router();

tripInboxRoutes.get(
  '/',
  describeRoute({ summary: 'Bookings of trips, filtered and paginated' }),
  noStepUp('a read'),
  query(TripInboxQuery),
  async (c) => c.json(await c.var.reader.run(tripRequestList(c.var.db, c.req.valid('query')))),
);
tripInboxRoutes.get(
  '/:id',
  describeRoute({
    summary: 'One booking with its tickets, history and emails',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('a read'),
  async (c) => c.json(await detail(c)),
);
tripInboxRoutes.post(
  '/:id/state',
  describeRoute({
    summary: 'Change the status of a booking',
    description:
      'A request without a price is confirmed with `totalCents`, or with `isFree`. One that came without the terms stays open as an offer until the guest accepts it. A guest’s cancellation costs `feeCents`, or what the booking’s terms say.',
    parameters: [ID_OR_REFERENCE],
  }),
  noStepUp('daily work with orders'),
  body(TripStateInput),
  async (c) => {
    const sent = c.req.valid('json');
    const { to, version, notify } = sent;
    const before = await detail(c);
    if (before.version !== version) return requestConflict(c);
    if (!before.next.includes(to))
      throw new ApiError(422, says('problem.status_order', { to, from: before.status }));
    const price = givenPrice(before, sent);
    if (sent.feeCents !== undefined && to !== 'cancelled_customer')
      throw refuse('feeCents', 'invalid', 'problem.fee_of_guest');
    const feeCents = sent.feeCents ?? before.endingFeeCents ?? 0;
    if (feeCents > before.totalCents)
      throw refuse('feeCents', 'too_many', 'problem.fee_above_price');
    const priced = price ? { ...before, totalCents: price.totalCents, lines: price.lines } : before;
    const isOffer = to === 'confirmed' && isToAccept(before);
    const event = isOffer ? 'offered' : MAIL_OF[to];
    const { site, url } = await mailFacts(c, before);
    const by = to === 'cancelled_operator' ? 'firm' : 'guest';
    const paidCents = await paidBy(c.var.db, before.id);
    const mails =
      event && notify
        ? toGuest(
            tripMails(event, site, inMail(priced, isOffer ? 'new' : to, feeCents), {
              by,
              manageUrl: url,
              paidCents,
            }),
            before,
          )
        : [];
    return (await change(c, before, { type: 'state', to, price, feeCents }, mails))
      ? c.json(await detail(c))
      : requestConflict(c);
  },
);
tripInboxRoutes.put(
  '/:id',
  describeRoute({ summary: 'Add an internal note', parameters: [ID_OR_REFERENCE] }),
  noStepUp('daily work with orders'),
  body(NoteUpdate),
  async (c) => {
    const { note, version } = c.req.valid('json');
    const before = await detail(c);
    if (before.version !== version) return requestConflict(c);
    return (await change(c, before, { type: 'note', set: { note }, note: note ?? '' }))
      ? c.json(await detail(c))
      : requestConflict(c);
  },
);
tripInboxRoutes.delete(
  '/:id',
  describeRoute({
    summary: 'Move a booking to the trash',
    parameters: [ID_OR_REFERENCE],
    responses: answers({ 204: null }),
  }),
  noStepUp('daily work with orders'),
  async (c) => {
    const { id, canTrash } = await detail(c);
    if (!canTrash) throw new ApiError(409, 'problem.cancel_first');
    await moveToTrash(c, 'trip', id, true);
    return c.body(null, 204);
  },
);
tripInboxRoutes.post(
  '/:id/restore',
  describeRoute({ summary: 'Restore a booking from the trash', parameters: [ID_OR_REFERENCE] }),
  noStepUp('daily work with orders'),
  async (c) => {
    await moveToTrash(c, 'trip', (await detail(c)).id, false);
    return c.json(await detail(c));
  },
);
