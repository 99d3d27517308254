import { localize } from '#contract/languages/translation.ts';
import type { OrderDetail, OrderDetailItem } from '#contract/orders/order-detail.ts';
import { withAddress } from '#contract/transfers/ends.ts';
import { translate } from '#core/locales/strings.ts';
import { dayInWords } from '#core/mail/format.ts';
import { findUs } from '#orders/bookings/mails/find-us.ts';

type Message = Pick<OrderDetail, 'language' | 'contact' | 'reference' | 'items'>;

/** Day, hour and place of an item, and how it is found. */
function linesOf(item: OrderDetailItem, language: Message['language']): string[] {
  if (item.kind === 'transfer') {
    const { legs, from, to } = item.detail;
    return legs.map(({ leg, date, time, pickupAddress, dropoffAddress }) => {
      const [start, end] = leg === 'outbound' ? [from, to] : [to, from];
      const ends = [
        withAddress(localize(start, 'name', language), pickupAddress),
        withAddress(localize(end, 'name', language), dropoffAddress),
      ];
      return `• ${ends.join(' → ')}: ${dayInWords(date, language)}, ${time}`;
    });
  }
  const { tickets, ...trip } = item.detail;
  return findUs({ ...trip, tickets: tickets.map(({ ticketCode: code }) => ({ code })) }, language);
}

/** What the firm writes to a guest in a chat, in their language: what is ahead, and the link to all of it. */
export const orderMessage = (
  { language, contact, reference, items }: Message,
  siteName: string,
  url: string,
): string =>
  [
    translate(language, 'admin-area', 'orders.message', {
      name: contact.name ?? '',
      site: siteName,
      reference,
    }),
    items
      .filter(({ tasks }) => tasks.includes('coming'))
      .flatMap((item) => linesOf(item, language))
      .join('\n'),
    url,
  ]
    .filter(Boolean)
    .join('\n\n');
