import type { BookingLine, BookingStatus, Refund } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { wallTime } from '#contract/menorca-time.ts';
import type { Terms } from '#contract/money/terms.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import type { MailSite, MailText } from '#core/mail/mail-site.ts';
import type { Message } from '#core/mail/message.ts';
import type { MailAttachment } from '#core/mail/outbox.ts';
import { CALENDAR_TYPE } from '#core/text/calendar-file.ts';
import { bookingCalendar } from '../calendar-file.ts';
import { freeUntil } from '../ending.ts';
import type { RequestInMail } from './trip-mails.ts';

type Named = {
  name: string;
  translations: { name?: { [L in Language]?: string | undefined } | undefined };
};
/** What a booking has beyond a request: its start, option, people, price and state. */
export type BookedFacts = {
  status: BookingStatus;
  /** Of the booking after the event; a higher one replaces the entry in the guest's calendar. */
  version: number;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  option: Named & { durationMinutes: number };
  terms: Pick<Terms, 'cancellation'>;
  units: readonly (Named & { id: number })[];
  lines: readonly BookingLine[];
  totalCents: number;
  refund?: Refund | null;
};

type Sections = NonNullable<Message['sections']>;

const lineName = (
  { units, option }: BookedFacts,
  { kind, id, name }: BookingLine,
  language: Language,
) => {
  if (kind === 'booking') return localize(option, 'name', language);
  const unit = kind === 'unit' ? units.find((one) => one.id === id) : undefined;
  return unit ? localize(unit, 'name', language) : name;
};

/** `saturday, 12 June 2027, at 10:00`, without a time of a whole day. */
export const whenInWords = (date: string, time: string, language: Language, text: MailText) =>
  time ? text('mail.when', { date: dayInWords(date, language), time }) : dayInWords(date, language);

/** Option and people, for the summary. */
export function bookedRows(booked: BookedFacts, language: Language, text: MailText) {
  const people = booked.lines
    .filter(({ kind }) => kind === 'unit')
    .map((line) => `${line.quantity} × ${lineName(booked, line, language)}`);
  return {
    option: { label: text('mail.label.option'), value: localize(booked.option, 'name', language) },
    people: { label: text('mail.label.people'), value: people.join(', ') },
  };
}

/** Price lines and total, or that it is free of charge; nothing where no price was agreed. */
export function billOf(booked: BookedFacts, language: Language, text: MailText): Sections {
  if (booked.lines.length === 0 && booked.totalCents === 0) return [];
  return [
    {
      title: text('mail.label.price'),
      amounts: booked.lines
        .filter(({ cents }) => cents !== 0)
        .map((line) => ({
          label:
            line.kind === 'discount'
              ? text('mail.discount', { code: line.name })
              : `${lineName(booked, line, language)} × ${line.quantity}`,
          value: money(line.cents, language),
        })),
      total: {
        label: text('mail.label.total'),
        value:
          booked.totalCents === 0
            ? text('mail.free_of_charge')
            : money(booked.totalCents, language),
      },
    },
  ];
}

/** Until when it can be changed and cancelled without a fee; nothing once that is over. */
export function freeNote(
  { date }: RequestInMail,
  { time, terms }: BookedFacts,
  language: Language,
  text: MailText,
  now: Date,
): string[] {
  const limit = freeUntil({ localDate: date, localTime: time, terms });
  if (limit === undefined || limit <= now.getTime()) return [];
  const wall = wallTime(new Date(limit));
  return [
    text('mail.trip.free_until', { when: whenInWords(wall.date, wall.time, language, text) }),
  ];
}

/** What a cancellation costs the guest. */
export function refundNote({ totalCents, refund }: BookedFacts, text: MailText): string[] {
  if (totalCents === 0 || !refund || refund === 'PARTIAL') return [];
  return [
    text(refund === 'FULL' ? 'mail.trip_cancelled.refund_full' : 'mail.trip_cancelled.refund_none'),
  ];
}

/** A failure to make the calendar file never stops the mail. */
export function calendarOf(
  site: MailSite,
  request: RequestInMail,
  booked: BookedFacts,
  url: string,
): MailAttachment[] {
  const { trip, reference, language } = request;
  const { status, version, option } = booked;
  try {
    const content = bookingCalendar(
      {
        reference,
        status,
        version,
        localDate: request.date,
        localTime: booked.time,
        option,
        trip: { ...trip, meetingPoint: trip.meetingPoint ?? '' },
      },
      { language, siteName: site.siteName, url },
    );
    return [{ filename: `${reference}.ics`, contentType: CALENDAR_TYPE, content }];
  } catch (error) {
    logFailure('calendar file', error);
    return [];
  }
}
