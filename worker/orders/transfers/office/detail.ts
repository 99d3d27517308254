import type { Context } from 'hono';
import { isOwedTransfer, nextStates } from '#contract/orders/states.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import type { AdminEvent, AdminMail, TransferDetail } from '#contract/transfers/admin/admin.ts';
import { transferUrl } from '#core/auth/transfer-link.ts';
import { read } from '#core/db/reader.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { conflict, found } from '#core/http/problem.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { relatedMails } from '#core/mail/related-mails.ts';
import type { App } from '#env';
import { transferPayment } from '#orders/paying/links/to-pay.ts';
import { transferById } from '../booking/booking.reads.ts';
import { offerInChat, whatsappGreeting } from '../mail/whatsapp.ts';
import { legChoices } from '../vans/choices.reads.ts';
import { legsOf } from './legs.reads.ts';
import { eventRows, listItem, oneRequest } from './list.reads.ts';

/** A request by its id or reference, without one by that in the URL, with all that its mails need; 404 when there is none. */
export async function storedTransfer(c: Context<App>, name = c.req.param('id') ?? '') {
  const { db, reader } = c.var;
  const [stored, site, secret] = await Promise.all([
    reader.run(transferById(db, name)),
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const { request, booking } = found(stored);
  return {
    request,
    booking,
    site,
    url: await transferUrl(secret, siteOrigin(c.env, c.req.url), request.language, request),
  };
}

const isGuest = (actor: string) => actor === 'guest';

/** The request for the firm, read again from the database. */
export async function transferDetail(c: Context<App>, name?: string): Promise<TransferDetail> {
  const { db, reader } = c.var;
  const { request, booking, site, url } = await storedTransfer(c, name);
  const [row, legs, choices, events, mails, payment] = await Promise.all([
    reader.run(oneRequest(db, request.id)),
    reader.run(legsOf(db, [request.id])),
    reader.run(legChoices(db, request.id, new Date())),
    reader.run(eventRows(db, request.id)),
    reader.run(
      read([relatedMails(db, 'transfer_request', request.id)], (rows): AdminMail[] => rows),
    ),
    isOwedTransfer(request.status) ? transferPayment(c, request, request.totalCents) : undefined,
  ]);
  const {
    luggage,
    extras,
    priceVersion,
    offer,
    offerUntil,
    offerNote,
    feeCents,
    privacyEdition,
    privacyAcceptedAt,
    anonymisedAt,
    contactPhone,
  } = request;
  return {
    ...listItem(found(row), legs.get(request.id) ?? []),
    luggage,
    extras,
    lines: booking.lines,
    priceVersion,
    offer,
    offerUntil,
    offerNote,
    cancellation: booking.cancellation,
    feeCents,
    privacyEdition,
    privacyAcceptedAt,
    anonymisedAt,
    choices,
    next: nextStates('transfer', request),
    events: events.map(({ event, user }): AdminEvent => {
      const { id, type, actor, note, data, createdAt } = event;
      return {
        id,
        type,
        from: event.fromStatus as AdminEvent['from'],
        to: event.toStatus as AdminEvent['to'],
        by: isGuest(actor) ? 'guest' : actor === 'system' ? 'system' : 'firm',
        user,
        note,
        data,
        at: createdAt,
      };
    }),
    mails,
    manageUrl: url,
    whatsappUrl:
      whatsappUrl(
        contactPhone ?? '',
        [
          whatsappGreeting(
            { name: request.contactName, reference: request.reference, language: request.language },
            site.siteName,
            payment?.toPay,
          ),
          ...(booking.offered?.isOver === false ? [offerInChat(booking, url)] : []),
        ].join('\n\n'),
      ) ?? null,
  };
}

/** 409 with the current request, because another change came first. */
export const transferConflict = async (c: Context<App>) =>
  conflict(c, await transferDetail(c), 'problem.other_request_change');

/** URLs identify a request by id or reference, so that other segments (`zones`, `prices`) remain available for the table's own routes. */
export const ONE_TRANSFER = '/:id{(?:[0-9a-f]{8}-[0-9a-f-]{27}|[2-9A-Z]{8})}';
