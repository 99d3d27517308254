import { mail, part } from './mime.ts';
import type { Layout, SoldMail } from './sold-mails.ts';

type Sold = Omit<SoldMail, 'raw'>;
const none = { tripId: null, day: null, time: null, people: null } as const;

// A seller of tickets: a table in HTML, one row for each kind of ticket, latin letters of another character set.
const ticketa = (subject: string, rows: string, sold: Sold): SoldMail => ({
  ...sold,
  raw: mail(
    { from: 'orders@ticketa.example', name: 'Ticketa', subject },
    part(
      'text/html',
      `<html><body><h1>${subject}</h1><table>${rows
        .trim()
        .split('\n')
        .map((row) => `<tr><th>${row.trim().replace(' | ', '</th><td>')}</td></tr>`)
        .join(
          '',
        )}</table><p>You receive this mail because you sell with Ticketa.</p></body></html>`,
      { charset: 'iso-8859-1' },
    ),
  ),
});
const TICKETA: Layout = {
  ...{ sender: 'orders@ticketa.example', dateOrder: null, language: 'en' },
  ...{ changedText: 'has been rescheduled', cancelledText: 'has been refunded' },
  marked: [
    ['reference', 'Order: [TK-20771]'],
    ['trip', 'Activity: [Snorkelling over the posidonia meadows]'],
    ['day', 'Date: [14 Jul 2027]'],
    ['time', 'Start: [10:00]'],
    ['people', 'Tickets: [2 × Adult, 1 × Child]'],
    ['name', 'Booker: [Eleanor Marsh]'],
    ['net', 'You receive: [EUR 108,00]'],
  ],
  mails: [
    ticketa(
      'Order TK-20771 is confirmed',
      `Order: | TK-20771
      Activity: | Snorkelling over the posidonia meadows
      Date: | 14 Jul 2027
      Start: | 10:00
      Tickets: | 2 × Adult, 1 × Child
      Booker: | Eleanor Marsh
      You receive: | EUR 108,00`,
      {
        ...{ kind: 'new', reference: 'TK-20771', tripId: 7, day: '2027-07-14', time: '10:00' },
        ...{ people: [2, 1, 0], name: 'Eleanor Marsh', netCents: 10800 },
      },
    ),
    ticketa(
      'Order TK-20802 is confirmed',
      `Order: | TK-20802
      Activity: | Islands of Maó harbour by boat
      Date: | 1 Aug 2027
      Start: | 16:30
      Tickets: | 6 × Adult
      Booker: | Björn Ångström
      You receive: | EUR 163,20`,
      {
        ...{ kind: 'new', reference: 'TK-20802', tripId: 5, day: '2027-08-01', time: '16:30' },
        ...{ people: [6, 0, 0], name: 'Björn Ångström', netCents: 16320 },
      },
    ),
    ticketa(
      'Order TK-20771 has been rescheduled',
      `Order: | TK-20771
      Activity: | Snorkelling over the posidonia meadows
      Date: | 15 Jul 2027
      Start: | 15:00
      Tickets: | 2 × Adult, 1 × Child
      Booker: | Eleanor Marsh
      You receive: | EUR 108,00`,
      {
        ...{ kind: 'changed', reference: 'TK-20771', tripId: 7, day: '2027-07-15', time: '15:00' },
        ...{ people: [2, 1, 0], name: 'Eleanor Marsh', netCents: 10800 },
      },
    ),
    ticketa(
      'Order TK-20802 has been refunded',
      `Order: | TK-20802
      Activity: | Islands of Maó harbour by boat
      Reason: | The customer is ill`,
      { kind: 'cancelled', reference: 'TK-20802', ...none },
    ),
    // A ticket for a group of any size.
    ticketa(
      'Order TK-20815 is confirmed',
      `Order: | TK-20815
      Activity: | Private llaüt along the north coast
      Date: | 3 Sep 2027
      Start: | 10:00
      Tickets: | 1 × Group
      Booker: | Aoife Ní Bhriain
      You receive: | EUR 392,00`,
      {
        ...{ kind: 'new', reference: 'TK-20815', tripId: 8, day: '2027-09-03', time: '10:00' },
        ...{ people: null, name: 'Aoife Ní Bhriain', netCents: 39200 },
      },
    ),
  ],
};

