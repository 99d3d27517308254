import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'arenal-den-castell',
  region: 'north',
  kind: 'beach',
  latitude: 40.022,
  longitude: 4.183,
  isPopular: false,
  bestMonths: [5, 6, 7, 9, 10],
  image: 'arenal-den-castell',
  gallery: ['kayaks', 'snorkel', 'catamaran'],
  transferZone: 'fornells',
  name: { es: 'Arenal d’en Castell', en: 'Arenal d’en Castell', de: 'Arenal d’en Castell', ca: 'Arenal d’en Castell' },
  description: {
    es:
      'Pocas playas del norte son tan amables como el Arenal d’en Castell, una bahía casi circular donde el mar suele parecer una laguna.\n\n' +
      'Los brazos de tierra que cierran la bahía frenan el oleaje, y la orilla se adentra en el agua tan despacio que hay que caminar un buen trecho ' +
      'para dejar de hacer pie. Es una playa para construir castillos, aprender a remar y perder la noción del tiempo.\n\n' +
      'Las casas y los hoteles miran al mar desde las laderas, y abajo quedan los bares, las hamacas y los kayaks. Quienes prefieren el norte más ' +
      'agreste lo encuentran a la vuelta de la esquina: el Camí de Cavalls bordea las calas de Addaia en dirección a Favàritx y, hacia el otro lado, ' +
      'cruza Son Parc camino de Cala Tirant.',
    en:
      'Few beaches in the north are as easy-going as Arenal d’en Castell, an almost circular bay where the sea often looks like a lagoon.\n\n' +
      'Two arms of land hold back the swell, and the shore shelves so gradually that you have to wade a long way before you are out of your depth. ' +
      'This is a beach for building sandcastles, learning to paddle and losing track of the time.\n\n' +
      'Houses and hotels look out to sea from the slopes, with the bars, sunbeds and kayaks down below. Anyone who prefers the north at its wildest ' +
      'will find it just around the corner: the Camí de Cavalls skirts the inlets of Addaia on its way to Favàritx and, in the other direction, ' +
      'crosses Son Parc towards Cala Tirant, with the sea never far away.',
    de:
      'Kaum ein Strand im Norden ist so familienfreundlich wie Arenal d’en Castell, eine fast kreisrunde Bucht, in der das Meer oft einer Lagune ' +
      'gleicht.\n\n' +
      'Zwei Landzungen halten die Wellen ab, und der Strand fällt so flach ab, dass man weit hineingehen muss, bis man nicht mehr stehen kann. Hier ' +
      'baut man Sandburgen, lernt paddeln und vergisst die Zeit.\n\n' +
      'Häuser und Hotels blicken von den Hängen aufs Meer, unten liegen Bars, Sonnenliegen und Kajaks. Wer den Norden lieber von seiner rauen Seite ' +
      'kennenlernt, findet ihn gleich um die Ecke: Der Camí de Cavalls umrundet auf dem Weg nach Favàritx die Buchten von Addaia; in der anderen ' +
      'Richtung führt er über Son Parc zur Cala Tirant, nie weit vom Meer entfernt. So lassen sich Badetage und kleine Wanderungen wunderbar ' +
      'verbinden.',
    ca:
      'Poques platges del nord són tan amables com s’Arenal d’en Castell, una badia gairebé rodona on la mar sovint sembla un estany.\n\n' +
      'Els dos braços de terra que tanquen la badia aturen les onades, i la vorera s’endinsa tan a poc a poc que s’ha de caminar una bona estona per ' +
      'deixar de fer peu. És una platja per fer castells d’arena, aprendre a remar i perdre el compte de les hores.\n\n' +
      'Les cases i els hotels guaiten a la mar des dels costers, i a baix hi ha els bars, les gandules i els caiacs. Qui s’estima més la tramuntana ' +
      'feresta la troba just al costat: el Camí de Cavalls volta les cales d’Addaia en direcció a Favàritx i, cap a l’altra banda, travessa Son Parc ' +
      'per arribar a cala Tirant.',
  },
  access: {
    es:
      'El Arenal d’en Castell está a 24 km del aeropuerto, unos 28 minutos en coche. En temporada hay autobús. El Camí de Cavalls llega desde Favàritx ' +
      '(13,6 km) y sigue hasta Cala Tirant (10,8 km).',
    en:
      'Arenal d’en Castell is 24 km from the airport, about 28 minutes by car. There are buses in season. The Camí de Cavalls comes in from Favàritx ' +
      '(13.6 km) and carries on to Cala Tirant (10.8 km).',
    de:
      'Arenal d’en Castell liegt 24 km vom Flughafen entfernt, etwa 28 Autominuten. In der Saison fahren Busse. Der Camí de Cavalls kommt von Favàritx ' +
      '(13,6 km) und führt weiter zur Cala Tirant (10,8 km).',
    ca:
      'L’Arenal d’en Castell és a 24 km de l’aeroport, uns 28 minuts amb cotxe. En temporada hi ha autobús. El Camí de Cavalls hi arriba des de ' +
      'Favàritx (13,6 km) i segueix fins a cala Tirant (10,8 km).',
  },
  tags: {
    es: ['familias', 'arena dorada', 'kayak'],
    en: ['families', 'golden sand', 'kayaking'],
    de: ['Familien', 'goldener Sand', 'Kajak'],
    ca: ['famílies', 'arena daurada', 'caiac'],
  },
  services: {
    es: ['Socorrismo en temporada', 'Hamacas y sombrillas', 'Alquiler de kayaks', 'Restaurantes y bares', 'Autobús en temporada'],
    en: ['Lifeguards in season', 'Sunbeds and parasols', 'Kayak hire', 'Restaurants and bars', 'Bus in season'],
    de: ['Rettungsschwimmer in der Saison', 'Liegen und Sonnenschirme', 'Kajakverleih', 'Restaurants und Bars', 'Bus in der Saison'],
    ca: ['Socorrisme en temporada', 'Gandules i para-sols', 'Lloguer de caiacs', 'Restaurants i bars', 'Autobús en temporada'],
  },
  tips: {
    es: [
      'Con viento del sur es un acierto: el mar queda liso como un plato.',
      'Desde la parte alta hay que bajar escaleras o cuestas: téngalo en cuenta si lleva cochecito.',
      'Salga en kayak por la mañana para recorrer las orillas rocosas de la bahía.',
    ],
    en: [
      'A good choice in a southerly wind, when the bay lies smooth as glass.',
      'From the upper part of the resort there are steps and slopes, worth knowing if you have a pushchair.',
      'Take a kayak out in the morning to explore the rocky edges of the bay.',
    ],
    de: [
      'Bei Südwind eine gute Wahl: Dann liegt die Bucht spiegelglatt da.',
      'Vom oberen Ortsteil führen Treppen und steile Wege hinunter – gut zu wissen, wenn Sie mit Kinderwagen kommen.',
      'Paddeln Sie am Vormittag mit dem Kajak an den felsigen Rändern der Bucht entlang.',
    ],
    ca: [
      'Amb vent de migjorn és un encert: la mar queda plana com un plat.',
      'De la part alta s’hi baixa per escales o costes: tingueu-ho en compte si duis cotxet.',
      'Sortiu en caiac al matí per resseguir les voreres rocoses de la badia.',
    ],
  },
};
