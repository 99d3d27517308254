import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'cala-en-porter',
  region: 'south',
  kind: 'beach',
  latitude: 39.871,
  longitude: 4.131,
  isPopular: false,
  bestMonths: [5, 6, 7, 9, 10],
  image: 'xoroi-sunset',
  gallery: ['cliff-walkers', 'kayaks', 'snorkel'],
  transferZone: 'cala-en-porter',
  name: { es: 'Cala en Porter', en: 'Cala en Porter', de: 'Cala en Porter', ca: 'Cala en Porter' },
  description: {
    es:
      'Entre dos acantilados altísimos, Cala en Porter (Cala’n Porter) guarda una playa tranquila y uno de los atardeceres más célebres del sur.\n\n' +
      'La arena ocupa todo el fondo y el agua cubre poco a poco, de modo que los niños juegan a sus anchas mientras los mayores nadan hacia ' +
      'mar abierto. En una de las laderas trepan las casas blancas; en la otra solo hay roca, matorral y golondrinas.\n\n' +
      'En lo alto se abre la Cova d’en Xoroi, una gruta natural con terrazas colgadas sobre el mar. La leyenda cuenta que en ella vivió Xoroi, un ' +
      'náufrago que raptó a una joven del lugar. Hoy se sube a tomar algo mientras el sol desciende hacia el horizonte, una costumbre que muchos ' +
      'visitantes repiten cada verano.',
    en:
      'Between two towering cliffs, Cala en Porter (Cala’n Porter) keeps a quiet beach and one of the south coast’s best-loved sunsets.\n\n' +
      'The sand fills the whole head of the inlet and the water deepens slowly, so children can play to their hearts’ content while the grown-ups swim ' +
      'out towards the open sea. White houses climb one slope; on the other there is only rock, scrub and the swallows.\n\n' +
      'High in the cliff is the Cova d’en Xoroi, a natural cave with terraces hung above the sea. Legend has it that Xoroi, a castaway, lived here in ' +
      'hiding with a girl he had carried off from a nearby farm. These days people climb up for a drink as the sun sinks towards the horizon, and a ' +
      'good many of them make it a habit every summer.',
    de:
      'Zwischen zwei mächtigen Klippen liegt der ruhige Strand von Cala en Porter (Cala’n Porter), bekannt auch für seine Sonnenuntergänge.\n\n' +
      'Der Sand füllt das ganze Ende der Bucht, und das Wasser wird nur langsam tiefer: So können Kinder nach Herzenslust spielen, während die Großen ' +
      'in Richtung offenes Meer schwimmen. Am einen Hang ziehen sich weiße Häuser hinauf, am anderen gibt es nur Fels, Buschwerk und Schwalben.\n\n' +
      'Hoch in der Klippe öffnet sich die Cova d’en Xoroi, eine natürliche Höhle mit Terrassen direkt über dem Meer. Der Sage nach versteckte sich ' +
      'hier der Schiffbrüchige Xoroi mit einem Mädchen, das er aus der Gegend entführt hatte. Heute kommt man auf einen Drink herauf, während die ' +
      'Sonne sich dem Horizont nähert – für viele Gäste jeden Sommer ein festes Ritual.',
    ca:
      'Entre dos penya-segats ben alts, Cala en Porter guarda una platja tranquil·la i una de les postes de sol més conegudes del migjorn.\n\n' +
      'L’arena ocupa tot el fons de la cala i l’aigua cobreix a poc a poc, de manera que els infants juguen tant com volen mentre els grans neden cap ' +
      'a fora. A un costat s’enfilen les cases blanques; a l’altre només hi ha roca, mata i oronelles.\n\n' +
      'A dalt s’obre la Cova d’en Xoroi, una cova natural amb terrasses penjades damunt la mar. La llegenda conta que hi va viure amagat en Xoroi, un ' +
      'nàufrag que s’havia endut una al·lota d’un lloc veí. Avui s’hi puja a prendre qualque cosa mentre el sol baixa cap a l’horitzó, un costum que ' +
      'molts visitants repeteixen cada estiu.',
  },
  access: {
    es:
      'Está a 11 km del aeropuerto, unos 15 minutos en coche por Sant Climent. Desde la parte alta de la urbanización se baja a la playa por la ' +
      'carretera o por escaleras. El Camí de Cavalls llega desde Son Bou (8 km).',
    en:
      'It is 11 km from the airport, about 15 minutes by car through Sant Climent. From the upper part of the resort you go down to the beach by road ' +
      'or by steps. The Camí de Cavalls arrives from Son Bou (8 km).',
    de:
      'Cala en Porter liegt 11 km vom Flughafen entfernt, etwa 15 Autominuten über Sant Climent. Vom oberen Ortsteil gelangt man über die Straße oder ' +
      'über Treppen zum Strand. Der Camí de Cavalls kommt von Son Bou (8 km).',
    ca:
      'És a 11 km de l’aeroport, uns 15 minuts amb cotxe per Sant Climent. De la part alta de la urbanització es baixa a la platja per la carretera o ' +
      'per escales. El Camí de Cavalls hi arriba des de Son Bou (8 km).',
  },
  tags: {
    es: ['familias', 'atardecer', 'vistas'],
    en: ['families', 'sunset', 'views'],
    de: ['Familien', 'Sonnenuntergang', 'Aussicht'],
    ca: ['famílies', 'posta de sol', 'vistes'],
  },
  services: {
    es: ['Socorrismo en temporada', 'Hamacas y sombrillas', 'Restaurantes y bares', 'Tiendas', 'Autobús en temporada'],
    en: ['Lifeguards in season', 'Sunbeds and parasols', 'Restaurants and bars', 'Shops', 'Bus in season'],
    de: ['Rettungsschwimmer in der Saison', 'Liegen und Sonnenschirme', 'Restaurants und Bars', 'Geschäfte', 'Bus in der Saison'],
    ca: ['Socorrisme en temporada', 'Gandules i para-sols', 'Restaurants i bars', 'Botigues', 'Autobús en temporada'],
  },
  tips: {
    es: [
      'Reserve con antelación si quiere ver la puesta de sol desde la Cova d’en Xoroi.',
      'Por las escaleras se baja deprisa; para la subida, cuente con el calor.',
      'Visite la necrópolis de Calescoves, más al este por el Camí de Cavalls, si le interesa la arqueología.',
    ],
    en: [
      'Book ahead if you would like to watch the sunset from the Cova d’en Xoroi.',
      'The steps down are quick; allow for the heat on the way back up.',
      'If archaeology appeals, see the Calescoves necropolis, further east on the Camí de Cavalls.',
    ],
    de: [
      'Reservieren Sie rechtzeitig, wenn Sie den Sonnenuntergang in der Cova d’en Xoroi erleben möchten.',
      'Die Treppe hinunter geht schnell; rechnen Sie beim Aufstieg mit der Hitze.',
      'Für Archäologiefreunde: Weiter östlich am Camí de Cavalls liegt die Nekropole von Calescoves.',
    ],
    ca: [
      'Reservau amb temps si voleu veure la posta de sol des de la Cova d’en Xoroi.',
      'Les escales es baixen aviat; per a la pujada, comptau amb la calor.',
      'Si us interessa l’arqueologia, visitau la necròpolis de Calescoves, més a llevant pel Camí de Cavalls.',
    ],
  },
};
