import type { BookingStatus } from '#contract/bookings/bookings.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import {
  type MailTemplate,
  SAMPLE_CONTACT,
  SAMPLE_REFERENCE,
  sampleDay,
} from '#core/mail/template.ts';
import type { RequestInMail, TripMailEvent } from './trip-mail-parts.ts';
import { tripMails } from './trip-mails.ts';

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
    meetingPoint: {
      es: 'Puerto de Ciutadella',
      en: 'Ciutadella harbour',
      de: 'Hafen von Ciutadella',
      ca: 'Port de Ciutadella',
    },
  },
};

const UNIT = {
  id: 1,
  name: 'Adultos',
  translations: { name: { es: 'Adultos', en: 'Adults', de: 'Erwachsene', ca: 'Adults' } },
};
const OPTION = {
  name: 'Salida de mañana',
  translations: {
    name: {
      es: 'Salida de mañana',
      en: 'Morning trip',
      de: 'Vormittagsfahrt',
      ca: 'Sortida del matí',
    },
  },
  durationMinutes: 240,
};
const TERMS = { cancellation: [{ minutesBefore: 2880, feePercent: 0 }] };
const STATUSES: Partial<Record<TripMailEvent, BookingStatus>> = {
  received: 'PENDING',
  offered: 'PENDING',
  cancelled: 'CANCELLED',
  declined: 'CANCELLED',
};

const template = (
  kind: MailKind,
  event: TripMailEvent,
  reader: 'guest' | 'firm',
): MailTemplate => ({
  kind,
  reader,
  ...(reader === 'guest' && event !== 'declined' && event !== 'offered' && { hasCalendar: true }),
  make: (site, { language, origin, text, to }) =>
    tripMails(
      event,
      site,
      {
        id: 'sample',
        reference: SAMPLE_REFERENCE,
        date: sampleDay(),
        booked: {
          ...{
            status: STATUSES[event] ?? 'CONFIRMED',
            version: 1,
            time: '10:00',
            option: OPTION,
            terms: TERMS,
            units: [UNIT],
            refund: 'FULL',
          },
          lines: [{ kind: 'unit', id: UNIT.id, name: UNIT.name, quantity: 2, cents: 11_000 }],
          totalCents: 11_000,
        },
        contact: { ...SAMPLE_CONTACT, email: to },
        message: text('mail.sample.question'),
        language,
        trip: TRIP,
      },
      {
        manageUrl: `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`,
      },
    ),
});

export const tripTemplates: readonly MailTemplate[] = [
  template('trip.received', 'received', 'guest'),
  template('trip.offered', 'offered', 'guest'),
  template('trip.confirmed', 'confirmed', 'guest'),
  template('trip.declined', 'declined', 'guest'),
  template('trip.changed', 'changed', 'guest'),
  template('trip.cancelled', 'cancelled', 'guest'),
  template('trip.runs', 'runs', 'guest'),
  template('trip.firm.received', 'received', 'firm'),
  template('trip.firm.changed', 'changed', 'firm'),
  template('trip.firm.cancelled', 'cancelled', 'firm'),
  template('trip.firm.asked', 'asked', 'firm'),
];
