import type { MailKind } from '#contract/mail/mail-admin.ts';
import { type MailTemplate, SAMPLE_CONTACT, SAMPLE_REFERENCE, sampleDay } from '#mail/template.ts';
import { type RequestInMail, type TripMailEvent, tripMails } from './trip-request.mails.ts';

const TRIP: RequestInMail['trip'] = {
  name: 'Calas del sur en catamarán',
  meetingPoint: 'Puerto de Ciutadella',
  translations: {
    name: {
      es: 'Calas del sur en catamarán',
      en: 'South coast coves by catamaran',
      de: 'Buchten der Südküste im Katamaran',
      ca: 'Cales del sud amb catamarà',
    },
    meetingPoint: { es: 'Puerto de Ciutadella', en: 'Ciutadella harbour', de: 'Hafen von Ciutadella', ca: 'Port de Ciutadella' },
  },
};

const template = (kind: MailKind, event: TripMailEvent, reader: 'guest' | 'firm'): MailTemplate => ({
  kind,
  reader,
  make: (site, { language, origin, text, to }) =>
    tripMails(
      event,
      site,
      {
        id: 'sample',
        reference: SAMPLE_REFERENCE,
        date: sampleDay(),
        adults: 2,
        childAges: [7],
        contact: { ...SAMPLE_CONTACT, email: to },
        message: text('mail.sample.question'),
        language,
        trip: TRIP,
      },
      {
        manageUrl: `${origin}/${language}/trips/booking/${SAMPLE_REFERENCE}?token=EXAMPLE`,
        ...(event === 'message' && { text: text('mail.sample.trip_message') }),
      },
    ),
});

export const tripTemplates: readonly MailTemplate[] = [
  template('trip.received', 'received', 'guest'),
  template('trip.confirmed', 'confirmed', 'guest'),
  template('trip.declined', 'declined', 'guest'),
  template('trip.cancelled', 'cancelled', 'guest'),
  template('trip.message', 'message', 'guest'),
  template('trip.firm.received', 'received', 'firm'),
  template('trip.firm.cancelled', 'cancelled', 'firm'),
];
