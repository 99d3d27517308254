import type { SaleField } from '#contract/sales/anchors.ts';
import type { SaleKind } from '#contract/sales/reading.ts';
import { alternative, mail, part } from './mime.ts';

/** What a mail says; `null`: it says so in a way that has to be asked. */
export type SoldMail = {
  raw: string;
  kind: SaleKind;
  reference: string;
  tripId: number | null;
  day: string | null;
  time: string | null;
  people: [adults: number, children: number, infants: number] | null;
  name?: string;
  netCents?: number;
};
/** A sender's mails, and which parts of the first one were marked on the screen. */
export type Layout = {
  sender: string;
  dateOrder: 'dmy' | 'mdy' | null;
  language: 'es' | 'en' | 'de' | 'ca';
  changedText: string;
  cancelledText: string;
  marked: readonly (readonly [field: SaleField, part: string, mail?: number])[];
  mails: readonly SoldMail[];
};

type Row = {
  kind?: SaleKind;
  reference: string;
  trip: string;
  option?: string;
  tripId: number | null;
  date: string;
  day: string | null;
  time: string;
  hour?: string | null;
  pax: string;
  people: SoldMail['people'];
  name: string;
  net?: string;
  netCents?: number;
  phone?: string;
};
const sold = (row: Row, raw: string): SoldMail => ({
  ...{ raw, kind: row.kind ?? 'new', reference: row.reference, tripId: row.tripId, day: row.day },
  ...{ time: row.hour === undefined ? row.time.slice(0, 5) : row.hour, people: row.people },
  ...{ name: row.name, ...(row.netCents !== undefined && { netCents: row.netCents }) },
});

