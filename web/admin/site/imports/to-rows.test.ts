import { expect, test } from 'vitest';
import { guessColumns, systemOf } from './columns.ts';
import { readImport } from './read-file.ts';
import { AS_DRAFT, toRows } from './to-rows.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readImport('old.csv', bytes(text));
const understood = (text: string, products: Record<string, number | 'draft'> = {}) => {
  const file = read(text);
  const mapping = {
    columns: guessColumns('bookings', file.header),
    products: {},
    days: 'dmy' as const,
  };
  return toRows('bookings', file, mapping, products);
};

test.each([
  ['commas', 'Ref,Name\r\n7,"Vidal, Anna"\r\n'],
  ['semicolons and a mark', '\uFEFFRef;Name\n7;"Vidal, Anna"\n'],
  ['tabs', 'Ref\tName\n7\tVidal, Anna\n'],
  ['a title and blank lines', 'Bookings\n\nRef;Name\n7;Vidal, Anna\n\n'],
])('a file with %s is read', (_kind, text) => {
  const file = read(text);
  expect(file.header).toEqual(['Ref', 'Name']);
  expect(file.rows.map(({ cells }) => cells)).toEqual([['7', 'Vidal, Anna']]);
});

test('a file in Latin-1 keeps its accents', () => {
  const latin = Uint8Array.from('Excursión;Día\nCalò;1\n', (letter) => letter.charCodeAt(0));
  const file = readImport('old.csv', latin);
  expect(file.header).toEqual(['Excursión', 'Día']);
  expect(file.rows[0]?.cells[0]).toBe('Calò');
});

test.each([
  [
    'es',
    'Localizador;Excursión;Fecha;Hora;Adultos;Niños;Nombre;Apellidos;Correo electrónico;Teléfono;Importe total;Pagado',
  ],
  [
    'en',
    'Booking reference,Trip,Date,Time,Adults,Children,First name,Last name,Email,Phone,Total,Paid',
  ],
  [
    'de',
    'Buchungsnummer;Ausflug;Datum;Uhrzeit;Erwachsene;Kinder;Vorname;Nachname;E-Mail;Telefon;Gesamtpreis;Bezahlt',
  ],
  [
    'ca',
    'Referència;Excursió;Data;Hora;Adults;Infants;Nom;Cognoms;Correu electrònic;Telèfon;Import total;Pagat',
  ],
])('the columns of a file in %s are known by their names', (_language, heading) => {
  const names = read(`${heading}\n`).header;
  const guessed = guessColumns('bookings', names);
  expect(
    [
      'reference',
      'product',
      'date',
      'time',
      'adults',
      'children',
      'firstName',
      'lastName',
      'email',
      'phone',
      'total',
      'paid',
    ].map((column) => guessed[column as keyof typeof guessed]),
  ).toEqual(names);
});

test('exports of Bókun and FareHarbor are known by the columns that their documentation names', () => {
  const bokun = [
    'Product confirmation code',
    'Product title',
    'Start date',
    'Total participants',
    'Customer',
    'Email',
    'Total price',
  ];
  expect(systemOf(bokun)).toBe('bokun');
  expect(guessColumns('bookings', bokun)).toMatchObject({
    reference: 'Product confirmation code',
    product: 'Product title',
    date: 'Start date',
    people: 'Total participants',
    name: 'Customer',
    total: 'Total price',
  });
  const fareharbor = [
    'Booking ID',
    'Item',
    'Start Date',
    'Start Time',
    '# of Pax',
    'Contact',
    'Total',
    'Total Paid',
    'Amount Due',
  ];
  expect(systemOf(fareharbor)).toBe('fareharbor');
  expect(guessColumns('bookings', fareharbor)).toMatchObject({
    reference: 'Booking ID',
    product: 'Item',
    time: 'Start Time',
    people: '# of Pax',
    name: 'Contact',
    paid: 'Total Paid',
    due: 'Amount Due',
  });
  expect(systemOf(['Name', 'Email'])).toBeUndefined();
});

test('rows become bookings, cells that cannot be read are named, cancelled ones stay out', () => {
  const text = [
    'Referenz;Tour;Datum;Uhrzeit;Erwachsene;Kinder;Name;E-Mail;Sprache;Gesamtpreis;Offen;Status',
    'A1;Segeltour;12.06.2027;10.00;2;1;Anna Vidal;anna@example.com;Deutsch;1.234,50;234,50;bestätigt',
    'A2;Segeltour;irgendwann;10:00;2;;Bert;;;;;',
    'A3;Segeltour;13.06.2027;10:00;2;;Carla;;;;;storniert',
    'A4;Wanderung;14.06.2027;9h;zwei;;Dora;;;viel;;',
  ].join('\n');
  const { sent, faults, cancelled } = understood(text, { Segeltour: 7 });
  expect(sent.rows).toMatchObject([
    {
      ...{ line: 2, reference: 'A1', optionId: 7, date: '2027-06-12', time: '10:00' },
      ...{
        people: { ADULT: 2, CHILD: 1 },
        language: 'de',
        totalCents: 123_450,
        paidCents: 100_000,
      },
    },
  ]);
  expect(faults).toEqual([
    { line: 3, column: 'date', what: 'date', value: 'irgendwann' },
    { line: 5, column: 'adults', what: 'number', value: 'zwei' },
    { line: 5, column: 'total', what: 'amount', value: 'viel' },
  ]);
  expect(cancelled).toBe(1);
});

test('a trip that is not here yet becomes a draft with the times of the file', () => {
  const text = 'Trip,Date,Time,Pax,Name\nSail,12/06/2027,16:00,2,Ada\nSail,13/06/2027,10:00,2,Bo\n';
  const { sent } = understood(text, { Sail: AS_DRAFT });
  expect(sent).toMatchObject({
    trips: [{ line: 2, name: 'Sail', times: ['10:00', '16:00'] }],
    rows: [{ optionId: null }, { optionId: null }],
  });
});
