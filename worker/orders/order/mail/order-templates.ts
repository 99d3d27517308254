import {
  type MailTemplate,
  SAMPLE_CONTACT,
  SAMPLE_REFERENCE,
  sampleDay,
} from '#core/mail/template.ts';
import type { ItemInMail } from '#orders/items/item-in-mail.ts';
import { type OrderMailEvent, orderMail } from '#orders/order-mail/order-mail.ts';
import { tripInMail } from '#orders/order-mail/trip-in-mail.ts';
import { transferInMail } from '../kinds/transfer-in-mail.ts';

const named = (es: string, en: string, de: string, ca: string) => ({
  name: es,
  translations: { name: { es, en, de, ca } },
});
const TOWN = named('Ciutadella', 'Ciutadella', 'Ciutadella', 'Ciutadella');
const AIRPORT = named(
  'Aeropuerto de Menorca',
  'Menorca Airport',
  'Flughafen Menorca',
  'Aeroport de Menorca',
);
const TRIP = named(
  'Calas del sur en catamarán',
  'South coast coves by catamaran',
  'Buchten der Südküste im Katamaran',
  'Cales del sud amb catamarà',
);
const OPTION = {
  ...named('Salida de mañana', 'Morning trip', 'Vormittagsfahrt', 'Sortida del matí'),
  durationMinutes: 240,
};
const ADULTS = { id: 1, ...named('Adultos', 'Adults', 'Erwachsene', 'Adults') };
const VEHICLE = named('Turismo', 'Car', 'Pkw', 'Turisme');

const itemsOn = (date: string, language: 'es' | 'en' | 'de' | 'ca'): ItemInMail[] => {
  const guest = { contact: SAMPLE_CONTACT, language };
  return [
    transferInMail({
      ...{ ...guest, id: 'sample', reference: 'T4R7WQ2M', status: 'new', version: 1 },
      ...{ from: AIRPORT, to: TOWN, vehicle: VEHICLE, adults: 2, childAges: [4] },
      legs: [
        {
          leg: 'outbound',
          startsAt: `${date}T12:30:00.000Z`,
          endsAt: `${date}T13:15:00.000Z`,
          flight: 'VY3726',
        },
      ],
      ...{ lines: [], totalCents: 5200 },
    }),
    tripInMail({
      ...{ ...guest, id: 'sample', reference: 'S9K3DB6H', date, trip: TRIP },
      booked: {
        ...{ status: 'CONFIRMED', version: 1, time: '10:00', option: OPTION, units: [ADULTS] },
        terms: { cancellation: [] },
        lines: [{ kind: 'unit', id: 1, name: ADULTS.name, quantity: 3, cents: 13_500 }],
        totalCents: 13_500,
      },
    }),
  ];
};

const templateOf = (event: OrderMailEvent): MailTemplate => ({
  kind: `order.${event}`,
  reader: 'guest',
  hasCalendar: true,
  make: (site, { language, origin, to }) => {
    const url = `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`;
    const items = itemsOn(sampleDay(), language);
    const mail = orderMail(site, event, {
      ...{ id: 'sample', reference: SAMPLE_REFERENCE, language, url },
      contact: { name: SAMPLE_CONTACT.name, email: to },
      items: event === 'received' ? items : items.slice(1),
      ...{ totalCents: event === 'received' ? 18_700 : 13_500, dueCents: 0, payUrl: url },
    });
    return mail ? [mail] : [];
  },
});

export const orderTemplates: readonly MailTemplate[] = [
  templateOf('received'),
  templateOf('confirmed'),
];