// A large marketplace: HTML alone, quoted-printable, English, the day in words.
const hub = (row: Row) => {
  const head = { new: 'Booking', changed: 'Booking change', cancelled: 'Booking cancelled' };
  const kind = row.kind === 'changed' || row.kind === 'cancelled' ? row.kind : 'new';
  const said = {
    new: 'Great news! The following offer has been booked:',
    changed: 'A booking has been amended by the customer. These are the new details:',
    cancelled: 'The following booking was cancelled. You don’t need to do anything else.',
  };
  return mail(
    {
      from: 'do-not-reply@mail.tourhub.example',
      name: 'TourHub',
      subject: `${head[kind]} - S284113 - ${row.reference}`,
    },
    part(
      'text/html',
      `<!DOCTYPE html><html><head><title>TourHub</title><style>td{padding:4px}</style></head><body>
<img src="https://track.tourhub.example/o.gif" width="1"><p>Hi supply partner,</p><p>${said[kind]}</p>
<table><tr><td><strong>${row.trip}</strong></td></tr><tr><td>Option: ${row.option ?? 'Standard'}</td></tr></table>
<table><tr><td>Reference number</td><td>${row.reference}</td></tr><tr><td>Date</td><td>${row.date} at ${row.time}</td></tr>
<tr><td>Number of participants</td><td>${row.pax}</td></tr><tr><td>Main customer</td><td>${row.name}</td></tr>
<tr><td>Email</td><td>customer-${row.reference.toLowerCase()}@reply.tourhub.example</td></tr>
<tr><td>Phone</td><td>${row.phone ?? '+4915112345678'}</td></tr><tr><td>Price</td><td>${row.net ?? '&euro; 100.00'}</td></tr></table>
<p>Best regards,<br>The TourHub Team</p><script>alert(1)</script></body></html>`,
    ),
  );
};
const HUB: Row[] = [
  {
    reference: 'TH7XK29QMW3A',
    trip: 'Menorca: Sunset Sail on a Traditional Llaüt',
    option: 'Sunset sail',
    tripId: 1,
    date: 'Saturday, July 10, 2027',
    day: '2027-07-10',
    time: '7:30 PM',
    hour: '19:30',
    pax: '2 x Adults (Age 13 - 99)',
    people: [2, 0, 0],
    name: 'Klaus Hoffmann',
    net: '&euro; 92.40',
    netCents: 9240,
  },
  {
    reference: 'TH1B83LLP0ZZ',
    trip: 'Menorca: Sunset Sail on a Traditional Llaüt',
    option: 'Sunset sail',
    tripId: 1,
    date: 'Sunday, July 11, 2027',
    day: '2027-07-11',
    time: '7:30 PM',
    hour: '19:30',
    pax: '2 x Adults (Age 13 - 99), 1 x Child (Age 4 - 12)',
    people: [2, 1, 0],
    name: 'Emma Clarke',
    net: '&euro; 115.50',
    netCents: 11550,
  },
  {
    reference: 'THQ44MNB21C7',
    trip: 'From Cala Galdana: Sea Caves by Kayak',
    option: 'Guided kayaking',
    tripId: 3,
    date: 'Thursday, August 5, 2027',
    day: '2027-08-05',
    time: '9:30 AM',
    hour: '09:30',
    pax: '4 x Adults (Age 13 - 99)',
    people: [4, 0, 0],
    name: 'Giulia Rossi',
    net: '&euro; 168.00',
    netCents: 16800,
  },
  {
    reference: 'TH90ACX7LLK1',
    trip: 'Menorca: Catamaran Day to the Wild Southern Coves',
    option: 'Day on the catamaran',
    tripId: 2,
    date: 'Friday, June 18, 2027',
    day: '2027-06-18',
    time: '10:00 AM',
    hour: '10:00',
    pax: '3 x Adults (Age 13 - 99), 2 x Children (Age 3 - 12)',
    people: [3, 2, 0],
    name: 'Pieter van den Berg',
    net: '&euro; 1,234.50',
    netCents: 123450,
  },
  {
    kind: 'changed',
    reference: 'THQ44MNB21C7',
    trip: 'From Cala Galdana: Sea Caves by Kayak',
    option: 'Guided kayaking',
    tripId: 3,
    date: 'Friday, August 6, 2027',
    day: '2027-08-06',
    time: '3:30 PM',
    hour: '15:30',
    pax: '3 x Adults (Age 13 - 99)',
    people: [3, 0, 0],
    name: 'Giulia Rossi',
    net: '&euro; 126.00',
    netCents: 12600,
  },
  {
    kind: 'cancelled',
    reference: 'TH1B83LLP0ZZ',
    trip: 'Menorca: Sunset Sail on a Traditional Llaüt',
    option: 'Sunset sail',
    tripId: 1,
    date: 'Sunday, July 11, 2027',
    day: '2027-07-11',
    time: '7:30 PM',
    hour: '19:30',
    pax: '2 x Adults (Age 13 - 99), 1 x Child (Age 4 - 12)',
    people: [2, 1, 0],
    name: 'Emma Clarke',
  },
  {
    reference: 'TH55PPRT80AB',
    trip: 'Maó: Islands of Maó Harbour by Boat',
    option: 'Boat trip',
    tripId: 5,
    date: 'Monday, September 6, 2027',
    day: '2027-09-06',
    time: '10:30 AM',
    hour: '10:30',
    pax: '1 x Adult (Age 13 - 99)',
    people: [1, 0, 0],
    name: 'Siobhán O’Brien',
    net: '&euro; 27.20',
    netCents: 2720,
  },
  {
    reference: 'TH6601KJHG5D',
    trip: 'Ciutadella on Foot: Palaces, Arches, Harbour',
    option: 'Guided walk',
    tripId: 6,
    date: 'Tuesday, October 12, 2027',
    day: '2027-10-12',
    time: '5:00 PM',
    hour: '17:00',
    pax: '2 x Adults (Age 13 - 99), 1 x Infant (Age 0 - 2)',
    people: [2, 0, 1],
    name: 'Jürgen Weiß',
    net: '&euro; 46.40',
    netCents: 4640,
  },
  {
    reference: 'TH7Q2W3E4R5T',
    trip: 'Private Llaüt Along the North Coast',
    option: 'Private llaüt with skipper',
    tripId: 8,
    date: 'Wednesday, July 21, 2027',
    day: '2027-07-21',
    time: '10:00 AM',
    hour: '10:00',
    pax: '6 x Adults (Age 13 - 99)',
    people: [6, 0, 0],
    name: 'Marta Solé',
    net: '&euro; 392.00',
    netCents: 39200,
  },
  // The product was renamed there: nothing that we know.
  {
    reference: 'TH8ZZYY77XX1',
    trip: 'Island Highlights Bundle Deluxe',
    option: 'Combo',
    tripId: null,
    date: 'Saturday, July 24, 2027',
    day: '2027-07-24',
    time: '10:00 AM',
    hour: '10:00',
    pax: '2 x Adults (Age 13 - 99)',
    people: [2, 0, 0],
    name: 'Anna Nowak',
    net: '&euro; 80.00',
    netCents: 8000,
  },
];

