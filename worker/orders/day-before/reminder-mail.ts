import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { translate } from '#core/locales/strings.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import { type MailSite, type MailText, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { readablePhone } from '#core/values/phone-number.ts';
import type { RequestInMail } from '#orders/bookings/mails/trip-mail-parts.ts';
import type { ItemInMail, Sections } from '#orders/items/item-in-mail.ts';
import { transferInMail } from '#orders/order/kinds/transfer-in-mail.ts';
import { tripInMail } from '#orders/order-mail/trip-in-mail.ts';
import type { TransferInMail } from '#orders/transfers/mail/mails.ts';

/** What is ahead on the day. */
export type ItemAhead = {
  reference: string;
  /** To be sorted by. */
  start: string;
  title: (language: Language) => string;
  inMail: ItemInMail;
  /** Words of the page's button, when it is the only one. */
  button: MailKey;
  isTrip: boolean;
  weather: string;
  /** Questions that are to be answered before the day. */
  open: readonly string[];
  openCents: number;
};
type Around = { weather?: string; open?: readonly string[]; openCents: number };

export const tripAhead = (
  request: RequestInMail,
  { weather = '', open = [], openCents }: Around,
): ItemAhead => ({
  reference: request.reference,
  start: request.booked?.time ?? '',
  title: (language) => localize(request.trip, 'name', language),
  inMail: tripInMail(request),
  button: 'mail.trip.button_voucher',
  ...{ isTrip: true, weather, open, openCents },
});

/** `start`: of its first journey that day. */
export const transferAhead = (
  request: TransferInMail,
  { start, openCents }: { start: string; openCents: number },
): ItemAhead => ({
  reference: request.reference,
  start,
  title: (language) => translate(language, 'admin', 'pay.transfer_title'),
  inMail: transferInMail(request),
  button: 'mail.transfer.button',
  ...{ isTrip: false, weather: '', open: [], openCents },
});

export type DayInMail = {
  id: string;
  reference: string;
  language: Language;
  contact: { name: string | null; email: string };
  day: string;
  items: readonly ItemAhead[];
  /** Of the order's page. */
  url: string;
};

function sectionsOf({ inMail, weather, openCents }: ItemAhead, language: Language, text: MailText) {
  const facts: Sections[number]['rows'] = [
    ...(weather ? [{ label: text('mail.label.weather'), value: weather }] : []),
    ...(openCents > 0
      ? [{ label: text('mail.label.open'), value: money(openCents, language) }]
      : []),
  ];
  return inMail.sections(language, text, facts);
}

/** Reminds a guest on the day before of all that the order has on the next one. */
export function reminderMail(site: MailSite, order: DayInMail): Mail {
  const { id, reference, language, contact, day, url } = order;
  const text = mailText(site, language);
  const items = order.items.toSorted((one, other) => one.start.localeCompare(other.start));
  const [only, ...others] = items;
  const isOne = only !== undefined && others.length === 0;
  const open = [...new Set(items.flatMap((item) => item.open))];
  const asking = items.find((item) => item.open.length > 0);
  const page = { text: text(isOne ? only.button : 'mail.order.button'), url };
  return {
    kind: 'order.reminder',
    to: contact.email,
    language,
    subject: isOne
      ? text('mail.reminder.subject', { title: only.title(language), reference })
      : text('mail.reminder.subject_several', { reference }),
    relatedKind: 'order',
    relatedId: id,
    ...mailBodies({
      ...{ site, language, isForGuest: true },
      heading: text('mail.reminder.heading'),
      paragraphs: [
        contact.name ? text('mail.greeting', { name: contact.name }) : text('mail.greeting_nobody'),
        text('mail.reminder.text', { date: dayInWords(day, language) }),
        ...(open.length > 0
          ? [text('mail.reminder.open', { questions: open.map((one) => `• ${one}`).join('\n') })]
          : []),
      ],
      sections: items.flatMap((item) => sectionsOf(item, language, text)),
      ...(asking
        ? {
            button: {
              text: text('mail.reminder.answer'),
              url: `${url}#needs-${asking.reference}`,
            },
            link: page,
          }
        : { button: page }),
      notes: [
        ...(items.some(({ isTrip }) => isTrip)
          ? [text('mail.trip.voucher'), text('mail.trip.weather')]
          : []),
        ...(site.phone ? [text('mail.reminder.late', { phone: readablePhone(site.phone) })] : []),
        text('mail.local_time'),
      ],
      footer: text('mail.footer.reply'),
    }),
  };
}
