import type { BookedPickup } from '#contract/bookings/needs/pickups.ts';
import { type WeatherNote, weatherText } from '#contract/bookings/weather-note.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { translate } from '#core/locales/strings.ts';
import { dayInWords } from '#core/mail/format.ts';
import type { MailText } from '#core/mail/mail-site.ts';
import { pickupRow } from './booking-facts.ts';
import { guideRows } from './guide-rows.ts';
import type { RequestInMail } from './trip-mail-parts.ts';

type TripAhead = {
  trip: RequestInMail['trip'];
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  pickup: BookedPickup | null;
  weatherNote: WeatherNote | null;
  tickets: readonly { code: string }[];
};

/** How the firm is found, in lines of a chat: day, hour, the pick-up or else the meeting point with its map, what to bring, weather and tickets. */
export function findUs(
  { trip, date, time, pickup, weatherNote, tickets }: TripAhead,
  language: Language,
): string[] {
  const text: MailText = (key, values) => translate(language, 'admin-area', key, values);
  const [directions, , bring] = guideRows({ trip }, language, text);
  const meeting = {
    label: text('mail.label.meeting_point'),
    value: localize(trip, 'meetingPoint', language),
  };
  const weather = { label: text('mail.label.weather'), value: weatherText(weatherNote, language) };
  const codes = {
    label: text('mail.label.tickets'),
    value: tickets.map(({ code }) => code).join(', '),
  };
  const where = pickup
    ? pickupRow({ pickup, time }, language, text)
    : [meeting, ...(directions ? [directions] : [])];
  const rows = [...where, ...(bring ? [bring] : []), weather, codes];
  return [
    `• ${localize(trip, 'name', language)}: ${[dayInWords(date, language), time].filter(Boolean).join(', ')}`,
    ...rows.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`),
  ];
}