// A ship's shore excursions: German, one line of text with semicolons.
const ship = (subject: string, line: string, sold: Sold): SoldMail => ({
  ...sold,
  raw: mail(
    { from: 'landausfluege@ostsee-reederei.example', subject },
    part(
      'text/plain',
      `Guten Tag,\n\n${subject}:\n\n${line}\n\nBitte bestätigen Sie kurz per Antwort. Rückfragen: +49 40 1234567\nMit freundlichen Grüßen\nBord-Reisebüro MS Nordlicht`,
    ),
  ),
});
const SHIP: Layout = {
  ...{ sender: 'landausfluege@ostsee-reederei.example', dateOrder: 'dmy', language: 'de' },
  ...{ changedText: 'Änderung zu Auftrag', cancelledText: 'Storno zu Auftrag' },
  marked: [
    ['reference', 'Nr. [NL-4471]'],
    ['reference', 'Nr. [NL-4472]', 3],
    ['trip', 'Ausflug: [Die Inseln im Hafen von Maó]'],
    ['day', 'am [03.08.27]'],
    ['time', 'ab [10:30]'],
    ['people', 'Gäste: [18 Erwachsene]'],
    ['net', 'Netto: [489,60 EUR]'],
  ],
  mails: [
    ship(
      'Neuer Auftrag',
      'Nr. NL-4471; Ausflug: Die Inseln im Hafen von Maó; am 03.08.27; ab 10:30; Gäste: 18 Erwachsene; Netto: 489,60 EUR',
      {
        ...{ kind: 'new', reference: 'NL-4471', tripId: 5, day: '2027-08-03', time: '10:30' },
        ...{ people: [18, 0, 0], netCents: 48960 },
      },
    ),
    ship(
      'Neuer Auftrag',
      'Nr. NL-4472; Ausflug: Ciutadella zu Fuß: Paläste, Arkaden, Hafen; am 03.08.27; ab 10:00; Gäste: 11 Erwachsene, 2 Kinder; Netto: 278,40 EUR',
      {
        ...{ kind: 'new', reference: 'NL-4472', tripId: 6, day: '2027-08-03', time: '10:00' },
        ...{ people: [11, 2, 0], netCents: 27840 },
      },
    ),
    ship(
      'Änderung zu Auftrag',
      'Nr. NL-4471; Ausflug: Die Inseln im Hafen von Maó; am 03.08.27; ab 10:30; Gäste: 21 Erwachsene, 1 Kind; Netto: 598,40 EUR',
      {
        ...{ kind: 'changed', reference: 'NL-4471', tripId: 5, day: '2027-08-03', time: '10:30' },
        ...{ people: [21, 1, 0], netCents: 59840 },
      },
    ),
    ship('Storno zu Auftrag', 'Nr. NL-4472; Grund: anderer Hafen', {
      ...{ kind: 'cancelled', reference: 'NL-4472', ...none },
    }),
    // The day is that of the ship's call, which they do not know yet.
    ship(
      'Neuer Auftrag',
      'Nr. NL-4490; Ausflug: Talayotisches Menorca: ein Tag im Welterbe; am 17. oder 18.08.27; ab 09:00; Gäste: 14 Erwachsene; Netto: 840,00 EUR',
      {
        ...{ kind: 'new', reference: 'NL-4490', tripId: 10, day: null, time: '09:00' },
        ...{ people: [14, 0, 0], netCents: 84000 },
      },
    ),
  ],
};

// A concierge in Spanish who writes sentences.
const concierge = (subject: string, sentence: string, sold: Sold): SoldMail => ({
  ...sold,
  raw: mail(
    { from: 'conserjeria@granhotel-albufera.example', name: 'Conserjería', subject },
    part('text/plain', `Buenos días:\n\n${sentence}\n\nUn cordial saludo,\nConserjería`, {
      encoding: 'base64',
    }),
  ),
});
const CONCIERGE: Layout = {
  ...{ sender: 'conserjeria@granhotel-albufera.example', dateOrder: 'dmy', language: 'es' },
  ...{ changedText: 'Rogamos modifiquen', cancelledText: 'Rogamos anulen' },
  marked: [
    ['reference', 'bono [GA0912]'],
    ['reference', 'bono [GA0912]', 2],
    ['reference', 'bono [GA0917]', 3],
    ['trip', 'la excursión «[Puesta de sol en llaüt desde Ciutadella]»'],
    ['day', 'el día [14 de julio de 2027]'],
    ['time', 'a las [19:30] h'],
    ['people', 'para [2 adultos]'],
    ['name', 'a nombre de [Thomas Keller]'],
  ],
  mails: [
    concierge(
      'Reserva',
      'Les pasamos el bono GA0912 de la excursión «Puesta de sol en llaüt desde Ciutadella» el día 14 de julio de 2027 a las 19:30 h para 2 adultos, a nombre de Thomas Keller.',
      {
        ...{ kind: 'new', reference: 'GA0912', tripId: 1, day: '2027-07-14', time: '19:30' },
        ...{ people: [2, 0, 0], name: 'Thomas Keller' },
      },
    ),
    concierge(
      'Reserva',
      'Les pasamos el bono GA0917 de la excursión «A caballo por el Camí de Cavalls» el día 16 de julio de 2027 a las 9:00 h para 2 adultos y 2 niños, a nombre de Ana de la Fuente.',
      {
        ...{ kind: 'new', reference: 'GA0917', tripId: 9, day: '2027-07-16', time: '09:00' },
        ...{ people: [2, 2, 0], name: 'Ana de la Fuente' },
      },
    ),
    concierge(
      'Cambio',
      'Rogamos modifiquen el bono GA0912 de la excursión «Puesta de sol en llaüt desde Ciutadella» el día 15 de julio de 2027 a las 19:30 h para 3 adultos, a nombre de Thomas Keller.',
      {
        ...{ kind: 'changed', reference: 'GA0912', tripId: 1, day: '2027-07-15', time: '19:30' },
        ...{ people: [3, 0, 0], name: 'Thomas Keller' },
      },
    ),
    concierge(
      'Anulación',
      'Rogamos anulen el bono GA0917 de la excursión «A caballo por el Camí de Cavalls», el cliente está enfermo.',
      { kind: 'cancelled', reference: 'GA0917', ...none },
    ),
    concierge(
      'Reserva',
      'Les pasamos el bono GA0920 de la excursión «Las calas vírgenes del sur en catamarán» el día 20 de julio de 2027 a las 10:00 h para 2 adultos, 1 niño y 1 bebé, a nombre de Iñaki Etxeberria.',
      {
        ...{ kind: 'new', reference: 'GA0920', tripId: 2, day: '2027-07-20', time: '10:00' },
        ...{ people: [2, 1, 1], name: 'Iñaki Etxeberria' },
      },
    ),
  ],
};

