import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'torralba',
  region: 'south',
  kind: 'monument',
  latitude: 39.915,
  longitude: 4.164,
  isPopular: false,
  bestMonths: [3, 4, 5, 6, 9, 10, 11],
  image: 'taula-torralba',
  gallery: ['naveta-des-tudons', 'cycling-lane', 'cami-de-cavalls-gate'],
  transferZone: 'cala-en-porter',
  name: { es: 'Torralba d’en Salort', en: 'Torralba d’en Salort', de: 'Torralba d’en Salort', ca: 'Torralba d’en Salort' },
  description: {
    es:
      'Dos losas de piedra en forma de T se alzan contra el cielo: la taula de Torralba d’en Salort es una de las más altas y perfectas de Menorca.\n\n' +
      'Las taulas solo existen en esta isla, y todavía se discute su significado exacto; lo que parece claro es que presidían un recinto sagrado. En ' +
      'el de Torralba se halló la figura de un pequeño toro de bronce que hoy se conserva en un museo de Maó, un indicio de los cultos que aquí se ' +
      'celebraban.\n\n' +
      'El poblado permite además recorrer talayots, una sala hipóstila cubierta con grandes losas, cuevas y cisternas, entre acebuches y lentiscos. Es ' +
      'un yacimiento tranquilo, bien señalizado y fácil de recorrer, y forma parte de la Menorca Talayótica, Patrimonio Mundial desde septiembre de ' +
      '2023.',
    en:
      'Two slabs of stone form a T against the sky: the taula of Torralba d’en Salort is one of the tallest and most finely made on Menorca.\n\n' +
      'Taulas exist on this island and nowhere else, and their exact meaning is still debated; what seems certain is that they stood at the heart of a ' +
      'sacred enclosure. In the one at Torralba a little bronze bull was found, now kept in a museum in Maó, a hint of the rites once held here.\n\n' +
      'Around it you can explore talayots, a hypostyle hall roofed with huge slabs, caves and cisterns, among wild olives and mastic bushes. It is a ' +
      'peaceful site, well signposted and easy to walk around, and it belongs to Talayotic Menorca, a World Heritage Site since September 2023. Come ' +
      'without hurry and let the stones do the talking.',
    de:
      'Zwei Steinplatten, zum T gefügt, ragen in den Himmel: Die Taula von Torralba d’en Salort gehört zu den höchsten und schönsten auf Menorca.\n\n' +
      'Taulas gibt es nur auf dieser Insel, und über ihre genaue Bedeutung wird bis heute diskutiert; fest steht wohl, dass sie den Mittelpunkt eines ' +
      'heiligen Bezirks bildeten. In dem von Torralba fand man die Figur eines kleinen Bronzestiers, die heute in einem Museum in Maó aufbewahrt wird ' +
      '– ein Hinweis auf die Kulte, die hier gepflegt wurden.\n\n' +
      'Daneben lassen sich Talayots, ein mit großen Platten gedeckter Säulenraum, Höhlen und Zisternen erkunden, zwischen wilden Olivenbäumen und ' +
      'Mastixsträuchern. Die Anlage ist ruhig, gut beschildert und leicht zu begehen. Sie gehört zum talayotischen Menorca, das seit September 2023 ' +
      'Welterbe ist.',
    ca:
      'Dues lloses de pedra en forma de T s’alcen contra el cel: la taula de Torralba d’en Salort és una de les més altes i ben fetes de Menorca.\n\n' +
      'De taules només n’hi ha en aquesta illa, i encara se’n discuteix el significat exacte; el que sembla clar és que presidien un recinte sagrat. ' +
      'En el de Torralba s’hi va trobar la figura d’un petit bou de bronze que avui es conserva en un museu de Maó, un indici dels cultes que s’hi ' +
      'feien.\n\n' +
      'Al poblat s’hi poden veure també talaiots, una sala hipòstila coberta amb grans lloses, coves i cisternes, entre ullastres i mates. És un ' +
      'jaciment tranquil, ben indicat i bo de recórrer, i forma part de la Menorca Talaiòtica, Patrimoni Mundial des del setembre de 2023.',
  },
  access: {
    es:
      'Se encuentra junto a la carretera que une Alaior y Cala en Porter, a pocos minutos en coche de ambas poblaciones. El recorrido es corto y casi ' +
      'llano, por un sendero de tierra. La visita es con entrada; conviene comprobar antes los días de apertura.',
    en:
      'Torralba lies beside the road between Alaior and Cala en Porter, a few minutes by car from either. The circuit is short and nearly level, on an ' +
      'earth path. There is an admission charge, and it is wise to check opening days beforehand.',
    de:
      'Torralba liegt an der Straße zwischen Alaior und Cala en Porter, von beiden Orten nur wenige Autominuten entfernt. Der Rundgang ist kurz und ' +
      'fast eben und verläuft auf einem Naturweg. Der Besuch kostet Eintritt; prüfen Sie vorab, an welchen Tagen geöffnet ist.',
    ca:
      'És vora la carretera que uneix Alaior i Cala en Porter, a pocs minuts amb cotxe de totes dues poblacions. El recorregut és curt i gairebé pla, ' +
      'per un camí de terra. La visita és amb entrada; convé comprovar abans els dies d’obertura.',
  },
  tags: {
    es: ['patrimonio', 'prehistoria', 'fotografía'],
    en: ['heritage', 'prehistory', 'photography'],
    de: ['Kulturerbe', 'Vorgeschichte', 'Fotografie'],
    ca: ['patrimoni', 'prehistòria', 'fotografia'],
  },
  services: {
    es: ['Aparcamiento', 'Visita con entrada', 'Paneles informativos'],
    en: ['Car park', 'Visit with admission ticket', 'Information panels'],
    de: ['Parkplatz', 'Besichtigung mit Eintrittskarte', 'Infotafeln'],
    ca: ['Aparcament', 'Visita amb entrada', 'Plafons informatius'],
  },
  tips: {
    es: [
      'Calcule cerca de una hora para ver el poblado con calma.',
      'Lleve agua y sombrero: entre las piedras hay poca sombra.',
      'No se apoye en los muros ni se suba a ellos: llevan en pie más de dos mil años.',
    ],
    en: [
      'Allow about an hour to see the settlement at leisure.',
      'Bring water and a hat: there is little shade among the stones.',
      'Please do not lean on or climb the walls; they have stood for over two thousand years.',
    ],
    de: [
      'Planen Sie etwa eine Stunde ein, um die Siedlung in Ruhe zu sehen.',
      'Nehmen Sie Wasser und einen Hut mit: Zwischen den Steinen gibt es wenig Schatten.',
      'Lehnen Sie sich nicht an die Mauern und klettern Sie nicht darauf: Sie stehen seit über zweitausend Jahren.',
    ],
    ca: [
      'Comptau prop d’una hora per veure el poblat amb calma.',
      'Duis aigua i capell: entre les pedres hi ha poca ombra.',
      'No us recolzeu a les parets ni hi pugeu: fa més de dos mil anys que s’aguanten dretes.',
    ],
  },
};
