import { alternative, mail, part } from './mime.ts';
import type { Layout, SoldMail } from './sold-mails.ts';

type Sold = Omit<SoldMail, 'raw'>;
const gone = { tripId: null, day: null, time: null, people: null } as const;

const table = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) => `<tr><td><b>${row.trim().replace(' | ', '</b></td><td>')}</td></tr>`)
    .join('');

// A marketplace whose labels contain each other («Actividad», «Fecha de la actividad»), with three prices, in another character set.
const isla = (subject: string, head: string, rows: string, sold: Sold): SoldMail => ({
  ...sold,
  raw: mail(
    { from: 'reservas@islatickets.example', name: 'Isla Tickets', subject },
    part(
      'text/html',
      `<table><tr><td><h2>${head}</h2></td></tr><tr><td><table>${table(rows)}</table></td></tr><tr><td>Atención al proveedor: 900 123 456, C/ Balmes 12, 3º</td></tr></table>`,
      { charset: 'iso-8859-1' },
    ),
  ),
});
const ISLA: Layout = {
  ...{ sender: 'reservas@islatickets.example', dateOrder: 'dmy', language: 'es' },
  ...{ changedText: 'Reserva modificada', cancelledText: 'Reserva cancelada' },
  marked: [
    ['reference', 'Localizador [IT-448120]'],
    ['trip', 'Actividad [Puesta de sol en llaüt desde Ciutadella]'],
    ['day', 'Fecha de la actividad [17/07/2027]'],
    ['time', 'Hora [19:00]'],
    ['adults', 'Adultos [2]'],
    ['children', 'Niños (4-12) [1]'],
    ['name', 'Titular [Marta Quintana]'],
    ['net', 'Neto a percibir [130,40 EUR]'],
  ],
  mails: [
    isla(
      'Nueva reserva IT-448120',
      'Tienes una nueva reserva',
      `Localizador | IT-448120
      Actividad | Puesta de sol en llaüt desde Ciutadella
      Fecha de la actividad | 17/07/2027
      Hora | 19:00
      Adultos | 2
      Niños (4-12) | 1
      Titular | Marta Quintana
      Precio de venta | 163,00 EUR
      Neto a percibir | 130,40 EUR`,
      {
        ...{ kind: 'new', reference: 'IT-448120', tripId: 1, day: '2027-07-17', time: '19:00' },
        ...{ people: [2, 1, 0], name: 'Marta Quintana', netCents: 13040 },
      },
    ),
    isla(
      'Nueva reserva IT-448190',
      'Tienes una nueva reserva',
      `Localizador | IT-448190
      Actividad | Snorkel en los jardines de posidonia
      Fecha de la actividad | 03/08/2027
      Hora | 15:00
      Adultos | 2
      Niños (8-12) | 2
      Titular | Begoña Lacalle
      Precio de venta | 160,00 EUR
      Neto a percibir | 128,00 EUR
      Observaciones | Llegamos el 01/08/2027 al hotel.`,
      {
        ...{ kind: 'new', reference: 'IT-448190', tripId: 7, day: '2027-08-03', time: '15:00' },
        ...{ people: [2, 2, 0], name: 'Begoña Lacalle', netCents: 12800 },
      },
    ),
    // A row of babies, which the layout does not name: people are asked.
    isla(
      'Nueva reserva IT-448201',
      'Tienes una nueva reserva',
      `Localizador | IT-448201
      Actividad | Kayak y cuevas marinas en Cala Galdana
      Fecha de la actividad | 12/09/2027
      Hora | 09:30
      Adultos | 1
      Bebés | 1
      Titular | Asunción Núñez
      Precio de venta | 49,00 EUR
      Neto a percibir | 39,20 EUR`,
      { ...gone, kind: 'new', reference: 'IT-448201' },
    ),
    isla(
      'Modificación de la reserva IT-448120',
      'Reserva modificada',
      `Localizador | IT-448120
      Actividad | Puesta de sol en llaüt desde Ciutadella
      Fecha anterior | 17/07/2027
      Fecha de la actividad | 18/07/2027
      Hora | 19:00
      Adultos | 2
      Niños (4-12) | 1
      Titular | Marta Quintana
      Neto a percibir | 130,40 EUR`,
      {
        ...{ kind: 'changed', reference: 'IT-448120', tripId: 1, day: '2027-07-18' },
        ...{ time: '19:00', people: [2, 1, 0], name: 'Marta Quintana', netCents: 13040 },
      },
    ),
  ],
};

