import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { dayInWords } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { type MailTemplate, SAMPLE_REFERENCE, sampleDay } from '#core/mail/template.ts';
import type { FoundOrder } from './found-orders.reads.ts';

export type LinkedOrder = Omit<FoundOrder, 'createdAt'> & { url: string };
type Guest = { to: string; language: Language };

/** The links of a guest's bookings, transfers and orders with gift vouchers, in one mail. */
export function linksMail(
  site: MailSite,
  { to, language }: Guest,
  orders: readonly LinkedOrder[],
): Mail {
  const text = mailText(site, language);
  const [first] = orders;
  return {
    kind: 'order.links',
    to,
    language,
    subject: text('mail.order_links.subject', { site: site.siteName }),
    relatedKind: first?.kind,
    relatedId: first?.id,
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: text('mail.order_links.heading'),
      paragraphs: [text('mail.order_links.text')],
      sections: orders.map(({ names, date, time, reference, url }) => ({
        title: names.map((named) => localize(named, 'name', language)).join(' – '),
        rows: [
          {
            label: text(time ? 'mail.label.when' : 'mail.label.date'),
            value: time
              ? text('mail.when', { date: dayInWords(date, language), time })
              : dayInWords(date, language),
          },
          { label: text('mail.label.reference'), value: reference },
        ],
        link: { text: text('mail.order_links.open'), url },
      })),
      notes: [text('mail.order_links.key'), text('mail.order_links.not_you')],
      footer: text('mail.footer.reply'),
    }),
  };
}

const TRIP = {
  name: 'Calas del sur en catamarán',
  translations: {
    name: {
      es: 'Calas del sur en catamarán',
      en: 'South coast coves by catamaran',
      de: 'Buchten der Südküste im Katamaran',
      ca: 'Cales del sud amb catamarà',
    },
  },
};
const AIRPORT = {
  name: 'Aeropuerto de Menorca',
  translations: {
    name: {
      es: 'Aeropuerto de Menorca',
      en: 'Menorca Airport',
      de: 'Flughafen Menorca',
      ca: 'Aeroport de Menorca',
    },
  },
};
const TOWN = { name: 'Ciutadella', translations: {} };

export const findTemplates: readonly MailTemplate[] = [
  {
    kind: 'order.links',
    reader: 'guest',
    make: (site, { language, origin, to }) => {
      const sample = { id: 'sample', reference: SAMPLE_REFERENCE, language, email: to };
      return [
        linksMail(site, { to, language }, [
          {
            ...sample,
            ...{ kind: 'transfer_request', date: sampleDay(), time: '14:30' },
            names: [AIRPORT, TOWN],
            url: `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`,
          },
          {
            ...sample,
            ...{ kind: 'booking', date: sampleDay(), time: '' },
            names: [TRIP],
            url: `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`,
          },
        ]),
      ];
    },
  },
];
