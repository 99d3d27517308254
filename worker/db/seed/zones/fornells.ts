import type { ZoneSeed } from '../seed-types.ts';

export const zone: ZoneSeed = {
  slug: 'fornells',
  minutes: 32,
  km: 28,
  hasPage: true,
  image: 'fornells-boats',
  name: { es: 'Fornells', en: 'Fornells', de: 'Fornells', ca: 'Fornells' },
  headline: {
    es: 'Traslados a Fornells y a la costa norte',
    en: 'Transfers to Fornells and the north coast',
    de: 'Transfer nach Fornells und an die Nordküste',
    ca: 'Trasllats a Fornells i a la costa de tramuntana',
  },
  intro: {
    es:
      'Veintiocho kilómetros y unos treinta y dos minutos llevan del aeropuerto a Fornells. Hacia el norte el paisaje cambia: pinar, ' +
      'tierra rojiza y, al final, las casas blancas del pueblo asomadas a una bahía en calma.\n\n' +
      'La zona abarca Es Mercadal, Arenal d’en Castell y Son Parc. Son destinos dispersos y con accesos que no siempre se ven de noche; ' +
      'con el nombre del alojamiento basta para que el conductor llegue sin preguntar.',
    en:
      'Twenty-eight kilometres and about thirty-two minutes take you from the airport to Fornells. Heading north the island changes: ' +
      'pine woods, russet earth and, at the end of the road, white houses along a sheltered bay.\n\n' +
      'The zone includes Es Mercadal, Arenal d’en Castell and Son Parc. These places are spread out and their turnings are easy to miss ' +
      'after dark, so give us the name of your accommodation and leave the navigating to the driver.',
    de:
      'Achtundzwanzig Kilometer und gut eine halbe Stunde trennen den Flughafen von Fornells. Nach Norden hin wandelt sich die Insel: ' +
      'Kiefernwald, rötliche Erde und am Ende der Straße die weißen Häuser an einer stillen Bucht.\n\n' +
      'Zum Gebiet gehören Es Mercadal, Arenal d’en Castell und Son Parc. Die Orte liegen weit auseinander, und manche Abzweigung ist im ' +
      'Dunkeln leicht zu übersehen. Der Name Ihrer Unterkunft genügt, den Weg findet der Fahrer.',
    ca:
      'Vint-i-vuit quilòmetres i uns trenta-dos minuts duen de l’aeroport a Fornells. Cap a tramuntana el paisatge canvia: pinars, terra ' +
      'vermellosa i, al final de la carretera, les cases blanques vora una badia encalmada.\n\n' +
      'La zona abraça es Mercadal, Arenal d’en Castell i Son Parc. Són llocs escampats i de nit hi ha trencalls mals de veure; amb el ' +
      'nom de l’allotjament n’hi ha prou perquè el conductor hi arribi sense demanar.',
  },
  pois: {
    es: [
      {
        title: 'La bahía de Fornells',
        text: 'Un largo brazo de mar resguardado, perfecto para la vela y el kayak, y cuna de la caldereta de langosta.',
      },
      { title: 'Monte Toro', text: 'Con 358 metros es el techo de Menorca: un santuario y la isla entera alrededor, de costa a costa.' },
      { title: 'El cabo de Cavalleria', text: 'Faro sobre acantilados en el extremo norte y, muy cerca, una playa de arena rojiza.' },
      { title: 'Arenal d’en Castell', text: 'Bahía en forma de concha, de aguas tranquilas y arena fina, buena para ir con niños.' },
    ],
    en: [
      {
        title: 'The bay of Fornells',
        text: 'A long, sheltered arm of sea made for sailing and kayaking, in the village that gave the island its lobster stew.',
      },
      {
        title: 'Monte Toro',
        text: 'At 358 metres the highest point in Menorca, with a sanctuary on top and the whole island spread around it.',
      },
      { title: 'Cap de Cavalleria', text: 'A lighthouse above the cliffs at the northern tip and, close by, a beach of reddish sand.' },
      { title: 'Arenal d’en Castell', text: 'A scallop-shaped bay with calm water and fine sand, a good choice with children.' },
    ],
    de: [
      {
        title: 'Die Bucht von Fornells',
        text: 'Ein langer, geschützter Meeresarm, wie gemacht zum Segeln und Kajakfahren, und die Heimat der Langusten-Caldereta.',
      },
      { title: 'Monte Toro', text: 'Mit 358 Metern der höchste Punkt Menorcas: oben ein Heiligtum, ringsum die ganze Insel.' },
      {
        title: 'Cap de Cavalleria',
        text: 'Ein Leuchtturm über den Klippen der Nordspitze und ganz in der Nähe ein Strand mit rötlichem Sand.',
      },
      { title: 'Arenal d’en Castell', text: 'Muschelförmige Bucht mit ruhigem Wasser und feinem Sand, gut geeignet für Kinder.' },
    ],
    ca: [
      {
        title: 'La badia de Fornells',
        text: 'Un llarg braç de mar arrecerat, fet per a la vela i el caiac, i el bressol de la caldereta de llagosta.',
      },
      { title: 'El Toro', text: 'Amb 358 metres és el cim de Menorca: un santuari dalt de tot i l’illa sencera al voltant.' },
      {
        title: 'El cap de Cavalleria',
        text: 'Un far damunt els penya-segats de l’extrem nord i, ben a prop, una platja d’arena vermellosa.',
      },
      { title: 'Arenal d’en Castell', text: 'Cala en forma de petxina, d’aigua tranquil·la i arena fina, bona per anar-hi amb infants.' },
    ],
  },
  faq: {
    es: [
      {
        question: '¿Cuánto dura el viaje del aeropuerto a Fornells?',
        answer: 'Unos treinta y dos minutos. A Es Mercadal son unos veintidós, a Arenal d’en Castell veintiocho y a Son Parc treinta.',
      },
      {
        question: '¿La tarifa se calcula por viajero?',
        answer: 'No: es un precio cerrado por vehículo y trayecto. Se muestra completo antes de que envíe la solicitud.',
      },
      {
        question: '¿Se puede viajar con silla infantil?',
        answer: 'Sí. Elija sillas o elevadores al hacer la solicitud e indique la edad de los niños para que acertemos con el tamaño.',
      },
      {
        question: '¿Qué pasa si aterrizamos tarde?',
        answer:
          'El conductor sigue su vuelo en tiempo real. Tiene 60 minutos de espera incluidos en el aeropuerto para recoger las maletas ' +
          'con calma.',
      },
      {
        question: '¿Dónde está el conductor al llegar?',
        answer: 'A la salida del vestíbulo de llegadas, con un cartel en el que figura su nombre.',
      },
    ],
    en: [
      {
        question: 'How long does it take from the airport to Fornells?',
        answer: 'About thirty-two minutes. Es Mercadal takes around twenty-two, Arenal d’en Castell twenty-eight and Son Parc thirty.',
      },
      {
        question: 'Is the fare worked out per passenger?',
        answer: 'No. It is a fixed price per vehicle and journey, shown in full before you send your request.',
      },
      {
        question: 'Can we travel with a child seat?',
        answer: 'Yes. Add seats or boosters to your request, with each child’s age so that we bring the right size.',
      },
      {
        question: 'What happens if we land late?',
        answer:
          'The driver follows your flight live, and sixty minutes’ waiting at the airport is included, so there is no rush at the ' +
          'baggage belt.',
      },
      { question: 'Where is the driver when we arrive?', answer: 'By the exit of the arrivals hall, with a sign showing your name.' },
    ],
    de: [
      {
        question: 'Wie lange fährt man vom Flughafen nach Fornells?',
        answer: 'Rund 32 Minuten. Nach Es Mercadal sind es etwa 22, nach Arenal d’en Castell 28 und nach Son Parc 30 Minuten.',
      },
      {
        question: 'Wird der Preis pro Fahrgast berechnet?',
        answer: 'Nein. Es ist ein Festpreis pro Fahrzeug und Fahrt, den Sie vollständig sehen, bevor Sie die Anfrage senden.',
      },
      {
        question: 'Können wir mit Kindersitz reisen?',
        answer: 'Ja. Wählen Sie in der Anfrage Sitze oder Sitzerhöhungen und geben Sie das Alter der Kinder an, damit die Größe stimmt.',
      },
      {
        question: 'Was geschieht, wenn wir verspätet landen?',
        answer:
          'Der Fahrer verfolgt Ihren Flug in Echtzeit. 60 Minuten Wartezeit am Flughafen sind inbegriffen, am Gepäckband haben Sie also ' +
          'Ruhe.',
      },
      {
        question: 'Wo steht der Fahrer bei unserer Ankunft?',
        answer: 'Am Ausgang der Ankunftshalle, mit einem Schild, das Ihren Namen trägt.',
      },
    ],
    ca: [
      {
        question: 'Quant dura el viatge de l’aeroport a Fornells?',
        answer: 'Uns trenta-dos minuts. Fins as Mercadal en són devers vint-i-dos, a Arenal d’en Castell vint-i-vuit i a Son Parc trenta.',
      },
      {
        question: 'El preu es calcula per viatger?',
        answer: 'No: és un preu tancat per vehicle i trajecte, i el veureu sencer abans d’enviar la sol·licitud.',
      },
      {
        question: 'Podem viatjar amb cadireta?',
        answer: 'Sí. Afegiu cadiretes o elevadors a la sol·licitud i posau-hi l’edat dels infants, perquè encertem la mida.',
      },
      {
        question: 'Què passa si aterram tard?',
        answer:
          'El conductor segueix el vol en temps real. Hi ha 60 minuts d’espera inclosos a l’aeroport, per recollir les maletes sense ' +
          'córrer.',
      },
      {
        question: 'On serà el conductor quan arribem?',
        answer: 'A la sortida de la sala d’arribades, amb un cartell on hi ha el vostre nom.',
      },
    ],
  },
};
