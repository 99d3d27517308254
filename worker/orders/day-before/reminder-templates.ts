import { localize } from '#contract/languages/translation.ts';
import { instantOf } from '#contract/menorca-time.ts';
import {
  type MailTemplate,
  SAMPLE_CONTACT,
  SAMPLE_REFERENCE,
  sampleDay,
} from '#core/mail/template.ts';
import type { RequestInMail } from '#orders/bookings/mails/trip-mail-parts.ts';
import type { TransferInMail } from '#orders/transfers/mail/mails.ts';
import { reminderMail, transferAhead, tripAhead } from './reminder-mail.ts';

const named = (es: string, en: string, de: string, ca: string) => ({
  name: es,
  translations: { name: { es, en, de, ca } },
});
const TRIP = named(
  'Calas del sur en catamarán',
  'South coast coves by catamaran',
  'Buchten der Südküste im Katamaran',
  'Cales del sud amb catamarà',
);
const MEETING = named(
  'Puerto de Ciutadella',
  'Ciutadella harbour',
  'Hafen von Ciutadella',
  'Port de Ciutadella',
);
const OPTION = {
  ...named('Salida de mañana', 'Morning trip', 'Vormittagsfahrt', 'Sortida del matí'),
  durationMinutes: 240,
};
const ADULTS = { id: 1, ...named('Adultos', 'Adults', 'Erwachsene', 'Adults') };
const HOTEL = named(
  'Cala Galdana, rotonda',
  'Cala Galdana, roundabout',
  'Cala Galdana, Kreisel',
  'Cala Galdana, rotonda',
);
const BRING = {
  bring: ['Toalla', 'Crema solar'],
  translations: {
    es: ['Toalla', 'Crema solar'],
    en: ['Towel', 'Sun cream'],
    de: ['Handtuch', 'Sonnencreme'],
    ca: ['Tovallola', 'Crema solar'],
  },
};
const DIET = named(
  '¿Alguna alergia o dieta?',
  'Any allergies or dietary needs?',
  'Allergien oder besondere Kost?',
  'Cap al·lèrgia o dieta?',
);
const AIRPORT = named(
  'Aeropuerto de Menorca',
  'Menorca Airport',
  'Flughafen Menorca',
  'Aeroport de Menorca',
);
const TOWN = named('Ciutadella', 'Ciutadella', 'Ciutadella', 'Ciutadella');
const VEHICLE = named('Turismo', 'Car', 'Pkw', 'Turisme');

const SPOT = { latitude: 39.9958, longitude: 3.8306 };

export const reminderTemplates: readonly MailTemplate[] = [
  {
    kind: 'order.reminder',
    reader: 'guest',
    make: (site, { language, origin, text, to }) => {
      const day = sampleDay();
      const guest = { id: 'sample', contact: { ...SAMPLE_CONTACT, email: to }, language };
      const trip: RequestInMail = {
        ...{ ...guest, reference: SAMPLE_REFERENCE, date: day },
        booked: {
          ...{ status: 'CONFIRMED', version: 1, time: '10:00', option: OPTION, units: [ADULTS] },
          terms: { cancellation: [] },
          lines: [{ kind: 'unit', id: 1, name: ADULTS.name, quantity: 2, cents: 11_000 }],
          totalCents: 11_000,
          pickup: {
            ...{ id: 'sample', ...HOTEL, directions: '', minutesBefore: 45, hotel: '' },
            ...{ latitude: 39.9392, longitude: 3.9589 },
          },
        },
        trip: {
          name: TRIP.name,
          meetingPoint: MEETING.name,
          ...{ meetingLatitude: SPOT.latitude, meetingLongitude: SPOT.longitude },
          bring: BRING.bring,
          translations: {
            name: TRIP.translations.name,
            meetingPoint: MEETING.translations.name,
            bring: BRING.translations,
          },
        },
      };
      const start = instantOf({ date: day, time: '18:30' });
      const at = start instanceof Date ? start.toISOString() : '';
      const transfer: TransferInMail = {
        ...{ ...guest, reference: 'T4R7WQ2M', status: 'confirmed', version: 2 },
        ...{ from: AIRPORT, to: TOWN, vehicle: VEHICLE, adults: 2, childAges: [] },
        legs: [{ leg: 'return', startsAt: at, endsAt: at, flight: 'VY3727' }],
        ...{ lines: [], totalCents: 5200 },
      };
      return [
        reminderMail(site, {
          ...{ ...guest, reference: SAMPLE_REFERENCE, day },
          contact: { name: SAMPLE_CONTACT.name, email: to },
          items: [
            tripAhead(trip, {
              weather: text('mail.weather.wind'),
              open: [localize(DIET, 'name', language)],
              openCents: 7700,
            }),
            transferAhead(transfer, { start: '18:30', openCents: 0 }),
          ],
          url: `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`,
        }),
      ];
    },
  },
];
