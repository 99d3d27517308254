import { localize } from '#contract/languages/translation.ts';
import { bookingEvent } from '#orders/bookings/calendar-file.ts';
import { type RequestInMail, summary } from '#orders/bookings/mails/trip-mail-parts.ts';
import type { ItemInMail } from '#orders/items/item-in-mail.ts';

const STATES: Readonly<Record<string, ItemInMail['state']>> = {
  CONFIRMED: 'mail.order.confirmed',
  ON_HOLD: 'mail.order.held',
};

/** A booking in the mail about its order. */
export function tripInMail(request: RequestInMail): ItemInMail {
  const { booked, trip, date, reference } = request;
  const isBooked = booked?.status === 'CONFIRMED';
  return {
    state: STATES[booked?.status ?? ''] ?? 'mail.order.on_request',
    totalCents: booked?.totalCents ?? 0,
    hasLocalTime: false,
    sections: (language, text, facts = []) => [
      {
        title: localize(trip, 'name', language),
        rows: [...summary(request, language, text, isBooked).rows.slice(1), ...facts],
      },
    ],
    events: ({ language, url }) =>
      booked
        ? bookingEvent(
            {
              ...{ reference, status: booked.status, version: booked.version },
              ...{ localDate: date, localTime: booked.time, option: booked.option },
              trip: { ...trip, meetingPoint: trip.meetingPoint ?? '' },
            },
            { language, url },
          )
        : [],
  };
}
