import { LANGUAGE_LABELS, type Language } from '#contract/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import { dayInWords, shortDay } from '#mail/format.ts';
import { type MailSite, type MailText, mailText } from '#mail/mail-site.ts';
import { mailBodies } from '#mail/message.ts';
import type { Mail } from '#mail/outbox.ts';
import { readablePhone } from '#text/phone-number.ts';
import type { MailKey } from '#text/strings.ts';

export type TripMailEvent = 'received' | 'confirmed' | 'declined' | 'cancelled' | 'message';

/** A request for its mails; the fields of `TripBooking` with the row's id and language are sufficient. */
export type RequestInMail = {
  id: string;
  reference: string;
  date: string;
  adults: number;
  childAges: readonly number[];
  contact: { name?: string | null; email?: string | null; phone?: string | null };
  message?: string | null;
  language: Language;
  trip: { name: string; meetingPoint?: string; translations: Pick<TripInput['translations'], 'name' | 'meetingPoint'> };
};

type More = {
  /** The request's page. */
  manageUrl: string;
  /** Of a cancellation: who cancelled; the firm gets no mail about its own action. */
  by?: 'guest' | 'firm';
  /** Of a message: the firm's text. */
  text?: string;
  subject?: string;
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
  cancelled: {
    kind: 'trip.cancelled',
    subject: 'mail.trip_cancelled.subject',
    heading: 'mail.trip_cancelled.heading',
    text: 'mail.trip_cancelled.text',
    isOver: true,
  },
  message: { kind: 'trip.message', subject: 'mail.trip_message.subject' },
};

/** Summary of the request in the reader's language. */
function summary(request: RequestInMail, language: Language, text: MailText, isConfirmed: boolean) {
  const rows = [
    { label: text('mail.label.trip'), value: localize(request.trip, 'name', language) },
    { label: text('mail.label.date'), value: dayInWords(request.date, language) },
    { label: text('mail.label.meeting_point'), value: isConfirmed ? localize(request.trip, 'meetingPoint', language) : '' },
    { label: text('mail.label.adults'), value: String(request.adults) },
    { label: text('mail.label.children'), value: request.childAges.join(', ') },
    { label: text('mail.label.reference'), value: request.reference },
  ];
  return { rows: rows.filter(({ value }) => value) };
}

const related = (request: RequestInMail) => ({ relatedKind: 'booking', relatedId: request.id });

function guestMail(event: TripMailEvent, site: MailSite, request: RequestInMail, more: More): Mail[] {
  const { name, email } = request.contact;
  if (!email) return [];
  const { language } = request;
  const template = TEMPLATES[event];
  const text = mailText(site, language);
  const subject =
    more.subject?.trim() || text(template.subject, { reference: request.reference, trip: localize(request.trip, 'name', language) });
  const isByFirm = event === 'cancelled' && more.by === 'firm';
  return [
    {
      kind: template.kind,
      to: email,
      language,
      subject,
      ...related(request),
      ...mailBodies({
        site,
        language,
        isForGuest: true,
        heading: template.heading ? text(template.heading) : subject,
        paragraphs: [
          name ? text('mail.greeting', { name }) : text('mail.greeting_nobody'),
          ...(template.text ? [text(isByFirm ? 'mail.trip_cancelled.by_us' : template.text)] : []),
          ...(event === 'message' && more.text ? [more.text] : []),
        ],
        sections: [summary(request, language, text, event === 'confirmed')],
        button: { text: text(template.isOver ? 'mail.transfer.button_view' : 'mail.trip.button'), url: more.manageUrl },
        footer: text('mail.footer.reply'),
      }),
    },
  ];
}

function firmMail(event: 'received' | 'cancelled', site: MailSite, request: RequestInMail): Mail[] {
  if (!site.email) return [];
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  const { contact, message, reference } = request;
  const subject = text(event === 'received' ? 'mail.trip_firm.new' : 'mail.trip_firm.cancelled', {
    reference,
    trip: localize(request.trip, 'name', language),
    date: shortDay(request.date, language),
  });
  const people = [
    { label: text('mail.label.name'), value: contact.name ?? '' },
    { label: text('mail.label.phone'), value: contact.phone ? readablePhone(contact.phone) : '' },
    { label: text('mail.label.email'), value: contact.email ?? '' },
    { label: text('mail.label.language'), value: LANGUAGE_LABELS[request.language] },
  ];
  return [
    {
      kind: `trip.firm.${event}`,
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
        ],
        footer: text('mail.firm.footer'),
      }),
    },
  ];
}

/** Mails to the guest in their language (when there is an address), and to the company in the site's default language. */
export function tripMails(event: TripMailEvent, site: MailSite, request: RequestInMail, more: More): Mail[] {
  const isForFirm = (event === 'received' || event === 'cancelled') && more.by !== 'firm';
  return [...guestMail(event, site, request, more), ...(isForFirm ? firmMail(event, site, request) : [])];
}
