import type { AskedMessage } from './questions.ts';

/** Another forty, written after the former had been mended and before they were read; on the same Wednesday. */
export const SUMMER_QUESTIONS: readonly AskedMessage[] = [
  // German
  {
    language: 'de',
    text: 'Hallo, wir sind zu fünft (3 Erwachsene, 2 Teenies 13 und 15) und hätten Lust auf den Katamaran am Freitag, 2. Juli.',
    ...{ trip: 2, day: '2027-07-02', people: '3+2' },
  },
  {
    language: 'de',
    text: 'Kann man morgen um 18 Uhr noch bei der Sonnenuntergangstour mitfahren? Mein Mann und ich.',
    ...{ trip: 1, day: '2027-06-10', time: '18:00', people: '2' },
  },
  {
    language: 'de',
    text: 'Grüezi, mir sind e Gruppe vo 9 Lüt und wend am 21. August e privats Llaüt. Gaht das?',
    ...{ trip: 8, day: '2027-08-21', people: '9' },
  },
  {
    language: 'de',
    text: 'Bitte um Reservierung: 14.07.2027, Kajak Fornells, 2 Erwachsene / 2 Kinder (7, 9 J.), Gast: Fam. Lorenz, Zi. 22',
    ...{ trip: 4, day: '2027-07-14', people: '2+2' },
  },
  {
    language: 'de',
    text: 'Hi, ich reise allein und würde gern nächsten Mittwoch schnorcheln gehen. Ist das für eine Person möglich?',
    ...{ trip: 7, day: '2027-06-16', people: '1' },
  },
  {
    language: 'de',
    text: 'Habt ihr diese Woche Donnerstag oder Freitag noch Pferde frei für drei Mädels?',
    ...{ trip: 9, day: ['2027-06-10', '2027-06-11'], people: '3' },
  },
  {
    language: 'de',
    text: 'Meine Schwester, ihr Freund und ich wollen die Höhlen mit dem Kajak sehen, am liebsten Dienstagvormittag.',
    ...{ trip: 3, day: '2027-06-15', people: '3' },
  },
  {
    language: 'de',
    text: 'Wir kommen am 28.6. mit dem Schiff in Mahón an (nur bis 16 Uhr). Passt da die Hafeninseln-Tour? 4 Personen',
    ...{ trip: 5, day: '2027-06-28', people: '4' },
  },
  {
    language: 'de',
    text: 'Stadtführung Ciutadella, 16. Juni 10:30, Reisegruppe 24 Pers. – Preis?',
    ...{ trip: 6, day: '2027-06-16', time: '10:30', people: '24' },
  },
  {
    language: 'de',
    text: 'Hallo! Gibt es für die Talayot-Tour am Sonntag noch 2 Tickets? LG Jana',
    ...{ trip: 10, day: '2027-06-13', people: '2' },
  },
  // English
  {
    language: 'en',
    text: 'Hi, solo traveller here. Any space on the catamaran on Monday?',
    ...{ trip: 2, day: '2027-06-14', people: '1' },
  },
  {
    language: 'en',
    text: 'Hello from reception at Melia Cala Galdana: Ms Petrova + 1 guest, kayak caves tour, 17.06.2027 at 10:00 please.',
    ...{ trip: 3, day: '2027-06-17', time: '10:00', people: '2' },
  },
  {
    language: 'en',
    text: "Do you still have room for 5 on Saturday's sunset sail? Two of them are under 12.",
    ...{ trip: 1, day: '2027-06-12', people: '3+2' },
  },
  {
    language: 'en',
    text: 'We would love to go horse riding on the 16th or 17th, 2 adults & 2 children (10 & 12).',
    ...{ trip: 9, day: ['2027-06-16', '2027-06-17'], people: '2+2' },
  },
  {
    language: 'en',
    text: 'Is snorkelling ok for non-swimmers? Thinking of Friday 25th June, 4 of us in total.',
    ...{ trip: 7, day: '2027-06-25', people: '4' },
  },
  {
    language: 'en',
    text: 'Cruise ship day 6 July in Mahon, ashore 9am to 3pm. Could 12 of us take the harbour islands boat?',
    ...{ trip: 5, day: '2027-07-06', people: '12' },
  },
  {
    language: 'en',
    text: 'Looking to book the private llaut for my wife’s 50th on 18 July - 6 adults, leaving around noon.',
    ...{ trip: 8, day: '2027-07-18', time: '12:00', people: '6' },
  },
  {
    language: 'en',
    text: 'Fornells kayaking today? 2 ppl, can be there by 11',
    ...{ trip: 4, day: '2027-06-09', people: '2' },
  },
  {
    language: 'en',
    text: 'My parents (both 70) and I want the Ciutadella walk on Thursday morning, is it step free?',
    ...{ trip: 6, day: '2027-06-10', people: '3' },
  },
  {
    language: 'en',
    text: 'Talayotic tour, 1st September, one adult one child age 11, thanks',
    ...{ trip: 10, day: '2027-09-01', people: '1+1' },
  },
  // Spanish
  {
    language: 'es',
    text: 'Hola, viajo sola, ¿puedo apuntarme al catamarán del viernes?',
    ...{ trip: 2, day: '2027-06-11', people: '1' },
  },
  {
    language: 'es',
    text: 'Buenas, ¿hay salida de kayak a las cuevas pasado mañana? Somos mi novia y yo.',
    ...{ trip: 3, day: '2027-06-11', people: '2' },
  },
  {
    language: 'es',
    text: 'Para el 16 de julio, puesta de sol en llaüt, 3 adultos y 2 peques de 3 y 6 años.',
    ...{ trip: 1, day: '2027-07-16', people: '3+2' },
  },
  {
    language: 'es',
    text: 'Del hotel Artiem Carlos: los Sres. Gómez (2 pax) quieren caballos el sábado a las 18:30.',
    ...{ trip: 9, day: '2027-06-12', time: '18:30', people: '2' },
  },
  {
    language: 'es',
    text: '¿Tenéis plaza el 20 y el 21 de junio para el snorkel? Nos vale cualquiera de los dos días. 2 personas',
    ...{ trip: 7, day: ['2027-06-20', '2027-06-21'], people: '2' },
  },
  {
    language: 'es',
    text: 'Somos una familia numerosa: 2 adultos y 4 niños (2, 5, 7 y 9). ¿Cuánto saldría el barco por el puerto de Mahón el martes?',
    ...{ trip: 5, day: '2027-06-15', people: '2+4' },
  },
  {
    language: 'es',
    text: 'Querríamos alquilar el llaüt privado el domingo 18 de julio, de 10 a 14h, 7 adultos',
    ...{ trip: 8, day: '2027-07-18', people: '7' },
  },
  {
    language: 'es',
    text: 'hola kayak fornells mañana x la mañana 2 adultos 1 niño 8 años gracias',
    ...{ trip: 4, day: '2027-06-10', people: '2+1' },
  },
  {
    language: 'es',
    text: 'Buenos días, paseo guiado por Ciutadella para un grupo de 20 jubilados el jueves 24 por la mañana.',
    ...{ trip: 6, day: '2027-06-24', people: '20' },
  },
  {
    language: 'es',
    text: 'Me interesa la Menorca Talayótica el 7/7 para 2, ¿incluye comida?',
    ...{ trip: 10, day: '2027-07-07', people: '2' },
  },
  // Catalan
  {
    language: 'ca',
    text: 'Hola, aniria tot sol al catamarà de dilluns, teniu lloc?',
    ...{ trip: 2, day: '2027-06-14', people: '1' },
  },
  {
    language: 'ca',
    text: 'Bon dia, som na Catalina. Dissabte vendrem amb sos nins (4 i 7) a sa posta de sol en llaüt, en total quatre.',
    ...{ trip: 1, day: '2027-06-12', people: '2+2' },
  },
  {
    language: 'ca',
    text: 'Encara queden places per al snorkel del 15 de juny? En necessitam tres.',
    ...{ trip: 7, day: '2027-06-15', people: '3' },
  },
  {
    language: 'ca',
    text: 'El meu home i jo voldríem anar a cavall diumenge que ve al matí.',
    ...{ trip: 9, day: ['2027-06-13', '2027-06-20'], people: '2' },
  },
  {
    language: 'ca',
    text: 'Caiac a les coves de Cala Galdana, 29 de juny, 10h, 2 adults + 1 fillet (9 anys).',
    ...{ trip: 3, day: '2027-06-29', time: '10:00', people: '2+1' },
  },
  {
    language: 'ca',
    text: 'Quin preu té el llaüt privat per demà passat? Seríem vuit.',
    ...{ trip: 8, day: '2027-06-11', people: '8' },
  },
  {
    language: 'ca',
    text: 'Recepció Hotel Capri: 4 pax illes del port de Maó, dimecres 16 a les 12. Nom: Vidal',
    ...{ trip: 5, day: '2027-06-16', time: '12:00', people: '4' },
  },
  {
    language: 'ca',
    text: 'Bones, es caiac de Fornells, avui horabaixa hi ha res? 2 persones',
    ...{ trip: 4, day: '2027-06-09', people: '2' },
  },
  {
    language: 'ca',
    text: 'Visita a peu per Ciutadella el 5 de juliol: dos matrimonis i una amiga.',
    ...{ trip: 6, day: '2027-07-05', people: '5' },
  },
  {
    language: 'ca',
    text: 'Menorca Talaiòtica, del 10 al 17 d’agost som per aquí, dos adults i dos adolescents (14 i 16).',
    ...{ trip: 10, day: { from: '2027-08-10', to: '2027-08-17' }, people: '2+2' },
  },
];
