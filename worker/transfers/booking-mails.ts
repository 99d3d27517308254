import type { TransferBooking } from '#contract/transfer-booking.ts';
import type { RequestRow } from './booking.reads.ts';
import type { TransferInMail } from './transfer-mails.ts';

const orUndefined = <T>(value: T | null) => value ?? undefined;

/** A stored request as its mails tell of it. */
export const transferInMail = (request: RequestRow, booking: TransferBooking): TransferInMail => ({
  id: request.id,
  reference: booking.reference,
  from: booking.from,
  to: booking.to,
  legs: booking.legs.map(({ leg, date, time, flight }) => ({ leg, localDate: date, localTime: time, flight: orUndefined(flight) })),
  vehicle: booking.vehicle,
  adults: booking.adults,
  childAges: booking.childAges,
  totalCents: booking.totalCents,
  contact: {
    name: orUndefined(booking.contact.name),
    email: orUndefined(booking.contact.email),
    phone: orUndefined(booking.contact.phone),
  },
  note: orUndefined(booking.note),
  language: booking.language,
});
