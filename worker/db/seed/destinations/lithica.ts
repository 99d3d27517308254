import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'lithica',
  region: 'west',
  kind: 'monument',
  latitude: 39.999,
  longitude: 3.857,
  isPopular: false,
  bestMonths: [4, 5, 6, 9, 10],
  image: 'lithica-quarries',
  gallery: ['ciutadella-harbour', 'naveta-des-tudons', 'cycling-lane'],
  transferZone: 'ciutadella',
  name: { es: 'Líthica', en: 'Líthica', de: 'Líthica', ca: 'Líthica' },
  description: {
    es:
      'Líthica ha convertido unas antiguas canteras de marès en un lugar casi mágico, con patios tallados hacia abajo, jardines ocultos y silencio.\n\n' +
      'De las Pedreres de s’Hostal, a las afueras de Ciutadella, salió durante generaciones el marès, la calcarenita dorada con la que se levantó media ' +
      'Menorca. La extracción terminó en 1994 y, poco después, una asociación empezó a recuperar los huecos que el trabajo había dejado en la tierra.\n\n' +
      'Hoy conviven dos mundos: las canteras antiguas, picadas a mano, forman un laberinto de rincones verdes con plantas autóctonas y un jardín ' +
      'medieval; las modernas, cortadas a máquina, son enormes salas geométricas a cielo abierto, con una acústica que en verano acoge conciertos. ' +
      'Quien pasea por aquí entiende por fin de qué está hecha la isla.',
    en:
      'Líthica has turned old marès quarries into something close to magic, with courtyards carved downwards into stone and gardens hidden below.\n\n' +
      'For generations the Pedreres de s’Hostal, on the edge of Ciutadella, supplied marès, the golden, sandy limestone of which half Menorca is built. ' +
      'Quarrying ended in 1994, and soon afterwards an association set about reviving the hollows that the work had left in the ground.\n\n' +
      'Two worlds now lie side by side. The old quarries, cut by hand, form a labyrinth of green corners with native plants and a medieval garden; the ' +
      'modern ones, cut by machine, are vast geometric halls open to the sky, whose acoustics lend themselves to summer concerts. Walk through both ' +
      'and you understand at last what the island is made of.',
    de:
      'Líthica hat alte Marès-Steinbrüche in einen Ort voller Zauber verwandelt, mit in die Tiefe gehauenen Höfen und verborgenen Gärten.\n\n' +
      'Aus den Pedreres de s’Hostal am Rand von Ciutadella kam über Generationen der Marès, der goldene Kalksandstein, aus dem halb Menorca erbaut ist. ' +
      '1994 endete der Abbau, und bald darauf begann ein Verein, die im Boden entstandenen Hohlräume neu zu beleben.\n\n' +
      'Heute stehen zwei Welten nebeneinander: Die alten, von Hand geschlagenen Brüche bilden ein Labyrinth grüner Winkel mit heimischen Pflanzen und ' +
      'einem mittelalterlichen Garten; die modernen, maschinell geschnittenen sind gewaltige geometrische Säle unter freiem Himmel, deren Akustik im ' +
      'Sommer für Konzerte genutzt wird. Wer beide durchstreift, begreift endlich, woraus diese Insel gemacht ist.',
    ca:
      'Líthica ha convertit unes antigues pedreres de marès en un lloc gairebé màgic, amb patis picats cap avall i jardins amagats.\n\n' +
      'De les Pedreres de s’Hostal, als afores de Ciutadella, va sortir durant generacions el marès, la calcarenita daurada amb què s’ha bastit mitja ' +
      'Menorca. L’extracció es va acabar el 1994 i, poc després, una associació va començar a recuperar els clots que la feina havia deixat dins la ' +
      'terra.\n\n' +
      'Avui hi conviuen dos mons: les pedreres antigues, picades a mà, són un laberint de racons verds amb plantes autòctones i un jardí medieval; les ' +
      'modernes, tallades a màquina, són sales geomètriques immenses a cel obert, amb una acústica que a l’estiu acull concerts. Qui hi passeja entén ' +
      'per fi de què està feta l’illa.',
  },
  access: {
    es:
      'Está a las afueras de Ciutadella, junto al antiguo camino de Maó, a pocos minutos en coche del centro. También se puede ir a pie o en ' +
      'bicicleta. La visita es con entrada; consulte los horarios de la temporada antes de ir.',
    en:
      'Líthica is on the outskirts of Ciutadella beside the old road to Maó, a few minutes by car from the centre. You can also walk or cycle there. ' +
      'There is an admission charge; check the season’s opening times before you go.',
    de:
      'Líthica liegt am Stadtrand von Ciutadella am alten Weg nach Maó, wenige Autominuten vom Zentrum. Auch zu Fuß oder mit dem Fahrrad ist das ' +
      'Gelände gut zu erreichen. Der Besuch kostet Eintritt; bitte informieren Sie sich vorab über die Öffnungszeiten der Saison.',
    ca:
      'És als afores de Ciutadella, devora el camí vell de Maó, a pocs minuts amb cotxe del centre. També s’hi pot anar a peu o en bicicleta. La ' +
      'visita és amb entrada; consultau els horaris de la temporada abans d’anar-hi.',
  },
  tags: {
    es: ['patrimonio', 'fotografía', 'naturaleza', 'familias'],
    en: ['heritage', 'photography', 'nature', 'families'],
    de: ['Kulturerbe', 'Fotografie', 'Natur', 'Familien'],
    ca: ['patrimoni', 'fotografia', 'natura', 'famílies'],
  },
  services: {
    es: ['Aparcamiento', 'Visita con entrada', 'Paneles informativos'],
    en: ['Car park', 'Visit with admission ticket', 'Information panels'],
    de: ['Parkplatz', 'Besichtigung mit Eintrittskarte', 'Infotafeln'],
    ca: ['Aparcament', 'Visita amb entrada', 'Plafons informatius'],
  },
  tips: {
    es: [
      'Reserve al menos una hora y media: el recorrido pide calma.',
      'Vaya a primera o a última hora, cuando las sombras dibujan los cortes de la piedra.',
      'Lleve calzado cómodo: hay escalones y suelo irregular.',
    ],
    en: [
      'Allow at least an hour and a half: this is a place to take slowly.',
      'Go early or late, when shadows draw out the cuts in the stone.',
      'Wear comfortable shoes, as there are steps and uneven ground.',
    ],
    de: [
      'Planen Sie mindestens anderthalb Stunden ein: Der Rundgang verlangt Muße.',
      'Kommen Sie früh oder spät, wenn die Schatten die Schnitte im Stein nachzeichnen.',
      'Tragen Sie bequeme Schuhe: Es gibt Stufen und unebene Wege.',
    ],
    ca: [
      'Reservau-hi almenys una hora i mitja: el recorregut demana calma.',
      'Anau-hi a primera o a darrera hora, quan les ombres dibuixen els talls de la pedra.',
      'Duis calçat còmode: hi ha escalons i terra irregular.',
    ],
  },
};
