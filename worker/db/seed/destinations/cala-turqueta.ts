import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'cala-turqueta',
  region: 'south',
  kind: 'cove',
  latitude: 39.931,
  longitude: 3.915,
  isPopular: false,
  bestMonths: [5, 6, 9, 10],
  image: 'cala-turqueta',
  gallery: ['cala-macarella', 'snorkel', 'cami-de-cavalls-gate'],
  transferZone: 'ciutadella',
  name: { es: 'Cala en Turqueta', en: 'Cala en Turqueta', de: 'Cala en Turqueta', ca: 'Cala en Turqueta' },
  description: {
    es:
      'Dicen que debe su nombre al color del agua, y basta asomarse entre los pinos para comprobar que en Cala en Turqueta nadie exageró.\n\n' +
      'Un saliente de roca divide la playa en dos: a un lado, la franja ancha de arena fina, con poca profundidad y buena para chapotear; al otro, un ' +
      'rincón más recogido al pie del acantilado. Detrás, el pinar llega casi hasta la orilla y ofrece lo más valioso de un día de verano: sombra ' +
      'natural.\n\n' +
      'La cala está virgen, sin edificios a la vista, y forma parte de un tramo del Camí de Cavalls especialmente hermoso: hacia levante se alcanza ' +
      'Macarella, hacia poniente Es Talaier y las playas de Son Saura. Con gafas de buceo merece la pena bordear las rocas de los extremos, donde el ' +
      'fondo es más variado y el agua, transparente.',
    en:
      'It is said to be named after the colour of the water, and one look at Cala en Turqueta through the pines shows that nobody was exaggerating.\n\n' +
      'A spur of rock splits the beach in two: on one side a broad, gently shelving strip of fine sand that suits children and lazy swimmers; on the ' +
      'other a snugger corner at the foot of the cliff. Behind them the pine wood comes almost to the water and offers the great luxury of a summer’s ' +
      'day, natural shade.\n\n' +
      'There is not a building in sight. The cove sits on one of the loveliest stretches of the Camí de Cavalls, with Macarella to the east and, to ' +
      'the west, little Es Talaier and the long sands of Son Saura. Take a mask: the rocks at either end hide the most varied seabed, and visibility ' +
      'is usually superb.',
    de:
      'Ihren Namen soll die Cala en Turqueta der Farbe des Wassers verdanken – ein Blick durch die Kiefern, und man glaubt es gern.\n\n' +
      'Ein Felsvorsprung teilt den Strand in zwei Hälften: auf der einen Seite ein breiter, flach abfallender Streifen feinen Sandes, ideal zum ' +
      'Planschen, auf der anderen eine geschützte Ecke am Fuß der Klippe. Dahinter reicht der Kiefernwald fast bis ans Wasser und schenkt das ' +
      'Kostbarste an einem Sommertag: natürlichen Schatten.\n\n' +
      'Kein Haus stört den Blick. Die Bucht liegt an einem besonders schönen Abschnitt des Camí de Cavalls; nach Osten geht es zur Macarella, nach ' +
      'Westen zur kleinen Bucht Es Talaier und zu den Stränden von Son Saura. Nehmen Sie eine Taucherbrille mit: An den Felsen zu beiden Seiten ist ' +
      'die Unterwasserwelt am abwechslungsreichsten.',
    ca:
      'Diuen que el nom li ve del color de l’aigua, i només cal treure el cap entre els pins per veure que a Cala en Turqueta ningú no va exagerar.\n\n' +
      'Una punta de roca parteix la platja en dues: a una banda, la llenca ampla d’arena fina, amb poca fondària i bona per als infants; a l’altra, un ' +
      'racó més recollit al peu del penya-segat. Darrere, el pinar arriba gairebé fins a la vorera i regala allò que més s’agraeix un dia d’estiu: ' +
      'ombra natural.\n\n' +
      'La cala és verge, sense cap construcció a la vista, i és en un dels trams més bells del Camí de Cavalls: cap a llevant s’arriba a Macarella; ' +
      'cap a ponent, a cala des Talaier i a les platges de Son Saura. Amb unes ulleres de bussejar val la pena resseguir les roques dels dos caps, on ' +
      'el fons és més variat.',
  },
  access: {
    es:
      'En coche se llega desde Ciutadella por el camino de Sant Joan de Missa hasta un aparcamiento limitado, desde el que quedan unos diez minutos a ' +
      'pie. En verano se llena pronto por la mañana, y los paneles de la carretera avisan cuando está completo. Por el Camí de Cavalls hay 6,4 km ' +
      'desde Cala Galdana.',
    en:
      'By car, take the Sant Joan de Missa road from Ciutadella to a small car park, from which it is about ten minutes on foot. In summer it fills ' +
      'early, and signs on the road tell you when there are no spaces left. On the Camí de Cavalls it is 6.4 km from Cala Galdana.',
    de:
      'Mit dem Auto fahren Sie von Ciutadella über die Straße nach Sant Joan de Missa bis zu einem kleinen Parkplatz, von dort sind es etwa zehn ' +
      'Minuten zu Fuß. Im Sommer ist er früh belegt; Anzeigetafeln an der Straße weisen darauf hin. Auf dem Camí de Cavalls sind es 6,4 km von Cala ' +
      'Galdana.',
    ca:
      'Amb cotxe s’hi va des de Ciutadella pel camí de Sant Joan de Missa fins a un aparcament limitat, i d’allà queden uns deu minuts a peu. A ' +
      'l’estiu s’omple prest, i els plafons de la carretera avisen quan és complet. Pel Camí de Cavalls hi ha 6,4 km des de Cala Galdana.',
  },
  tags: {
    es: ['arena blanca', 'aguas turquesas', 'senderismo', 'naturaleza'],
    en: ['white sand', 'turquoise water', 'walking', 'nature'],
    de: ['weißer Sand', 'türkisfarbenes Wasser', 'Wandern', 'Natur'],
    ca: ['arena blanca', 'aigües turquesa', 'senderisme', 'natura'],
  },
  services: {
    es: ['Aparcamiento', 'Acceso al Camí de Cavalls', 'Sombra de pinos'],
    en: ['Car park', 'Access to the Camí de Cavalls', 'Shade under the pines'],
    de: ['Parkplatz', 'Zugang zum Camí de Cavalls', 'Schatten unter Kiefern'],
    ca: ['Aparcament', 'Accés al Camí de Cavalls', 'Ombra de pins'],
  },
  tips: {
    es: [
      'Madrugue: en julio y agosto el aparcamiento se completa en las primeras horas.',
      'Lleve comida y agua, y prevea pasar el día sin servicios.',
      'Con viento del norte la cala está resguardada; con viento del sur, mejor elegir otra costa.',
    ],
    en: [
      'Set off early: in July and August the car park is often full within the first hours of the day.',
      'Bring food and water and plan on a day without facilities.',
      'The cove is sheltered in a north wind; when it blows from the south, pick another coast.',
    ],
    de: [
      'Brechen Sie früh auf: Im Juli und August ist der Parkplatz oft schon am Morgen voll.',
      'Nehmen Sie Essen und Wasser mit und planen Sie einen Tag ohne Infrastruktur.',
      'Bei Nordwind liegt die Bucht geschützt; bei Südwind wählen Sie besser eine andere Küste.',
    ],
    ca: [
      'Matinau: pel juliol i l’agost l’aparcament s’omple a primera hora.',
      'Duis menjar i aigua, i comptau passar el dia sense serveis.',
      'Amb vent del nord la cala és arrecerada; amb migjorn, val més triar una altra costa.',
    ],
  },
};