// A cooperative that writes without labels and names no character set.
const cales = (subject: string, lines: string, sold: Sold): SoldMail => ({
  ...sold,
  raw: mail(
    { from: 'info@calesicamins.example', name: 'Cales i Camins', subject },
    `\r\n${lines.replace(/^ +/gm, '').replace(/\n/g, '\r\n')}\r\n\r\nGràcies i bona feina!\r\nCales i Camins SCCL`,
  ),
});
const CALES: Layout = {
  ...{ sender: 'info@calesicamins.example', dateOrder: 'dmy', language: 'ca' },
  ...{ changedText: '', cancelledText: 'queda anul·lada' },
  marked: [
    ['reference', 'Comanda núm. [7731]'],
    ['trip', '[Les cales verges de migjorn en catamarà]'],
    ['day', '[dissabte, 17 de juliol de 2027]'],
    ['time', 'a les [10 h]'],
    ['people', '[2 adults i 1 infant]'],
    ['name', 'A nom de: [Mercè Rovira]'],
    ['net', 'Per a vosaltres: [232,00 €]'],
  ],
  mails: [
    cales(
      'Comanda 7731',
      `Bon dia,

      Comanda núm. 7731

      Les cales verges de migjorn en catamarà
      dissabte, 17 de juliol de 2027, a les 10 h
      2 adults i 1 infant

      A nom de: Mercè Rovira · 655 777 888
      PVP: 290,00 €  |  Per a vosaltres: 232,00 €`,
      {
        ...{ kind: 'new', reference: '7731', tripId: 2, day: '2027-07-17', time: '10:00' },
        ...{ people: [2, 1, 0], name: 'Mercè Rovira · 655 777 888', netCents: 23200 },
      },
    ),
    cales(
      'Comanda 7755',
      `Bon dia,

      Comanda núm. 7755

      Posta de sol en llaüt a Ciutadella
      dimecres, 1 de setembre de 2027, a les 17.15 h
      4 adults i 2 infants

      A nom de: Família Sintes · 699 000 111
      PVP: 326,00 €  |  Per a vosaltres: 260,80 €
      Un dels infants és celíac.`,
      {
        ...{ kind: 'new', reference: '7755', tripId: 1, day: '2027-09-01', time: '17:15' },
        ...{ people: [4, 2, 0], name: 'Família Sintes · 699 000 111', netCents: 26080 },
      },
    ),
    cales(
      'Anul·lació de la comanda 7755',
      `Bon dia,

      Comanda núm. 7755

      Aquesta comanda queda anul·lada a petició del client.`,
      { ...gone, kind: 'cancelled', reference: '7755' },
    ),
  ],
};

// A list of terms whose first one begins like the heading, and instants with their offset from Greenwich.
const wander = (head: string, of: string[], sold: Sold): SoldMail => {
  const [reference, tour, start, people, guest, net] = of;
  const list = [
    ...[`<dt>Reservation</dt><dd>${reference}</dd>`, `<dt>Tour</dt><dd>${tour}</dd>`],
    ...[`<dt>Start</dt><dd>${start}</dd>`, `<dt>Participants</dt><dd>${people}</dd>`],
    `<dt>Main guest</dt><dd>${guest}</dd>`,
  ];
  return {
    ...sold,
    raw: mail(
      { from: 'partner@wanderfalk.example', name: 'Wanderfalk', subject: `[Wanderfalk] ${head}` },
      alternative(
        part('text/plain', 'Please view this message in a mail program that shows HTML.'),
        part(
          'text/html',
          `<div hidden>preheader 999</div><h1>${head}</h1><dl>${list.join('')}</dl><p>Gross&nbsp;€300.00 &mdash; <b>Net&nbsp;€${net}</b></p>`,
          { encoding: 'base64' },
        ),
      ),
    ),
  };
};
const RIDE = 'Riding the Camí de Cavalls on horseback';
const WANDER: Layout = {
  ...{ sender: 'partner@wanderfalk.example', dateOrder: null, language: 'en' },
  ...{ changedText: 'Reservation changed', cancelledText: 'Reservation cancelled' },
  marked: [
    ['reference', 'Reservation\n[WF7K2P]'],
    ['trip', `Tour\n[${RIDE}]`],
    ['day', 'Start\n[2027-07-17T09:00:00+02:00]'],
    ['people', 'Participants\n[2 × Rider]'],
    ['name', 'Main guest\n[Katharina Obermüller]'],
    ['net', 'Net €[98.00]'],
  ],
  mails: [
    wander(
      'Reservation confirmed',
      ['WF7K2P', RIDE, '2027-07-17T09:00:00+02:00', '2 × Rider', 'Katharina Obermüller', '98.00'],
      {
        ...{ kind: 'new', reference: 'WF7K2P', tripId: 9, day: '2027-07-17', time: '09:00' },
        ...{ people: [2, 0, 0], name: 'Katharina Obermüller', netCents: 9800 },
      },
    ),
    // Greenwich is two hours behind.
    wander(
      'Reservation confirmed',
      [
        ...['WF7M9Q', 'Talayotic Menorca: a World Heritage day', '2027-08-03T07:00:00Z'],
        ...['2 × Adult, 1 × Child', 'Łukasz Żurek', '178.00'],
      ],
      {
        ...{ kind: 'new', reference: 'WF7M9Q', tripId: 10, day: '2027-08-03', time: '09:00' },
        ...{ people: [2, 1, 0], name: 'Łukasz Żurek', netCents: 17800 },
      },
    ),
    wander(
      'Reservation cancelled',
      ['WF7K2P', RIDE, '2027-07-17T09:00:00+02:00', '2 × Rider', 'Katharina Obermüller', '0.00'],
      { ...gone, kind: 'cancelled', reference: 'WF7K2P' },
    ),
  ],
};

/** Layouts with what former ones lacked: no labels, labels within labels, instants, kinds of people that the layout does not name. */
export const ODD_LAYOUTS: readonly Layout[] = [ISLA, CALES, WANDER];
