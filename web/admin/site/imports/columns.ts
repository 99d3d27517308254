import type {
  ImportColumn,
  ImportItem,
  ImportKind,
  ImportMapping,
} from '#contract/imports/imports.ts';

/** Columns of each kind, in the order of the screen; the first ones are needed. */
export const COLUMNS_OF: Record<
  ImportKind,
  { needed: readonly ImportColumn[]; more: readonly ImportColumn[] }
> = {
  bookings: {
    needed: ['product', 'date'],
    more: [
      ...(['time', 'reference', 'people', 'adults', 'children', 'infants', 'youths'] as const),
      ...(['seniors', 'name', 'firstName', 'lastName', 'email', 'phone', 'language'] as const),
      ...(['total', 'paid', 'due', 'option', 'status', 'notes'] as const),
    ],
  },
  guests: {
    needed: [],
    more: ['name', 'firstName', 'lastName', 'email', 'phone', 'language', 'notes'],
  },
  trips: {
    needed: ['product'],
    more: [
      ...(['description', 'location', 'duration', 'capacity', 'times', 'weekdays'] as const),
      ...(['seasonFrom', 'seasonTo', 'adultPrice', 'childPrice'] as const),
    ],
  },
  prices: {
    needed: ['product', 'price'],
    more: ['option', 'unit', 'seasonFrom', 'seasonTo'],
  },
};