// An agency in Catalan: two columns of text.
const agency = (subject: string, lines: string, sold: Sold): SoldMail => ({
  ...sold,
  raw: mail(
    { from: 'reserves@agencia-migjorn.example', name: 'Agència Migjorn', subject },
    part(
      'text/plain',
      `${subject}\n\n${lines.replace(/^ +/gm, '')}\n\nOficina de Ferreries · 971 00 00 00`,
      { encoding: '8bit' },
    ),
  ),
});
const AGENCY: Layout = {
  ...{ sender: 'reserves@agencia-migjorn.example', dateOrder: 'dmy', language: 'ca' },
  ...{ changedText: 'CANVI', cancelledText: 'BAIXA' },
  marked: [
    ['reference', 'Expedient [MJ/27/0081]'],
    ['trip', 'Activitat [Caiac i coves marines a Cala Galdana]'],
    ['day', 'Data [dj. 15/07/2027]'],
    ['time', 'Hora [9.30 h]'],
    ['adults', 'Adults [4]'],
    ['children', 'Infants [0]'],
    ['name', 'Titular [Gemma Ripoll]'],
    ['net', 'A pagar [168,00]'],
  ],
  mails: [
    agency(
      'ALTA de reserva',
      `Expedient   MJ/27/0081
      Activitat   Caiac i coves marines a Cala Galdana
      Data        dj. 15/07/2027
      Hora        9.30 h
      Adults      4
      Infants     0
      Titular     Gemma Ripoll
      A pagar     168,00`,
      {
        ...{ kind: 'new', reference: 'MJ/27/0081', tripId: 3, day: '2027-07-15', time: '09:30' },
        ...{ people: [4, 0, 0], name: 'Gemma Ripoll', netCents: 16800 },
      },
    ),
    agency(
      'ALTA de reserva',
      `Expedient   MJ/27/0084
      Activitat   Posta de sol en llaüt a Ciutadella
      Data        ds. 17/07/2027
      Hora        19.30 h
      Adults      2
      Infants     3
      Titular     Família Salord
      A pagar     192,50`,
      {
        ...{ kind: 'new', reference: 'MJ/27/0084', tripId: 1, day: '2027-07-17', time: '19:30' },
        ...{ people: [2, 3, 0], name: 'Família Salord', netCents: 19250 },
      },
    ),
    agency(
      'CANVI de reserva',
      `Expedient   MJ/27/0081
      Activitat   Caiac i coves marines a Cala Galdana
      Data        dv. 16/07/2027
      Hora        9.30 h
      Adults      3
      Infants     1
      Titular     Gemma Ripoll
      A pagar     147,00`,
      {
        ...{ kind: 'changed', reference: 'MJ/27/0081', tripId: 3, day: '2027-07-16' },
        ...{ time: '09:30', people: [3, 1, 0], name: 'Gemma Ripoll', netCents: 14700 },
      },
    ),
    agency('BAIXA de reserva', 'Expedient   MJ/27/0084\nMotiu       mal temps', {
      ...{ kind: 'cancelled', reference: 'MJ/27/0084', ...none },
    }),
    // The weekday is not that of the date.
    agency(
      'ALTA de reserva',
      `Expedient   MJ/27/0090
      Activitat   Menorca Talaiòtica: un dia de Patrimoni Mundial
      Data        dl. 20/07/2027
      Hora        9.00 h
      Adults      2
      Infants     0
      Titular     Bernat Pons
      A pagar     120,00`,
      {
        ...{ kind: 'new', reference: 'MJ/27/0090', tripId: 10, day: null, time: '09:00' },
        ...{ people: [2, 0, 0], name: 'Bernat Pons', netCents: 12000 },
      },
    ),
  ],
};

/** Twenty mails of four smaller senders: a table of tickets, one line, sentences, two columns. */
export const AGENCY_LAYOUTS: readonly Layout[] = [TICKETA, SHIP, CONCIERGE, AGENCY];
