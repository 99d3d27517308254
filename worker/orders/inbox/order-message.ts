import { localize } from '#contract/languages/translation.ts';
import type { OrderDetail, OrderDetailItem } from '#contract/orders/order-detail.ts';
import { withAddress } from '#contract/transfers/ends.ts';
import { translate } from '#core/locales/strings.ts';
import { dayInWords } from '#core/mail/format.ts';

type Message = Pick<OrderDetail, 'language' | 'contact' | 'reference' | 'items'>;

/** Day, hour and place of an item, and the numbers of its tickets. */
function linesOf(item: OrderDetailItem, language: Message['language']): string[] {
  const when = (date: string, time: string) =>
    [dayInWords(date, language), time].filter(Boolean).join(', ');
  if (item.kind === 'transfer') {
    const { legs, from, to } = item.detail;
    return legs.map(({ leg, date, time, pickupAddress, dropoffAddress }) => {
      const [start, end] = leg === 'outbound' ? [from, to] : [to, from];
      const ends = [
        withAddress(localize(start, 'name', language), pickupAddress),
        withAddress(localize(end, 'name', language), dropoffAddress),
      ];
      return `• ${ends.join(' → ')}: ${when(date, time)}`;
    });
  }
  const { trip, date, time, tickets } = item.detail;
  const place = localize(trip, 'meetingPoint', language);
  return [
    `• ${localize(trip, 'name', language)}: ${when(date, time)}`,
    ...(place
      ? [`${translate(language, 'admin-area', 'mail.label.meeting_point')}: ${place}`]
      : []),
    ...(tickets.length > 0 ? [tickets.map(({ ticketCode }) => ticketCode).join(', ')] : []),
  ];
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
