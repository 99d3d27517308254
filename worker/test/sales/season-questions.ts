import type { AskedMessage } from './questions.ts';

/** A season's messages to the desk, written before what reads them was looked at; on the same Wednesday as the others. */
export const SEASON_QUESTIONS: readonly AskedMessage[] = [
  // German
  {
    language: 'de',
    text: 'Hallo, wir sind zwei Paare und suchen für Montag, den 14. Juni, noch vier Plätze auf dem Katamaran. Klappt das?',
    ...{ trip: 2, day: '2027-06-14', people: '4' },
  },
  {
    language: 'de',
    text: 'Guten Morgen, meine Frau und ich möchten gerne am 22.06. zum Schnorcheln mit. Unser Sohn ist 7, darf er auch?',
    ...{ trip: 7, day: '2027-06-22', people: '2+1' },
  },
  {
    language: 'de',
    text: 'Hi! Habt ihr kommenden Dienstag um 9 Uhr noch Kajaks in Fornells? 1 Erwachsener, 1 Kind',
    ...{ trip: 4, day: '2027-06-15', time: '09:00', people: '1+1' },
  },
  {
    language: 'de',
    text: 'Wir sind vom 1. bis 8. Juli auf der Insel (3 Erw., 1 Baby) und würden gerne einmal reiten.',
    ...{ trip: 9, day: { from: '2027-07-01', to: '2027-07-08' }, people: '3+0+1' },
  },
  {
    language: 'de',
    text: 'Moin zusammen, ist der Stadtrundgang durch Ciutadella am Samstag auch für Oma mit Rollator geeignet? Wären insgesamt 5 Leute.',
    ...{ trip: 6, day: '2027-06-12', people: '5' },
  },
  {
    language: 'de',
    text: 'Sehr geehrte Damen und Herren, für unsere Gäste aus Zimmer 305 bitte 2 Plätze für die Sonnenuntergangsfahrt am 11.06.2027 reservieren. Mit freundlichen Grüßen, Front Office',
    ...{ trip: 1, day: '2027-06-11', people: '2' },
  },
  {
    language: 'de',
    text: 'Hallo ihr, wir hätten heute in einer Woche Lust auf die Höhlentour mit dem Kajak, 2 Große, 2 Kleine (8 + 10).',
    ...{ trip: 3, day: '2027-06-16', people: '2+2' },
  },
  {
    language: 'de',
    text: 'Privater Llaüt am 19.7. für 8 Personen, Abfahrt gegen 10.30 Uhr – was würde das kosten?',
    ...{ trip: 8, day: '2027-07-19', time: '10:30', people: '8' },
  },
  {
    language: 'de',
    text: 'Guten Abend, gibt es am Wochenende noch Plätze für die Hafenrundfahrt in Mahón? Familie mit 2 Erwachsenen und 3 Kindern.',
    ...{ trip: 5, day: { from: '2027-06-12', to: '2027-06-13' }, people: '2+3' },
  },
  {
    language: 'de',
    text: 'Die talayotische Tagestour: geht die auch an einem Sonntag, z. B. am 27. Juni? Wir wären zu dritt.',
    ...{ trip: 10, day: '2027-06-27', people: '3' },
  },
  // English
  {
    language: 'en',
    text: 'Hi, do you have 6 spots left on the catamaran this Saturday? 4 adults and 2 kids aged 5 and 9.',
    ...{ trip: 2, day: '2027-06-12', people: '4+2' },
  },
  {
    language: 'en',
    text: "Good afternoon. My wife's birthday is on June 25th and I'd love to take her on the sunset sail. Just the two of us!",
    ...{ trip: 1, day: '2027-06-25', people: '2' },
  },
  {
    language: 'en',
    text: 'Any availability for horse riding tomorrow afternoon for 3 people? All beginners.',
    ...{ trip: 9, day: '2027-06-10', people: '3' },
  },
  {
    language: 'en',
    text: 'Hello, we are a party of ten (7 adults, 3 children) and would like to hire the private llaut on Wednesday 7th July at 11am.',
    ...{ trip: 8, day: '2027-07-07', time: '11:00', people: '7+3' },
  },
  {
    language: 'en',
    text: 'Hey, snorkelling next Thursday for 2 please, what time does it start?',
    ...{ trip: 7, day: ['2027-06-10', '2027-06-17'], people: '2' },
  },
  {
    language: 'en',
    text: 'Could you tell me if the Fornells kayaks are free on 30/07 in the morning? 2 adults + 1 teenager (15)',
    ...{ trip: 4, day: '2027-07-30', people: '2+1' },
  },
  {
    language: 'en',
    text: "We're staying in Cala Galdana until the 20th and would like to do the sea caves kayak one day. There's four of us.",
    ...{ trip: 3, day: { from: '2027-06-09', to: '2027-06-20' }, people: '4' },
  },
  {
    language: 'en',
    text: 'Is the Ciutadella walking tour running on Sunday the 13th? Me plus my mum.',
    ...{ trip: 6, day: '2027-06-13', people: '2' },
  },
  {
    language: 'en',
    text: 'Room 412 (Mr and Mrs Whitfield) would like the Talayotic day on Friday 18 June. Please confirm and send the bill to the hotel.',
    ...{ trip: 10, day: '2027-06-18', people: '2' },
  },
  {
    language: 'en',
    text: 'Hi there! Harbour boat trip in Mahon, 5th of August, 2 seniors, 1 adult and a baby of 8 months. Is there shade on board?',
    ...{ trip: 5, day: '2027-08-05', people: '3+0+1' },
  },
  // Spanish
  {
    language: 'es',
    text: 'Hola, buenas. ¿Quedan plazas para el catamarán el domingo? Somos dos adultos y un niño de cuatro años.',
    ...{ trip: 2, day: '2027-06-13', people: '2+1' },
  },
  {
    language: 'es',
    text: 'Buenos días, quería saber si mañana por la tarde hay snorkel. Seríamos tres.',
    ...{ trip: 7, day: '2027-06-10', people: '3' },
  },
  {
    language: 'es',
    text: 'Recepción Hotel Port Ciutadella: pareja hab. 203 pide puesta de sol en llaüt para el 14/6. Gracias!',
    ...{ trip: 1, day: '2027-06-14', people: '2' },
  },
  {
    language: 'es',
    text: 'Me gustaría hacer la ruta a caballo con mi hija de 12 años el próximo viernes, ¿a qué hora empieza?',
    ...{ trip: 9, day: ['2027-06-11', '2027-06-18'], people: '1+1' },
  },
  {
    language: 'es',
    text: 'Hola! Llegamos el 5 de julio y nos vamos el 12. ¿Qué día nos recomendáis para el kayak en Fornells? Somos 2 parejas.',
    ...{ trip: 4, day: { from: '2027-07-05', to: '2027-07-12' }, people: '4' },
  },
  {
    language: 'es',
    text: 'Grupo de 14 personas (10 adultos y 4 niños) para las islas del puerto de Mahón el jueves 1 de julio a las 17h, ¿hay sitio?',
    ...{ trip: 5, day: '2027-07-01', time: '17:00', people: '10+4' },
  },
  {
    language: 'es',
    text: '¿Cuánto cuesta el llaüt privado para el 24 de junio, medio día, unas 6 personas?',
    ...{ trip: 8, day: '2027-06-24', people: '6?' },
  },
  {
    language: 'es',
    text: 'Buenas noches, para el paseo por Ciutadella del lunes que viene: mi marido, yo y los abuelos.',
    ...{ trip: 6, day: '2027-06-14', people: '4?' },
  },
  {
    language: 'es',
    text: 'Hola, necesito 2 plazas de adulto y 1 de bebé para la Menorca talayótica el 29/06/27.',
    ...{ trip: 10, day: '2027-06-29', people: '2+0+1' },
  },
  {
    language: 'es',
    text: 'Hola guapos, este finde hay cuevas en kayak? somos 4 amigos, nos da igual sábado o domingo',
    ...{ trip: 3, day: ['2027-06-12', '2027-06-13'], people: '4' },
  },
  // Catalan
  {
    language: 'ca',
    text: 'Bones! Teniu lloc dissabte per anar amb es catamarà? Som dos i una al·lota de 10 anys.',
    ...{ trip: 2, day: '2027-06-12', people: '2+1' },
  },
  {
    language: 'ca',
    text: 'Bon dia, voldria reservar la passejada a cavall per a tres persones el dia 17 de juny a les 10.',
    ...{ trip: 9, day: '2027-06-17', time: '10:00', people: '3' },
  },
  {
    language: 'ca',
    text: 'Hola, demà passat hi ha sortida de snorkel? Vendríem sa meva parella i jo.',
    ...{ trip: 7, day: '2027-06-11', people: '2' },
  },
  {
    language: 'ca',
    text: 'Bon vespre, som una família de cinc (tres fillets) i voldríem fer el caiac de Cala Galdana la setmana que ve, dimarts o dimecres.',
    ...{ trip: 3, day: ['2027-06-15', '2027-06-16'], people: '2+3' },
  },
  {
    language: 'ca',
    text: 'Des de l’hotel Can Faustino: dos adults per a la posta de sol en llaüt divendres dia 11. Ho podeu confirmar?',
    ...{ trip: 1, day: '2027-06-11', people: '2' },
  },
  {
    language: 'ca',
    text: 'Quant val el llaüt privat de tramuntana per 7 persones, diumenge 20 de juny?',
    ...{ trip: 8, day: '2027-06-20', people: '7' },
  },
  {
    language: 'ca',
    text: 'Hola! El grup de l’escola (18 nins i 3 mestres) podria fer les illes del port de Maó el dilluns 14 a les 10 del matí?',
    ...{ trip: 5, day: '2027-06-14', time: '10:00', people: '3+18' },
  },
  {
    language: 'ca',
    text: 'Teniu visita guiada per Ciutadella demà? Som 2 adults i 1 nadó.',
    ...{ trip: 6, day: '2027-06-10', people: '2+0+1' },
  },
  {
    language: 'ca',
    text: 'Bones tardes, per al 3 d’agost, Menorca Talaiòtica, quatre places si us plau.',
    ...{ trip: 10, day: '2027-08-03', people: '4' },
  },
  {
    language: 'ca',
    text: 'Ei, dijous horabaixa queda caiac a Fornells? Seríem jo i dos amics.',
    ...{ trip: 4, day: '2027-06-10', people: '3' },
  },
];
