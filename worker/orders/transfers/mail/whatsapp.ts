import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { withAddress } from '#contract/transfers/ends.ts';
import { translate } from '#core/locales/strings.ts';
import { dayInWords, momentInWords, money } from '#core/mail/format.ts';
import type { ToPay } from '#orders/paying/links/to-pay.ts';
import { driverInWords } from '../booking/calendar-file.ts';

/** The firm's greeting in a chat, in the guest's language; with the link to pay when something is paid online now. */
export const whatsappGreeting = (
  { name, reference, language }: { name: string | null; reference: string; language: Language },
  siteName: string,
  toPay?: ToPay,
) =>
  [
    translate(language, 'admin-area', 'transfers.whatsapp.greeting', {
      name: name ?? '',
      site: siteName,
      reference,
    }),
    ...(toPay
      ? [
          translate(language, 'admin-area', 'transfers.whatsapp.to_pay', {
            amount: money(toPay.cents, language),
            url: toPay.url,
          }),
        ]
      : []),
  ].join('\n\n');

/** An offer in a chat: the journey, its price, until when it lasts, the firm's words, and the page where it is accepted. */
export function offerInChat(booking: TransferBooking, url: string): string {
  const { language, from, to, legs, totalCents, offered } = booking;
  const label = translate(language, 'admin-area', 'mail.label.total');
  const moment = offered?.until && momentInWords(offered.until, language);
  return [
    translate(language, 'airport-transfers', 'state.quoted_text'),
    [
      `${localize(from, 'name', language)} → ${localize(to, 'name', language)}`,
      ...legs.map(({ date, time }) => `${dayInWords(date, language)}, ${time}`),
      `${label}: ${money(totalCents, language)}`,
    ].join('\n'),
    moment && translate(language, 'admin-area', 'mail.offer.until', { moment }),
    offered?.note,
    url,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Message to a guest, in their language, with the time, place and driver of the pick-up; null without a phone number. */
export function pickupMessage(leg: Omit<DayLeg, 'whatsapp'>, siteName: string): DayLeg['whatsapp'] {
  const { contact, language, driver, reference } = leg;
  if (!contact.phone) return null;
  const labelled = (
    label: 'mail.label.meeting_point' | 'mail.label.flight' | 'mail.label.driver',
    value: string | null | undefined,
  ) => (value ? [`${translate(language, 'admin-area', label)}: ${value}`] : []);
  const text = [
    whatsappGreeting({ name: contact.name, reference, language }, siteName),
    translate(language, 'admin-area', 'transfers.whatsapp.pickup', {
      date: dayInWords(leg.date, language),
      time: leg.time,
      from: withAddress(localize(leg.from, 'name', language), leg.pickupAddress),
      to: withAddress(localize(leg.to, 'name', language), leg.dropoffAddress),
    }),
    ...labelled('mail.label.meeting_point', localize(leg.from, 'meetingPoint', language)),
    ...labelled('mail.label.flight', leg.flight),
    ...labelled('mail.label.driver', driver && driverInWords(driver)),
  ].join('\n');
  const url = whatsappUrl(contact.phone, text);
  return url ? { url, text } : null;
}
