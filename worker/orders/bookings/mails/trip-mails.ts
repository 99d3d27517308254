import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { money, shortDay } from '#core/mail/format.ts';
import { type MailSite, type MailText, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { readablePhone } from '#core/values/phone-number.ts';
import {
  type BookedFacts,
  billOf,
  bookedRows,
  calendarOf,
  freeNote,
  openNote,
  paidRows,
  refundNote,
  whenInWords,
} from './booking-facts.ts';
import { guideRows } from './guide-rows.ts';

export type TripMailEvent =
  | 'received'
  | 'offered'
  | 'confirmed'
  | 'declined'
  | 'changed'
  | 'cancelled'
  | 'message';

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
  /** Of a message: the firm's text. */
  text?: string;
  subject?: string;
  /** What is paid by then; undefined where the guest pays somebody else, or it is not known. */
  paidCents?: number | undefined;
};

type Template = {
  kind: MailKind;
  subject: MailKey;
  heading?: MailKey;
  text?: MailKey;
  /** The request can no longer be cancelled. */
  isOver?: boolean;
};
const TEMPLATES: { [E in TripMailEvent]: Template } = {
  received: {
    kind: 'trip.received',
    subject: 'mail.trip_received.subject',
    heading: 'mail.trip_received.heading',
    text: 'mail.trip_received.text',
  },
  offered: {
    kind: 'trip.offered',
    subject: 'mail.trip_offered.subject',
    heading: 'mail.trip_offered.heading',
    text: 'mail.trip_offered.text',
  },
  confirmed: {
    kind: 'trip.confirmed',
    subject: 'mail.trip_confirmed.subject',
    heading: 'mail.trip_confirmed.heading',
    text: 'mail.trip_confirmed.text',
  },
  declined: {
    kind: 'trip.declined',
    subject: 'mail.trip_declined.subject',
    heading: 'mail.trip_declined.heading',
    text: 'mail.trip_declined.text',
    isOver: true,
  },
  changed: {
    kind: 'trip.changed',
    subject: 'mail.trip_changed.subject',
    heading: 'mail.trip_changed.heading',
    text: 'mail.trip_changed.text',
  },
  cancelled: {
    kind: 'trip.cancelled',
    subject: 'mail.trip_cancelled.subject',
    heading: 'mail.trip_cancelled.heading',
    text: 'mail.trip_cancelled.text',
    isOver: true,
  },
  message: { kind: 'trip.message', subject: 'mail.trip_message.subject' },
};

