import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'macarella',
  region: 'south',
  kind: 'cove',
  latitude: 39.937,
  longitude: 3.938,
  isPopular: true,
  bestMonths: [5, 6, 9, 10],
  image: 'cala-macarella',
  gallery: ['cala-turqueta', 'cliff-walkers', 'snorkel', 'catamaran'],
  transferZone: 'cala-galdana',
  name: { es: 'Cala Macarella', en: 'Cala Macarella', de: 'Cala Macarella', ca: 'Cala Macarella' },
  description: {
    es:
      'Agua turquesa, arena clara y acantilados cubiertos de pinos: Cala Macarella es la imagen del sur de Menorca que casi todos llevan en la ' +
      'memoria.\n\n' +
      'La cala se abre al final de un barranco, protegida por dos paredes de caliza que dan sombra por la tarde y dejan el mar casi inmóvil los días ' +
      'de viento del norte. El fondo de arena refleja la luz y cambia de color a cada hora; junto a las rocas nadan sargos y pequeños bancos de peces.\n\n' +
      'Un sendero con escalones sube por el acantilado occidental y, en unos diez minutos, baja a su hermana pequeña, Cala Macarelleta. Desde lo alto ' +
      'se ve la bahía entera: conviene detenerse allí antes de ir a nadar. En mayo, a finales de septiembre y en octubre la cala recupera su silencio, ' +
      'y es entonces cuando mejor se entiende su fama.',
    en:
      'Turquoise water, pale sand and cliffs thick with pines: Cala Macarella is the picture of southern Menorca that most people have in ' +
      'mind.\n\n' +
      'It lies where a ravine meets the sea, held between two limestone walls that throw welcome shade in the afternoon and keep the water glassy when ' +
      'the wind is in the north. The sandy bottom catches the light and shifts from mint to deep blue as the day goes on; along the rocks, bream and ' +
      'small shoals drift past your mask.\n\n' +
      'A stepped path climbs the western cliff and drops, ten minutes later, to the cove’s little sister, Cala Macarelleta. Pause at the top, where ' +
      'the whole bay lies beneath you, before you go down for a swim. In May, late September and October the crowds thin out and the place is itself ' +
      'again.',
    de:
      'Türkisfarbenes Wasser, heller Sand, Felswände voller Kiefern: Die Cala Macarella ist das Bild, das viele vor Augen haben, wenn sie an Menorca ' +
      'denken.\n\n' +
      'Die Bucht liegt am Ende einer Schlucht, eingefasst von zwei Kalksteinwänden, die am Nachmittag Schatten spenden und das Meer bei Nordwind ' +
      'spiegelglatt halten. Der Sandgrund wirft das Licht zurück und wechselt im Laufe des Tages die Farbe; entlang der Felsen ziehen Brassen und ' +
      'kleine Fischschwärme vorbei.\n\n' +
      'Ein Pfad mit Stufen führt über die westliche Klippe und nach etwa zehn Minuten hinunter zur kleinen Schwester, der Cala Macarelleta. Bleiben ' +
      'Sie oben einen Moment stehen: Von dort überblickt man die ganze Bucht. Im Mai sowie ab Ende September kehrt die Ruhe zurück, und dann versteht ' +
      'man am besten, warum dieser Ort so beliebt ist.',
    ca:
      'Aigua turquesa, arena clara i penya-segats coberts de pins: cala Macarella és la imatge del sud de Menorca que gairebé tothom duu a la memòria.\n\n' +
      'La cala s’obre al cap d’un barranc, entre dues parets de pedra calcària que fan ombra el capvespre i deixen la mar plana quan bufa tramuntana. ' +
      'El fons d’arena torna la llum i canvia de color a cada hora; vora les roques hi neden sards i petites moles de peix.\n\n' +
      'Un camí amb escalons puja pel penya-segat de ponent i, al cap de devers deu minuts, baixa a la germana petita, cala Macarelleta. Des de dalt es ' +
      'veu tota la badia: val la pena aturar-s’hi un moment abans de fer una nedada. Pel maig, a finals de setembre i per l’octubre la cala recupera ' +
      'el silenci, i és llavors quan s’entén millor la seva fama.',
  },
  access: {
    es:
      'A pie, el Camí de Cavalls llega desde Cala Galdana en unos tres cuartos de hora, entre pinares. En temporada alta el acceso en coche privado ' +
      'está restringido y se viene en autobús desde Ciutadella; consulte las condiciones vigentes antes de salir. También se puede llegar por mar, en ' +
      'una excursión en catamarán.',
    en:
      'On foot, the Camí de Cavalls brings you here from Cala Galdana in about three quarters of an hour, through pine woods. In high season private ' +
      'cars are not allowed through and visitors come by bus from Ciutadella, so check the current arrangements before you set out. You can also ' +
      'arrive by sea on one of the catamaran trips.',
    de:
      'Zu Fuß erreichen Sie die Bucht von Cala Galdana aus auf dem Camí de Cavalls in etwa einer Dreiviertelstunde durch Kiefernwald. In der ' +
      'Hochsaison ist die Zufahrt für Privatautos gesperrt; dann fährt ein Bus ab Ciutadella. Bitte informieren Sie sich vorab über die aktuelle ' +
      'Regelung. Auch vom Meer aus, etwa mit dem Katamaran, ist die Bucht gut zu erreichen.',
    ca:
      'A peu s’hi arriba des de Cala Galdana pel Camí de Cavalls en uns tres quarts d’hora, entre pinars. En temporada alta l’accés amb cotxe ' +
      'particular està restringit i s’hi va amb autobús des de Ciutadella; consultau les condicions vigents abans de sortir. També s’hi pot arribar ' +
      'per mar, en una excursió en catamarà.',
  },
  tags: {
    es: ['arena blanca', 'aguas turquesas', 'senderismo', 'snorkel'],
    en: ['white sand', 'turquoise water', 'walking', 'snorkelling'],
    de: ['weißer Sand', 'türkisfarbenes Wasser', 'Wandern', 'Schnorcheln'],
    ca: ['arena blanca', 'aigües turquesa', 'senderisme', 'snorkel'],
  },
  services: {
    es: ['Bar de playa en temporada', 'Autobús en temporada', 'Acceso al Camí de Cavalls', 'Sombra de pinos'],
    en: ['Beach bar in season', 'Bus in season', 'Access to the Camí de Cavalls', 'Shade under the pines'],
    de: ['Strandbar in der Saison', 'Bus in der Saison', 'Zugang zum Camí de Cavalls', 'Schatten unter Kiefern'],
    ca: ['Bar de platja en temporada', 'Autobús en temporada', 'Accés al Camí de Cavalls', 'Ombra de pins'],
  },
  tips: {
    es: [
      'Llegue a primera hora o a media tarde: el centro del día es el momento más concurrido.',
      'Lleve calzado cerrado para el sendero a Macarelleta y para los miradores.',
      'Traiga agua suficiente y llévese de vuelta todos los residuos.',
    ],
    en: [
      'Come first thing or in the late afternoon; the middle of the day is the busiest time.',
      'Wear proper shoes for the path to Macarelleta and the clifftop viewpoints.',
      'Bring plenty of water and take all your rubbish home.',
    ],
    de: [
      'Kommen Sie am frühen Morgen oder am späteren Nachmittag: Mittags ist am meisten los.',
      'Für den Weg zur Macarelleta und zu den Aussichtspunkten empfehlen sich feste Schuhe.',
      'Bringen Sie genügend Wasser mit und nehmen Sie Ihren Abfall wieder mit zurück.',
    ],
    ca: [
      'Veniu de bon matí o ja entrat el capvespre: a migdia és quan hi ha més gent.',
      'Duis calçat tancat per al camí de Macarelleta i per als miradors.',
      'Duis aigua suficient i emportau-vos tots els residus.',
    ],
  },
};
