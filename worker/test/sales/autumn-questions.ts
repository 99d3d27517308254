import type { AskedMessage } from './questions.ts';

/** A third set, written after the two before had been mended and before it was read; on the same Wednesday. */
export const AUTUMN_QUESTIONS: readonly AskedMessage[] = [
  {
    language: 'de',
    text: 'Hallo Team, am Pfingst… quatsch, am 26. Juni wollen wir mit 3 Kindern und 3 Erwachsenen Katamaran fahren. Noch was frei?',
    ...{ trip: 2, day: '2027-06-26', people: '3+3' },
  },
  {
    language: 'de',
    text: 'Gibts am So Plätze beim Schnorcheln? sind 2',
    ...{ trip: 7, day: '2027-06-13', people: '2' },
  },
  {
    language: 'de',
    text: 'Unsere Gäste Herr und Frau Brandt, Zimmer 117, wünschen einen Ausritt am Samstag, 19. Juni um 9:30 Uhr.',
    ...{ trip: 9, day: '2027-06-19', time: '09:30', people: '2' },
  },
  {
    language: 'de',
    text: 'Ich hätte gern drei Plätze für die Kajaktour zu den Höhlen, und zwar am 8. Juli nachmittags',
    ...{ trip: 3, day: '2027-07-08', people: '3' },
  },
  {
    language: 'de',
    text: 'Firmenausflug, ca. 15 Kollegen, privates Boot an der Nordküste, irgendwann zwischen 20. und 24. September',
    ...{ trip: 8, day: { from: '2027-09-20', to: '2027-09-24' }, people: '15?' },
  },
  {
    language: 'de',
    text: 'Hallo, mein Vater (78) und ich interessieren uns für Ciutadella zu Fuß am Freitagabend.',
    ...{ trip: 6, day: '2027-06-11', people: '2' },
  },
  {
    language: 'de',
    text: 'Moin, Sonnenuntergang Llaüt 25.6., 4 Erw., 1 Kind (5), 1 Baby (9 Mon.)',
    ...{ trip: 1, day: '2027-06-25', people: '4+1+1' },
  },
  {
    language: 'en',
    text: 'Hi all, can we book two kayaks in Fornells for Sunday? We are two adults and two kids.',
    ...{ trip: 4, day: '2027-06-13', people: '2+2' },
  },
  {
    language: 'en',
    text: 'Does the catamaran go out on the 24th (Sant Joan)? There would be nine of us.',
    ...{ trip: 2, day: '2027-06-24', people: '9' },
  },
  {
    language: 'en',
    text: 'Hello, my partner and I are arriving on July 10th. Is the sunset sail on the 11th still open?',
    ...{ trip: 1, people: '2' },
  },
  {
    language: 'en',
    text: 'We need a riding slot for 1 adult and 2 children tomorrow morning at 9, children are 8 and 11.',
    ...{ trip: 9, day: '2027-06-10', time: '09:00', people: '1+2' },
  },
  {
    language: 'en',
    text: 'Hey guys, any chance of snorkelling this Friday? Me and two mates.',
    ...{ trip: 7, day: '2027-06-11', people: '3' },
  },
  {
    language: 'en',
    text: 'Front desk of Hotel Barceló Nura: please hold 6 places on the Mahon harbour trip for Tuesday 22 June, 2pm.',
    ...{ trip: 5, day: '2027-06-22', time: '14:00', people: '6' },
  },
  {
    language: 'en',
    text: 'Interested in the Talayotic day trip in mid-August for a family of 5 (kids 6, 9, 12).',
    ...{ trip: 10, people: '2+3' },
  },
  {
    language: 'es',
    text: 'Buenas tardes! El miércoles que viene iríamos 4 al kayak de Cala Galdana, ¿sobre qué hora sale?',
    ...{ trip: 3, day: '2027-06-16', people: '4' },
  },
  {
    language: 'es',
    text: 'Hola, soy Carmen. ¿Me reservas dos sitios en el catamarán para el próximo 3 de julio?',
    ...{ trip: 2, day: '2027-07-03', people: '2' },
  },
  {
    language: 'es',
    text: 'Mis suegros, mi mujer, los niños (5 y 8) y yo queremos ir a caballo el sábado por la tarde',
    ...{ trip: 9, day: '2027-06-12', people: '4+2' },
  },
  {
    language: 'es',
    text: 'Quería cambiar impresiones: ¿el snorkel del 12/7 es apto para un niño de 6? Iríamos su madre, él y yo.',
    ...{ trip: 7, day: '2027-07-12', people: '2+1' },
  },
  {
    language: 'es',
    text: 'Excursión en barco puerto de Mahón, hoy a las 17:00, 2 adultos y carrito de bebé',
    ...{ trip: 5, day: '2027-06-09', time: '17:00', people: '2?' },
  },
  {
    language: 'es',
    text: 'Nos gustaría el paseo por Ciutadella este viernes o el sábado, somos cinco',
    ...{ trip: 6, day: ['2027-06-11', '2027-06-12'], people: '5' },
  },
  {
    language: 'ca',
    text: 'Bon dia, ¿quedaria lloc per a sis persones al catamarà del 2 d’agost?',
    ...{ trip: 2, day: '2027-08-02', people: '6' },
  },
  {
    language: 'ca',
    text: 'Som en Biel. Divendres a vespre voldríem anar a veure sa posta de sol amb es llaüt, jo, sa dona i ses dues nines (3 i 5 anys).',
    ...{ trip: 1, day: '2027-06-11', people: '2+2' },
  },
  {
    language: 'ca',
    text: 'Hola, tenim reservat hotel a Fornells del 3 al 9 de juliol i volem fer caiac, som una parella.',
    ...{ trip: 4, day: { from: '2027-07-03', to: '2027-07-09' }, people: '2' },
  },
  {
    language: 'ca',
    text: 'Grup d’amics, onze persones, llaüt privat dissabte 3 de juliol tot el dia.',
    ...{ trip: 8, day: '2027-07-03', people: '11' },
  },
  {
    language: 'ca',
    text: 'Ens agradaria fer el dia talaiòtic dimarts vinent, 2 jubilats i la neta de 14.',
    ...{ trip: 10, day: '2027-06-15', people: '2+1' },
  },
];