// Another one: a plain part and an HTML one in base64, English of America.
const viatrix = (row: Row) => {
  const status = { new: 'New Booking', changed: 'Amended Booking', cancelled: 'Cancelled Booking' };
  const kind = row.kind === 'changed' || row.kind === 'cancelled' ? row.kind : 'new';
  const lines = [
    `${status[kind]} for ${row.date} (#${row.reference})`,
    `Booking Reference: #${row.reference}`,
    `Tour Name: ${row.trip}`,
    `Travel Date: ${row.date}`,
    `Tour Grade: ${row.option ?? row.time}`,
    `Start Time: ${row.time}`,
    `Lead Traveler Name: ${row.name}`,
    `Travelers: ${row.pax}`,
    'Product Code: 48113P7',
    `Net Rate: EUR ${row.net ?? '0.00'}`,
    'Need to contact this traveler? Send a message in the management center.',
    'Optional: please acknowledge this booking within 24 hours.',
  ];
  return mail(
    {
      from: 'booking@t1.viatrix.example',
      name: 'Viatrix',
      subject: `${status[kind]}: ${row.trip} (#${row.reference})`,
    },
    alternative(
      part('text/plain', lines.join('\n\n'), { encoding: '8bit' }),
      part(
        'text/html',
        `<html><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
        { encoding: 'base64' },
      ),
    ),
  );
};
const VIATRIX: Row[] = [
  {
    reference: 'BR-1083311204',
    trip: 'Catamaran day to the wild southern coves',
    option: 'Day on the catamaran',
    tripId: 2,
    date: 'Sat, Jul 10, 2027',
    day: '2027-07-10',
    time: '10:00',
    pax: '2 Adults',
    people: [2, 0, 0],
    name: 'Joseph Miller',
    net: '150.40',
    netCents: 15040,
  },
  {
    reference: 'BR-1083311377',
    trip: 'Snorkelling over the posidonia meadows',
    option: 'Snorkelling with a biologist',
    tripId: 7,
    date: 'Mon, Jul 12, 2027',
    day: '2027-07-12',
    time: '15:00',
    pax: '2 Adults, 2 Children',
    people: [2, 2, 0],
    name: 'Dana Whitfield',
    net: '144.00',
    netCents: 14400,
  },
  {
    reference: 'BR-1083320015',
    trip: 'Riding the Camí de Cavalls on horseback',
    option: 'Ride',
    tripId: 9,
    date: 'Thu, Sep 2, 2027',
    day: '2027-09-02',
    time: '18:00',
    pax: '3 Adults',
    people: [3, 0, 0],
    name: 'María José Peña',
    net: '133.20',
    netCents: 13320,
  },
  {
    reference: 'BR-1083320991',
    trip: 'Islands of Maó harbour by boat',
    option: 'Boat trip',
    tripId: 5,
    date: 'Fri, Oct 1, 2027',
    day: '2027-10-01',
    time: '16:30',
    pax: '1 Adult, 1 Infant',
    people: [1, 0, 1],
    name: 'Li Wei',
    net: '27.20',
    netCents: 2720,
  },
  {
    kind: 'changed',
    reference: 'BR-1083320015',
    trip: 'Riding the Camí de Cavalls on horseback',
    option: 'Ride',
    tripId: 9,
    date: 'Fri, Sep 3, 2027',
    day: '2027-09-03',
    time: '09:00',
    pax: '4 Adults',
    people: [4, 0, 0],
    name: 'María José Peña',
    net: '177.60',
    netCents: 17760,
  },
  {
    kind: 'cancelled',
    reference: 'BR-1083311377',
    trip: 'Snorkelling over the posidonia meadows',
    option: 'Snorkelling with a biologist',
    tripId: 7,
    date: 'Mon, Jul 12, 2027',
    day: '2027-07-12',
    time: '15:00',
    pax: '2 Adults, 2 Children',
    people: [2, 2, 0],
    name: 'Dana Whitfield',
    net: '0.00',
  },
  {
    reference: 'BR-1083400002',
    trip: 'Talayotic Menorca: a World Heritage day',
    option: 'Full day with an archaeologist',
    tripId: 10,
    date: 'Wed, May 5, 2027',
    day: '2027-05-05',
    time: '09:00',
    pax: '2 Seniors, 1 Adult',
    people: [3, 0, 0],
    name: 'Robert & Ann Lee',
    net: '180.00',
    netCents: 18000,
  },
  {
    reference: 'BR-1083400117',
    trip: 'Sea caves by kayak from Cala Galdana',
    option: 'Guided kayaking',
    tripId: 3,
    date: 'Sun, Aug 15, 2027',
    day: '2027-08-15',
    time: '09:30',
    pax: '2 Adults, 1 Youth',
    people: [2, 1, 0],
    name: 'Chloé Dubois',
    net: '126.00',
    netCents: 12600,
  },
  {
    reference: 'BR-1083400200',
    trip: 'Easy kayaking on Fornells bay',
    option: 'Kayak at the hour you like',
    tripId: 4,
    date: 'Tue, Jun 8, 2027',
    day: '2027-06-08',
    time: '11:00',
    pax: '2 Adults',
    people: [2, 0, 0],
    name: 'Oskar Lindqvist',
    net: '40.00',
    netCents: 4000,
  },
  // How many come is left out.
  {
    reference: 'BR-1083400333',
    trip: 'Islands of Maó harbour by boat',
    option: 'Boat trip',
    tripId: 5,
    date: 'Sat, Jul 3, 2027',
    day: '2027-07-03',
    time: '10:30',
    pax: 'see attached list',
    people: null,
    name: 'Tom Hart',
    net: '54.40',
    netCents: 5440,
  },
];

// A booking site in German: plain text, quoted-printable, days with points.
const stayhalt = (row: Row) => {
  const kind = row.kind === 'changed' || row.kind === 'cancelled' ? row.kind : 'new';
  const head = {
    new: 'Neue Buchung',
    changed: 'Geänderte Buchung',
    cancelled: 'Stornierte Buchung',
  };
  return mail(
    {
      from: 'partner@aktiv.stayhalt.example',
      name: 'Stayhalt Erlebnisse',
      subject: `${head[kind]} ${row.reference}`,
    },
    part(
      'text/plain',
      `Guten Tag,

${head[kind]} über Stayhalt Erlebnisse.

Buchungsnummer:     ${row.reference}
Erlebnis:           ${row.trip}
Termin:             ${row.date}, ${row.time} Uhr
Teilnehmer:         ${row.pax}
Gast:               ${row.name}
E-Mail:             ${row.reference.toLowerCase()}@guest.stayhalt.example
Telefon:            ${row.phone ?? '+49 170 1234567'}
Nettopreis:         ${row.net ?? '0,00 €'}

Den Gast erreichen Sie über die Nachrichtenfunktion. Bitte antworten Sie nicht auf diese E-Mail.
Kostenlose Stornierung bis 48 Stunden vorher.`,
    ),
  );
};
const STAYHALT: Row[] = [
  {
    reference: '4418.220.913',
    trip: 'Mit dem Katamaran zu den Naturbuchten des Südens',
    tripId: 2,
    date: 'Sa., 10.07.2027',
    day: '2027-07-10',
    time: '10:00',
    pax: '2 Erwachsene',
    people: [2, 0, 0],
    name: 'Sabine Krüger',
    net: '150,40 €',
    netCents: 15040,
  },
  {
    reference: '4418.220.977',
    trip: 'Sonnenuntergang auf dem Llaüt vor Ciutadella',
    tripId: 1,
    date: 'Mo., 12.07.2027',
    day: '2027-07-12',
    time: '19:30',
    pax: '2 Erwachsene, 2 Kinder',
    people: [2, 2, 0],
    name: 'Familie Yıldız',
    net: '161,70 €',
    netCents: 16170,
  },
  {
    reference: '4418.221.004',
    trip: 'Mit dem Kajak zu den Höhlen von Cala Galdana',
    tripId: 3,
    date: 'So., 05.09.2027',
    day: '2027-09-05',
    time: '09:30',
    pax: '1 Erwachsener',
    people: [1, 0, 0],
    name: 'Dr. Hans-Peter Groß',
    net: '42,00 €',
    netCents: 4200,
  },
  {
    reference: '4418.221.250',
    trip: 'Ciutadella zu Fuß: Paläste, Arkaden, Hafen',
    tripId: 6,
    date: 'Fr., 01.10.2027',
    day: '2027-10-01',
    time: '17:00',
    pax: '2 Erwachsene, 1 Baby',
    people: [2, 0, 1],
    name: 'Lena Vogt',
    net: '46,40 €',
    netCents: 4640,
  },
  {
    kind: 'changed',
    reference: '4418.221.004',
    trip: 'Mit dem Kajak zu den Höhlen von Cala Galdana',
    tripId: 3,
    date: 'Mo., 06.09.2027',
    day: '2027-09-06',
    time: '15:30',
    pax: '2 Erwachsene',
    people: [2, 0, 0],
    name: 'Dr. Hans-Peter Groß',
    net: '84,00 €',
    netCents: 8400,
  },
  {
    kind: 'cancelled',
    reference: '4418.220.977',
    trip: 'Sonnenuntergang auf dem Llaüt vor Ciutadella',
    tripId: 1,
    date: 'Mo., 12.07.2027',
    day: '2027-07-12',
    time: '19:30',
    pax: '2 Erwachsene, 2 Kinder',
    people: [2, 2, 0],
    name: 'Familie Yıldız',
  },
  {
    reference: '4418.222.001',
    trip: 'Schnorcheln über den Posidonia-Wiesen',
    tripId: 7,
    date: 'Mi., 04.08.2027',
    day: '2027-08-04',
    time: '10:00',
    pax: '3 Erwachsene, 1 Kind (9 Jahre)',
    people: [3, 1, 0],
    name: 'Özlem Arslan',
    net: '1.120,00 €',
    netCents: 112000,
  },
  {
    reference: '4418.222.118',
    trip: 'Zu Pferd auf dem Camí de Cavalls',
    tripId: 9,
    date: 'Do., 19.08.2027',
    day: '2027-08-19',
    time: '18:00',
    pax: '2 Erwachsene',
    people: [2, 0, 0],
    name: 'Björn Maier',
    net: '88,80 €',
    netCents: 8880,
  },
  {
    reference: '4418.222.377',
    trip: 'Die Inseln im Hafen von Maó',
    tripId: 5,
    date: 'Di., 14.09.2027',
    day: '2027-09-14',
    time: '16:30',
    pax: '4 Erwachsene, 1 Kind',
    people: [4, 1, 0],
    name: 'Ute Schäfer',
    net: '122,40 €',
    netCents: 12240,
  },
  // Weekday and date contradict each other.
  {
    reference: '4418.222.500',
    trip: 'Talayotisches Menorca: ein Tag im Welterbe',
    tripId: 10,
    date: 'Mo., 15.07.2027',
    day: null,
    time: '09:00',
    pax: '2 Erwachsene',
    people: [2, 0, 0],
    name: 'Kai Brandt',
    net: '120,00 €',
    netCents: 12000,
  },
];

// The reception of a hotel: a form that it fills in by hand, Spanish, base64.
const hotel = (row: Row) => {
  const kind = row.kind === 'changed' || row.kind === 'cancelled' ? row.kind : 'new';
  const head = { new: 'RESERVA', changed: 'CAMBIO DE RESERVA', cancelled: 'ANULACIÓN DE RESERVA' };
  return mail(
    {
      from: 'recepcion@hotel-sacala.example',
      name: 'Recepción Hotel Sa Cala',
      subject: `${head[kind]} excursión ${row.name}`,
    },
    part(
      'text/plain',
      `Buenos días,\r\n\r\n${head[kind]}\r\nBono nº ${row.reference}\r\nExcursión: ${row.trip}\r\nDía: ${row.date}   Hora: ${row.time}\r\nAdultos: ${row.people?.[0] ?? '?'}   Niños: ${row.people?.[1] ?? 0}   Bebés: ${row.people?.[2] ?? 0}\r\nNombre: ${row.name}   Hab.: 214\r\nTeléfono: ${row.phone ?? '971 38 00 00'}\r\nNeto: ${row.net ?? '0 €'}\r\n\r\nUn saludo,\r\nRecepción\r\nHotel Sa Cala`,
      { encoding: 'base64' },
    ),
  );
};
const HOTEL: Row[] = [
  {
    reference: 'SC-2027-118',
    trip: 'Puesta de sol en llaüt',
    tripId: 1,
    date: '25/07/2027',
    day: '2027-07-25',
    time: '19:30',
    pax: '',
    people: [2, 0, 0],
    name: 'Sr. Müller',
    net: '99,20 €',
    netCents: 9920,
  },
  {
    reference: 'SC-2027-119',
    trip: 'Kayak y cuevas marinas',
    tripId: 3,
    date: '12/07/2027',
    day: '2027-07-12',
    time: '9:30',
    hour: '09:30',
    pax: '',
    people: [2, 1, 0],
    name: 'Familia Schneider',
    net: '110 €',
    netCents: 11000,
  },
  {
    reference: 'SC-2027-123',
    trip: 'Las islas del puerto de Maó',
    tripId: 5,
    date: '3/8/2027',
    day: '2027-08-03',
    time: '10:30',
    pax: '',
    people: [4, 0, 0],
    name: 'Mr. Thompson',
    net: '108,80 €',
    netCents: 10880,
  },
  {
    reference: 'SC-2027-130',
    trip: 'Calas del sur en catamarán',
    tripId: 2,
    date: '30/06/2027',
    day: '2027-06-30',
    time: '10:00',
    pax: '',
    people: [2, 2, 0],
    name: 'Sra. García',
    net: '225,60 €',
    netCents: 22560,
  },
  {
    kind: 'changed',
    reference: 'SC-2027-123',
    trip: 'Las islas del puerto de Maó',
    tripId: 5,
    date: '4/8/2027',
    day: '2027-08-04',
    time: '16:30',
    pax: '',
    people: [5, 0, 0],
    name: 'Mr. Thompson',
    net: '136 €',
    netCents: 13600,
  },
  {
    kind: 'cancelled',
    reference: 'SC-2027-119',
    trip: 'Kayak y cuevas marinas',
    tripId: 3,
    date: '12/07/2027',
    day: '2027-07-12',
    time: '9:30',
    hour: '09:30',
    pax: '',
    people: [2, 1, 0],
    name: 'Familia Schneider',
  },
  {
    reference: 'SC-2027-141',
    trip: 'Ciutadella a pie',
    tripId: 6,
    date: '09/09/2027',
    day: '2027-09-09',
    time: '18:30',
    pax: '',
    people: [2, 0, 1],
    name: 'Famille Lefèvre',
    net: '46,40 €',
    netCents: 4640,
  },
  {
    reference: 'SC-2027-150',
    trip: 'Paseo a caballo',
    tripId: 9,
    date: '17/08/2027',
    day: '2027-08-17',
    time: '9:00',
    hour: '09:00',
    pax: '',
    people: [2, 0, 0],
    name: 'Sr. Rossi',
    net: '88,80 €',
    netCents: 8880,
  },
  {
    reference: 'SC-2027-151',
    trip: 'Snorkel posidonia',
    tripId: 7,
    date: '18/08/2027',
    day: '2027-08-18',
    time: '15:00',
    pax: '',
    people: [3, 0, 0],
    name: 'Herr Weber',
    net: '108 €',
    netCents: 10800,
  },
  // «Kayak» alone is two trips of ours.
  {
    reference: 'SC-2027-160',
    trip: 'Kayak',
    tripId: null,
    date: '20/08/2027',
    day: '2027-08-20',
    time: '10:00',
    pax: '',
    people: [2, 0, 0],
    name: 'Sra. Ferrer',
    net: '60 €',
    netCents: 6000,
  },
];

// A Spanish marketplace: a table in HTML and base64.
const civitas = (row: Row) => {
  const kind = row.kind === 'changed' || row.kind === 'cancelled' ? row.kind : 'new';
  const head = {
    new: 'Nueva reserva',
    changed: 'Reserva modificada',
    cancelled: 'Reserva cancelada',
  };
  return mail(
    {
      from: 'reservas@civitas-viajes.example',
      name: 'Civitas Viajes',
      subject: `${head[kind]}: ${row.trip} - ${row.reference}`,
    },
    part(
      'text/html',
      `<html><body><h1>${head[kind]}</h1><table border=0><tr><th>N&uacute;mero de reserva:</th><td>${row.reference}</td></tr>
<tr><th>Actividad:</th><td><b>${row.trip}</b></td></tr><tr><th>Fecha:</th><td>${row.date}</td></tr><tr><th>Hora:</th><td>${row.time}</td></tr>
<tr><th>Personas:</th><td>${row.pax}</td></tr><tr><th>Cliente:</th><td>${row.name}</td></tr><tr><th>Tel&eacute;fono:</th><td>${row.phone ?? '+34 600 11 22 33'}</td></tr>
<tr><th>Precio neto:</th><td>${row.net ?? '0 &euro;'}</td></tr></table><p>Recuerda: cancelaci&oacute;n gratuita hasta 24 horas antes.</p></body></html>`,
      { encoding: 'base64' },
    ),
  );
};
const CIVITAS: Row[] = [
  {
    reference: 'A55231907',
    trip: 'Puesta de sol en llaüt desde Ciutadella',
    tripId: 1,
    date: 'sábado, 10 de julio de 2027',
    day: '2027-07-10',
    time: '19:30',
    pax: '2 adultos',
    people: [2, 0, 0],
    name: 'Lucía Fernández Gil',
    net: '92,40 &euro;',
    netCents: 9240,
  },
  {
    reference: 'A55231988',
    trip: 'Las calas vírgenes del sur en catamarán',
    tripId: 2,
    date: 'lunes, 12 de julio de 2027',
    day: '2027-07-12',
    time: '10:00',
    pax: '2 adultos y 1 niño',
    people: [2, 1, 0],
    name: 'Íñigo Etxeberria',
    net: '188,00 &euro;',
    netCents: 18800,
  },
  {
    reference: 'A55232010',
    trip: 'En kayak por la bahía de Fornells',
    tripId: 4,
    date: 'miércoles, 1 de septiembre de 2027',
    day: '2027-09-01',
    time: '12:00',
    pax: '3 adultos',
    people: [3, 0, 0],
    name: 'Carmen Ruiz',
    net: '60,00 &euro;',
    netCents: 6000,
  },
  {
    reference: 'A55232377',
    trip: 'Menorca Talayótica: Patrimonio Mundial',
    tripId: 10,
    date: 'jueves, 6 de mayo de 2027',
    day: '2027-05-06',
    time: '9:00',
    hour: '09:00',
    pax: '4 adultos, 2 niños (7 y 10 años)',
    people: [4, 2, 0],
    name: 'Colegio San José',
    net: '312,00 &euro;',
    netCents: 31200,
  },
  {
    kind: 'changed',
    reference: 'A55231988',
    trip: 'Las calas vírgenes del sur en catamarán',
    tripId: 2,
    date: 'martes, 13 de julio de 2027',
    day: '2027-07-13',
    time: '10:00',
    pax: '2 adultos y 2 niños',
    people: [2, 2, 0],
    name: 'Íñigo Etxeberria',
    net: '225,60 &euro;',
    netCents: 22560,
  },
  {
    kind: 'cancelled',
    reference: 'A55232010',
    trip: 'En kayak por la bahía de Fornells',
    tripId: 4,
    date: 'miércoles, 1 de septiembre de 2027',
    day: '2027-09-01',
    time: '12:00',
    pax: '3 adultos',
    people: [3, 0, 0],
    name: 'Carmen Ruiz',
  },
  {
    reference: 'A55233000',
    trip: 'A caballo por el Camí de Cavalls',
    tripId: 9,
    date: 'viernes, 20 de agosto de 2027',
    day: '2027-08-20',
    time: '18:00',
    pax: '2 adultos',
    people: [2, 0, 0],
    name: 'Noa Vidal',
    net: '88,80 &euro;',
    netCents: 8880,
  },
  {
    reference: 'A55233421',
    trip: 'Snorkel en los jardines de posidonia',
    tripId: 7,
    date: 'domingo, 15 de agosto de 2027',
    day: '2027-08-15',
    time: '15:00',
    pax: '1 adulto y 1 niño',
    people: [1, 1, 0],
    name: 'Javier Ortiz',
    net: '72,00 &euro;',
    netCents: 7200,
  },
  {
    reference: 'A55233500',
    trip: 'Ciutadella a pie: palacios, arcos y puerto',
    tripId: 6,
    date: 'martes, 12 de octubre de 2027',
    day: '2027-10-12',
    time: '17:00',
    pax: '6 adultos',
    people: [6, 0, 0],
    name: 'Peña Ciclista',
    net: '139,20 &euro;',
    netCents: 13920,
  },
  {
    reference: 'A55233777',
    trip: 'Las islas del puerto de Maó',
    tripId: 5,
    date: 'domingo, 25 de julio de 2027',
    day: '2027-07-25',
    time: '16:30',
    pax: '2 adultos y 1 bebé',
    people: [2, 0, 1],
    name: 'Aitana López',
    net: '54,40 &euro;',
    netCents: 5440,
  },
];

// An agency of the island, forwarded by the firm itself: Catalan, Latin-1.
const illa = (row: Row) => {
  const kind = row.kind === 'changed' || row.kind === 'cancelled' ? row.kind : 'new';
  const head = { new: 'Venda', changed: 'Venda modificada', cancelled: 'Venda anul·lada' };
  return mail(
    {
      from: 'office@marestours.example',
      name: 'Mares Tours',
      subject: `Fwd: ${head[kind]} ${row.reference}`,
    },
    part(
      'text/plain',
      `---------- Forwarded message ---------
De: Illa Tiquets <vendes@illatiquets.example>
Date: dv., 4 de juny 2027 a les 9:12
Subject: ${head[kind]} ${row.reference}
To: <office@marestours.example>


Bon dia,

> ${head[kind]}
> Localitzador: ${row.reference}
> Activitat: ${row.trip}
> Data: ${row.date} a les ${row.time}
> Persones: ${row.pax}
> Nom: ${row.name}
> Import net: ${row.net ?? '0 EUR'}

Gràcies i salutacions,
Illa Tiquets`,
      { charset: 'iso-8859-1' },
    ),
  );
};
const ILLA: Row[] = [
  {
    reference: 'IT-9001',
    trip: 'Posta de sol en llaüt a Ciutadella',
    tripId: 1,
    date: '10 de juliol de 2027',
    day: '2027-07-10',
    time: '19:30',
    pax: '2 adults',
    people: [2, 0, 0],
    name: 'Joana Pons',
    net: '92,40 EUR',
    netCents: 9240,
  },
  {
    reference: 'IT-9002',
    trip: 'Caiac i coves marines a Cala Galdana',
    tripId: 3,
    date: '12 de juliol de 2027',
    day: '2027-07-12',
    time: '9:30',
    hour: '09:30',
    pax: '2 adults i 2 infants',
    people: [2, 2, 0],
    name: 'Biel Camps',
    net: '126,00 EUR',
    netCents: 12600,
  },
  {
    reference: 'IT-9003',
    trip: 'Les illes del port de Maó',
    tripId: 5,
    date: "1 d'agost de 2027",
    day: '2027-08-01',
    time: '16:30',
    pax: '3 adults',
    people: [3, 0, 0],
    name: 'Àngels Mercadal',
    net: '81,60 EUR',
    netCents: 8160,
  },
  {
    reference: 'IT-9004',
    trip: 'Les cales verges de migjorn en catamarà',
    tripId: 2,
    date: '24 de juny de 2027',
    day: '2027-06-24',
    time: '10:00',
    pax: '8 adults',
    people: [8, 0, 0],
    name: 'Colla de Sant Joan',
    net: '752,00 EUR',
    netCents: 75200,
  },
  {
    kind: 'changed',
    reference: 'IT-9003',
    trip: 'Les illes del port de Maó',
    tripId: 5,
    date: "2 d'agost de 2027",
    day: '2027-08-02',
    time: '10:30',
    pax: '4 adults',
    people: [4, 0, 0],
    name: 'Àngels Mercadal',
    net: '108,80 EUR',
    netCents: 10880,
  },
  {
    kind: 'cancelled',
    reference: 'IT-9002',
    trip: 'Caiac i coves marines a Cala Galdana',
    tripId: 3,
    date: '12 de juliol de 2027',
    day: '2027-07-12',
    time: '9:30',
    hour: '09:30',
    pax: '2 adults i 2 infants',
    people: [2, 2, 0],
    name: 'Biel Camps',
  },
  {
    reference: 'IT-9005',
    trip: 'A cavall pel Camí de Cavalls',
    tripId: 9,
    date: '5 de setembre de 2027',
    day: '2027-09-05',
    time: '18:00',
    pax: '2 adults',
    people: [2, 0, 0],
    name: 'Pau Gomila',
    net: '88,80 EUR',
    netCents: 8880,
  },
  {
    reference: 'IT-9006',
    trip: 'Ciutadella a peu: palaus, voltes i port',
    tripId: 6,
    date: '3 de maig de 2027',
    day: '2027-05-03',
    time: '17:00',
    pax: '2 adults i 1 nadó',
    people: [2, 0, 1],
    name: 'Aina Florit',
    net: '46,40 EUR',
    netCents: 4640,
  },
  {
    reference: 'IT-9007',
    trip: 'Snorkel damunt els alguers de posidònia',
    tripId: 7,
    date: "15 d'agost de 2027",
    day: '2027-08-15',
    time: '15:00',
    pax: '1 adult',
    people: [1, 0, 0],
    name: 'Marc Sintes',
    net: '36,00 EUR',
    netCents: 3600,
  },
  {
    reference: 'IT-9008',
    trip: 'Menorca Talaiòtica: un dia de Patrimoni Mundial',
    tripId: 10,
    date: "28 d'abril de 2027",
    day: '2027-04-28',
    time: '9:00',
    hour: '09:00',
    pax: '5 adults',
    people: [5, 0, 0],
    name: 'Grup Ateneu',
    net: '300,00 EUR',
    netCents: 30000,
  },
];

const first = (
  rows: Row[],
  fields: readonly [field: SaleField, part: (row: Row) => string, mail?: number][],
) => {
  const [row] = rows;
  if (!row) throw new Error('There is no mail.');
  return fields.map(([field, part, at]) => [field, part(row), at] as const);
};

/** Sixty mails of six senders: new, changed and cancelled bookings, in four languages. */
export const LAYOUTS: readonly Layout[] = [
  {
    ...{ sender: 'tourhub.example', dateOrder: null, language: 'en' },
    ...{ changedText: 'A booking has been amended', cancelledText: 'booking was cancelled' },
    marked: first(HUB, [
      ['trip', ({ trip }) => trip],
      ['trip', () => 'From Cala Galdana: Sea Caves by Kayak', 4],
      ['reference', ({ reference }) => `Reference number [${reference}]`],
      ['day', ({ date }) => date],
      ['time', ({ time }) => time],
      ['people', ({ pax }) => pax],
      ['name', ({ name }) => name],
      ['email', ({ reference }) => `customer-${reference.toLowerCase()}@reply.tourhub.example`],
      ['phone', () => '+4915112345678'],
      ['net', () => '€ 92.40'],
    ]),
    mails: HUB.map((row) => sold(row, hub(row))),
  },
  {
    ...{ sender: 'booking@t1.viatrix.example', dateOrder: null, language: 'en' },
    ...{ changedText: 'Amended Booking for', cancelledText: 'Cancelled Booking for' },
    marked: first(VIATRIX, [
      ['reference', ({ reference }) => `Booking Reference: #[${reference}]`],
      ['trip', ({ trip }) => `Tour Name: [${trip}]`],
      ['day', ({ date }) => `Travel Date: [${date}]`],
      ['time', ({ time }) => `Start Time: [${time}]`],
      ['name', ({ name }) => name],
      ['people', ({ pax }) => pax],
      ['net', ({ net = '' }) => net],
    ]),
    mails: VIATRIX.map((row) => sold(row, viatrix(row))),
  },
  {
    ...{ sender: 'stayhalt.example', dateOrder: 'dmy', language: 'de' },
    ...{ changedText: 'Geänderte Buchung', cancelledText: 'Stornierte Buchung' },
    marked: first(STAYHALT, [
      ['reference', ({ reference }) => reference],
      ['trip', ({ trip }) => trip],
      ['day', ({ date }) => date],
      ['time', ({ time }) => time],
      ['people', ({ pax }) => pax],
      ['name', ({ name }) => name],
      ['phone', () => '+49 170 1234567'],
      ['net', ({ net = '' }) => net],
    ]),
    mails: STAYHALT.map((row) => sold(row, stayhalt(row))),
  },
  {
    ...{ sender: 'recepcion@hotel-sacala.example', dateOrder: 'dmy', language: 'es' },
    ...{ changedText: 'CAMBIO DE RESERVA', cancelledText: 'ANULACIÓN DE RESERVA' },
    marked: first(HOTEL, [
      ['reference', ({ reference }) => reference],
      ['trip', ({ trip }) => trip],
      ['day', ({ date }) => date],
      ['time', ({ time }) => time],
      ['adults', () => 'Adultos: [2]'],
      ['children', () => 'Niños: [0]'],
      ['infants', () => 'Bebés: [0]'],
      ['name', ({ name }) => name],
      ['net', ({ net = '' }) => net],
    ]),
    mails: HOTEL.map((row) => sold(row, hotel(row))),
  },
  {
    ...{ sender: 'civitas-viajes.example', dateOrder: null, language: 'es' },
    ...{ changedText: 'Reserva modificada', cancelledText: 'Reserva cancelada' },
    marked: first(CIVITAS, [
      ['reference', ({ reference }) => reference],
      ['trip', ({ trip }) => trip],
      ['day', ({ date }) => date],
      ['time', ({ time }) => time],
      ['people', ({ pax }) => pax],
      ['name', ({ name }) => name],
      ['net', () => '92,40 €'],
    ]),
    mails: CIVITAS.map((row) => sold(row, civitas(row))),
  },
  {
    ...{ sender: 'vendes@illatiquets.example', dateOrder: 'dmy', language: 'ca' },
    ...{ changedText: 'Venda modificada', cancelledText: 'Venda anul·lada' },
    marked: first(ILLA, [
      ['reference', ({ reference }) => reference],
      ['trip', ({ trip }) => trip],
      ['day', ({ date }) => date],
      ['time', ({ time }) => time],
      ['people', ({ pax }) => pax],
      ['name', ({ name }) => name],
      ['net', ({ net = '' }) => net],
    ]),
    mails: ILLA.map((row) => sold(row, illa(row))),
  },
];
