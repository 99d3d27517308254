import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import type { MailText } from '#core/mail/mail-site.ts';
import type { OfferInMail } from '#orders/items/offer-lines.ts';
import { type BookedFacts, bookedRows, pickupRow, whenInWords } from './booking-facts.ts';
import { guideRows } from './guide-rows.ts';

export type TripMailEvent =
  | 'received'
  | 'offered'
  | 'confirmed'
  | 'declined'
  | 'changed'
  | 'cancelled'
  | 'runs'
  | 'asked';
/** Of a question about an offer only the firm gets a mail. */
export type GuestMailEvent = Exclude<TripMailEvent, 'asked'>;

/** A request or a booking for its mails. */
export type RequestInMail = {
  id: string;
  reference: string;
  date: string;
  /** Of a request without units. */
  adults?: number;
  childAges?: readonly number[];
  booked?: BookedFacts | undefined;
  contact: { name?: string | null; email?: string | null; phone?: string | null };
  message?: string | null;
  language: Language;
  trip: {
    name: string;
    meetingPoint?: string;
    meetingLatitude?: number | null;
    meetingLongitude?: number | null;
    bring?: readonly string[];
    guideLanguages?: readonly Language[];
    translations: Pick<TripInput['translations'], 'name' | 'meetingPoint' | 'bring'>;
  };
};

export type MailMore = {
  /** The request's page. */
  manageUrl: string;
  /** Of a cancellation: who cancelled; the firm gets no mail about its own action. */
  by?: 'guest' | 'firm';
  /** Of a cancellation: neither side cancelled; the payment came when the places were gone. */
  isLate?: boolean;
  /** Of a confirmation: booked at once by the guest, which the firm's mail says. */
  isInstant?: boolean;
  /** The guest reads of it in the mail about the order. */
  isInOrderMail?: boolean;
  /** Of an offer: what is due when it is accepted, until when it lasts, and the firm's words. */
  offer?: OfferInMail;
  /** What is paid by then; undefined where the guest pays somebody else, or it is not known. */
  paidCents?: number | undefined;
};

/** Summary in the reader's language. */
export function summary(
  request: RequestInMail,
  language: Language,
  text: MailText,
  isConfirmed: boolean,
) {
  const { booked, adults = 0, childAges = [] } = request;
  const rowsOfBooking = booked && bookedRows(booked, language, text);
  const when = whenInWords(request.date, booked?.time ?? '', language, text);
  const rows = [
    { label: text('mail.label.trip'), value: localize(request.trip, 'name', language) },
    ...(rowsOfBooking ? [rowsOfBooking.option] : []),
    { label: text(booked?.time ? 'mail.label.when' : 'mail.label.date'), value: when },
    {
      label: text('mail.label.meeting_point'),
      value: isConfirmed ? localize(request.trip, 'meetingPoint', language) : '',
    },
    ...(booked ? pickupRow(booked, language, text) : []),
    ...(isConfirmed ? guideRows(request, language, text) : []),
    ...(rowsOfBooking
      ? [rowsOfBooking.people]
      : [
          { label: text('mail.label.adults'), value: adults ? String(adults) : '' },
          { label: text('mail.label.children'), value: childAges.join(', ') },
        ]),
    { label: text('mail.label.reference'), value: request.reference },
  ];
  return { rows: rows.filter(({ value }) => value) };
}

export const related = (request: RequestInMail) => ({
  relatedKind: 'booking',
  relatedId: request.id,
});
