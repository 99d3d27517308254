import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'paddle-es-grau',
  tripType: 'water-sports',
  region: 'east',
  durationClass: 'half-day',
  price: 39,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: true,
  meetingLatitude: 39.951,
  meetingLongitude: 4.268,
  minAge: 8,
  maxPeople: 10,
  guideLanguages: ['es', 'en', 'ca'],
  image: 'es-grau',
  gallery: ['es-grau', 'kayaks', 'albufera'],
  destinations: ['es-grau'],
  name: {
    es: 'Pádel surf al amanecer en Es Grau',
    en: 'Sunrise paddleboarding at Es Grau',
    de: 'Stand-up-Paddling bei Sonnenaufgang in Es Grau',
    ca: 'Pàdel surf a l’alba as Grau',
  },
  description: {
    es:
      'A primera hora la bahía de Es Grau es un espejo. De pie sobre la tabla, solo se oyen el remo y las aves de S’Albufera.\n\n' +
      'Es Grau es un puñado de casas blancas a la entrada del parque natural, corazón de la Reserva de la Biosfera. La bahía, poco profunda y cerrada ' +
      'por la Illa d’en Colom, permite aprender en media hora y disfrutar el resto.\n\n' +
      'Tras unos ejercicios en la orilla ponemos rumbo a la isla, siguiendo la costa de pizarra oscura. Si el mar está en calma, nos acercamos a sus ' +
      'calas para bañarnos antes de que llegue nadie más. Al terminar espera un desayuno en la playa.',
    en:
      'At first light the bay of Es Grau is a mirror. Standing on the board, all you hear is the paddle and the birds of the wetland.\n\n' +
      'Es Grau is a handful of white houses at the gate of the natural park, the heart of the Biosphere Reserve. Its bay is shallow and closed off by ' +
      'Illa d’en Colom, so half an hour is enough to learn and the rest is pure enjoyment.\n\n' +
      'After some practice by the shore we head for the island along a coast of dark slate. If the sea stays calm we slip into its coves for a swim ' +
      'before anyone else is about. Breakfast is waiting on the beach when we return.',
    de:
      'Im ersten Licht liegt die Bucht von Es Grau da wie ein Spiegel. Auf dem Board hören Sie nur das Paddel und die Vögel der Albufera.\n\n' +
      'Es Grau ist eine Handvoll weißer Häuser am Eingang zum Naturpark, dem Herzen des Biosphärenreservats. Die Bucht ist flach und wird von der Illa ' +
      'd’en Colom geschützt. Nach einer halben Stunde stehen selbst Neulinge sicher, der Rest ist Genuss.\n\n' +
      'Nach ein paar Übungen am Ufer paddeln wir an dunklem Schiefer entlang auf die Insel zu. Bleibt das Meer ruhig, baden wir in einer ihrer Buchten, ' +
      'bevor die ersten Ausflügler kommen. Zum Abschluss wartet am Strand das Frühstück.',
    ca:
      'A primera hora la badia des Grau és un mirall. Drets damunt la planxa, només se senten el rem i els ocells de s’Albufera.\n\n' +
      'Es Grau és un grapat de cases blanques a l’entrada del parc natural, el cor de la Reserva de la Biosfera. La badia, amb poc fons i tancada per ' +
      'l’illa d’en Colom, permet aprendre’n en mitja hora i gaudir de tota la resta.\n\n' +
      'Després de quatre exercicis a la vorera posam proa a l’illa, seguint una costa de pissarra fosca. Si la mar està plana, ens acostam a les seves ' +
      'cales per fer un bany abans que arribi ningú més. En acabar, el berenar ens espera a la platja.',
  },
  location: {
    es: 'Es Grau',
    en: 'Es Grau',
    de: 'Es Grau',
    ca: 'Es Grau',
  },
  duration: {
    es: '2 horas y media',
    en: '2½ hours',
    de: '2,5 Stunden',
    ca: '2 hores i mitja',
  },
  meetingPoint: {
    es: 'Playa de Es Grau, en el extremo del pueblo, 15 minutos antes.',
    en: 'Es Grau beach, at the village end, 15 minutes before the start.',
    de: 'Strand von Es Grau, auf der Dorfseite, 15 Minuten vor Beginn.',
    ca: 'Platja des Grau, a la banda del poble, 15 minuts abans.',
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
      'El mejor momento del día, sin viento ni gente',
      'Bahía poco profunda, ideal para aprender',
      'Ruta hacia la Illa d’en Colom',
      'Desayuno en la playa',
    ],
    en: [
      'The best hour of the day, with no wind and no crowds',
      'A shallow bay, ideal for learning',
      'Out towards Illa d’en Colom',
      'Breakfast on the beach',
    ],
    de: [
      'Die schönste Stunde des Tages, ohne Wind und Trubel',
      'Flache Bucht, ideal zum Lernen',
      'In Richtung Illa d’en Colom',
      'Frühstück am Strand',
    ],
    ca: [
      'La millor hora del dia, sense vent ni gent',
      'Badia de poc fons, ideal per aprendre’n',
      'Ruta cap a l’illa d’en Colom',
      'Berenar a la platja',
    ],
  },
  included: {
    es: ['Tabla, remo y chaleco', 'Instructor titulado', 'Desayuno sencillo'],
    en: ['Board, paddle and buoyancy aid', 'Qualified instructor', 'A simple breakfast'],
    de: ['Board, Paddel und Schwimmweste', 'Ausgebildeter Lehrer', 'Einfaches Frühstück'],
    ca: ['Planxa, rem i armilla', 'Instructor titulat', 'Berenar senzill'],
  },
  excluded: {
    es: ['Traslado hasta Es Grau', 'Toallas'],
    en: ['Transport to Es Grau', 'Towels'],
    de: ['Anfahrt nach Es Grau', 'Handtücher'],
    ca: ['Trasllat fins as Grau', 'Tovalloles'],
  },
  bring: {
    es: ['Bañador', 'Camiseta de manga larga', 'Protector solar', 'Agua'],
    en: ['Swimwear', 'Long-sleeved top', 'Sun cream', 'Water'],
    de: ['Badesachen', 'Langärmliges Shirt', 'Sonnencreme', 'Wasser'],
    ca: ['Banyador', 'Samarreta de màniga llarga', 'Crema solar', 'Aigua'],
  },
  itinerary: {
    es: [
      { title: 'En la orilla', text: 'Postura, equilibrio y primeras remadas con el agua por la cintura.' },
      { title: 'Rumbo a la Illa d’en Colom', text: 'Travesía tranquila con paradas para mirar el fondo.' },
      { title: 'Baño y regreso', text: 'Chapuzón en aguas claras y vuelta con el sol ya alto.' },
      { title: 'Desayuno', text: 'Café, fruta y ensaimada con los pies en la arena.' },
    ],
    en: [
      { title: 'By the shore', text: 'Stance, balance and first strokes in waist-deep water.' },
      { title: 'Towards Illa d’en Colom', text: 'An easy crossing, with pauses to look down at the seabed.' },
      { title: 'A swim and the way back', text: 'A dip in clear water, then home with the sun well up.' },
      { title: 'Breakfast', text: 'Coffee, fruit and a spiral ensaïmada with your feet in the sand.' },
    ],
    de: [
      { title: 'Am Ufer', text: 'Stand, Balance und die ersten Züge im hüfttiefen Wasser.' },
      { title: 'Zur Illa d’en Colom', text: 'Ruhige Überfahrt mit Pausen für den Blick auf den Meeresgrund.' },
      { title: 'Baden und zurück', text: 'Ein Sprung ins klare Wasser, dann geht es bei höher stehender Sonne heim.' },
      { title: 'Frühstück', text: 'Kaffee, Obst und Ensaïmada mit den Füßen im Sand.' },
    ],
    ca: [
      { title: 'A la vorera', text: 'Postura, equilibri i primeres palades amb l’aigua fins a la cintura.' },
      { title: 'Cap a l’illa d’en Colom', text: 'Travessia tranquil·la, amb aturades per mirar el fons.' },
      { title: 'Bany i tornada', text: 'Un capfico en aigua clara i tornada amb el sol ja alt.' },
      { title: 'Berenar', text: 'Cafè, fruita i ensaïmada amb els peus dins l’arena.' },
    ],
  },
};
