import type { AskedMessage } from './questions.ts';

/** A fourth set, written after the three before had been mended and before it was read; on the same Wednesday. */
export const WINTER_QUESTIONS: readonly AskedMessage[] = [
  {
    language: 'de',
    text: 'Hallo zusammen, hätten Sie am Donnerstag, 17.6., noch 3 Plätze im Katamaran für uns? Viele Grüße aus Köln, Familie Bauer',
    ...{ trip: 2, day: '2027-06-17', people: '3' },
  },
  {
    language: 'de',
    text: 'Was kostet der private Llaüt für 6 Erwachsene und 2 Kinder am 1.8.?',
    ...{ trip: 8, day: '2027-08-01', people: '6+2' },
  },
  {
    language: 'de',
    text: 'guten tag wir sind 4 personen und möchten übermorgen kajak fahren in fornells geht das noch',
    ...{ trip: 4, day: '2027-06-11', people: '4' },
  },
  {
    language: 'de',
    text: 'Hallo, ich suche für meine Eltern zwei Plätze beim Stadtrundgang in Ciutadella, Montag 21. Juni.',
    ...{ trip: 6, day: '2027-06-21', people: '2' },
  },
  {
    language: 'de',
    text: 'Wäre am Samstag um 20 Uhr noch Platz für zwei beim Sonnenuntergang auf dem Boot?',
    ...{ trip: 1, day: '2027-06-12', time: '20:00', people: '2' },
  },
  {
    language: 'de',
    text: 'Reiten für Anfänger: unsere zwei Töchter (11 und 13) und ich, am 23. Juni vormittags, möglich?',
    ...{ trip: 9, day: '2027-06-23', people: '1+2' },
  },
  {
    language: 'de',
    text: 'Sind am 30.06. noch 2 Erwachsenen- und 1 Kinderplatz für Schnorcheln zu haben?',
    ...{ trip: 7, day: '2027-06-30', people: '2+1' },
  },
  {
    language: 'de',
    text: 'Wir, ein Ehepaar Mitte 60, würden gern am nächsten Freitag die Talayots besichtigen.',
    ...{ trip: 10, day: ['2027-06-11', '2027-06-18'], people: '2' },
  },
  {
    language: 'en',
    text: 'Hiya, got space for 3 on the kayak caves trip on Saturday 26th?',
    ...{ trip: 3, day: '2027-06-26', people: '3' },
  },
  {
    language: 'en',
    text: 'Hello, I would like to book the sunset sail for 4 adults on Tuesday, July 13. We are staying in Ciutadella.',
    ...{ trip: 1, day: '2027-07-13', people: '4' },
  },
  {
    language: 'en',
    text: 'Is it possible to go snorkeling tomorrow with a 4 year old? There are 3 of us including him.',
    ...{ trip: 7, day: '2027-06-10', people: '2+1' },
  },
  {
    language: 'en',
    text: 'Hi! Do you run the catamaran on Sundays? We were hoping for 20 June, 2 adults, 3 children.',
    ...{ trip: 2, day: '2027-06-20', people: '2+3' },
  },
  {
    language: 'en',
    text: 'Guest of Hotel Hamilton, Mr. O’Brien, party of 3, harbour cruise Mahon on 11/06/2027 at 11:30. OK?',
    ...{ trip: 5, day: ['2027-06-11', '2027-11-06'], time: '11:30', people: '3' },
  },
  {
    language: 'en',
    text: 'Horse riding for a hen party of 9, Saturday 19th June around 5pm?',
    ...{ trip: 9, day: '2027-06-19', time: '17:00', people: '9' },
  },
  {
    language: 'en',
    text: 'What would a private llaut cost for the 4 of us plus a skipper on the 2nd of August?',
    ...{ trip: 8, day: '2027-08-02', people: '4' },
  },
  {
    language: 'en',
    text: 'Ciutadella on foot, Monday next week, 10:30, two people please.',
    ...{ trip: 6, day: '2027-06-14', time: '10:30', people: '2' },
  },
  {
    language: 'es',
    text: 'Hola, ¿tenéis hueco para 2 el viernes 18 en la puesta de sol? Gracias, Lucía',
    ...{ trip: 1, day: '2027-06-18', people: '2' },
  },
  {
    language: 'es',
    text: 'Buenos días, les escribo de Viajes Sol: necesitamos 8 plazas en el catamarán el 25 de julio para nuestros clientes.',
    ...{ trip: 2, day: '2027-07-25', people: '8' },
  },
  {
    language: 'es',
    text: 'Queríamos ir a montar a caballo mañana a las 10, somos dos y nunca hemos montado',
    ...{ trip: 9, day: '2027-06-10', time: '10:00', people: '2' },
  },
  {
    language: 'es',
    text: 'Somos un matrimonio con tres hijos (4, 7 y 10 años), ¿qué tal el kayak en Fornells el lunes 28?',
    ...{ trip: 4, day: '2027-06-28', people: '2+3' },
  },
  {
    language: 'es',
    text: 'Una pregunta, ¿la excursión talayótica del sábado 3 de julio recoge en Es Castell? Seríamos 6 adultos.',
    ...{ trip: 10, day: '2027-07-03', people: '6' },
  },
  {
    language: 'es',
    text: '¿Me podéis decir precio del llaüt privado para doce personas el 10 de septiembre?',
    ...{ trip: 8, day: '2027-09-10', people: '12' },
  },
  {
    language: 'es',
    text: 'Hola! Snorkel con bióloga, jueves 8 de julio, yo y mis dos hijas de 9 y 12',
    ...{ trip: 7, day: '2027-07-08', people: '1+2' },
  },
  {
    language: 'es',
    text: 'Apúntame 3 para el paseo de Ciutadella de esta tarde porfa',
    ...{ trip: 6, day: '2027-06-09', people: '3' },
  },
  {
    language: 'ca',
    text: 'Bon dia! Voldríem anar amb el catamarà dijous que ve, som 2 adults i 2 nens de 6 i 9 anys. Quin preu seria?',
    ...{ trip: 2, day: ['2027-06-10', '2027-06-17'], people: '2+2' },
  },
  {
    language: 'ca',
    text: 'Hola, teniu disponibilitat per a 5 persones per la posta de sol del dia 23 de juny?',
    ...{ trip: 1, day: '2027-06-23', people: '5' },
  },
  {
    language: 'ca',
    text: 'Bones! Per fer caiac a Fornells diumenge de matí, els meus pares i jo',
    ...{ trip: 4, day: '2027-06-13', people: '3' },
  },
  {
    language: 'ca',
    text: 'Hola bon dia, voldria 2 places per al snorkel, el proper dissabte si pot ser',
    ...{ trip: 7, day: ['2027-06-12', '2027-06-19'], people: '2' },
  },
  {
    language: 'ca',
    text: 'Es pot anar a cavall el 24 de juny encara que sigui Sant Joan? Seríem 4, un d’ells menor (14 anys).',
    ...{ trip: 9, day: '2027-06-24', people: '3+1' },
  },
  {
    language: 'ca',
    text: 'Volem celebrar un aniversari amb el llaüt privat, dissabte 17 de juliol a les 11 h, 10 adults i 5 nins.',
    ...{ trip: 8, day: '2027-07-17', time: '11:00', people: '10+5' },
  },
  {
    language: 'ca',
    text: 'Demà a les 9.30 hi hauria lloc a les coves amb caiac? 3 adults',
    ...{ trip: 3, day: '2027-06-10', time: '09:30', people: '3' },
  },
  {
    language: 'ca',
    text: 'Per a la Menorca Talaiòtica de dimarts 6 de juliol: 2 persones de l’hotel Sant Ignasi, hab. 12',
    ...{ trip: 10, day: '2027-07-06', people: '2' },
  },
];
