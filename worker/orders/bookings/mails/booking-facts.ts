import type { BookingLine, BookingStatus, Refund } from '#contract/bookings/bookings.ts';
import { type BookedPickup, pickupClock } from '#contract/bookings/needs/pickups.ts';
import { countedUnit } from '#contract/bookings/unit-words.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { wallTime } from '#contract/menorca-time.ts';
import type { Terms } from '#contract/money/terms.ts';
import { translate } from '#core/locales/strings.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import type { MailSite, MailText } from '#core/mail/mail-site.ts';
import type { Message } from '#core/mail/message.ts';
import type { MailAttachment } from '#core/mail/outbox.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { calendarAttachment } from '#orders/items/item-mail.ts';
import { bookingCalendar } from '../calendar-file.ts';
import { freeUntil } from '../ending.ts';
import type { RequestInMail } from './trip-mail-parts.ts';

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
  terms: Pick<Terms, 'cancellation' | 'minimum'>;
  units: readonly (Named & { id: number })[];
  lines: readonly BookingLine[];
  totalCents: number;
  pickup?: BookedPickup | null;
  refund?: Refund | null;
  /** Of a cancellation that is refunded in part. */
  feeCents?: number | null;
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

const counted = (name: string, quantity: number, language: Language) =>
  countedUnit(name, quantity, (key, values) => translate(language, 'common', key, values));

/** `saturday, 12 June 2027, at 10:00`, without a time of a whole day. */
export const whenInWords = (date: string, time: string, language: Language, text: MailText) =>
  time ? text('mail.when', { date: dayInWords(date, language), time }) : dayInWords(date, language);

/** Option and people, for the summary. */
export function bookedRows(booked: BookedFacts, language: Language, text: MailText) {
  const people = booked.lines
    .filter(({ kind }) => kind === 'unit')
    .map((line) => counted(lineName(booked, line, language), line.quantity, language));
  return {
    option: { label: text('mail.label.option'), value: localize(booked.option, 'name', language) },
    people: { label: text('mail.label.people'), value: people.join(', ') },
  };
}

/** When and where the guest is picked up, and a map of it. */
export function pickupRow(
  { pickup, time }: Pick<BookedFacts, 'pickup' | 'time'>,
  language: Language,
  text: MailText,
) {
  if (!pickup) return [];
  const { latitude, longitude, hotel, room } = pickup;
  const map =
    latitude === null || longitude === null
      ? ''
      : `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
  const parts = [
    pickupClock(time, pickup),
    localize(pickup, 'name', language),
    ...[localize(pickup, 'directions', language), hotel, room, map],
  ];
  return [{ label: text('mail.label.pickup'), value: parts.filter(Boolean).join(', ') }];
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
              : line.kind === 'unit'
                ? counted(lineName(booked, line, language), line.quantity, language)
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

/** With how many people its departure takes place, and by when that is decided; nothing once it is. */
export function minimumNote(
  { date }: RequestInMail,
  { time, terms: { minimum } }: BookedFacts,
  language: Language,
  text: MailText,
  now: Date,
): string[] {
  if (!minimum) return [];
  const decidedAt = instantOfWall(date, time) - minimum.minutesBefore * 60_000;
  if (decidedAt <= now.getTime()) return [];
  const wall = wallTime(new Date(decidedAt));
  return [
    text('mail.trip.minimum', {
      people: String(minimum.people),
      when: whenInWords(wall.date, wall.time, language, text),
    }),
  ];
}

/** What a cancellation costs the guest, and what of the money that was paid comes back. */
export function refundNote(
  { totalCents, refund, feeCents }: BookedFacts,
  paidCents: number | undefined,
  language: Language,
  text: MailText,
): string[] {
  if (totalCents === 0 || !refund) return [];
  const cost = feeCents ?? (refund === 'NONE' ? totalCents : 0);
  const back = Math.max(0, (paidCents ?? 0) - cost);
  return [
    cost === 0
      ? text('mail.trip_cancelled.refund_full')
      : text('mail.trip_cancelled.refund_none', { price: money(cost, language) }),
    ...(back > 0 ? [text('mail.trip_cancelled.refund', { amount: money(back, language) })] : []),
  ];
}

/** What comes back after a change by which less is owed than was paid. */
export const overpaidNote = (
  { totalCents }: BookedFacts,
  paidCents: number | undefined,
  language: Language,
  text: MailText,
): string[] =>
  paidCents !== undefined && paidCents > totalCents
    ? [
        text('mail.trip_cancelled.refund', {
          amount: money(paidCents - totalCents, language),
        }),
      ]
    : [];

/** What is paid, and what is open. */
export function paidRows(
  { totalCents }: BookedFacts,
  paidCents: number | undefined,
  language: Language,
  text: MailText,
): Sections {
  if (paidCents === undefined || totalCents === 0) return [];
  const open = Math.max(0, totalCents - paidCents);
  const rows = [
    { label: text('mail.label.paid'), cents: paidCents },
    { label: text('mail.label.open'), cents: open },
  ];
  return [
    {
      rows: rows
        .filter(({ cents }) => cents > 0)
        .map(({ label, cents }) => ({ label, value: money(cents, language) })),
    },
  ];
}

/** How what is open is paid. */
export const openNote = (
  { totalCents }: BookedFacts,
  paidCents: number | undefined,
  text: MailText,
): string[] =>
  paidCents !== undefined && paidCents < totalCents ? [text('mail.trip.on_day')] : [];

export const calendarOf = (
  { siteName }: MailSite,
  { trip, reference, language, date }: RequestInMail,
  { status, version, option, time }: BookedFacts,
  url: string,
): MailAttachment[] =>
  calendarAttachment(reference, () =>
    bookingCalendar(
      {
        ...{ reference, status, version, localDate: date, localTime: time, option },
        trip: { ...trip, meetingPoint: trip.meetingPoint ?? '' },
      },
      { language, siteName, url },
    ),
  );
