import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'cala-pregonda',
  region: 'north',
  kind: 'cove',
  latitude: 40.056,
  longitude: 4.043,
  isPopular: true,
  bestMonths: [5, 6, 9, 10],
  image: 'cala-pregonda',
  gallery: ['snorkel', 'cliff-walkers', 'cavalleria'],
  transferZone: 'fornells',
  name: { es: 'Cala Pregonda', en: 'Cala Pregonda', de: 'Cala Pregonda', ca: 'Cala Pregonda' },
  description: {
    es:
      'Cala Pregonda parece un trozo de otro planeta caído en la costa norte, con agujas de roca ocre, arena dorada e islotes que frenan las olas.\n\n' +
      'Nada aquí recuerda al sur. La tierra es rojiza, los pinos crecen inclinados por la tramontana y las formas de la piedra, esculpidas por el ' +
      'viento y la sal, cambian con cada paso. En un extremo, un par de casas blancas solitarias dan la escala del paisaje.\n\n' +
      'Los islotes forman una piscina natural de aguas claras, perfecta para nadar despacio con gafas y tubo: el fondo alterna arena, roca y ' +
      'posidonia, dentro de la reserva marina del norte. Se llega caminando, y esa es su mejor defensa: quien recorre el sendero entiende enseguida ' +
      'que el premio no es solo la playa, sino también el camino.',
    en:
      'Cala Pregonda is like a piece of another planet set down on the north coast, all ochre pinnacles, golden sand and wave-breaking islets.\n\n' +
      'Nothing here resembles the south. The earth is red, the pines are bent by the tramuntana and the rocks, carved by wind and salt, change shape ' +
      'with every step you take. At one end a couple of lonely white houses give the landscape its scale.\n\n' +
      'The islets enclose a natural pool of clear water, perfect for drifting along with a mask and snorkel over sand, rock and posidonia, all within ' +
      'the northern marine reserve. By land you can only get here on foot, and that is its best protection: anyone who walks the path soon sees that ' +
      'the reward is not just the beach but the way there.',
    de:
      'Die Cala Pregonda wirkt wie ein Stück von einem anderen Planeten, mit ockerfarbenen Felsnadeln, goldenem Sand und Inselchen als Wellenbrecher.\n\n' +
      'Nichts erinnert hier an den Süden. Die Erde ist rötlich, die Tramuntana hat die Kiefern schief wachsen lassen, und die von Wind und Salz ' +
      'geformten Felsen sehen mit jedem Schritt anders aus. Ein paar einsame weiße Häuser an einem Ende lassen die Größe der Landschaft erst ermessen.\n\n' +
      'Die Inselchen schirmen ein natürliches Becken mit klarem Wasser ab – ideal, um mit Maske und Schnorchel gemächlich über Sand, Fels und ' +
      'Posidonia zu gleiten, mitten im Meeresschutzgebiet des Nordens. Auf dem Landweg ist die Bucht nur zu Fuß erreichbar, und das ist ihr bester ' +
      'Schutz: Wer den Pfad geht, merkt bald, dass nicht nur der Strand, sondern schon der Weg die Belohnung ist.',
    ca:
      'Cala Pregonda sembla un tros d’un altre planeta caigut a la costa nord, amb agulles de roca ocre, arena daurada i illots que aturen les onades.\n\n' +
      'Aquí res no recorda el migjorn. La terra és vermellosa, els pins creixen ajaguts per la tramuntana i la pedra, esculpida pel vent i la sal, ' +
      'canvia de forma a cada passa. A un cap, un parell de cases blanques i solitàries donen la mida del paisatge.\n\n' +
      'Els illots tanquen una piscina natural d’aigua clara, perfecta per nedar a poc a poc amb ulleres i tub: el fons alterna arena, roca i ' +
      'posidònia, dins la reserva marina del nord. S’hi arriba caminant, i aquesta és la seva millor defensa: qui fa el camí entén de seguida que el ' +
      'premi no és només la platja, sinó també anar-hi.',
  },
  access: {
    es:
      'En coche se llega hasta el aparcamiento de Binimel·là, por una carretera estrecha cuyo último tramo está sin asfaltar. Desde allí se caminan ' +
      'unos treinta minutos por el Camí de Cavalls. No hay servicios en la cala.',
    en:
      'By car you can drive as far as the Binimel·là car park, along a narrow road whose last stretch is unsurfaced. From there it is about thirty ' +
      'minutes on foot on the Camí de Cavalls. There are no facilities at the cove.',
    de:
      'Mit dem Auto fahren Sie bis zum Parkplatz Binimel·là, auf einer schmalen Straße, deren letztes Stück nicht asphaltiert ist. Von dort sind es ' +
      'etwa 30 Minuten zu Fuß auf dem Camí de Cavalls. In der Bucht selbst gibt es keine Einrichtungen.',
    ca:
      'Amb cotxe s’arriba fins a l’aparcament de Binimel·là, per una carretera estreta que en el darrer tram no és asfaltada. D’allà queda mitja hora ' +
      'a peu pel Camí de Cavalls. A la cala no hi ha serveis.',
  },
  tags: {
    es: ['arena dorada', 'snorkel', 'senderismo', 'naturaleza'],
    en: ['golden sand', 'snorkelling', 'walking', 'nature'],
    de: ['goldener Sand', 'Schnorcheln', 'Wandern', 'Natur'],
    ca: ['arena daurada', 'snorkel', 'senderisme', 'natura'],
  },
  services: {
    es: ['Aparcamiento en Binimel·là', 'Sendero señalizado', 'Acceso al Camí de Cavalls'],
    en: ['Car park at Binimel·là', 'Signposted path', 'Access to the Camí de Cavalls'],
    de: ['Parkplatz in Binimel·là', 'Ausgeschilderter Weg', 'Zugang zum Camí de Cavalls'],
    ca: ['Aparcament a Binimel·là', 'Camí senyalitzat', 'Accés al Camí de Cavalls'],
  },
  tips: {
    es: [
      'Elija un día sin viento del norte: con tramontana el mar se agita mucho.',
      'Lleve agua, comida y sombrilla: no hay bares y la sombra es escasa.',
      'Lleve calzado deportivo: el sendero tiene cuestas y piedra suelta.',
      'El aparcamiento se llena temprano en julio y agosto.',
    ],
    en: [
      'Choose a day without a north wind: the tramuntana whips up the sea.',
      'Bring water, food and a parasol: there are no bars and very little shade.',
      'Wear trainers: the path has slopes and loose stones.',
      'The car park fills early in July and August.',
    ],
    de: [
      'Wählen Sie einen Tag ohne Nordwind: Bei Tramuntana ist das Meer stark bewegt.',
      'Nehmen Sie Wasser, Essen und einen Sonnenschirm mit: Es gibt keine Bars und kaum Schatten.',
      'Tragen Sie feste Schuhe: Der Weg ist hügelig und stellenweise steinig.',
      'Im Juli und August ist der Parkplatz früh belegt.',
    ],
    ca: [
      'Triau un dia sense vent del nord: amb tramuntana la mar s’esvalota molt.',
      'Duis aigua, menjar i para-sol: no hi ha bars i l’ombra és escassa.',
      'Anau ben calçats: el camí té pujades i pedra solta.',
      'L’aparcament s’omple prest pel juliol i l’agost.',
    ],
  },
};
