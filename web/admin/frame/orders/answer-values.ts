import { serverToday } from '#base/clock/server-day.ts';
import { pickupClock } from '#contract/bookings/needs/pickups.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { type AnswerValues, firstNameOf } from '#contract/mail/answer-templates.ts';
import type { OrderDetailItem } from '#contract/orders/order-detail.ts';
import { endsOfLeg, withAddress } from '#contract/transfers/ends.ts';
import { formatFullDay } from '../days/format-span.ts';

/** What every answer may name: the guest, and pages of the site in their language. */
export const guestValues = (name: string | null, language: Language): AnswerValues => ({
  firstName: firstNameOf(name),
  tripsPage: `${window.location.origin}/${language}/trips`,
  transferPage: `${window.location.origin}/${language}/airport-transfers/request`,
});

/** What an item of the guest's order says, in their language. What it lacks has no value. */
export function itemValues(
  { kind, detail: record }: OrderDetailItem,
  language: Language,
): AnswerValues {
  const { reference } = record;
  if (kind === 'trip') {
    const { pickup, trip, time } = record;
    return {
      ...{ reference, trip: localize(trip, 'name', language) },
      date: formatFullDay(record.date, language),
      time: pickup ? pickupClock(time, pickup) : time,
      meetingPoint: localize(pickup ?? trip, pickup ? 'name' : 'meetingPoint', language),
    };
  }
  const today = serverToday();
  const leg = record.legs.find(({ date }) => date >= today) ?? record.legs[0];
  if (!leg) return { reference };
  const { start, end, pickupAddress } = endsOfLeg(record, leg);
  const [from, to] = [localize(start, 'name', language), localize(end, 'name', language)];
  return {
    ...{ reference, time: leg.time, date: formatFullDay(leg.date, language) },
    ...{ from, to, trip: `${from} → ${to}` },
    meetingPoint: withAddress(from, pickupAddress),
  };
}

/** The item of an order that is ahead, else its first. */
export const itemAhead = (items: readonly OrderDetailItem[]): OrderDetailItem | undefined =>
  items.find(({ tasks }) => tasks.includes('coming')) ?? items[0];
