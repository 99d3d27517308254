import { addDays } from '#contract/calendar.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import { addMinutes, instantOf } from '#contract/menorca-time.ts';
import type { MailText } from '#core/mail/mail-site.ts';
import {
  type MailTemplate,
  SAMPLE_CONTACT,
  SAMPLE_REFERENCE,
  sampleDay,
} from '#core/mail/template.ts';
import {
  type TransferInMail,
  type TransferMailEvent,
  type TransferMailMore,
  transferMails,
} from './mails.ts';

const MINUTES = 45;
const DEPOSIT = { rule: 'deposit', openCents: 9900, onlineCents: 2970 } as const;
const DRIVER = {
  name: 'Joan Pons',
  phone: '+34600333444',
  vehicle: 'Mercedes-Benz Vito',
  plate: '1234 LMN',
};

const AIRPORT: TransferInMail['from'] = {
  name: 'Aeropuerto de Menorca (MAH)',
  meetingPoint:
    'Vestíbulo de llegadas: el conductor espera a la salida con un cartel con su nombre.',
  translations: {
    name: {
      es: 'Aeropuerto de Menorca (MAH)',
      en: 'Menorca Airport (MAH)',
      de: 'Flughafen Menorca (MAH)',
      ca: 'Aeroport de Menorca (MAH)',
    },
    meetingPoint: {
      es: 'Vestíbulo de llegadas: el conductor espera a la salida con un cartel con su nombre.',
      en: 'Arrivals hall: your driver waits by the exit with a sign showing your name.',
      de: 'Ankunftshalle: Ihr Fahrer wartet am Ausgang mit einem Schild, auf dem Ihr Name steht.',
      ca: 'Sala d’arribades: el conductor espera vora la sortida amb un cartell amb el vostre nom.',
    },
  },
};
const TOWN: TransferInMail['to'] = { name: 'Ciutadella', meetingPoint: '', translations: {} };
const DOOR = 'Plaça des Born 12';
const VEHICLE: TransferInMail['vehicle'] = {
  name: 'Minivan',
  translations: {},
};

function leg(
  name: 'outbound' | 'return',
  date: string,
  time: string,
  flight: string | null,
): TransferInMail['legs'][number] {
  const start = instantOf({ date, time });
  if (!(start instanceof Date)) throw new Error(`no such time: ${date} ${time}`);
  return {
    leg: name,
    startsAt: start.toISOString(),
    endsAt: addMinutes(start, MINUTES).toISOString(),
    flight,
  };
}

/** State of a request after each event. */
const STATES: { [E in TransferMailEvent]: { status: string; version: number } } = {
  received: { status: 'new', version: 1 },
  offered: { status: 'quoted', version: 2 },
  confirmed: { status: 'confirmed', version: 2 },
  driver_assigned: { status: 'driver_assigned', version: 3 },
  changed: { status: 'confirmed', version: 3 },
  cancelled: { status: 'cancelled_customer', version: 4 },
  declined: { status: 'declined', version: 2 },
  change_requested: { status: 'confirmed', version: 2 },
};

const WITH_CALENDAR: readonly TransferMailEvent[] = [
  'received',
  'confirmed',
  'driver_assigned',
  'changed',
  'cancelled',
];

const more = (event: TransferMailEvent, text: MailText, origin: string): TransferMailMore => {
  switch (event) {
    case 'driver_assigned':
      return { driver: DRIVER };
    case 'confirmed':
      return {
        payment: {
          ...DEPOSIT,
          toPay: {
            cents: 2970,
            url: `${origin}/api/transfers/requests/${SAMPLE_REFERENCE}/pay?token=EXAMPLE`,
          },
        },
      };
    case 'received':
      return { payment: DEPOSIT };
    case 'offered':
      return {
        payment: DEPOSIT,
        offer: {
          ...{ title: '', depositCents: 0, isHeld: false },
          ...{ until: `${sampleDay()}T18:00:00Z`, note: text('mail.sample.message') },
        },
      };
    case 'cancelled':
      return { feeCents: 4950 };
    case 'change_requested':
      return { text: text('mail.sample.change') };
    default:
      return {};
  }
};

const template = (
  kind: MailKind,
  event: TransferMailEvent,
  reader: 'guest' | 'firm',
): MailTemplate => ({
  kind,
  reader,
  hasCalendar: reader === 'guest' && WITH_CALENDAR.includes(event),
  make: (site, { language, origin, text, to }) => {
    const day = sampleDay();
    const outboundLeg = leg('outbound', day, '23:40', 'VY 3726');
    const request: TransferInMail = {
      id: 'sample',
      reference: SAMPLE_REFERENCE,
      ...STATES[event],
      from: AIRPORT,
      to: TOWN,
      legs: [
        { ...outboundLeg, dropoffAddress: DOOR },
        { ...leg('return', addDays(day, 7), '10:15', null), pickupAddress: DOOR },
      ],
      vehicle: VEHICLE,
      adults: 2,
      childAges: [1, 7],
      luggage: { large: 2, cabin: 3, bulky: 0 },
      lines: [
        { code: 'outbound', quantity: 1, cents: 4250 },
        { code: 'return', quantity: 1, cents: 4250 },
        { code: 'night', quantity: 1, cents: 850 },
        { code: 'child-seat', quantity: 1, cents: 0 },
        { code: 'booster', quantity: 1, cents: 0 },
        { code: 'bulky-luggage', quantity: 2, cents: 550 },
      ],
      totalCents: 9900,
      cancellation: { freeUntil: outboundLeg.startsAt },
      contact: { ...SAMPLE_CONTACT, email: to },
      note: text('mail.sample.note'),
      language,
    };
    const url = `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`;
    return transferMails(event, site, request, url, more(event, text, origin));
  },
});

export const transferTemplates: readonly MailTemplate[] = [
  template('transfer.received', 'received', 'guest'),
  template('transfer.offered', 'offered', 'guest'),
  template('transfer.confirmed', 'confirmed', 'guest'),
  template('transfer.driver_assigned', 'driver_assigned', 'guest'),
  template('transfer.changed', 'changed', 'guest'),
  template('transfer.cancelled', 'cancelled', 'guest'),
  template('transfer.declined', 'declined', 'guest'),
  template('transfer.change_requested', 'change_requested', 'guest'),
  template('transfer.firm.received', 'received', 'firm'),
  template('transfer.firm.cancelled', 'cancelled', 'firm'),
  template('transfer.firm.change_requested', 'change_requested', 'firm'),
];
