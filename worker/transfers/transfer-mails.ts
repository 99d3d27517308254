import type { Language } from '#contract/language.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { Settings } from '#contract/settings.ts';
import type { PlaceInput, VehicleInput } from '#contract/transfers.ts';
import { localize } from '#contract/translation.ts';
import { mailBodies } from '#mail/message.ts';
import type { Mail } from '#mail/outbox.ts';
import { translate } from '#text/strings.ts';

/** The firm works in the site's own language. */
const FIRM_LANGUAGE: Language = DEFAULT_LANGUAGE;

type Named<T extends { translations: { name?: unknown } }> = { name: string; translations: Pick<T['translations'], 'name'> };

export type TransferInMail = {
  id: string;
  reference: string;
  from: Named<PlaceInput>;
  to: Named<PlaceInput>;
  legs: readonly { leg: 'outbound' | 'return'; localDate: string; localTime: string; flight?: string | undefined }[];
  vehicle: Named<VehicleInput>;
  adults: number;
  childAges: readonly number[];
  totalCents: number;
  contact: { name?: string | undefined; email?: string | undefined; phone?: string | undefined };
  note?: string | undefined;
  language: Language;
};

const locale = (language: Language) => (language === 'en' ? 'en-GB' : language);
const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const money = (cents: number, language: Language) =>
  new Intl.NumberFormat(locale(language), { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** What was asked for, a line each, in the reader's language. */
function summary(request: TransferInMail, language: Language): string[] {
  const children = request.childAges.length > 0 ? ` + ${request.childAges.length} (${request.childAges.join(', ')})` : '';
  return [
    `${translate(language, 'mail.transfer.reference')}: ${request.reference}`,
    ...request.legs.map((leg) => {
      const [start, end] = leg.leg === 'outbound' ? [request.from, request.to] : [request.to, request.from];
      const when = `${dayInWords(leg.localDate, language)}, ${leg.localTime}`;
      return `${localize(start, 'name', language)} → ${localize(end, 'name', language)}: ${when}${leg.flight ? ` (${leg.flight})` : ''}`;
    }),
    `${translate(language, 'mail.transfer.vehicle')}: ${localize(request.vehicle, 'name', language)}`,
    `${translate(language, 'mail.transfer.passengers')}: ${request.adults}${children}`,
    `${translate(language, 'mail.transfer.total')}: ${money(request.totalCents, language)}`,
  ];
}

/** To the guest in their language (when there is an address) and to the firm in Spanish. */
export function transferReceivedMails(site: Settings, request: TransferInMail, manageUrl: string): Mail[] {
  const { language, contact, reference } = request;
  const related = { relatedKind: 'transfer_request', relatedId: request.id };
  const values = { site: site.siteName, reference, name: contact.name ?? '' };
  const firmSubject = translate(FIRM_LANGUAGE, 'mail.transfer_firm.subject', values);
  const guest: Mail[] = contact.email
    ? [
        {
          kind: 'transfer.received',
          to: contact.email,
          language,
          subject: translate(language, 'mail.transfer_received.subject', values),
          ...related,
          ...mailBodies({
            siteName: site.siteName,
            heading: translate(language, 'mail.transfer_received.heading', values),
            paragraphs: [translate(language, 'mail.transfer_received.text', values), ...summary(request, language)],
            button: { text: translate(language, 'mail.transfer_received.button'), url: manageUrl },
            footer: translate(language, 'mail.transfer.footer', { phone: site.phone, email: site.email }),
          }),
        },
      ]
    : [];
  const firm: Mail[] = site.email
    ? [
        {
          kind: 'transfer.firm.received',
          to: site.email,
          language: FIRM_LANGUAGE,
          subject: firmSubject,
          ...related,
          ...mailBodies({
            siteName: site.siteName,
            heading: firmSubject,
            paragraphs: [
              ...summary(request, FIRM_LANGUAGE),
              `${translate(FIRM_LANGUAGE, 'mail.transfer_firm.contact')}: ${[contact.name, contact.email, contact.phone].filter(Boolean).join(' · ')} (${language})`,
              ...(request.note ? [`${translate(FIRM_LANGUAGE, 'mail.transfer_firm.note')}: ${request.note}`] : []),
            ],
            footer: translate(FIRM_LANGUAGE, 'mail.transfer_firm.footer'),
          }),
        },
      ]
    : [];
  return [...guest, ...firm];
}

export type TransferMailEvent =
  | 'received'
  | 'confirmed'
  | 'driver_assigned'
  | 'changed'
  | 'cancelled'
  | 'declined'
  | 'change_requested'
  | 'message';
type TransferMailMore = {
  feeCents?: number;
  driver?: { name: string; phone: string; vehicle: string; plate: string };
  text?: string;
  subject?: string;
};

/** The mails of what happened to a request. */
export const transferMails = (
  event: TransferMailEvent,
  site: Settings,
  request: TransferInMail,
  manageUrl: string,
  _more: TransferMailMore = {},
): Mail[] => (event === 'received' ? transferReceivedMails(site, request, manageUrl) : []);
