import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'cami-complete-eight-days',
  tripType: 'walking',
  region: 'east',
  durationClass: 'multi-day',
  price: 690,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: false,
  meetingLatitude: 39.889,
  meetingLongitude: 4.265,
  minAge: 16,
  maxPeople: 8,
  guideLanguages: ['es', 'en', 'de', 'ca'],
  image: 'cami-de-cavalls-gate',
  gallery: ['cami-de-cavalls-gate', 'cliff-walkers', 'cala-pregonda', 'favaritx-lighthouse'],
  destinations: [
    'mao',
    'es-grau',
    'favaritx',
    'arenal-den-castell',
    'cavalleria',
    'cala-pregonda',
    'cala-morell',
    'punta-nati',
    'ciutadella',
    'cala-turqueta',
    'macarella',
    'cala-galdana',
    'cala-mitjana',
    'son-bou',
    'cala-en-porter',
    'binibequer',
    'punta-prima',
    'es-castell',
  ],
  name: {
    es: 'Camí de Cavalls completo en ocho días',
    en: 'The complete Camí de Cavalls in eight days',
    de: 'Der ganze Camí de Cavalls in acht Tagen',
    ca: 'Tot el Camí de Cavalls en vuit dies',
  },
  description: {
    es:
      'La vuelta entera a Menorca a pie: 185 km y veinte etapas del Camí de Cavalls en ocho jornadas, con guía y coche de apoyo.\n\n' +
      'Se sale de Maó y se regresa a Maó con toda la isla en las piernas. El norte es rojo, ventoso y áspero; el oeste, piedra desnuda; el sur, pinares ' +
      'y calas. Hay días largos, y conviene llegar entrenado.\n\n' +
      'El grupo es pequeño y el coche de apoyo nunca está lejos: lleva el equipaje, la comida y a quien necesite acortar una etapa. Los alojamientos se ' +
      'reservan a la medida de cada cual.',
    en:
      'All the way round Menorca on foot: 185 km and twenty stages of the Camí de Cavalls in eight days, guided and with a support car.\n\n' +
      'You leave from Maó and walk back into Maó with the whole island in your legs. The north is red, windy and rough; the west is bare stone; the ' +
      'south is pine woods and coves. Some of the days are long, so come fit.\n\n' +
      'The group is small and the support car is never far off. It carries luggage, lunch and anybody who needs to cut a stage short. We book your ' +
      'rooms along the way to suit your taste and budget, from a simple guesthouse to something rather grander.',
    de:
      'Zu Fuß einmal um Menorca: 185 km und zwanzig Etappen des Camí de Cavalls in acht Tagen, mit Guide und Begleitfahrzeug.\n\n' +
      'Sie starten in Maó und kehren nach Maó zurück, mit der ganzen Insel in den Beinen. Der Norden ist rot, windig und rau, der Westen nackter Stein, ' +
      'der Süden ein Wechsel aus Kiefernwald und Buchten. Einige Tage sind lang; eine gute Kondition sollten Sie mitbringen.\n\n' +
      'Die Gruppe bleibt klein, und das Begleitfahrzeug ist nie weit: Es transportiert Gepäck und Verpflegung und nimmt mit, wer eine Etappe abkürzen ' +
      'muss. Die Unterkünfte buchen wir nach Ihren Wünschen, von der einfachen Pension bis zum feinen Landhotel.',
    ca:
      'La volta sencera a Menorca a peu: 185 km i vint etapes del Camí de Cavalls en vuit jornades, amb guia i cotxe de suport.\n\n' +
      'Se surt de Maó i es torna a Maó amb tota l’illa dins les cames. La tramuntana és vermella, ventosa i aspra; ponent, pedra nua; migjorn, pinars i ' +
      'cales. Hi ha dies llargs, i convé venir-hi entrenat.\n\n' +
      'El grup és petit i el cotxe de suport no és mai gaire lluny: duu l’equipatge, el menjar i qui necessiti escurçar una etapa. Els allotjaments els ' +
      'reservam a mida de cadascú, de la fonda senzilla al lloc convertit en hotel rural.',
  },
  location: {
    es: 'Vuelta completa a la isla',
    en: 'All round the island',
    de: 'Rund um die Insel',
    ca: 'La volta sencera a l’illa',
  },
  duration: {
    es: '8 días',
    en: '8 days',
    de: '8 Tage',
    ca: '8 dies',
  },
  meetingPoint: {
    es: 'Maó, Pont de Sant Roc, a las 8.00 del primer día.',
    en: 'Maó, at the Sant Roc gateway, 8 am on day one.',
    de: 'Maó, am Stadttor Sant Roc, um 8 Uhr am ersten Tag.',
    ca: 'Maó, al pont de Sant Roc, a les 8 h del primer dia.',
  },
  cancellationPolicy: {
    es: 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.',
    en: 'Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.',
    de:
      'Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr ' +
      'Geld zurück.',
    ca: 'Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre.',
  },
  highlights: {
    es: [
      '185 km, veinte etapas, una isla entera',
      'Coche de apoyo todos los días',
      'Ocho caminantes como máximo',
      'Alojamientos reservados según presupuesto',
      'Diploma del GR 223 al terminar',
    ],
    en: [
      '185 km, twenty stages, one whole island',
      'Support car every day',
      'No more than eight walkers',
      'Rooms booked to your budget',
      'A GR 223 certificate at the end',
    ],
    de: [
      '185 km, zwanzig Etappen, eine ganze Insel',
      'Begleitfahrzeug an jedem Tag',
      'Höchstens acht Wanderer',
      'Unterkünfte nach Ihrem Budget',
      'GR-223-Urkunde am Ziel',
    ],
    ca: [
      '185 km, vint etapes, una illa sencera',
      'Cotxe de suport cada dia',
      'Vuit caminants com a màxim',
      'Allotjaments reservats segons pressupost',
      'Diploma del GR 223 en acabar',
    ],
  },
  included: {
    es: ['Guía de montaña titulado', 'Coche de apoyo y equipaje', 'Pícnic diario', 'Seguro'],
    en: ['Qualified walking guide', 'Support car and luggage transport', 'Daily picnic', 'Insurance'],
    de: ['Ausgebildeter Wanderführer', 'Begleitfahrzeug und Gepäcktransport', 'Tägliches Picknick', 'Versicherung'],
    ca: ['Guia de muntanya titulat', 'Cotxe de suport i equipatge', 'Pícnic diari', 'Assegurança'],
  },
  excluded: {
    es: ['Alojamiento', 'Cenas', 'Vuelos'],
    en: ['Accommodation', 'Dinners', 'Flights'],
    de: ['Unterkunft', 'Abendessen', 'Flüge'],
    ca: ['Allotjament', 'Sopars', 'Vols'],
  },
  bring: {
    es: ['Calzado de montaña usado', 'Bastones', 'Cortavientos', 'Bañador', 'Cantimplora de dos litros'],
    en: ['Worn-in walking boots', 'Poles', 'Windproof jacket', 'Swimwear', 'Two-litre water bottle'],
    de: ['Eingelaufene Wanderschuhe', 'Stöcke', 'Windjacke', 'Badesachen', 'Trinkflasche für zwei Liter'],
    ca: ['Calçat de muntanya fet al peu', 'Bastons', 'Tallavents', 'Banyador', 'Cantimplora de dos litres'],
  },
  itinerary: {
    es: [
      { title: 'Día 1: Maó – Favàritx, 18,6 km', text: 'Etapas 1 y 2, por Es Grau y la pizarra negra hasta el faro.' },
      { title: 'Día 2: Favàritx – Cala Tirant, 24,4 km', text: 'Etapas 3 y 4, con baño en Arenal d’en Castell y la bahía de Fornells.' },
      { title: 'Día 3: Cala Tirant – Els Alocs, 18,5 km', text: 'Etapas 5 y 6: Cavalleria, Pregonda y las primeras cuestas serias.' },
      { title: 'Día 4: Els Alocs – Punta Nati, 22,1 km', text: 'Etapas 7, 8 y 9, del bosque de Algaiarens al desierto de piedra.' },
      { title: 'Día 5: Punta Nati – Cap d’Artrutx, 23,7 km', text: 'Etapas 10 y 11, con parada a media jornada en Ciutadella.' },
      { title: 'Día 6: Cap d’Artrutx – Sant Tomàs, 30,5 km', text: 'Etapas 12, 13 y 14: la más larga, por terreno amable y con baños.' },
      { title: 'Día 7: Sant Tomàs – Binissafúller, 26,2 km', text: 'Etapas 15, 16 y 17, por Son Bou y los acantilados de Cala en Porter.' },
      { title: 'Día 8: Binissafúller – Maó, 21,4 km', text: 'Etapas 18, 19 y 20: caletas del sureste y entrada a pie en Maó.' },
    ],
    en: [
      { title: 'Day 1: Maó to Favàritx, 18.6 km', text: 'Stages 1 and 2, by way of Es Grau and black slate to the lighthouse.' },
      { title: 'Day 2: Favàritx to Cala Tirant, 24.4 km', text: 'Stages 3 and 4, with a swim at Arenal d’en Castell and Fornells bay.' },
      { title: 'Day 3: Cala Tirant to Els Alocs, 18.5 km', text: 'Stages 5 and 6: Cavalleria, Pregonda and the first serious climbs.' },
      { title: 'Day 4: Els Alocs to Punta Nati, 22.1 km', text: 'Stages 7, 8 and 9, from the woods of Algaiarens to a desert of stone.' },
      { title: 'Day 5: Punta Nati to Cap d’Artrutx, 23.7 km', text: 'Stages 10 and 11, with a midday break in Ciutadella.' },
      {
        title: 'Day 6: Cap d’Artrutx to Sant Tomàs, 30.5 km',
        text: 'Stages 12, 13 and 14: the longest day, on kind ground and with swims.',
      },
      {
        title: 'Day 7: Sant Tomàs to Binissafúller, 26.2 km',
        text: 'Stages 15, 16 and 17, past Son Bou and the cliffs of Cala en Porter.',
      },
      {
        title: 'Day 8: Binissafúller to Maó, 21.4 km',
        text: 'Stages 18, 19 and 20: the small coves of the south-east and into Maó on foot.',
      },
    ],
    de: [
      { title: 'Tag 1: Maó – Favàritx, 18,6 km', text: 'Etappen 1 und 2, über Es Grau und schwarzen Schiefer zum Leuchtturm.' },
      {
        title: 'Tag 2: Favàritx – Cala Tirant, 24,4 km',
        text: 'Etappen 3 und 4, mit Bad in Arenal d’en Castell und der Bucht von Fornells.',
      },
      {
        title: 'Tag 3: Cala Tirant – Els Alocs, 18,5 km',
        text: 'Etappen 5 und 6: Cavalleria, Pregonda und die ersten kräftigen Anstiege.',
      },
      { title: 'Tag 4: Els Alocs – Punta Nati, 22,1 km', text: 'Etappen 7, 8 und 9, vom Wald von Algaiarens in die Steinwüste.' },
      { title: 'Tag 5: Punta Nati – Cap d’Artrutx, 23,7 km', text: 'Etappen 10 und 11, mit Mittagspause in Ciutadella.' },
      {
        title: 'Tag 6: Cap d’Artrutx – Sant Tomàs, 30,5 km',
        text: 'Etappen 12, 13 und 14: der längste Tag, auf sanftem Gelände und mit Badepausen.',
      },
      {
        title: 'Tag 7: Sant Tomàs – Binissafúller, 26,2 km',
        text: 'Etappen 15, 16 und 17, über Son Bou und die Klippen von Cala en Porter.',
      },
      { title: 'Tag 8: Binissafúller – Maó, 21,4 km', text: 'Etappen 18, 19 und 20: kleine Buchten im Südosten und der Einzug in Maó.' },
    ],
    ca: [
      { title: 'Dia 1: Maó – Favàritx, 18,6 km', text: 'Etapes 1 i 2, per es Grau i la pissarra negra fins al far.' },
      { title: 'Dia 2: Favàritx – Cala Tirant, 24,4 km', text: 'Etapes 3 i 4, amb bany a s’Arenal d’en Castell i la badia de Fornells.' },
      { title: 'Dia 3: Cala Tirant – Els Alocs, 18,5 km', text: 'Etapes 5 i 6: Cavalleria, Pregonda i les primeres pujades de veritat.' },
      { title: 'Dia 4: Els Alocs – Punta Nati, 22,1 km', text: 'Etapes 7, 8 i 9, del bosc d’Algaiarens al desert de pedra.' },
      { title: 'Dia 5: Punta Nati – Cap d’Artrutx, 23,7 km', text: 'Etapes 10 i 11, amb aturada de migdia a Ciutadella.' },
      { title: 'Dia 6: Cap d’Artrutx – Sant Tomàs, 30,5 km', text: 'Etapes 12, 13 i 14: la més llarga, per terreny bo i amb banys.' },
      {
        title: 'Dia 7: Sant Tomàs – Binissafúller, 26,2 km',
        text: 'Etapes 15, 16 i 17, per Son Bou i els penya-segats de Cala en Porter.',
      },
      { title: 'Dia 8: Binissafúller – Maó, 21,4 km', text: 'Etapes 18, 19 i 20: caletes de llevant i entrada a peu a Maó.' },
    ],
  },
};
