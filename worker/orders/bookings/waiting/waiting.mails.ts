import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { dayInWords } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { type MailTemplate, SAMPLE_CONTACT, sampleDay } from '#core/mail/template.ts';

export type WaitingInMail = {
  name: string;
  email: string;
  date: string;
  people: number;
  language: Language;
  trip: {
    name: string;
    translations: { name?: { [L in Language]?: string | undefined } | undefined };
  };
  /** The page on which the waiting ends. */
  endUrl: string;
};

const KINDS = { listed: 'trip.waiting', free: 'trip.places_free' } as const;
const KEYS = {
  listed: {
    subject: 'mail.trip_waiting.subject',
    heading: 'mail.trip_waiting.heading',
    text: 'mail.trip_waiting.text',
    button: 'mail.trip_waiting.button',
    footer: 'mail.trip_waiting.footer',
  },
  free: {
    subject: 'mail.trip_places_free.subject',
    heading: 'mail.trip_places_free.heading',
    text: 'mail.trip_places_free.text',
    button: 'mail.trip_places_free.button',
    footer: 'mail.trip_places_free.footer',
  },
} as const;

function waitingMail(
  event: keyof typeof KEYS,
  site: MailSite,
  guest: WaitingInMail,
  url: string,
  notes: string[],
): Mail {
  const { language, name, date, people } = guest;
  const keys = KEYS[event];
  const text = mailText(site, language);
  const trip = localize(guest.trip, 'name', language);
  return {
    kind: KINDS[event],
    to: guest.email,
    language,
    subject: text(keys.subject, { trip }),
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: text(keys.heading),
      paragraphs: [text('mail.greeting', { name }), text(keys.text)],
      sections: [
        {
          rows: [
            { label: text('mail.label.trip'), value: trip },
            { label: text('mail.label.date'), value: dayInWords(date, language) },
            { label: text('mail.label.people'), value: String(people) },
          ],
        },
      ],
      button: { text: text(keys.button), url },
      notes,
      footer: text(keys.footer),
    }),
  };
}

/** Says that the guest is on the list; its button leads to the page that ends the waiting. */
export const listedMail = (site: MailSite, guest: WaitingInMail): Mail =>
  waitingMail('listed', site, guest, guest.endUrl, []);

/** Says, once, that places are free. They are not held. */
export const placesFreeMail = (site: MailSite, guest: WaitingInMail, bookUrl: string): Mail =>
  waitingMail('free', site, guest, bookUrl, [
    mailText(site, guest.language)('mail.trip_places_free.first'),
  ]);

const SAMPLE = {
  name: 'Calas del sur en catamarán',
  translations: {
    name: {
      en: 'South coast coves by catamaran',
      de: 'Buchten der Südküste im Katamaran',
      ca: 'Cales del sud amb catamarà',
    },
  },
};
const sample = (language: Language, origin: string, to: string): WaitingInMail => ({
  ...{ name: SAMPLE_CONTACT.name, email: to, date: sampleDay(), people: 2, language, trip: SAMPLE },
  endUrl: `${origin}/${language}/trips/waiting/list?token=EXAMPLE`,
});

export const waitingTemplates: readonly MailTemplate[] = [
  {
    kind: 'trip.waiting',
    reader: 'guest',
    make: (site, { language, origin, to }) => [listedMail(site, sample(language, origin, to))],
  },
  {
    kind: 'trip.places_free',
    reader: 'guest',
    make: (site, { language, origin, to }) => [
      placesFreeMail(
        site,
        sample(language, origin, to),
        `${origin}/${language}/trips/1?date=${sampleDay()}#book`,
      ),
    ],
  },
];
