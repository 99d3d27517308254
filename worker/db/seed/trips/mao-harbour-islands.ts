import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'mao-harbour-islands',
  tripType: 'boat',
  region: 'east',
  durationClass: 'half-day',
  price: 34,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: true,
  meetingLatitude: 39.889,
  meetingLongitude: 4.265,
  minAge: null,
  maxPeople: 12,
  guideLanguages: ['es', 'en', 'de', 'ca'],
  image: 'mao-harbour',
  gallery: ['mao-harbour', 'la-mola', 'es-castell'],
  destinations: ['mao', 'es-castell'],
  name: {
    es: 'Las islas del puerto de Maó',
    en: 'Islands of Maó harbour by boat',
    de: 'Die Inseln im Hafen von Maó',
    ca: 'Les illes del port de Maó',
  },
  description: {
    es:
      'Uno de los grandes puertos naturales del Mediterráneo, recorrido en barco de punta a punta, con parada en la Illa del Rei.\n\n' +
      'Mercaderes, corsarios y almirantes conocían bien este brazo de mar que se adentra en la tierra hasta los pies de Maó (Mahón). Pasamos frente a ' +
      'palacetes rojos, muelles y baterías, y nuestro guía cuenta quién mandó construir cada cosa y contra quién.\n\n' +
      'Desembarcamos en la Illa del Rei para pasear por el antiguo hospital naval británico y sus jardines. Luego seguimos hasta la Illa del Llatzeret ' +
      'y los muros de La Mola, en la bocana, antes de volver por Cales Fonts, el rincón marinero de Es Castell.',
    en:
      'One of the Mediterranean’s great natural harbours, explored by boat from end to end, with time ashore on Illa del Rei.\n\n' +
      'Traders, corsairs and admirals all knew this arm of the sea, which runs inland to the foot of Maó (Mahón). We pass russet villas, quays and gun ' +
      'batteries while the guide explains who built what, and whom they were worried about.\n\n' +
      'We land on Illa del Rei to walk through the former British naval hospital and its gardens. Then it is on to Illa del Llatzeret and the walls of ' +
      'La Mola at the harbour mouth, returning past Cales Fonts, the fishing quay of Es Castell.',
    de:
      'Einer der großen Naturhäfen des Mittelmeers, mit dem Boot von einem Ende zum anderen und mit einem Landgang auf der Illa del Rei.\n\n' +
      'Händler, Korsaren und Admiräle kannten diesen Meeresarm, der bis an den Fuß von Maó (Mahón) reicht. Wir gleiten an rostroten Villen, Kais und ' +
      'Geschützstellungen vorbei, und Ihr Guide erzählt, wer hier was gebaut hat und gegen wen.\n\n' +
      'Auf der Illa del Rei gehen wir an Land und spazieren durch das ehemalige britische Marinehospital und seine Gärten. Weiter geht es zur Illa del ' +
      'Llatzeret und zu den Mauern von La Mola an der Hafeneinfahrt, zurück an Cales Fonts entlang, dem Fischerhafen von Es Castell.',
    ca:
      'Un dels grans ports naturals de la Mediterrània, en barca de cap a cap i amb una aturada a l’illa del Rei.\n\n' +
      'Mercaders, corsaris i almiralls coneixien prou bé aquest braç de mar que arriba fins als peus de Maó. Passam per davant de casetes vermelles, ' +
      'molls i bateries mentre el guia explica qui va fer bastir cada cosa i contra qui.\n\n' +
      'Desembarcam a l’illa del Rei per passejar per l’antic hospital naval britànic i els seus jardins. Després seguim fins a l’illa del Llatzeret i ' +
      'les murades de la Mola, a la bocana, i tornam per Cales Fonts, el racó mariner des Castell, on encara hi ha llaüts amarrats davant les cases.',
  },
  location: {
    es: 'Puerto de Maó',
    en: 'Maó harbour',
    de: 'Hafen von Maó',
    ca: 'Port de Maó',
  },
  duration: {
    es: '3 horas',
    en: '3 hours',
    de: '3 Stunden',
    ca: '3 hores',
  },
  meetingPoint: {
    es: 'Muelle de Maó, junto al mar, 15 minutos antes. La dirección exacta llega con la confirmación.',
    en: 'The quay at Maó, 15 minutes before departure. The exact spot comes with your confirmation.',
    de: 'Am Kai von Maó, 15 Minuten vor der Abfahrt. Die genaue Stelle steht in Ihrer Bestätigung.',
    ca: 'Moll de Maó, 15 minuts abans de sortir. El punt exacte arriba amb la confirmació.',
  },
  cancellationPolicy: {
    es: 'Cancelación gratuita hasta 48 horas antes. Si el estado del mar impide salir, se ofrece otra fecha o la devolución íntegra del importe.',
    en: 'Free cancellation up to 48 hours before. If the sea is too rough to go out, choose another date or a full refund.',
    de:
      'Kostenlose Stornierung bis 48 Stunden vorher. Lässt der Seegang keine Ausfahrt zu, bieten wir einen anderen Termin an oder erstatten den vollen ' +
      'Betrag.',
    ca: 'Cancel·lació gratuïta fins a 48 hores abans. Si l’estat de la mar no deixa sortir, oferim una altra data o tornam l’import íntegre.',
  },
  highlights: {
    es: [
      'El puerto entero, de Maó a la bocana',
      'Visita a pie de la Illa del Rei',
      'La fortaleza de La Mola desde el agua',
      'Relatos de tres siglos de idas y venidas',
      'Apto para todas las edades',
    ],
    en: [
      'The whole harbour, from Maó to the open sea',
      'A guided walk on Illa del Rei',
      'La Mola fortress seen from the water',
      'Three centuries of comings and goings, well told',
      'Easy for all ages',
    ],
    de: [
      'Der ganze Hafen, von Maó bis zur Einfahrt',
      'Geführter Rundgang auf der Illa del Rei',
      'Die Festung La Mola vom Wasser aus',
      'Geschichten aus drei Jahrhunderten',
      'Für jedes Alter geeignet',
    ],
    ca: [
      'Tot el port, de Maó a la bocana',
      'Visita a peu de l’illa del Rei',
      'La fortalesa de la Mola des de l’aigua',
      'Històries de tres segles d’anar i venir',
      'Per a totes les edats',
    ],
  },
  included: {
    es: ['Barco con patrón', 'Guía a bordo', 'Entrada al recinto del antiguo hospital'],
    en: ['Boat and skipper', 'Guide on board', 'Entry to the old hospital grounds'],
    de: ['Boot mit Skipper', 'Guide an Bord', 'Eintritt zum Gelände des Hospitals'],
    ca: ['Barca amb patró', 'Guia a bord', 'Entrada al recinte de l’antic hospital'],
  },
  excluded: {
    es: ['Comida y bebidas', 'Traslado hasta el puerto'],
    en: ['Food and drinks', 'Transport to the harbour'],
    de: ['Speisen und Getränke', 'Anfahrt zum Hafen'],
    ca: ['Menjar i begudes', 'Trasllat fins al port'],
  },
  bring: {
    es: ['Gorra y protector solar', 'Calzado cómodo', 'Agua', 'Cámara'],
    en: ['Hat and sun cream', 'Comfortable shoes', 'Water', 'Camera'],
    de: ['Kopfbedeckung und Sonnencreme', 'Bequeme Schuhe', 'Wasser', 'Kamera'],
    ca: ['Capell i crema solar', 'Calçat còmode', 'Aigua', 'Càmera'],
  },
  itinerary: {
    es: [
      { title: 'De Maó hacia la bocana', text: 'Zarpamos bajo la ciudad y navegamos entre casas de pescadores y fincas señoriales.' },
      { title: 'Illa del Rei', text: 'Desembarco y paseo guiado por el hospital y sus jardines.' },
      { title: 'Llatzeret y La Mola', text: 'El antiguo lazareto y la gran fortaleza del siglo XIX, vistos desde el mar.' },
      { title: 'Cales Fonts y regreso', text: 'Bordeamos Es Castell y volvemos a Maó con la ciudad de frente.' },
    ],
    en: [
      { title: 'Maó towards the harbour mouth', text: 'We cast off below the town and cruise between boathouses and grand villas.' },
      { title: 'Illa del Rei', text: 'Time ashore, with a guided walk round the hospital and its gardens.' },
      { title: 'Llatzeret and La Mola', text: 'The old quarantine island and the great nineteenth-century fortress, from the sea.' },
      { title: 'Cales Fonts and home', text: 'We skirt Es Castell and return with the town of Maó straight ahead.' },
    ],
    de: [
      {
        title: 'Von Maó zur Hafeneinfahrt',
        text: 'Wir legen unterhalb der Stadt ab und fahren zwischen Bootshäusern und Herrenhäusern hindurch.',
      },
      { title: 'Illa del Rei', text: 'Landgang mit Führung durch das Hospital und die Gärten.' },
      {
        title: 'Llatzeret und La Mola',
        text: 'Die alte Quarantäneinsel und die große Festung des 19. Jahrhunderts, vom Meer aus gesehen.',
      },
      { title: 'Cales Fonts und Rückfahrt', text: 'Vorbei an Es Castell geht es zurück, mit Blick auf die Stadt.' },
    ],
    ca: [
      { title: 'De Maó cap a la bocana', text: 'Sortim per davall la ciutat i navegam entre casetes de vorera i cases senyorials.' },
      { title: 'Illa del Rei', text: 'Desembarcament i passejada guiada per l’hospital i els jardins.' },
      { title: 'Llatzeret i la Mola', text: 'L’antic llatzeret i la gran fortalesa del segle XIX, vistos des de la mar.' },
      { title: 'Cales Fonts i tornada', text: 'Vorejam es Castell i tornam amb la ciutat de Maó al davant.' },
    ],
  },
};
