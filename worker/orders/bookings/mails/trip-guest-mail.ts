import { localize } from '#contract/languages/translation.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { type GuestTemplate, guestItemMail } from '#orders/items/item-mail.ts';
import { offerLines, offerQuote } from '#orders/items/offer-lines.ts';
import {
  billOf,
  calendarOf,
  freeNote,
  minimumNote,
  openNote,
  overpaidNote,
  paidRows,
  refundNote,
} from './booking-facts.ts';
import {
  type GuestMailEvent,
  type MailMore,
  type RequestInMail,
  related,
  summary,
} from './trip-mail-parts.ts';

const TEMPLATES: { [E in GuestMailEvent]: GuestTemplate } = {
  received: {
    kind: 'trip.received',
    subject: 'mail.trip_received.subject',
    heading: 'mail.trip_received.heading',
    text: 'mail.trip_received.text',
  },
  offered: {
    kind: 'trip.offered',
    subject: 'mail.trip_offered.subject',
    heading: 'mail.trip_offered.heading',
    text: 'mail.trip_offered.text',
  },
  confirmed: {
    kind: 'trip.confirmed',
    subject: 'mail.trip_confirmed.subject',
    heading: 'mail.trip_confirmed.heading',
    text: 'mail.trip_confirmed.text',
  },
  declined: {
    kind: 'trip.declined',
    subject: 'mail.trip_declined.subject',
    heading: 'mail.trip_declined.heading',
    text: 'mail.trip_declined.text',
    isOver: true,
  },
  changed: {
    kind: 'trip.changed',
    subject: 'mail.trip_changed.subject',
    heading: 'mail.trip_changed.heading',
    text: 'mail.trip_changed.text',
  },
  cancelled: {
    kind: 'trip.cancelled',
    subject: 'mail.trip_cancelled.subject',
    heading: 'mail.trip_cancelled.heading',
    text: 'mail.trip_cancelled.text',
    isOver: true,
  },
  runs: {
    kind: 'trip.runs',
    subject: 'mail.trip_runs.subject',
    heading: 'mail.trip_runs.heading',
    text: 'mail.trip_runs.text',
  },
};

/** To the guest, in their language; none without an address. */
export function guestMail(
  event: GuestMailEvent,
  site: MailSite,
  request: RequestInMail,
  more: MailMore,
): Mail[] {
  const { language, contact } = request;
  const template = TEMPLATES[event];
  const text = mailText(site, language);
  const subject = text(template.subject, {
    reference: request.reference,
    trip: localize(request.trip, 'name', language),
  });
  const isLate = event === 'cancelled' && more.isLate === true;
  const isByFirm = event === 'cancelled' && more.by === 'firm';
  const cancelled = isLate
    ? 'mail.trip_cancelled.late'
    : isByFirm
      ? 'mail.trip_cancelled.by_us'
      : undefined;
  const { booked } = request;
  const isConfirmed =
    event === 'confirmed' ||
    event === 'runs' ||
    (event === 'changed' && booked?.status === 'CONFIRMED');
  const isAhead = booked !== undefined && !template.isOver;
  const attachments =
    booked && event !== 'declined' && event !== 'offered'
      ? calendarOf(site, request, booked, more.manageUrl)
      : [];
  const button: MailKey = template.isOver
    ? 'mail.transfer.button_view'
    : event === 'offered'
      ? 'mail.offer.button'
      : booked
        ? 'mail.trip.button_voucher'
        : 'mail.trip.button';
  return guestItemMail(site, {
    ...{ about: related(request), language, contact, template, subject, attachments },
    paragraphs: [
      ...(template.text ? [text(cancelled ?? template.text)] : []),
      ...offerLines(more.offer, language, text),
      ...(event === 'cancelled' && booked && !isLate
        ? refundNote(booked, more.paidCents, language, text)
        : []),
      ...(event === 'changed' && booked?.status === 'CONFIRMED'
        ? overpaidNote(booked, more.paidCents, language, text)
        : []),
      ...(isLate && more.paidCents
        ? [text('mail.trip_cancelled.refund', { amount: money(more.paidCents, language) })]
        : []),
    ],
    sections: [
      summary(request, language, text, isConfirmed),
      ...(booked && isAhead ? billOf(booked, language, text) : []),
      ...(booked && isAhead && isConfirmed ? paidRows(booked, more.paidCents, language, text) : []),
    ],
    quote: offerQuote(more.offer, text),
    page: { text: text(button), url: more.manageUrl },
    notes: [
      ...(isAhead && isConfirmed ? openNote(booked, more.paidCents, text) : []),
      ...(isAhead && isConfirmed ? [text('mail.trip.voucher'), text('mail.trip.weather')] : []),
      ...(isAhead && event !== 'runs'
        ? minimumNote(request, booked, language, text, new Date())
        : []),
      ...(isAhead ? freeNote(request, booked, language, text, new Date()) : []),
      ...(isAhead && booked.time ? [text('mail.local_time')] : []),
      ...(isAhead && attachments.length > 0 ? [text('mail.transfer.calendar')] : []),
    ],
  });
}
