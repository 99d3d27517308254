import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'cavalleria',
  region: 'north',
  kind: 'beach',
  latitude: 40.06,
  longitude: 4.076,
  isPopular: false,
  bestMonths: [5, 6, 9, 10],
  image: 'cavalleria',
  gallery: ['cala-pregonda', 'cliff-walkers', 'starry-night'],
  transferZone: 'fornells',
  name: { es: 'Cavalleria', en: 'Cavalleria', de: 'Cavalleria', ca: 'Cavalleria' },
  description: {
    es:
      'Donde la isla se acaba hacia el norte, Cavalleria reúne una playa de arena rojiza, colinas de hierba y un faro asomado al vacío.\n\n' +
      'La playa, doble y amplia, se contempla primero desde lo alto: el aparcamiento queda detrás de una loma, y el sendero desemboca en una escalera ' +
      'de madera desde la que se domina toda la bahía. La arena es de un dorado oscuro, la arcilla de las laderas tira a granate y el mar, en días ' +
      'claros, es de un azul intenso.\n\n' +
      'Más al norte, la carretera sigue hasta el cabo de Cavalleria, el punto más septentrional de la isla. Su faro se asoma a acantilados ' +
      'vertiginosos, y por el camino queda Sanitja, el puerto que los romanos usaron junto a la ciudad de Sanisera. Al atardecer, pocas vistas hay tan ' +
      'desnudas ni tan hermosas.',
    en:
      'Where the island runs out to the north, Cavalleria brings together a beach of reddish sand, grassy hills and a lighthouse above sheer cliffs.\n\n' +
      'You see the wide double beach from above first. The car park lies behind a rise, and the path ends at a wooden stairway with the whole bay ' +
      'spread out below. The sand is a dark gold, the clay of the slopes almost burgundy, and on a clear day the sea is an intense blue.\n\n' +
      'Further north, the road goes on to Cap de Cavalleria, the island’s northernmost point, where the lighthouse stands above dizzying cliffs. On ' +
      'the way you pass Sanitja, the harbour the Romans used beside their town of Sanisera. At sunset there are few views so bare or so beautiful, and ' +
      'none that make the island feel larger.',
    de:
      'Wo die Insel im Norden endet, vereint Cavalleria einen Strand aus rötlichem Sand, grasbewachsene Hügel und einen Leuchtturm hoch über dem Meer.\n\n' +
      'Den weiten Doppelstrand sieht man zuerst von oben: Der Parkplatz liegt hinter einer Anhöhe, und der Weg endet an einer Holztreppe, von der aus ' +
      'man die ganze Bucht überblickt. Der Sand ist dunkelgolden, der Ton der Hänge fast weinrot und das Meer an klaren Tagen tiefblau.\n\n' +
      'Weiter nördlich führt die Straße zum Cap de Cavalleria, dem nördlichsten Punkt der Insel. Der Leuchtturm steht dort hoch über ' +
      'schwindelerregenden Klippen; unterwegs liegt Sanitja, der Hafen, den die Römer bei ihrer Stadt Sanisera nutzten. Bei Sonnenuntergang gibt es ' +
      'kaum eine kargere und zugleich schönere Aussicht. Wer Weite sucht, ist hier richtig.',
    ca:
      'Allà on l’illa s’acaba cap al nord, Cavalleria ajunta una platja d’arena vermellosa, turons d’herba i un far que guaita damunt el buit.\n\n' +
      'La platja, doble i ampla, es veu primer des de dalt: l’aparcament queda darrere un turonet, i el camí acaba en una escala de fusta que domina ' +
      'tota la badia. L’arena és d’un daurat fosc, l’argila dels costers tira a grana i la mar, els dies clars, és d’un blau intens.\n\n' +
      'Més al nord, la carretera segueix fins al cap de Cavalleria, el punt més septentrional de l’illa. El far guaita damunt uns penya-segats de ' +
      'vertigen, i de camí queda Sanitja, el port que feien servir els romans vora la ciutat de Sanisera. A posta de sol, poques vistes hi ha tan nues ' +
      'ni tan belles.',
  },
  access: {
    es:
      'Se llega en coche desde Es Mercadal o Fornells por carreteras estrechas; el aparcamiento de la playa queda a unos diez minutos a pie de la ' +
      'arena. Al faro se va por la misma carretera, más al norte. El Camí de Cavalls pasa por la playa entre Cala Tirant y Binimel·là.',
    en:
      'Drive from Es Mercadal or Fornells on narrow roads; the beach car park is about ten minutes’ walk from the sand. The lighthouse lies further ' +
      'north along the same road. The Camí de Cavalls passes the beach between Cala Tirant and Binimel·là.',
    de:
      'Mit dem Auto geht es von Es Mercadal oder Fornells über schmale Straßen; vom Strandparkplatz sind es etwa zehn Minuten zu Fuß bis zum Sand. Zum ' +
      'Leuchtturm fährt man auf derselben Straße weiter nach Norden. Der Camí de Cavalls führt zwischen Cala Tirant und Binimel·là am Strand vorbei.',
    ca:
      'S’hi va amb cotxe des des Mercadal o de Fornells per carreteres estretes; l’aparcament de la platja és a uns deu minuts a peu de l’arena. Al ' +
      'far s’hi arriba per la mateixa carretera, més al nord. El Camí de Cavalls passa per la platja entre cala Tirant i Binimel·là.',
  },
  tags: {
    es: ['arena dorada', 'faro', 'atardecer', 'vistas'],
    en: ['golden sand', 'lighthouse', 'sunset', 'views'],
    de: ['goldener Sand', 'Leuchtturm', 'Sonnenuntergang', 'Aussicht'],
    ca: ['arena daurada', 'far', 'posta de sol', 'vistes'],
  },
  services: {
    es: ['Aparcamiento', 'Sendero señalizado', 'Acceso al Camí de Cavalls'],
    en: ['Car park', 'Signposted path', 'Access to the Camí de Cavalls'],
    de: ['Parkplatz', 'Ausgeschilderter Weg', 'Zugang zum Camí de Cavalls'],
    ca: ['Aparcament', 'Camí senyalitzat', 'Accés al Camí de Cavalls'],
  },
  tips: {
    es: [
      'Evite los días de tramontana para bañarse; para pasear por el cabo, son espectaculares.',
      'En el faro, no se acerque al borde de los acantilados, sobre todo con viento.',
      'No extienda la arcilla por la piel: arrancarla daña las laderas.',
    ],
    en: [
      'Avoid tramuntana days for swimming; for a walk on the cape they are spectacular.',
      'Keep well back from the cliff edge at the lighthouse, above all in wind.',
      'Please leave the clay where it is: digging it out damages the slopes.',
    ],
    de: [
      'Zum Baden meiden Sie Tage mit Tramuntana; für einen Spaziergang am Kap sind sie großartig.',
      'Halten Sie am Leuchtturm Abstand zur Klippenkante, vor allem bei Wind.',
      'Lassen Sie den Ton bitte, wo er ist: Das Abtragen schadet den Hängen.',
    ],
    ca: [
      'Per nedar, evitau els dies de tramuntana; per passejar pel cap, són espectaculars.',
      'Al far, no us acosteu a la vorera dels penya-segats, sobretot si fa vent.',
      'Deixau l’argila on és: arrencar-la fa malbé els costers.',
    ],
  },
};
