import type { AskedMessage } from './questions.ts';

/** In dialect, with typing errors and days named by their distance; written on the same Wednesday as the others. */
export const DIALECT_QUESTIONS: readonly AskedMessage[] = [
  {
    ...{ language: 'es', text: 'Hola wapa, teneis sitio pa mañana en el catamaran? somos 4' },
    ...{ trip: 2, day: '2027-06-10', people: '4' },
  },
  {
    language: 'es',
    text: 'Buenos dias, de hoy en ocho días, a caballo a las 6 de la tarde, una persona',
    ...{ trip: 9, day: ['2027-06-16', '2027-06-17'], time: '18:00', people: '1' },
  },
  {
    ...{ language: 'es', text: 'Hola, el 15 por la tarde tenéis algo? Dos parejas' },
    ...{ day: '2027-06-15', people: '4' },
  },
  {
    language: 'es',
    text: 'quedan plazas 24/6 islas puerto mahón 16:30? 2ad 1 niño 1 bebé',
    ...{ trip: 5, day: '2027-06-24', time: '16:30', people: '2+1+1' },
  },
  {
    language: 'en',
    text: 'Sat week, boat round mahon harbour, 2 adults and 3 little uns (2, 5 and 9)',
    ...{ trip: 5, day: '2027-06-19', people: '2+3' },
  },
  {
    ...{ language: 'en', text: 'Could you do 7/8 for the catamaran? party of eight' },
    ...{ trip: 2, day: ['2027-07-08', '2027-08-07'], people: '8' },
  },
  {
    language: 'en',
    text: 'Room 412 here, Hotel Artiem. Need 2 for snorkelling Thursday 3pm. Call 07700 900123',
    ...{ trip: 7, day: '2027-06-10', time: '15:00', people: '2' },
  },
  {
    ...{ language: 'en', text: 'a week on Thursday, horse riding 9am, two of us' },
    ...{ trip: 9, day: '2027-06-17', time: '09:00', people: '2' },
  },
  {
    language: 'en',
    text: 'Is there a private llaüt this Saturday at half ten? Just the two of us',
    ...{ trip: 8, day: '2027-06-12', time: '10:30', people: '2' },
  },
  {
    language: 'en',
    text: 'Morning! Can we do the kayak at Cala Galdana the day after tomorrow pls, 4 ppl',
    ...{ trip: 3, day: '2027-06-11', people: '4' },
  },
  {
    language: 'de',
    text: 'Hallo, habt ihr Freitag in einer Woche noch 2 Plätze auf dem Katamaran?',
    ...{ trip: 2, day: '2027-06-18', people: '2' },
  },
  {
    ...{ language: 'de', text: 'heute in 14 Tagen Schnorcheln 10 Uhr 2 Pers' },
    ...{ trip: 7, day: '2027-06-23', time: '10:00', people: '2' },
  },
  {
    language: 'de',
    text: 'Guten Abend, für Donnerstag, den 17. Juni, um viertel vor neun zum Kajak Cala Galdana: 1 Person',
    ...{ trip: 3, day: '2027-06-17', time: '08:45', people: '1' },
  },
  {
    language: 'de',
    text: 'Geht übernächsten Samstag die Fahrt in den Sonnenuntergang für 4 Personen?',
    ...{ trip: 1, day: '2027-06-19', people: '4' },
  },
  {
    ...{ language: 'ca', text: 'divendres no, l’altre, per fer snorkel, una parella' },
    ...{ trip: 7, day: '2027-06-18', people: '2' },
  },
  {
    language: 'ca',
    text: 'dia 1 de juliol a dos quarts de cinc, illes del port, 2 grans i 1 petit',
    ...{ trip: 5, day: '2027-07-01', time: '16:30', people: '2+1' },
  },
  {
    language: 'ca',
    text: 'hola dissabte 19 voldriem fer es caiac de cala galdana, 2 adults i 2 nins',
    ...{ trip: 3, day: '2027-06-19', people: '2+2' },
  },
  {
    ...{ language: 'ca', text: 'dijous a les 10 snorkel 1 adult 1 fieta de 9 anys' },
    ...{ trip: 7, day: '2027-06-10', time: '10:00', people: '1+1' },
  },
  {
    language: 'ca',
    text: 'Bon vespre, a cavall demà passat a les 6 del capvespre, una persona',
    ...{ trip: 9, day: '2027-06-11', time: '18:00', people: '1' },
  },
  {
    ...{ language: 'ca', text: 'd’aquí a quinze dies teniu lloc pel catamarà? serem una dotzena' },
    ...{ trip: 2, day: ['2027-06-23', '2027-06-24'], people: '12' },
  },
];
