import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { type MailKey, translate } from '#core/locales/strings.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, type MailText, mailText } from '#core/mail/mail-site.ts';
import { type Message, mailBodies } from '#core/mail/message.ts';
import type { Mail, MailAttachment } from '#core/mail/outbox.ts';
import { CALENDAR_TYPE, calendarFile } from '#core/text/calendar-file.ts';
import { bookingEvent } from '#orders/bookings/calendar-file.ts';
import { type RequestInMail, summary } from '#orders/bookings/mails/trip-mail-parts.ts';
import { transferEvents } from '#orders/transfers/booking/calendar-file.ts';
import { journeys, travellers } from '#orders/transfers/mail/mail-parts.ts';
import type { TransferInMail } from '#orders/transfers/mail/mails.ts';

type Sections = NonNullable<Message['sections']>;

export type ItemInMail =
  | { kind: 'trip'; request: RequestInMail }
  | { kind: 'transfer'; request: TransferInMail };

export type OrderInMail = {
  id: string;
  reference: string;
  language: Language;
  contact: { name: string; email?: string | undefined };
  items: readonly ItemInMail[];
  totalCents: number;
  /** Paid online now, and where. */
  dueCents: number;
  payUrl: string;
  /** Of the order's page. */
  url: string;
};

const statusOf = (item: ItemInMail) =>
  item.kind === 'trip' ? item.request.booked?.status : item.request.status;

const STATES: Readonly<Record<string, MailKey>> = {
  CONFIRMED: 'mail.order.confirmed',
  ON_HOLD: 'mail.order.held',
};
/** Whether it is booked, waits for its payment, or for the company's answer. */
const stateKey = (item: ItemInMail): MailKey =>
  STATES[statusOf(item) ?? ''] ?? 'mail.order.on_request';

const centsOf = (item: ItemInMail) =>
  item.kind === 'trip' ? (item.request.booked?.totalCents ?? 0) : item.request.totalCents;

/** An item's block: what it is, its state and its price. */
function sectionsOf(item: ItemInMail, language: Language, text: MailText): Sections {
  const facts = [
    { label: text('mail.order.state'), value: text(stateKey(item)) },
    {
      label: text('mail.label.price'),
      value: centsOf(item) === 0 ? text('mail.free_of_charge') : money(centsOf(item), language),
    },
  ];
  if (item.kind === 'trip') {
    const isBooked = item.request.booked?.status === 'CONFIRMED';
    const { rows } = summary(item.request, language, text, isBooked);
    return [
      {
        title: localize(item.request.trip, 'name', language),
        rows: [...rows.slice(1), ...facts],
      },
    ];
  }
  const [people] = travellers(item.request, language, text);
  return [
    ...journeys(item.request, language, text, true).map(({ title, ...leg }) => ({
      ...leg,
      title: [translate(language, 'admin', 'pay.transfer_title'), title].join(' · '),
    })),
    { rows: [...(people?.rows ?? []), ...facts] },
  ];
}

/** All items in one file. A failure to make it never stops the mail. */
function calendarOf(site: MailSite, order: OrderInMail): MailAttachment[] {
  const { language, reference, url, items } = order;
  try {
    const events = items.flatMap(({ kind, request }) => {
      if (kind === 'transfer')
        return transferEvents(request, {
          ...{ language, url },
          uid: request.reference,
        });
      const { booked, trip, date } = request;
      return booked
        ? bookingEvent(
            {
              ...{ reference: request.reference, status: booked.status, version: booked.version },
              ...{ localDate: date, localTime: booked.time, option: booked.option },
              trip: { ...trip, meetingPoint: trip.meetingPoint ?? '' },
            },
            { language, url },
          )
        : [];
    });
    const content = calendarFile({ siteName: site.siteName, subject: 'Order', language }, events);
    return [{ filename: `${reference}.ics`, contentType: CALENDAR_TYPE, content }];
  } catch (error) {
    logFailure('calendar file', error);
    return [];
  }
}

/** Of an order that was made, to the guest: all items with their state, what is paid when, and one calendar file. */
export function orderMail(site: MailSite, order: OrderInMail): Mail | undefined {
  const { id, reference, language, contact, items, totalCents, dueCents, payUrl, url } = order;
  if (contact.email === undefined) return undefined;
  const text = mailText(site, language);
  const toPage = { text: text('mail.order.button'), url };
  const states = items.map(stateKey);
  const attachments = calendarOf(site, order);
  return {
    kind: 'order.received',
    to: contact.email,
    language,
    subject: text('mail.order.subject', { reference, site: site.siteName }),
    attachments,
    relatedKind: 'order',
    relatedId: id,
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: text('mail.order.heading'),
      paragraphs: [
        text('mail.greeting', { name: contact.name }),
        text('mail.order.text', { reference }),
        ...(states.includes('mail.order.on_request') ? [text('mail.order.text_on_request')] : []),
        ...(dueCents > 0
          ? [text('mail.order.text_due', { amount: money(dueCents, language) })]
          : []),
      ],
      sections: [
        ...items.flatMap((item) => sectionsOf(item, language, text)),
        {
          total: { label: text('mail.label.total'), value: money(totalCents, language) },
        },
      ],
      ...(dueCents > 0
        ? {
            button: {
              text: text('mail.pay_link.button', { amount: money(dueCents, language) }),
              url: payUrl,
            },
            link: toPage,
          }
        : { button: toPage }),
      notes: [
        ...(items.some(({ kind }) => kind === 'transfer') ? [text('mail.local_time')] : []),
        ...(attachments.length > 0 ? [text('mail.order.calendar')] : []),
      ],
      footer: text('mail.footer.reply'),
    }),
  };
}
