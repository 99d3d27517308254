import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { endsOfLeg, withAddress } from '#contract/transfers/ends.ts';
import { translate } from '#core/locales/strings.ts';
import {
  bare,
  calendarFile,
  digits,
  escapeText,
  hostOf,
  timeProperty,
} from '#core/text/calendar-file.ts';
import { readablePhone } from '#core/values/phone-number.ts';

type InFour = { [L in Language]?: string | undefined };
type Place = {
  name: string;
  meetingPoint?: string | null;
  translations: { name?: InFour | undefined; meetingPoint?: InFour | undefined };
};
export type TransferInCalendar = {
  reference: string;
  status: string;
  /** Of the request; a higher one replaces the entry in the guest's calendar. */
  version: number;
  from: Place;
  to: Place;
  legs: readonly {
    leg: 'outbound' | 'return';
    startsAt: string;
    endsAt: string;
    flight?: string | null | undefined;
    pickupAddress?: string | null | undefined;
    dropoffAddress?: string | null | undefined;
    driver?: { name: string; phone: string; vehicle: string; plate: string } | null | undefined;
  }[];
  vehicle: { name: string; translations: { name?: InFour | undefined } };
};
type CalendarOptions = {
  language: Language;
  siteName: string;
  /** The page of the request. */
  url: string;
  /** The request's reference, identical in mails and downloads; otherwise guests' calendars would show the journey twice. */
  uid: string;
  now?: Date;
};

const STATES: Record<string, 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'> = {
  new: 'TENTATIVE',
  quoted: 'TENTATIVE',
  declined: 'CANCELLED',
  spam: 'CANCELLED',
  cancelled_customer: 'CANCELLED',
  cancelled_operator: 'CANCELLED',
};

/** `Ana · +34 600 000 000 · Mercedes Vito · 1234 BCD` */
export const driverInWords = ({
  name,
  phone,
  vehicle,
  plate,
}: {
  name: string;
  phone: string;
  vehicle: string;
  plate: string;
}) => [name, readablePhone(phone), vehicle, plate].filter(Boolean).join(' · ');

function journey(
  booking: TransferInCalendar,
  leg: TransferInCalendar['legs'][number],
  options: CalendarOptions,
): string[] {
  const { language, url, uid, now = new Date() } = options;
  const { start, end, pickupAddress, dropoffAddress } = endsOfLeg(booking, leg);
  const [from, to] = [localize(start, 'name', language), localize(end, 'name', language)];
  const status = STATES[booking.status] ?? 'CONFIRMED';
  const title = translate(language, 'admin-area', 'mail.calendar.summary', { from, to });
  const summary =
    status === 'CANCELLED'
      ? translate(language, 'admin-area', 'mail.calendar.cancelled', { summary: title })
      : title;
  const facts: [string, string | null | undefined][] = [
    [translate(language, 'admin-area', 'mail.label.reference'), booking.reference],
    [
      translate(language, 'admin-area', 'mail.label.meeting_point'),
      localize(start, 'meetingPoint', language),
    ],
    [
      translate(language, 'admin-area', 'mail.label.drop_off'),
      dropoffAddress && withAddress(to, dropoffAddress),
    ],
    [translate(language, 'admin-area', 'mail.label.flight'), leg.flight],
    [
      translate(language, 'admin-area', 'mail.label.vehicle'),
      localize(booking.vehicle, 'name', language),
    ],
    [
      translate(language, 'admin-area', 'mail.label.driver'),
      leg.driver && driverInWords(leg.driver),
    ],
    [translate(language, 'admin-area', 'mail.calendar.manage'), url],
  ];
  const description = facts
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${bare(`${uid}-${leg.leg}@${hostOf(url)}`)}`,
    `DTSTAMP:${digits(now)}`,
    `SEQUENCE:${booking.version}`,
    timeProperty('DTSTART', leg.startsAt),
    timeProperty('DTEND', leg.endsAt),
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(withAddress(from, pickupAddress))}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${bare(url)}`,
    `STATUS:${status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** The entries of a transfer in a calendar file, one per journey. */
export const transferEvents = (booking: TransferInCalendar, options: CalendarOptions): string[] =>
  booking.legs.flatMap((leg) => journey(booking, leg, options));

/** RFC 5545, in the guest's language. */
export function transferCalendar(booking: TransferInCalendar, options: CalendarOptions): string {
  const { siteName, language } = options;
  return calendarFile(
    { siteName, subject: 'Transfers', language },
    transferEvents(booking, options),
  );
}
