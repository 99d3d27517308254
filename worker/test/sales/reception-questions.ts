import type { AskedMessage } from './questions.ts';

/** From receptions, agencies and families, written before what reads them was looked at; on the same Wednesday as the others. */
export const RECEPTION_QUESTIONS: readonly AskedMessage[] = [
  {
    language: 'de',
    text: 'Servus, Rezeption Hotel Artiem hier. Zimmer 118 (Fam. Gruber) hätte gern am Donnerstag nächster Woche die Bootsfahrt im Hafen von Maó, zwei Große und drei Kinder. Ist um 16:30 noch was frei?',
    ...{ trip: 5, day: '2027-06-17', time: '16:30', people: '2+3' },
  },
  {
    language: 'de',
    text: 'Hi, wir wären am 3.7. oder am 4.7. zu sechst, lieber Katamaran. Was passt euch besser?',
    ...{ trip: 2, day: ['2027-07-03', '2027-07-04'], people: '6' },
  },
  {
    language: 'de',
    text: 'Kurze Frage: Reiten auf dem Camí de Cavalls für mich und meine Tochter (9), Sonntag in acht Tagen, geht das?',
    ...{ trip: 9, day: '2027-06-20', people: '1+1' },
  },
  {
    language: 'en',
    text: 'Hello there, concierge desk at Torralbenc. A couple in suite 7 is after the sunset llaüt on the 21st of June. Could you fit them in?',
    ...{ trip: 1, day: '2027-06-21', people: '2' },
  },
  {
    language: 'en',
    text: "Hiya! We land on 2 August and fly home on the 9th - any day in between for snorkelling? It's me, my husband and our boys, 12 and 14.",
    ...{ trip: 7, day: { from: '2027-08-02', to: '2027-08-09' }, people: '2+2' },
  },
  {
    language: 'en',
    text: 'Is the 10 am kayak at Cala Galdana on Friday already full? Eight of us, all grown-ups.',
    ...{ trip: 3, day: '2027-06-11', time: '10:00', people: '8' },
  },
  {
    language: 'es',
    text: 'Buenas tardes desde recepción del Barceló. Tenemos un matrimonio con un bebé de 10 meses que pregunta por la Menorca Talayótica el martes 22. ¿Habría hueco?',
    ...{ trip: 10, day: '2027-06-22', people: '2+0+1' },
  },
  {
    language: 'es',
    text: '¿Qué tal? Somos un grupo de 11 amigas de despedida, queremos el llaüt privado por el norte el sábado 26 de junio sobre las once.',
    ...{ trip: 8, day: '2027-06-26', time: '11:00', people: '11' },
  },
  {
    language: 'es',
    text: 'Hola, mis padres (los dos jubilados) y yo querríamos el paseo a pie por Ciutadella pasado mañana por la mañana',
    ...{ trip: 6, day: '2027-06-11', people: '3' },
  },
  {
    language: 'ca',
    text: 'Bon dia! Des de la recepció de l’Agroturisme Biniatram: na Joana i en Pere volen fer la posta de sol en llaüt dissabte que ve. Encara hi ha lloc per a tots dos?',
    ...{ trip: 1, day: ['2027-06-12', '2027-06-19'], people: '2' },
  },
  {
    language: 'ca',
    text: 'Hola, dia 30 de juny venim quatre adults i dos nins a fer caiac per Fornells, podria ser a les nou i mitja?',
    ...{ trip: 4, day: '2027-06-30', time: '09:30', people: '4+2' },
  },
  {
    language: 'ca',
    text: 'Ei, per demà passat o divendres de l’altra setmana, teniu alguna cosa amb el catamarà? Som tres.',
    ...{ trip: 2, day: ['2027-06-11', '2027-06-18'], people: '3' },
  },
];
