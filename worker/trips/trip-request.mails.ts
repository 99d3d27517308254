import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import type { Settings } from '#contract/settings.ts';
import { localize } from '#contract/translation.ts';
import type { TripInput } from '#contract/trips.ts';
import { mailBodies } from '#mail/message.ts';
import type { Mail } from '#mail/outbox.ts';
import { translate } from '#text/strings.ts';

/** The firm works in the site's own language. */
const FIRM_LANGUAGE: Language = DEFAULT_LANGUAGE;

export type RequestInMail = {
  id: string;
  reference: string;
  date: string;
  adults: number;
  childAges: readonly number[];
  contact: { name?: string | null; email?: string | null; phone?: string | null };
  message?: string | null;
  language: Language;
  trip: { name: string; translations: Pick<TripInput['translations'], 'name'> };
};

const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** What was asked for, a line each, in the reader's language. */
function summary(request: RequestInMail, language: Language): string[] {
  const line = (label: string, value: string | null | undefined) => (value ? [`${label}: ${value}`] : []);
  return [
    ...line(translate(language, 'mail.trip.reference'), request.reference),
    ...line(translate(language, 'mail.trip.trip'), localize(request.trip, 'name', language)),
    ...line(translate(language, 'mail.trip.date'), dayInWords(request.date, language)),
    ...line(translate(language, 'mail.trip.adults'), String(request.adults)),
    ...line(translate(language, 'mail.trip.children'), request.childAges.join(', ')),
  ];
}

const related = (request: RequestInMail) => ({ relatedKind: 'trip_request', relatedId: request.id });

function guestMail(site: Settings, request: RequestInMail, about: 'received' | 'cancelled', manageUrl?: string): Mail[] {
  const { email } = request.contact;
  if (!email) return [];
  const { language } = request;
  const texts =
    about === 'received'
      ? ({ subject: 'mail.trip_received.subject', heading: 'mail.trip_received.heading', text: 'mail.trip_received.text' } as const)
      : ({ subject: 'mail.trip_cancelled.subject', heading: 'mail.trip_cancelled.heading', text: 'mail.trip_cancelled.text' } as const);
  const values = {
    site: site.siteName,
    reference: request.reference,
    trip: localize(request.trip, 'name', language),
    name: request.contact.name ?? '',
  };
  return [
    {
      kind: `trip.${about}`,
      to: email,
      language,
      subject: translate(language, texts.subject, values),
      ...mailBodies({
        siteName: site.siteName,
        heading: translate(language, texts.heading, values),
        paragraphs: [translate(language, texts.text, values), ...summary(request, language)],
        button: manageUrl ? { text: translate(language, 'mail.trip_received.button'), url: manageUrl } : undefined,
        footer: translate(language, 'mail.trip.footer', { phone: site.phone, email: site.email }),
      }),
      ...related(request),
    },
  ];
}

function firmMail(site: Settings, request: RequestInMail, about: 'received' | 'cancelled'): Mail[] {
  if (!site.email) return [];
  const values = { reference: request.reference, trip: localize(request.trip, 'name', FIRM_LANGUAGE) };
  const subject = translate(FIRM_LANGUAGE, about === 'received' ? 'mail.trip_firm.new' : 'mail.trip_firm.cancelled', values);
  const { contact, message, language } = request;
  return [
    {
      kind: `trip.firm.${about}`,
      to: site.email,
      language: FIRM_LANGUAGE,
      subject,
      ...mailBodies({
        siteName: site.siteName,
        heading: subject,
        paragraphs: [
          ...summary(request, FIRM_LANGUAGE),
          `${translate(FIRM_LANGUAGE, 'mail.trip_firm.contact')}: ${[contact.name, contact.email, contact.phone].filter(Boolean).join(' · ')} (${language})`,
          ...(message ? [`${translate(FIRM_LANGUAGE, 'mail.trip_firm.message')}: ${message}`] : []),
        ],
        footer: translate(FIRM_LANGUAGE, 'mail.trip_firm.footer'),
      }),
      ...related(request),
    },
  ];
}

/** To the guest in their language (when there is an address) and to the firm in Spanish. */
export const receivedMails = (site: Settings, request: RequestInMail, manageUrl: string) => [
  ...guestMail(site, request, 'received', manageUrl),
  ...firmMail(site, request, 'received'),
];
export const cancelledMails = (site: Settings, request: RequestInMail) => [
  ...guestMail(site, request, 'cancelled'),
  ...firmMail(site, request, 'cancelled'),
];
