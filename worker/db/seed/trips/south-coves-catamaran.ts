import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'south-coves-catamaran',
  tripType: 'boat',
  region: 'south',
  durationClass: 'full-day',
  price: 98,
  isBestseller: true,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 40.001,
  meetingLongitude: 3.839,
  minAge: 3,
  maxPeople: 16,
  guideLanguages: ['es', 'en', 'de'],
  image: 'catamaran',
  gallery: ['catamaran', 'cala-macarella', 'cala-turqueta', 'ciutadella-harbour'],
  destinations: ['macarella', 'cala-turqueta', 'ciutadella'],
  name: {
    es: 'Las calas vírgenes del sur en catamarán',
    en: 'Catamaran day to the wild southern coves',
    de: 'Mit dem Katamaran zu den Naturbuchten des Südens',
    ca: 'Les cales verges de migjorn en catamarà',
  },
  description: {
    es:
      'Un día entero a vela por las calas del sur, con dos fondeos en agua turquesa y comida a bordo. Turqueta o Macarella, vistas desde el mar.\n\n' +
      'El catamarán sale del puerto de Ciutadella, dobla el cabo de Artrutx y enfila la costa de pinares y acantilados claros. Según el viento, echamos ' +
      'el ancla frente a Son Saura y Cala en Turqueta o Macarella, siempre sobre arena para no dañar la posidonia.\n\n' +
      'Hay tiempo para nadar, remar en tabla o no hacer absolutamente nada en las redes de proa. A mediodía se sirve una comida fría menorquina y, de ' +
      'vuelta, una pomada, ginebra con limonada, para brindar.',
    en:
      'A full day under sail along Menorca’s south coast, with swims in turquoise coves and lunch on deck. See Turqueta or Macarella from the sea.\n\n' +
      'We slip out of Ciutadella’s long harbour, round Cap d’Artrutx and follow a shoreline of pine woods and pale cliffs. The wind decides where we ' +
      'drop anchor, off Son Saura and then Cala en Turqueta or Macarella, always on sand, never on the seagrass.\n\n' +
      'Swim, take out the paddleboard or claim a spot on the bow nets and do nothing at all. Lunch is a cold Menorcan spread, and there is a chilled ' +
      'pomada (gin and lemonade) for the sail home.',
    de:
      'Ein ganzer Tag unter Segeln entlang der Südküste, mit Badestopps in türkisfarbenen Buchten und Mittagessen an Deck.\n\n' +
      'Vom Hafen von Ciutadella geht es um das Cap d’Artrutx herum und dann an Kiefernwäldern und hellen Felswänden entlang. Je nach Wind ankern wir vor ' +
      'Son Saura und vor Cala en Turqueta oder Macarella, und zwar immer auf Sand, damit die Seegraswiesen unversehrt bleiben.\n\n' +
      'Sie schwimmen, paddeln auf dem Board oder machen es sich auf dem Netz am Bug bequem. Mittags gibt es ein kaltes menorquinisches Buffet, auf dem ' +
      'Rückweg stoßen wir mit einer eisgekühlten Pomada an, dem Inseldrink aus Gin und Limonade.',
    ca:
      'Tot un dia a vela per les cales del sud, amb dos banys d’aigua turquesa i dinar a coberta. Turqueta o Macarella, vistes des de la mar.\n\n' +
      'Sortim del port de Ciutadella, donam la volta al cap d’Artrutx i resseguim una costa de pinars i penya-segats clars. Segons el vent, fondejam ' +
      'davant Son Saura i davant Cala en Turqueta o Macarella, sempre damunt arena per no fer malbé la posidònia.\n\n' +
      'Hi ha temps per nedar, per provar el pàdel surf o per no fer res de res a les xarxes de proa. Devers migdia servim un dinar fred ben menorquí i, ' +
      'de tornada, brindam amb una pomada ben fresca.',
  },
  location: {
    es: 'Ciutadella y costa sur',
    en: 'Ciutadella and the south coast',
    de: 'Ciutadella und die Südküste',
    ca: 'Ciutadella i la costa sud',
  },
  duration: {
    es: '7 horas',
    en: '7 hours',
    de: '7 Stunden',
    ca: '7 hores',
  },
  meetingPoint: {
    es: 'Muelle del puerto de Ciutadella, 20 minutos antes de la salida. La confirmación indica el punto exacto de embarque.',
    en: 'Quayside in Ciutadella harbour, 20 minutes before departure. Your confirmation gives the exact berth.',
    de: 'Kai im Hafen von Ciutadella, 20 Minuten vor der Abfahrt. Den genauen Liegeplatz finden Sie in Ihrer Bestätigung.',
    ca: 'Moll del port de Ciutadella, 20 minuts abans de sortir. La confirmació indica el punt exacte d’embarcament.',
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
      'Dos fondeos, según el viento: Son Saura y Cala en Turqueta o Macarella',
      'Calas vírgenes sin caminar bajo el sol',
      'Comida menorquina a bordo',
      'Fondeo solo sobre arena, respetando la posidonia',
      'Máximo 16 personas',
    ],
    en: [
      'Two anchorages, chosen by the wind: Son Saura, then Cala en Turqueta or Macarella',
      'Wild coves without the hot walk in',
      'Menorcan lunch served on board',
      'We anchor on sand only, to protect the posidonia',
      'No more than 16 guests',
    ],
    de: [
      'Zwei Ankerstopps je nach Wind: Son Saura, dann Cala en Turqueta oder Macarella',
      'Naturbuchten ohne Fußmarsch in der Hitze',
      'Menorquinisches Mittagessen an Bord',
      'Geankert wird nur auf Sand, zum Schutz der Posidonia',
      'Höchstens 16 Gäste',
    ],
    ca: [
      'Dos fondejos, segons el vent: Son Saura i Cala en Turqueta o Macarella',
      'Cales verges sense caminar a ple sol',
      'Dinar menorquí a bord',
      'Fondejam només damunt arena, per respecte a la posidònia',
      'Màxim 16 persones',
    ],
  },
  included: {
    es: ['Patrón y tripulación', 'Comida fría, fruta y bebidas', 'Equipo de snorkel y tabla de pádel surf', 'Seguro de pasajeros'],
    en: ['Skipper and crew', 'Cold lunch, fruit and drinks', 'Snorkelling kit and paddleboard', 'Passenger insurance'],
    de: ['Skipper und Crew', 'Kaltes Buffet, Obst und Getränke', 'Schnorchelausrüstung und SUP-Board', 'Passagierversicherung'],
    ca: ['Patró i tripulació', 'Dinar fred, fruita i begudes', 'Equip de snorkel i planxa de pàdel surf', 'Assegurança de passatgers'],
  },
  excluded: {
    es: ['Traslado hasta Ciutadella', 'Toallas', 'Propinas'],
    en: ['Transport to Ciutadella', 'Towels', 'Tips'],
    de: ['Anfahrt nach Ciutadella', 'Handtücher', 'Trinkgeld'],
    ca: ['Trasllat fins a Ciutadella', 'Tovalloles', 'Propines'],
  },
  bring: {
    es: ['Bañador y toalla', 'Protector solar respetuoso con el mar', 'Gorra y gafas de sol', 'Una prenda ligera de abrigo'],
    en: ['Swimwear and a towel', 'Reef-safe sun cream', 'Hat and sunglasses', 'A light layer for the sail back'],
    de: ['Badesachen und Handtuch', 'Meeresfreundliche Sonnencreme', 'Kopfbedeckung und Sonnenbrille', 'Eine leichte Jacke'],
    ca: ['Banyador i tovallola', 'Crema solar respectuosa amb la mar', 'Capell i ulleres de sol', 'Una peça fina d’abric'],
  },
  itinerary: {
    es: [
      {
        title: 'Salida de Ciutadella',
        text: 'Bienvenida a bordo, normas de seguridad y navegación por el largo puerto hasta mar abierto.',
      },
      { title: 'Son Saura', text: 'Primer fondeo y primer baño frente a una de las grandes playas vírgenes del sur.' },
      { title: 'Cala en Turqueta o Macarella', text: 'Snorkel junto a las rocas y comida a la sombra de las velas.' },
      { title: 'Regreso a vela', text: 'Con la brisa de la tarde ponemos rumbo al cabo de Artrutx y a Ciutadella.' },
    ],
    en: [
      { title: 'Leaving Ciutadella', text: 'Welcome aboard and a safety briefing as we motor down the narrow harbour to open water.' },
      { title: 'Son Saura', text: 'First stop and first swim, off one of the great undeveloped beaches of the south.' },
      { title: 'Cala en Turqueta or Macarella', text: 'Snorkelling along the rocks, then lunch in the shade of the sails.' },
      { title: 'Sailing home', text: 'The afternoon breeze takes us back past Cap d’Artrutx to Ciutadella.' },
    ],
    de: [
      {
        title: 'Leinen los in Ciutadella',
        text: 'Begrüßung und Sicherheitseinweisung, während wir durch den schmalen Hafen aufs offene Meer gleiten.',
      },
      { title: 'Son Saura', text: 'Erster Ankerplatz und erstes Bad vor einem der großen unverbauten Strände des Südens.' },
      { title: 'Cala en Turqueta oder Macarella', text: 'Schnorcheln an den Felsen, danach Mittagessen im Schatten der Segel.' },
      { title: 'Zurück unter Segeln', text: 'Die Nachmittagsbrise bringt uns am Cap d’Artrutx vorbei nach Ciutadella.' },
    ],
    ca: [
      {
        title: 'Sortida de Ciutadella',
        text: 'Benvinguda a bord, normes de seguretat i navegació per l’estret del port fins a mar oberta.',
      },
      { title: 'Son Saura', text: 'Primer fondeig i primer bany davant una de les grans platges verges del sud.' },
      { title: 'Cala en Turqueta o Macarella', text: 'Snorkel arran de roca i dinar a l’ombra de les veles.' },
      { title: 'Tornada a vela', text: 'Amb l’embat del capvespre posam rumb al cap d’Artrutx i a Ciutadella.' },
    ],
  },
};