/** Summary in the reader's language. */
function summary(request: RequestInMail, language: Language, text: MailText, isConfirmed: boolean) {
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

const related = (request: RequestInMail) => ({ relatedKind: 'booking', relatedId: request.id });

function guestMail(
  event: TripMailEvent,
  site: MailSite,
  request: RequestInMail,
  more: MailMore,
): Mail[] {
  const { name, email } = request.contact;
  if (!email) return [];
  const { language } = request;
  const template = TEMPLATES[event];
  const text = mailText(site, language);
  const subject =
    more.subject?.trim() ||
    text(template.subject, {
      reference: request.reference,
      trip: localize(request.trip, 'name', language),
    });
  const isLate = event === 'cancelled' && more.isLate === true;
  const isByFirm = event === 'cancelled' && more.by === 'firm';
  const cancelled = isLate
    ? 'mail.trip_cancelled.late'
    : isByFirm
      ? 'mail.trip_cancelled.by_us'
      : undefined;
  const { booked } = request;
  const isConfirmed =
    event === 'confirmed' || (event === 'changed' && booked?.status === 'CONFIRMED');
  const isAhead = booked !== undefined && !template.isOver && event !== 'message';
  const attachments =
    booked && event !== 'message' && event !== 'declined' && event !== 'offered'
      ? calendarOf(site, request, booked, more.manageUrl)
      : [];
  const button: MailKey = template.isOver
    ? 'mail.transfer.button_view'
    : event === 'offered'
      ? 'mail.offer.button'
      : booked
        ? 'mail.trip.button_voucher'
        : 'mail.trip.button';
  return [
    {
      kind: template.kind,
      to: email,
      language,
      subject,
      attachments,
      ...related(request),
      ...mailBodies({
        site,
        language,
        isForGuest: true,
        heading: template.heading ? text(template.heading) : subject,
        paragraphs: [
          name ? text('mail.greeting', { name }) : text('mail.greeting_nobody'),
          ...(template.text ? [text(cancelled ?? template.text)] : []),
          ...(event === 'message' && more.text ? [more.text] : []),
          ...(event === 'cancelled' && booked && !isLate
            ? refundNote(booked, more.paidCents, language, text)
            : []),
          ...(isLate && more.paidCents
            ? [text('mail.trip_cancelled.refund', { amount: money(more.paidCents, language) })]
            : []),
        ],
        sections: [
          summary(request, language, text, isConfirmed),
          ...(booked && isAhead ? billOf(booked, language, text) : []),
          ...(booked && isAhead && isConfirmed
            ? paidRows(booked, more.paidCents, language, text)
            : []),
        ],
        button: { text: text(button), url: more.manageUrl },
        notes: [
          ...(isAhead && isConfirmed ? openNote(booked, more.paidCents, text) : []),
          ...(isAhead && isConfirmed ? [text('mail.trip.voucher'), text('mail.trip.weather')] : []),
          ...(isAhead ? freeNote(request, booked, language, text, new Date()) : []),
          ...(isAhead && booked.time ? [text('mail.local_time')] : []),
          ...(isAhead && attachments.length > 0 ? [text('mail.transfer.calendar')] : []),
        ],
        footer: text('mail.footer.reply'),
      }),
    },
  ];
}

const FIRM_SUBJECTS = {
  received: 'mail.trip_firm.new',
  booked: 'mail.trip_firm.booked',
  changed: 'mail.trip_firm.changed',
  cancelled: 'mail.trip_firm.cancelled',
  late: 'mail.trip_firm.late',
} as const satisfies Record<string, MailKey>;

function firmMail(
  event: keyof typeof FIRM_SUBJECTS,
  site: MailSite,
  request: RequestInMail,
): Mail[] {
  if (!site.email) return [];
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  const { contact, message, reference } = request;
  const subject = text(FIRM_SUBJECTS[event], {
    reference,
    trip: localize(request.trip, 'name', language),
    date: [shortDay(request.date, language), request.booked?.time].filter(Boolean).join(' '),
  });
  const people = [
    { label: text('mail.label.name'), value: contact.name ?? '' },
    { label: text('mail.label.phone'), value: contact.phone ? readablePhone(contact.phone) : '' },
    { label: text('mail.label.email'), value: contact.email ?? '' },
    { label: text('mail.label.language'), value: LANGUAGE_LABELS[request.language] },
  ];
  return [
    {
      kind:
        event === 'booked'
          ? 'trip.firm.received'
          : event === 'late'
            ? 'trip.firm.cancelled'
            : `trip.firm.${event}`,
      to: site.email,
      language,
      subject,
      replyTo: contact.email ?? undefined,
      ...related(request),
      ...mailBodies({
        site,
        language,
        heading: subject,
        paragraphs: [],
        quote: message ? { label: text('mail.label.guest_words'), text: message } : undefined,
        sections: [
          { title: text('mail.label.contact'), rows: people.filter(({ value }) => value) },
          summary(request, language, text, false),
          ...(request.booked ? billOf(request.booked, language, text) : []),
        ],
        footer: text('mail.firm.footer'),
      }),
    },
  ];
}

/** Mails to the guest in their language (when there is an address), and to the company in the site's default language. */
export function tripMails(
  event: TripMailEvent,
  site: MailSite,
  request: RequestInMail,
  more: MailMore,
): Mail[] {
  const written = event === 'cancelled' && more.isLate ? 'late' : event;
  const news =
    written === 'confirmed'
      ? more.isInstant && 'booked'
      : written !== 'declined' && written !== 'message' && written !== 'offered' && written;
  return [
    ...guestMail(event, site, request, more),
    ...(news && more.by !== 'firm' ? firmMail(news, site, request) : []),
  ];
}
