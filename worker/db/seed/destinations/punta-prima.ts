import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'punta-prima',
  region: 'south',
  kind: 'beach',
  latitude: 39.812,
  longitude: 4.279,
  isPopular: false,
  bestMonths: [5, 6, 7, 9, 10],
  image: 'punta-prima',
  gallery: ['binibequer', 'catamaran', 'kayaks'],
  transferZone: 'sant-lluis',
  name: { es: 'Punta Prima', en: 'Punta Prima', de: 'Punta Prima', ca: 'Punta Prima' },
  description: {
    es:
      'En el extremo sureste de la isla, Punta Prima extiende su arena frente a la Illa de l’Aire y su esbelto faro, siempre presente en el horizonte.\n\n' +
      'Es una playa cómoda, abierta y luminosa, con paseo, restaurantes y tiendas a un paso. El islote que tiene delante es el hogar de una subespecie ' +
      'de lagartija, casi negra, que solo vive en este islote, y su faro sirve de brújula a quien pasea por la orilla.\n\n' +
      'A ambos lados, la costa se vuelve rocosa y baja, con pozas donde los niños buscan cangrejos y rincones donde sentarse a ver amanecer. Desde ' +
      'aquí parten dos etapas sencillas del Camí de Cavalls: hacia Binissafúller, entre casas blancas y caletas, y hacia Cala de Sant Esteve, por una ' +
      'costa más solitaria vigilada por una antigua torre de defensa.',
    en:
      'At the island’s south-eastern tip, Punta Prima spreads its sand opposite the Illa de l’Aire, whose slender lighthouse is always on the horizon.\n\n' +
      'This is an easy, open, light-filled beach with a promenade, restaurants and shops only steps away. The islet across the water is home to a ' +
      'nearly black subspecies of lizard that lives only on this islet, and its lighthouse is a compass for anyone strolling along the shore.\n\n' +
      'On either side the coast turns low and rocky, with pools where children hunt for crabs and quiet corners to sit and watch the sun come up. Two ' +
      'gentle stages of the Camí de Cavalls begin here: one towards Binissafúller, past white houses and tiny coves, the other to Cala de Sant Esteve, ' +
      'along a lonelier shore guarded by an old watchtower.',
    de:
      'An der Südostspitze der Insel liegt der Sandstrand von Punta Prima, gegenüber der Illa de l’Aire mit ihrem schlanken Leuchtturm am Horizont.\n\n' +
      'Der Strand ist unkompliziert, offen und hell; Promenade, Restaurants und Geschäfte sind nur ein paar Schritte entfernt. Auf dem vorgelagerten ' +
      'Inselchen lebt eine fast schwarze Unterart der Eidechse, die es nur auf dieser kleinen Insel gibt, und sein Leuchtturm dient Strandspaziergängern als Kompass.\n\n' +
      'Zu beiden Seiten wird die Küste flach und felsig, mit kleinen Felsbecken, in denen Kinder nach Krebsen suchen, und stillen Plätzen für den ' +
      'Sonnenaufgang. Zwei leichte Etappen des Camí de Cavalls beginnen hier: eine nach Binissafúller, vorbei an weißen Häusern und kleinen Buchten, ' +
      'die andere zur Cala de Sant Esteve, an einer einsameren Küste entlang, über die ein alter Wehrturm wacht.',
    ca:
      'A l’extrem sud-est de l’illa, Punta Prima estén la seva arena davant l’illa de l’Aire i el seu far esvelt, sempre present a l’horitzó.\n\n' +
      'És una platja còmoda, oberta i lluminosa, amb passeig, restaurants i botigues a quatre passes. L’illot del davant és la casa d’una subespècie ' +
      'de sargantana, gairebé negra, que només viu en aquest illot, i el far fa de brúixola a qui passeja vora l’aigua.\n\n' +
      'A banda i banda la costa es torna baixa i rocosa, amb cocons on els infants cerquen crancs i racons per seure a veure sortir el sol. D’aquí ' +
      'parteixen dues etapes planeres del Camí de Cavalls: cap a Binissafúller, entre cases blanques i caletes, i cap a cala de Sant Esteve, per una ' +
      'costa més solitària vigilada per una antiga torre de defensa.',
  },
  access: {
    es:
      'Punta Prima está a 11 km del aeropuerto, unos 18 minutos en coche por Sant Lluís. En temporada hay autobús desde Maó. El Camí de Cavalls la une ' +
      'con Binissafúller (8,1 km) y con Cala de Sant Esteve (7,3 km).',
    en:
      'Punta Prima is 11 km from the airport, about 18 minutes by car through Sant Lluís. Buses run from Maó in season. The Camí de Cavalls leads to ' +
      'Binissafúller (8.1 km) and to Cala de Sant Esteve (7.3 km).',
    de:
      'Punta Prima liegt 11 km vom Flughafen entfernt, etwa 18 Autominuten über Sant Lluís. In der Saison fahren Busse ab Maó. Der Camí de Cavalls ' +
      'führt nach Binissafúller (8,1 km) und zur Cala de Sant Esteve (7,3 km).',
    ca:
      'Punta Prima és a 11 km de l’aeroport, uns 18 minuts amb cotxe per Sant Lluís. En temporada hi ha autobús des de Maó. El Camí de Cavalls l’uneix ' +
      'amb Binissafúller (8,1 km) i amb cala de Sant Esteve (7,3 km).',
  },
  tags: {
    es: ['familias', 'arena blanca', 'vistas'],
    en: ['families', 'white sand', 'views'],
    de: ['Familien', 'weißer Sand', 'Aussicht'],
    ca: ['famílies', 'arena blanca', 'vistes'],
  },
  services: {
    es: ['Socorrismo en temporada', 'Hamacas y sombrillas', 'Restaurantes y bares', 'Tiendas', 'Autobús en temporada'],
    en: ['Lifeguards in season', 'Sunbeds and parasols', 'Restaurants and bars', 'Shops', 'Bus in season'],
    de: ['Rettungsschwimmer in der Saison', 'Liegen und Sonnenschirme', 'Restaurants und Bars', 'Geschäfte', 'Bus in der Saison'],
    ca: ['Socorrisme en temporada', 'Gandules i para-sols', 'Restaurants i bars', 'Botigues', 'Autobús en temporada'],
  },
  tips: {
    es: [
      'Con viento del sur entra oleaje: respete las banderas y elija ese día otra costa.',
      'Madrugue una mañana: el sol sale sobre el mar.',
      'Camine hacia las rocas con calzado de agua y mire bien las pozas.',
    ],
    en: [
      'A southerly wind brings waves: watch the flags and choose another coast that day.',
      'Get up early once: the sun rises straight out of the sea.',
      'Put on water shoes and explore the rock pools at leisure.',
    ],
    de: [
      'Bei Südwind gibt es Wellen: Achten Sie auf die Flaggen und wählen Sie an solchen Tagen eine andere Küste.',
      'Stehen Sie einmal früh auf: Die Sonne geht hier über dem Meer auf.',
      'Mit Badeschuhen lassen sich die Felsbecken in aller Ruhe erkunden.',
    ],
    ca: [
      'Amb migjorn hi entra maror: respectau les banderes i aquell dia triau una altra costa.',
      'Matinau un dia: el sol hi surt de dins la mar.',
      'Anau cap a les roques amb calçat d’aigua i mirau bé els cocons.',
    ],
  },
};