/** Names that columns have in our languages and in the exports of Bokun and FareHarbor, without accents and signs. */
const NAMES: Record<ImportColumn, readonly string[]> = {
  reference: [
    ...['reference', 'referencia', 'ref', 'bookingref', 'bookingreference', 'bookingid', 'booking'],
    ...['bookingnumber', 'confirmationcode', 'productconfirmationcode', 'reserva', 'localizador'],
    ...['numerodereserva', 'numreserva', 'codi', 'codigo', 'buchungsnummer', 'buchung'],
    ...['buchungsnr', 'referenz', 'orderid', 'displayid', 'bookingcode', 'cartconfirmationcode'],
  ],
  product: [
    ...['product', 'producttitle', 'productname', 'trip', 'tour', 'item', 'itemname', 'activity'],
    ...['experience', 'experiencename', 'title', 'excursion', 'actividad', 'producto', 'servicio'],
    ...['produkt', 'ausflug', 'aktivitat', 'angebot', 'excursio', 'producte', 'activitat', 'viaje'],
  ],
  option: [
    'option',
    'rate',
    'ratetitle',
    'opcion',
    'tarifa',
    'variante',
    'opcio',
    'tarif',
    'modality',
  ],
  date: [
    ...['date', 'startdate', 'traveldate', 'departuredate', 'activitydate', 'tourdate', 'fecha'],
    ...['fechadesalida', 'fechainicio', 'fechaactividad', 'datum', 'reisedatum', 'startdatum'],
    ...['termin', 'data', 'datadesortida', 'datainici', 'dia', 'tag', 'start', 'startdatetime'],
    ...['availability', 'availabilitydate', 'dateandtime', 'bookingdatefor'],
  ],
  time: [
    ...['time', 'starttime', 'departuretime', 'hora', 'horadesalida', 'horainicio', 'uhrzeit'],
    ...['zeit', 'startzeit', 'abfahrt', 'horadesortida', 'horainici', 'availabilitytime'],
  ],
  status: ['status', 'bookingstatus', 'estado', 'estat', 'zustand', 'buchungsstatus'],
  people: [
    ...['people', 'pax', 'participants', 'totalparticipants', 'guests', 'customers', 'ofpax'],
    ...['ofcustomers', 'customercount', 'totalcustomers', 'quantity', 'tickets', 'passengers'],
    ...['personas', 'numerodepersonas', 'participantes', 'plazas', 'personen', 'teilnehmer'],
    ...['gaste', 'anzahl', 'anzahlpersonen', 'persones', 'participants', 'places', 'totalpax'],
  ],
  adults: ['adults', 'adult', 'adultos', 'adulto', 'erwachsene', 'erwachsener', 'numadults'],
  youths: ['youths', 'youth', 'teenagers', 'jovenes', 'joven', 'jugendliche', 'joves'],
  children: ['children', 'child', 'kids', 'ninos', 'nino', 'menores', 'kinder', 'kind', 'nens'],
  infants: [
    'infants',
    'infant',
    'babies',
    'baby',
    'bebes',
    'bebe',
    'babys',
    'nadons',
    'kleinkinder',
  ],
  seniors: ['seniors', 'senior', 'mayores', 'jubilados', 'senioren', 'gentgran', 'jubilats'],
  name: [
    ...['name', 'fullname', 'customer', 'customername', 'contact', 'contactname', 'guestname'],
    ...['leadname', 'leadcustomer', 'bookedby', 'guest', 'cliente', 'nombrecompleto', 'titular'],
    ...['nombreyapellidos', 'kunde', 'kundenname', 'gast', 'client', 'nomicognoms', 'nomcomplet'],
  ],
  firstName: ['firstname', 'customerfirstname', 'nombre', 'vorname', 'nom', 'givenname'],
  lastName: [
    'lastname',
    'customerlastname',
    'surname',
    'apellido',
    'apellidos',
    'nachname',
    'cognoms',
    'cognom',
    'familienname',
  ],
  email: [
    ...[
      'email',
      'emailaddress',
      'customeremail',
      'contactemail',
      'mail',
      'correo',
      'correoelectronico',
    ],
    ...['emailadresse', 'correu', 'correuelectronic', 'adreaelectronica'],
  ],
  phone: [
    ...['phone', 'phonenumber', 'customerphone', 'customerphonenumber', 'contactphone', 'mobile'],
    ...['telephone', 'telefono', 'movil', 'telefon', 'telefonnummer', 'handy', 'mobil'],
  ],
  language: ['language', 'customerlanguage', 'locale', 'idioma', 'sprache', 'llengua'],
  notes: [
    ...['notes', 'note', 'bookingnotes', 'bookingnote', 'comments', 'comment', 'specialrequests'],
    ...['notas', 'observaciones', 'comentarios', 'notizen', 'notiz', 'bemerkung', 'bemerkungen'],
    ...['notescomentaris', 'comentaris', 'observacions', 'anmerkung', 'anmerkungen'],
  ],
  total: [
    ...[
      'total',
      'totalprice',
      'totalamount',
      'grandtotal',
      'importe',
      'importetotal',
      'preciototal',
    ],
    ...[
      'gesamt',
      'gesamtpreis',
      'betrag',
      'gesamtbetrag',
      'preutotal',
      'import',
      'importtotal',
      'totaleur',
    ],
    ...['bookingtotal', 'salesprice', 'saleprice'],
  ],
  paid: [
    ...[
      'paid',
      'totalpaid',
      'amountpaid',
      'paidamount',
      'paymentstatus',
      'pagado',
      'importepagado',
    ],
    ...['bezahlt', 'angezahlt', 'pagat', 'importpagat', 'payments', 'paidtype'],
  ],
  due: [
    'due',
    'amountdue',
    'totaldue',
    'balance',
    'balancedue',
    'pendiente',
    'saldo',
    'offen',
    'restbetrag',
    'pendent',
  ],
  description: ['description', 'descripcion', 'beschreibung', 'descripcio', 'summary', 'text'],
  location: ['location', 'place', 'lugar', 'ort', 'lloc', 'ubicacion', 'meetingpoint'],
  duration: ['duration', 'duracion', 'dauer', 'durada', 'minutes', 'length'],
  capacity: [
    'capacity',
    'capacidad',
    'kapazitat',
    'capacitat',
    'seats',
    'maxpax',
    'platze',
    'maximum',
  ],
  times: [
    'times',
    'starttimes',
    'horas',
    'horarios',
    'startzeiten',
    'uhrzeiten',
    'hores',
    'horaris',
  ],
  weekdays: [
    'weekdays',
    'days',
    'dias',
    'diasdelasemana',
    'wochentage',
    'tage',
    'dies',
    'diesdelasetmana',
  ],
  seasonFrom: [
    'seasonfrom',
    'from',
    'desde',
    'temporadadesde',
    'von',
    'saisonvon',
    'desde',
    'desdel',
    'validfrom',
    'gultigab',
    'des de',
  ],
  seasonTo: [
    'seasonto',
    'to',
    'hasta',
    'temporadahasta',
    'bis',
    'saisonbis',
    'finsa',
    'validto',
    'gultigbis',
    'until',
  ],
  adultPrice: [
    'adultprice',
    'priceadult',
    'priceadults',
    'precioadulto',
    'precioadultos',
    'preiserwachsene',
    'preuadult',
    'preuadults',
    'precio',
    'price',
    'preis',
    'preu',
  ],
  childPrice: [
    'childprice',
    'pricechild',
    'pricechildren',
    'precionino',
    'precioninos',
    'preiskind',
    'preiskinder',
    'preuinfant',
    'preuinfants',
  ],
  unit: [
    'unit',
    'ticket',
    'tickettype',
    'category',
    'customertype',
    'pricecategory',
    'categoria',
    'unidad',
    'kategorie',
    'ticketart',
    'unitat',
    'billete',
    'bitllet',
  ],
  price: [
    'price',
    'amount',
    'precio',
    'preis',
    'preu',
    'importe',
    'betrag',
    'import',
    'retailprice',
  ],
};

