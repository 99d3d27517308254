import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'son-bou',
  region: 'south',
  kind: 'beach',
  latitude: 39.899,
  longitude: 4.076,
  isPopular: false,
  bestMonths: [5, 6, 7, 9, 10],
  image: 'son-bou',
  gallery: ['car-son-bou', 'cami-de-cavalls-gate', 'taula-torralba'],
  transferZone: 'son-bou',
  name: { es: 'Son Bou', en: 'Son Bou', de: 'Son Bou', ca: 'Son Bou' },
  description: {
    es:
      'Son Bou es la playa más larga de Menorca, con más de dos kilómetros de arena y dunas, y por eso siempre queda sitio para una toalla más.\n\n' +
      'Por el lado de levante están los hoteles, los bares y las hamacas; a medida que se camina hacia poniente la playa se vuelve más salvaje, y solo ' +
      'quedan las dunas, el horizonte y algún paseante. Detrás se extiende el Prat de Son Bou, un humedal de carrizo que atrae aves todo el año.\n\n' +
      'En el extremo oriental, casi sobre la arena, se conservan los restos de una basílica paleocristiana, y tierra adentro se levanta Torre d’en ' +
      'Galmés, uno de los mayores poblados talayóticos de la isla. Es un lugar generoso: sirve para una mañana con niños, para un largo paseo ' +
      'descalzos o para una tarde entre piedras milenarias.',
    en:
      'Son Bou is Menorca’s longest beach, more than two kilometres of sand and dunes, and there is always room for one more towel.\n\n' +
      'At the eastern end are the hotels, the bars and the sunbeds; walk west and it grows wilder with every step, until there is nothing left but ' +
      'dunes, horizon and the odd stroller. Behind lies the Prat de Son Bou, a reedy wetland that draws birds all year round.\n\n' +
      'At the far eastern end, almost on the sand, stand the remains of an early Christian basilica, and a little way inland rises Torre d’en Galmés, ' +
      'one of the largest Talayotic settlements on the island. It is a generous sort of place: good for a morning with the children, a long barefoot ' +
      'walk or an afternoon among very old stones.',
    de:
      'Son Bou ist mit über zwei Kilometern Sand und Dünen der längste Strand Menorcas – ein freier Platz für das Handtuch findet sich hier immer.\n\n' +
      'Am östlichen Ende liegen Hotels, Bars und Sonnenliegen; je weiter man nach Westen geht, desto ursprünglicher wird es, bis nur noch Dünen, ' +
      'Horizont und vereinzelte Spaziergänger übrig bleiben. Dahinter erstreckt sich der Prat de Son Bou, ein Feuchtgebiet mit dichtem Schilf, das zu ' +
      'jeder Jahreszeit Vögel anzieht.\n\n' +
      'Ganz im Osten, fast auf dem Sand, sind die Reste einer frühchristlichen Basilika erhalten, und etwas landeinwärts liegt Torre d’en Galmés, eine ' +
      'der größten talayotischen Siedlungen der Insel. Ein vielseitiger Ort also: für einen Vormittag mit Kindern, einen langen Barfußspaziergang oder ' +
      'einen Nachmittag zwischen jahrtausendealten Steinen.',
    ca:
      'Son Bou és la platja més llarga de Menorca, amb més de dos quilòmetres d’arena i dunes, i per això sempre hi ha lloc per a una tovallola més.\n\n' +
      'A la banda de llevant hi ha els hotels, els bars i les gandules; com més es camina cap a ponent, més salvatge es torna, fins que només queden ' +
      'les dunes, l’horitzó i qualque passejant. Darrere s’estén el prat de Son Bou, una zona humida coberta de canyís que atreu ocells tot l’any.\n\n' +
      'A l’extrem de llevant, gairebé damunt l’arena, es conserven les restes d’una basílica paleocristiana, i terra endins s’alça la Torre d’en ' +
      'Galmés, un dels poblats talaiòtics més grans de l’illa. És un lloc generós: bo per a un matí amb infants, per a una llarga passejada descalços ' +
      'o per a un capvespre entre pedres mil·lenàries.',
  },
  access: {
    es:
      'Son Bou está a 18 km del aeropuerto, unos 22 minutos en coche por Alaior. En temporada hay servicio de autobús. El Camí de Cavalls la enlaza ' +
      'con Sant Tomàs (6,4 km) y con Cala en Porter (8 km).',
    en:
      'Son Bou is 18 km from the airport, around 22 minutes by car by way of Alaior. There is a bus service in season. The Camí de Cavalls connects it ' +
      'with Sant Tomàs (6.4 km) and Cala en Porter (8 km).',
    de:
      'Son Bou liegt 18 km vom Flughafen entfernt, rund 22 Autominuten über Alaior. In der Saison gibt es eine Busverbindung. Der Camí de Cavalls ' +
      'verbindet den Strand mit Sant Tomàs (6,4 km) und Cala en Porter (8 km).',
    ca:
      'Son Bou és a 18 km de l’aeroport, uns 22 minuts amb cotxe per Alaior. En temporada hi ha servei d’autobús. El Camí de Cavalls l’enllaça amb ' +
      'Sant Tomàs (6,4 km) i amb Cala en Porter (8 km).',
  },
  tags: {
    es: ['familias', 'arena blanca', 'naturaleza', 'patrimonio'],
    en: ['families', 'white sand', 'nature', 'heritage'],
    de: ['Familien', 'weißer Sand', 'Natur', 'Kulturerbe'],
    ca: ['famílies', 'arena blanca', 'natura', 'patrimoni'],
  },
  services: {
    es: ['Socorrismo en temporada', 'Hamacas y sombrillas', 'Restaurantes y bares', 'Aparcamiento', 'Autobús en temporada'],
    en: ['Lifeguards in season', 'Sunbeds and parasols', 'Restaurants and bars', 'Car park', 'Bus in season'],
    de: ['Rettungsschwimmer in der Saison', 'Liegen und Sonnenschirme', 'Restaurants und Bars', 'Parkplatz', 'Bus in der Saison'],
    ca: ['Socorrisme en temporada', 'Gandules i para-sols', 'Restaurants i bars', 'Aparcament', 'Autobús en temporada'],
  },
  tips: {
    es: [
      'Con viento del sur puede haber oleaje y corrientes: respete las banderas.',
      'Camine hacia poniente si busca espacio y tranquilidad.',
      'No se salga de las pasarelas: las dunas son frágiles.',
      'Torre d’en Galmés se visita mejor a primera o a última hora, porque hay poca sombra.',
    ],
    en: [
      'A southerly wind can bring waves and currents, so take notice of the flags.',
      'Walk west if you are after space and quiet.',
      'Keep to the boardwalks: the dunes are fragile.',
      'Visit Torre d’en Galmés early or late in the day, as there is little shade.',
    ],
    de: [
      'Bei Südwind sind Wellen und Strömungen möglich: Achten Sie auf die Flaggen.',
      'Wer Platz und Ruhe sucht, geht nach Westen.',
      'Bleiben Sie auf den Holzstegen: Die Dünen sind empfindlich.',
      'Besuchen Sie Torre d’en Galmés früh oder spät am Tag, denn es gibt kaum Schatten.',
    ],
    ca: [
      'Amb migjorn hi pot haver onades i corrents: respectau les banderes.',
      'Caminau cap a ponent si cercau espai i tranquil·litat.',
      'Passau per les passarel·les: les dunes són fràgils.',
      'La Torre d’en Galmés es visita millor de bon matí o cap al vespre, perquè hi ha poca ombra.',
    ],
  },
};
