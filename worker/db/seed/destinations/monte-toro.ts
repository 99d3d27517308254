import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'monte-toro',
  region: 'north',
  kind: 'viewpoint',
  latitude: 39.985,
  longitude: 4.113,
  isPopular: false,
  bestMonths: [3, 4, 5, 6, 9, 10, 11],
  image: 'monte-toro',
  gallery: ['cycling-lane', 'white-village'],
  transferZone: 'fornells',
  name: { es: 'Monte Toro', en: 'Monte Toro', de: 'Monte Toro', ca: 'El Toro' },
  description: {
    es:
      'A 358 metros sobre el mar, el Monte Toro es el punto más alto de Menorca: desde su explanada se abarca la isla entera de un solo vistazo.\n\n' +
      'Al norte aparece la bahía de Fornells, con el cabo de Cavalleria recortado contra el azul; al sur, los barrancos bajan hacia las calas; ' +
      'alrededor se extiende un tapiz de muros de piedra seca, encinares y campos. En los días más limpios se distingue en el horizonte la silueta de ' +
      'Mallorca.\n\n' +
      'En la cima está el santuario de la Mare de Déu del Toro, patrona de la isla, con un patio fresco y florido que invita a quedarse. La tradición ' +
      'cuenta que un toro guio a los frailes hasta la imagen de la Virgen. Creyentes, ciclistas y curiosos suben por igual, y todos se sientan luego ' +
      'en la misma terraza a mirar.',
    en:
      'At 358 metres, Monte Toro is the highest point on Menorca, and from the terrace at the top you can take in the entire island at a glance.\n\n' +
      'To the north lies the bay of Fornells, with Cap de Cavalleria cut out against the blue; to the south, ravines run down towards the coves; all ' +
      'around is a patchwork of dry-stone walls, oak woods and fields. On the clearest days you can make out the shape of Mallorca on the horizon.\n\n' +
      'The summit is crowned by the sanctuary of the Mare de Déu del Toro, patron saint of the island, with a cool, flower-filled courtyard that makes ' +
      'you want to linger. Tradition tells of a bull that led the friars to the image of the Virgin. Pilgrims, cyclists and the merely curious all ' +
      'come up, and all end up on the same terrace, looking out.',
    de:
      'Mit 358 Metern ist der Monte Toro der höchste Punkt Menorcas – von seiner Terrasse aus liegt einem die ganze Insel zu Füßen.\n\n' +
      'Im Norden öffnet sich die Bucht von Fornells, dahinter zeichnet sich das Cap de Cavalleria vor dem Blau ab; im Süden ziehen sich die Schluchten ' +
      'zu den Buchten hinunter; ringsum breitet sich ein Mosaik aus Trockenmauern, Steineichenwäldern und Feldern aus. An besonders klaren Tagen ist ' +
      'am Horizont sogar Mallorca zu erkennen.\n\n' +
      'Auf dem Gipfel steht das Heiligtum der Mare de Déu del Toro, der Schutzpatronin der Insel, mit einem kühlen, blumengeschmückten Innenhof. Der ' +
      'Überlieferung nach führte ein Stier die Mönche zum Bildnis der Jungfrau. Gläubige, Radfahrer und Neugierige kommen gleichermaßen herauf und ' +
      'sitzen am Ende alle auf derselben Terrasse und schauen.',
    ca:
      'A 358 metres damunt la mar, el Toro és el punt més alt de Menorca: des de l’esplanada de dalt es veu l’illa sencera d’una sola ullada.\n\n' +
      'Cap al nord hi ha la badia de Fornells, amb el cap de Cavalleria retallat contra el blau; cap al sud, els barrancs baixen a cercar les cales; ' +
      'al voltant s’estén un mosaic de parets seques, alzinars i tanques. Els dies més clars, a l’horitzó s’hi endevina la silueta de Mallorca.\n\n' +
      'A dalt de tot hi ha el santuari de la Mare de Déu del Toro, patrona de l’illa, amb un pati fresc i florit que convida a quedar-s’hi. La ' +
      'tradició conta que un brau va guiar els frares fins a la imatge. Devots, ciclistes i curiosos hi pugen per igual, i tots acaben asseguts a la ' +
      'mateixa terrassa, mirant.',
  },
  access: {
    es:
      'En coche se sube desde Es Mercadal, a 19 km del aeropuerto (unos 22 minutos), por una carretera de curvas de unos tres kilómetros. Hay ' +
      'aparcamiento en la cima. También se puede subir a pie o en bicicleta, con buen fondo y evitando las horas de calor.',
    en:
      'By car the climb starts in Es Mercadal, 19 km from the airport (about 22 minutes), and follows a winding road for some three kilometres. There ' +
      'is parking at the top. You can also walk or cycle up if you are reasonably fit, but avoid the heat of the day.',
    de:
      'Mit dem Auto fahren Sie ab Es Mercadal (19 km vom Flughafen, etwa 22 Minuten) auf einer kurvenreichen Straße rund drei Kilometer bergauf. Oben ' +
      'gibt es Parkplätze. Mit guter Kondition lässt sich der Gipfel auch zu Fuß oder mit dem Rad erreichen, am besten nicht in der Mittagshitze.',
    ca:
      'Amb cotxe s’hi puja des des Mercadal, a 19 km de l’aeroport (uns 22 minuts), per una carretera de revolts de devers tres quilòmetres. A dalt ' +
      'hi ha aparcament. També s’hi pot anar a peu o en bicicleta, si s’està en forma i fora de les hores de calor.',
  },
  tags: {
    es: ['vistas', 'patrimonio', 'atardecer'],
    en: ['views', 'heritage', 'sunset'],
    de: ['Aussicht', 'Kulturerbe', 'Sonnenuntergang'],
    ca: ['vistes', 'patrimoni', 'posta de sol'],
  },
  services: {
    es: ['Aparcamiento', 'Cafetería', 'Tiendas'],
    en: ['Car park', 'Café', 'Shops'],
    de: ['Parkplatz', 'Café', 'Geschäfte'],
    ca: ['Aparcament', 'Cafeteria', 'Botigues'],
  },
  tips: {
    es: [
      'Suba el primer día de las vacaciones: ayuda a entender la forma de la isla.',
      'Lleve una chaqueta ligera: arriba casi siempre sopla el viento.',
      'Antes o después, deténgase en Es Mercadal a probar sus dulces de almendra.',
    ],
    en: [
      'Come on your first day: it helps you make sense of the island.',
      'Bring a light jacket, as there is nearly always a breeze up here.',
      'Before or after, stop in Es Mercadal for its almond sweets.',
    ],
    de: [
      'Fahren Sie gleich am ersten Urlaubstag hinauf: So versteht man die Insel besser.',
      'Nehmen Sie eine leichte Jacke mit, oben weht fast immer ein Wind.',
      'Halten Sie davor oder danach in Es Mercadal und probieren Sie das Mandelgebäck.',
    ],
    ca: [
      'Pujau-hi el primer dia de vacances: ajuda a entendre la forma de l’illa.',
      'Duis una jaqueta prima: a dalt gairebé sempre hi fa vent.',
      'Abans o després, aturau-vos as Mercadal a tastar els dolços d’ametlla.',
    ],
  },
};
