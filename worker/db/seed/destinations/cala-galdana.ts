import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'cala-galdana',
  region: 'south',
  kind: 'beach',
  latitude: 39.938,
  longitude: 3.957,
  isPopular: false,
  bestMonths: [5, 6, 7, 9, 10],
  image: 'cala-galdana',
  gallery: ['cala-mitjana', 'kayaks', 'catamaran'],
  transferZone: 'cala-galdana',
  name: { es: 'Cala Galdana', en: 'Cala Galdana', de: 'Cala Galdana', ca: 'Cala Galdana' },
  description: {
    es:
      'En Cala Galdana se puede desayunar frente a una bahía en calma, nadar antes que nadie y salir a pie hacia las calas más bellas del sur.\n\n' +
      'La bahía está tan recogida que el mar suele amanecer como una balsa, y la orilla desciende con suavidad: por eso es una de las playas ' +
      'preferidas para venir con niños. En un extremo desemboca el torrente del Barranc d’Algendar, un cauce verde donde nadan patos y fondean ' +
      'pequeñas barcas.\n\n' +
      'Hay hoteles, restaurantes y alquiler de kayaks, pero también dos de los paseos más agradecidos de la isla: hacia poniente, Macarella; hacia ' +
      'levante, Mitjana. Al caer la tarde, vale la pena subir al mirador de Sa Punta para ver la cala entera, cuando la luz dora la roca y los ' +
      'bañistas ya se han ido a cenar.',
    en:
      'At Cala Galdana you can breakfast beside a calm, pine-ringed bay, swim before anyone else and set off on foot for the south’s loveliest coves.\n\n' +
      'The bay is so well enclosed that the sea is often flat calm in the morning, and the shore shelves gently, which is why so many families come ' +
      'back year after year. At one end the stream from the Barranc d’Algendar reaches the sea, a green inlet where ducks paddle and little boats lie ' +
      'at their moorings.\n\n' +
      'There are hotels, restaurants and kayaks for hire, but also two of the most rewarding short walks on Menorca: west to Macarella, east to ' +
      'Mitjana. Towards evening, climb to the Sa Punta viewpoint to see the whole bay when the rock turns gold and the bathers have gone in to dinner.',
    de:
      'In Cala Galdana frühstücken Sie mit Blick auf eine stille Bucht, schwimmen vor allen anderen und wandern dann zu den schönsten Buchten des ' +
      'Südens.\n\n' +
      'Die Bucht liegt so geschützt, dass das Meer am Morgen oft spiegelglatt ist, und der Strand fällt sanft ab – kein Wunder, dass Familien immer ' +
      'wieder hierher zurückkehren. An einem Ende mündet der Bach aus dem Barranc d’Algendar, ein grüner Wasserlauf, auf dem Enten schwimmen und ' +
      'kleine Boote liegen.\n\n' +
      'Es gibt Hotels, Restaurants und einen Kajakverleih, aber auch zwei der lohnendsten kurzen Wanderungen der Insel: nach Westen zur Macarella, ' +
      'nach Osten zur Mitjana. Steigen Sie gegen Abend zum Aussichtspunkt Sa Punta hinauf: Von dort sehen Sie die ganze Bucht, wenn das Licht den Fels ' +
      'vergoldet und die Badegäste schon beim Abendessen sitzen.',
    ca:
      'A Cala Galdana es pot berenar davant una badia en calma, nedar abans que ningú i partir a peu cap a les cales més belles del migjorn.\n\n' +
      'La badia és tan tancada que la mar sol despertar-se com una bassa d’oli, i la vorera baixa a poc a poc: per això és una de les platges més ' +
      'estimades per anar-hi amb infants. A un cap hi desemboca el torrent del barranc d’Algendar, un braç d’aigua verd on neden ànneres i reposen ' +
      'barques petites.\n\n' +
      'Hi ha hotels, restaurants i lloguer de caiacs, però també dues de les passejades més agraïdes de l’illa: cap a ponent, Macarella; cap a ' +
      'llevant, Mitjana. Quan el sol baixa, val la pena pujar al mirador de sa Punta per veure tota la cala, amb la roca daurada i la platja ja buida.',
  },
  access: {
    es:
      'Está a 35 km del aeropuerto, unos 38 minutos por carretera, pasando por Ferreries. En temporada hay autobuses desde las principales ' +
      'poblaciones. A pie, el Camí de Cavalls la une con Sant Tomàs (10,8 km) y con Cala en Turqueta (6,4 km).',
    en:
      'Cala Galdana is 35 km from the airport, about 38 minutes by road by way of Ferreries. Buses run from the main towns in season. On foot, the ' +
      'Camí de Cavalls links it with Sant Tomàs (10.8 km) and Cala en Turqueta (6.4 km).',
    de:
      'Cala Galdana liegt 35 km vom Flughafen entfernt, etwa 38 Fahrminuten über Ferreries. In der Saison verkehren Busse aus den größeren Orten. Zu ' +
      'Fuß verbindet der Camí de Cavalls die Bucht mit Sant Tomàs (10,8 km) und mit der Cala en Turqueta (6,4 km).',
    ca:
      'És a 35 km de l’aeroport, uns 38 minuts per carretera passant per Ferreries. En temporada hi ha autobusos des de les poblacions principals. A ' +
      'peu, el Camí de Cavalls l’uneix amb Sant Tomàs (10,8 km) i amb Cala en Turqueta (6,4 km).',
  },
  tags: {
    es: ['familias', 'arena blanca', 'kayak', 'senderismo'],
    en: ['families', 'white sand', 'kayaking', 'walking'],
    de: ['Familien', 'weißer Sand', 'Kajak', 'Wandern'],
    ca: ['famílies', 'arena blanca', 'caiac', 'senderisme'],
  },
  services: {
    es: ['Socorrismo en temporada', 'Hamacas y sombrillas', 'Alquiler de kayaks', 'Restaurantes y bares', 'Autobús en temporada'],
    en: ['Lifeguards in season', 'Sunbeds and parasols', 'Kayak hire', 'Restaurants and bars', 'Bus in season'],
    de: ['Rettungsschwimmer in der Saison', 'Liegen und Sonnenschirme', 'Kajakverleih', 'Restaurants und Bars', 'Bus in der Saison'],
    ca: ['Socorrisme en temporada', 'Gandules i para-sols', 'Lloguer de caiacs', 'Restaurants i bars', 'Autobús en temporada'],
  },
  tips: {
    es: [
      'Es la mejor base para recorrer a pie las calas vírgenes del sur sin mover el coche.',
      'Alquile el kayak por la mañana, cuando el mar está más tranquilo.',
      'Suba al mirador con la última luz: son pocos minutos y la vista lo merece.',
    ],
    en: [
      'The best base for walking to the unspoilt southern coves without touching the car.',
      'Hire your kayak in the morning, when the sea is at its calmest.',
      'Go up to the viewpoint for the last of the light: it takes minutes and is well worth it.',
    ],
    de: [
      'Der beste Ausgangspunkt, um die Naturbuchten im Süden ganz ohne Auto zu erwandern.',
      'Mieten Sie das Kajak am Vormittag, dann ist das Meer am ruhigsten.',
      'Gehen Sie im letzten Licht zum Aussichtspunkt: wenige Minuten, die sich lohnen.',
    ],
    ca: [
      'És la millor base per anar a peu a les cales verges del sud sense moure el cotxe.',
      'Llogau el caiac al matí, quan la mar està més calma.',
      'Pujau al mirador amb la darrera llum: són pocs minuts i la vista s’ho val.',
    ],
  },
};
