import type { Language } from '#contract/languages/language.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, type MailText, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail, MailAttachment } from '#core/mail/outbox.ts';
import { CALENDAR_TYPE, calendarFile } from '#core/text/calendar-file.ts';
import type { ItemInMail, Sections } from '#orders/items/item-in-mail.ts';

export type OrderInMail = {
  id: string;
  reference: string;
  language: Language;
  contact: { name: string | null; email?: string | null | undefined };
  items: readonly ItemInMail[];
  totalCents: number;
  /** Paid online now, and where. */
  dueCents: number;
  payUrl: string;
  /** Of the order's page. */
  url: string;
};

/** An item's block: what it is, its state and its price. */
function sectionsOf(item: ItemInMail, language: Language, text: MailText): Sections {
  const { totalCents: cents } = item;
  return item.sections(language, text, [
    { label: text('mail.order.state'), value: text(item.state) },
    {
      label: text('mail.label.price'),
      value: cents === 0 ? text('mail.free_of_charge') : money(cents, language),
    },
  ]);
}

/** All items in one file. A failure to make it never stops the mail. */
function calendarOf(site: MailSite, order: OrderInMail): MailAttachment[] {
  const { language, reference, url, items } = order;
  try {
    const events = items.flatMap((item) => item.events({ language, url }));
    if (events.length === 0) return [];
    const content = calendarFile({ siteName: site.siteName, subject: 'Order', language }, events);
    return [{ filename: `${reference}.ics`, contentType: CALENDAR_TYPE, content }];
  } catch (error) {
    logFailure('calendar file', error);
    return [];
  }
}

/** `received`: the order was made. `confirmed`: its payment confirmed several trips. */
export type OrderMailEvent = 'received' | 'confirmed';
const TEXTS = {
  received: {
    subject: 'mail.order.subject',
    heading: 'mail.order.heading',
    text: 'mail.order.text',
  },
  confirmed: {
    subject: 'mail.order.confirmed_subject',
    heading: 'mail.order.confirmed_heading',
    text: 'mail.order.confirmed_text',
  },
} as const satisfies Record<OrderMailEvent, Record<string, MailKey>>;

/** Of an order to its guest: the items that it is about with their state, what is paid when, and one calendar file. */
export function orderMail(
  site: MailSite,
  event: OrderMailEvent,
  order: OrderInMail,
): Mail | undefined {
  const { id, reference, language, contact, items, totalCents, dueCents, payUrl, url } = order;
  if (!contact.email) return undefined;
  const text = mailText(site, language);
  const texts = TEXTS[event];
  const toPage = { text: text('mail.order.button'), url };
  const states = items.map(({ state }) => state);
  const attachments = calendarOf(site, order);
  return {
    kind: `order.${event}`,
    to: contact.email,
    language,
    subject: text(texts.subject, { reference, site: site.siteName }),
    attachments,
    relatedKind: 'order',
    relatedId: id,
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: text(texts.heading),
      paragraphs: [
        contact.name ? text('mail.greeting', { name: contact.name }) : text('mail.greeting_nobody'),
        text(texts.text, { reference }),
        ...(states.includes('mail.order.on_request') ? [text('mail.order.text_on_request')] : []),
        ...(dueCents > 0
          ? [
              text(
                states.includes('mail.order.held')
                  ? 'mail.order.text_due'
                  : 'mail.order.text_due_voucher',
                { amount: money(dueCents, language) },
              ),
            ]
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
        ...(items.some(({ hasLocalTime }) => hasLocalTime) ? [text('mail.local_time')] : []),
        ...(attachments.length > 0 ? [text('mail.order.calendar')] : []),
      ],
      footer: text('mail.footer.reply'),
    }),
  };
}
