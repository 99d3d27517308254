import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { endsOfLeg, withAddress } from '#contract/transfers/ends.ts';
import { type MailKey, translate } from '#core/locales/strings.ts';
import {
  type CalendarStatus,
  calendarEvent,
  calendarFile,
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
  /** The request's reference. */
  uid: string;
  now?: Date;
};

const STATES: Record<string, CalendarStatus> = {
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
  options: Omit<CalendarOptions, 'siteName'>,
): string[] {
  const { language, url, uid, now } = options;
  const { start, end, pickupAddress, dropoffAddress } = endsOfLeg(booking, leg);
  const [from, to] = [localize(start, 'name', language), localize(end, 'name', language)];
  const text = (key: MailKey) => translate(language, 'admin-area', key);
  const facts = [
    [text('mail.label.reference'), booking.reference],
    [text('mail.label.meeting_point'), localize(start, 'meetingPoint', language)],
    [text('mail.label.drop_off'), dropoffAddress && withAddress(to, dropoffAddress)],
    [text('mail.label.flight'), leg.flight],
    [text('mail.label.vehicle'), localize(booking.vehicle, 'name', language)],
    [text('mail.label.driver'), leg.driver && driverInWords(leg.driver)],
  ] as const;
  return calendarEvent(
    language,
    {
      ...{ uid: `${uid}-${leg.leg}`, url, version: booking.version, facts },
      status: STATES[booking.status] ?? 'CONFIRMED',
      title: translate(language, 'admin-area', 'mail.calendar.summary', { from, to }),
      times: [timeProperty('DTSTART', leg.startsAt), timeProperty('DTEND', leg.endsAt)],
      location: withAddress(from, pickupAddress),
    },
    now,
  );
}

/** The entries of a transfer in a calendar file, one per journey. */
export const transferEvents = (
  booking: TransferInCalendar,
  options: Omit<CalendarOptions, 'siteName'>,
): string[] => booking.legs.flatMap((leg) => journey(booking, leg, options));

/** RFC 5545, in the guest's language. */
export function transferCalendar(booking: TransferInCalendar, options: CalendarOptions): string {
  const { siteName, language } = options;
  return calendarFile(
    { siteName, subject: 'Transfers', language },
    transferEvents(booking, options),
  );
}