export type System = 'bokun' | 'fareharbor';
/** Columns by which an export of the system is known, as its documentation names them, and how it writes days. */
const SYSTEMS: Record<System, { columns: readonly string[]; days: ImportMapping['days'] }> = {
  bokun: {
    columns: [
      ...['productconfirmationcode', 'cartconfirmationcode', 'extbookingref', 'totalparticipants'],
      ...['producttitle', 'ratetitle', 'salessource', 'paidtype', 'participants'],
    ],
    days: 'dmy',
  },
  fareharbor: {
    columns: [
      ...['bookingid', 'ofpax', 'ofcustomers', 'totalpaid', 'amountdue', 'item', 'onlinebooking'],
      ...['affiliate', 'availability', 'customertype'],
    ],
    days: 'mdy',
  },
};
const KNOWN_BY = 2;

export const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The system whose export has such columns. */
export function systemOf(header: readonly string[]): System | undefined {
  const names = new Set(header.map(plainName));
  const hits = (system: System) => SYSTEMS[system].columns.filter((name) => names.has(name)).length;
  const best = hits('bokun') >= hits('fareharbor') ? 'bokun' : 'fareharbor';
  return hits(best) >= KNOWN_BY ? best : undefined;
}
export const daysOf = (system: System): ImportMapping['days'] => SYSTEMS[system].days;

/** In a Catalan file «infants» are children. */
const CATALAN = ['excursio', 'correu', 'nadons', 'adreaelectronica', 'cognoms', 'preu', 'llengua'];

/** Which column is what, by its name: exact names in the order of the list before parts of them. Each column is one thing. */
export function guessColumns(
  kind: ImportKind,
  header: readonly string[],
): Partial<Record<ImportColumn, string>> {
  const { needed, more } = COLUMNS_OF[kind];
  const isCatalan = header.some((name) => CATALAN.includes(plainName(name)));
  const namesOf = (column: ImportColumn): readonly string[] => {
    if (!isCatalan) return NAMES[column];
    if (column === 'children') return ['infants', 'infant', ...NAMES.children];
    return column === 'infants' ? ['nadons', 'bebes'] : NAMES[column];
  };
  const taken = new Set<string>();
  const found: Partial<Record<ImportColumn, string>> = {};
  const take = (column: ImportColumn, is: (name: string, known: string) => boolean) => {
    if (found[column] !== undefined) return;
    for (const known of namesOf(column)) {
      const name = header.find((one) => !taken.has(one) && is(plainName(one), known));
      if (name === undefined) continue;
      taken.add(name);
      found[column] = name;
      return;
    }
  };
  const all = [...needed, ...more];
  for (const column of all) take(column, (name, known) => name === known);
  for (const column of all)
    take(column, (name, known) => known.length > 4 && name.startsWith(known));
  return found;
}

/** The mapping of the newest import of a file with the same columns. */
export const rememberedFor = (
  kind: ImportKind,
  header: readonly string[],
  imports: readonly ImportItem[],
): ImportMapping | undefined =>
  imports.find((one) => one.kind === kind && one.header.join('\n') === header.join('\n'))?.mapping;
