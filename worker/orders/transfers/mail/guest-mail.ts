import { isPlain } from '#contract/texts/plain-words.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import type { Message } from '#core/mail/message.ts';
import type { Mail, MailAttachment } from '#core/mail/outbox.ts';
import { readablePhone } from '#core/values/phone-number.ts';
import { calendarAttachment, type GuestTemplate, guestItemMail } from '#orders/items/item-mail.ts';
import { offerLines, offerQuote } from '#orders/items/offer-lines.ts';
import { transferCalendar } from '../booking/calendar-file.ts';
import { about, bill, cancellationNote, journeys, legName, travellers } from './mail-parts.ts';
import type { TransferInMail, TransferMailEvent, TransferMailMore } from './mails.ts';
import { paidOnceConfirmed, paidWhen } from './paid-when.ts';

/** Parts of an event's mail other than heading and introduction. */
type Template = GuestTemplate & {
  /** Includes the journeys, people and vehicle. */
  hasJourney?: boolean;
  hasBill?: boolean;
  hasCalendar?: boolean;
};

const TEMPLATES: { [E in TransferMailEvent]: Template } = {
  received: {
    kind: 'transfer.received',
    subject: 'mail.transfer_received.subject',
    heading: 'mail.transfer_received.heading',
    text: 'mail.transfer_received.text',
    hasJourney: true,
    hasBill: true,
    hasCalendar: true,
  },
  offered: {
    kind: 'transfer.offered',
    subject: 'mail.transfer_offered.subject',
    heading: 'mail.transfer_offered.heading',
    text: 'mail.transfer_offered.text',
    hasJourney: true,
    hasBill: true,
  },
  confirmed: {
    kind: 'transfer.confirmed',
    subject: 'mail.transfer_confirmed.subject',
    heading: 'mail.transfer_confirmed.heading',
    text: 'mail.transfer_confirmed.text',
    hasJourney: true,
    hasBill: true,
    hasCalendar: true,
  },
  driver_assigned: {
    kind: 'transfer.driver_assigned',
    subject: 'mail.transfer_driver.subject',
    heading: 'mail.transfer_driver.heading',
    text: 'mail.transfer_driver.text',
    hasJourney: true,
    hasBill: true,
    hasCalendar: true,
  },
  changed: {
    kind: 'transfer.changed',
    subject: 'mail.transfer_changed.subject',
    heading: 'mail.transfer_changed.heading',
    text: 'mail.transfer_changed.text',
    hasJourney: true,
    hasBill: true,
    hasCalendar: true,
  },
  cancelled: {
    kind: 'transfer.cancelled',
    subject: 'mail.transfer_cancelled.subject',
    heading: 'mail.transfer_cancelled.heading',
    text: 'mail.transfer_cancelled.text',
    hasJourney: true,
    hasCalendar: true,
    isOver: true,
  },
  declined: {
    kind: 'transfer.declined',
    subject: 'mail.transfer_declined.subject',
    heading: 'mail.transfer_declined.heading',
    text: 'mail.transfer_declined.text',
    hasJourney: true,
    isOver: true,
  },
  change_requested: {
    kind: 'transfer.change_requested',
    subject: 'mail.transfer_change.subject',
    heading: 'mail.transfer_change.heading',
    text: 'mail.transfer_change.text',
    hasJourney: true,
  },
};

const calendarOf = (
  make: typeof transferCalendar,
  { siteName }: MailSite,
  request: TransferInMail,
  { driver }: TransferMailMore,
  url: string,
): MailAttachment[] =>
  calendarAttachment(`transfer-${request.reference}`, () => {
    const { language, reference: uid } = request;
    const legs = request.legs.map((leg) =>
      driver && (driver.leg ?? leg.leg) === leg.leg ? { ...leg, driver } : leg,
    );
    return make({ ...request, legs }, { language, siteName, url, uid });
  });

/** To the guest; none without an address. */
export function transferGuestMail(
  event: TransferMailEvent,
  site: MailSite,
  request: TransferInMail,
  manageUrl: string,
  more: TransferMailMore,
  makeCalendar = transferCalendar,
): Mail[] {
  const { feeCents, by, driver, text: words, payment, backCents } = more;
  const isAhead = event === 'received' || event === 'offered';
  const toPay = isAhead ? undefined : payment?.toPay;
  const { language, contact, reference } = request;
  const template = TEMPLATES[event];
  const text = mailText(site, language);
  const subject = text(template.subject, { reference });
  const isByFirm = event === 'cancelled' && by === 'firm';
  const cancellation: string[] =
    event !== 'cancelled' || (feeCents === undefined && !isByFirm) || feeCents
      ? []
      : [text('mail.transfer_cancelled.no_fee')];
  const sections: Message['sections'] = [
    ...(more.leg
      ? [{ rows: [{ label: text('mail.label.journey'), value: legName(more.leg, language) }] }]
      : []),
    ...(feeCents
      ? [{ rows: [{ label: text('mail.label.fee'), value: money(feeCents, language) }] }]
      : []),
    ...(driver
      ? [
          {
            title: text('mail.label.driver'),
            rows: [
              ...(driver.leg
                ? [{ label: text('mail.label.journey'), value: legName(driver.leg, language) }]
                : []),
              { label: text('mail.label.name'), value: driver.name },
              { label: text('mail.label.phone'), value: readablePhone(driver.phone) },
              { label: text('mail.label.vehicle'), value: driver.vehicle },
              { label: text('mail.label.plate'), value: driver.plate },
            ].filter(({ value }) => value),
          },
        ]
      : []),
    ...(template.hasJourney
      ? [
          ...journeys(request, language, text, !template.isOver),
          ...travellers(request, language, text),
        ]
      : []),
    ...(template.hasBill ? bill(request, language, text) : []),
  ];
  const page = {
    text: text(
      template.isOver
        ? 'mail.transfer.button_view'
        : event === 'offered'
          ? 'mail.offer.button'
          : 'mail.transfer.button',
    ),
    url: manageUrl,
  };
  const attachments = template.hasCalendar
    ? calendarOf(makeCalendar, site, request, more, manageUrl)
    : [];
  return guestItemMail(site, {
    ...{ about: about(request), language, contact, template, subject, attachments, page, toPay },
    paragraphs: [
      ...(template.text
        ? [isByFirm ? text('mail.transfer_cancelled.by_us') : text(template.text)]
        : []),
      ...offerLines(more.offer, language, text),
      ...cancellation,
      ...(backCents
        ? [text('mail.transfer_cancelled.refund', { amount: money(backCents, language) })]
        : []),
      ...(payment && !isAhead ? paidWhen(payment, language, text) : []),
      ...(event !== 'change_requested' && words ? [words] : []),
    ],
    // The address may belong to a stranger: the mail quotes no text with links.
    quote:
      event === 'change_requested' && words?.split('\n').every(isPlain)
        ? { label: text('mail.label.your_words'), text: words }
        : offerQuote(more.offer, text),
    sections,
    notes: [
      ...(payment && isAhead ? paidOnceConfirmed(payment, language, text) : []),
      ...(template.hasBill ? cancellationNote(request, language, text) : []),
      ...(template.hasJourney ? [text('mail.local_time')] : []),
      ...(attachments.length > 0 && !template.isOver ? [text('mail.transfer.calendar')] : []),
    ],
  });
}
