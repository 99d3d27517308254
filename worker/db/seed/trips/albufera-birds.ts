import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'albufera-birds',
  tripType: 'nature',
  region: 'east',
  durationClass: 'half-day',
  price: 35,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: false,
  meetingLatitude: 39.951,
  meetingLongitude: 4.268,
  minAge: 6,
  maxPeople: 10,
  guideLanguages: ['es', 'en', 'de', 'ca'],
  image: 'albufera',
  gallery: ['albufera', 'es-grau', 'favaritx-lighthouse'],
  destinations: ['es-grau'],
  name: {
    es: 'Aves y silencio en S’Albufera des Grau',
    en: 'Birdwatching at S’Albufera des Grau',
    de: 'Vogelbeobachtung in S’Albufera des Grau',
    ca: 'Ocells i silenci a s’Albufera des Grau',
  },
  description: {
    es:
      'Una laguna entre dunas y colinas donde pescan las águilas: el corazón de la Reserva de la Biosfera, con prismáticos y sin prisas.\n\n' +
      'S’Albufera des Grau es el gran humedal de Menorca y el núcleo de la Reserva de la Biosfera, declarada en 1993. Fochas y ánades pasan aquí el ' +
      'invierno, las garzas lo vigilan todo y, con suerte, un águila pescadora se lanza sobre una lisa delante del grupo.\n\n' +
      'Caminamos por senderos señalizados y pasarelas, de mirador en mirador, con un guía ornitólogo que reconoce a cada ave por la voz. El otoño y el ' +
      'invierno son los mejores meses, pero cada estación trae su elenco.',
    en:
      'A lagoon between dunes and low hills where ospreys fish: the heart of the Biosphere Reserve, with binoculars and time to spare.\n\n' +
      'S’Albufera des Grau is Menorca’s great wetland and the core of the Biosphere Reserve declared in 1993. Coots and ducks spend the winter here, ' +
      'herons keep an eye on everything and, with luck, an osprey plunges on a mullet right in front of you.\n\n' +
      'We follow marked paths and boardwalks from viewpoint to viewpoint with a bird guide who knows each species by its voice. Autumn and winter are ' +
      'the finest months, although every season brings its own cast: migrants in spring, bee-eaters on summer mornings.',
    de:
      'Eine Lagune zwischen Dünen und Hügeln, in der Fischadler jagen: das Herz des Biosphärenreservats, mit Fernglas und viel Zeit.\n\n' +
      'S’Albufera des Grau ist das große Feuchtgebiet Menorcas und die Kernzone des Biosphärenreservats, das seit 1993 besteht. Blässhühner und Enten ' +
      'überwintern hier, Reiher behalten alles im Blick, und mit etwas Glück stürzt sich ein Fischadler direkt vor Ihnen auf eine Meeräsche.\n\n' +
      'Auf markierten Wegen und Holzstegen gehen wir von Aussichtspunkt zu Aussichtspunkt, begleitet von einem Ornithologen, der jede Art an der Stimme ' +
      'erkennt. Am schönsten sind Herbst und Winter, doch jede Jahreszeit bringt ihre eigenen Gäste mit.',
    ca:
      'Una llacuna entre dunes i turons on pesquen les àguiles: el cor de la Reserva de la Biosfera, amb prismàtics i sense presses.\n\n' +
      'S’Albufera des Grau és la gran zona humida de Menorca i el nucli de la Reserva de la Biosfera, declarada el 1993. Fotges i ànneres hi passen ' +
      'l’hivern, els agrons ho vigilen tot i, amb sort, una àguila peixatera es tira damunt una llissa davant el grup.\n\n' +
      'Caminam per senders senyalitzats i passarel·les, de mirador en mirador, amb un guia ornitòleg que coneix cada ocell per la veu. La tardor i ' +
      'l’hivern són els millors mesos, però cada estació té els seus convidats.',
  },
  location: {
    es: 'S’Albufera des Grau',
    en: 'S’Albufera des Grau',
    de: 'S’Albufera des Grau',
    ca: 'S’Albufera des Grau',
  },
  duration: {
    es: '3 horas',
    en: '3 hours',
    de: '3 Stunden',
    ca: '3 hores',
  },
  meetingPoint: {
    es: 'Entrada de Es Grau, junto al inicio de los senderos, 10 minutos antes de la salida.',
    en: 'The entrance to Es Grau, where the paths begin, 10 minutes before the start.',
    de: 'Am Ortseingang von Es Grau, am Beginn der Wege, 10 Minuten vor dem Start.',
    ca: 'Entrada des Grau, on comencen els senders, 10 minuts abans de sortir.',
  },
  cancellationPolicy: {
    es: 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe.',
    en: 'Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund.',
    de:
      'Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr ' +
      'Geld zurück.',
    ca: 'Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre.',
  },
  highlights: {
    es: [
      'Guía ornitólogo',
      'Prismáticos y telescopio terrestre para todos',
      'Pasarelas, dunas y miradores',
      'Lista de especies al terminar',
    ],
    en: [
      'An expert bird guide',
      'Binoculars and a spotting scope for all',
      'Boardwalks, dunes and viewpoints',
      'A species list to take home',
    ],
    de: ['Ornithologe als Guide', 'Ferngläser und Spektiv für alle', 'Stege, Dünen und Aussichtspunkte', 'Artenliste zum Mitnehmen'],
    ca: [
      'Guia ornitòleg',
      'Prismàtics i telescopi terrestre per a tothom',
      'Passarel·les, dunes i miradors',
      'Llista d’espècies en acabar',
    ],
  },
  included: {
    es: ['Guía ornitólogo', 'Prismáticos y telescopio', 'Lista de aves del parque'],
    en: ['Bird guide', 'Binoculars and spotting scope', 'Checklist of the park’s birds'],
    de: ['Ornithologischer Guide', 'Ferngläser und Spektiv', 'Vogelliste des Naturparks'],
    ca: ['Guia ornitòleg', 'Prismàtics i telescopi', 'Llista d’ocells del parc'],
  },
  excluded: {
    es: ['Traslado hasta Es Grau', 'Comida y bebida'],
    en: ['Transport to Es Grau', 'Food and drink'],
    de: ['Anfahrt nach Es Grau', 'Speisen und Getränke'],
    ca: ['Trasllat fins as Grau', 'Menjar i beguda'],
  },
  bring: {
    es: ['Ropa de colores discretos', 'Calzado cómodo', 'Agua', 'Una prenda de abrigo en invierno'],
    en: ['Clothes in muted colours', 'Comfortable shoes', 'Water', 'A warm layer in winter'],
    de: ['Kleidung in gedeckten Farben', 'Bequeme Schuhe', 'Wasser', 'Warme Jacke im Winter'],
    ca: ['Roba de colors discrets', 'Calçat còmode', 'Aigua', 'Una peça d’abric a l’hivern'],
  },
  itinerary: {
    es: [
      { title: 'Es Grau', text: 'Reparto de prismáticos y primeras aves en la playa.' },
      { title: 'La pasarela', text: 'Por las dunas y el canal que une la laguna con el mar.' },
      { title: 'Los miradores', text: 'Tiempo de espera junto al agua: fochas, garzas, rapaces.' },
      { title: 'Recuento', text: 'Repaso de la lista con el guía y regreso al pueblo.' },
    ],
    en: [
      { title: 'Es Grau', text: 'Binoculars handed out, and the first birds on the beach.' },
      { title: 'The boardwalk', text: 'Over the dunes and along the channel between lagoon and sea.' },
      { title: 'The viewpoints', text: 'Quiet waiting by the water: coots, herons, birds of prey.' },
      { title: 'The tally', text: 'We go through the list with the guide and stroll back to the village.' },
    ],
    de: [
      { title: 'Es Grau', text: 'Ferngläser werden verteilt, am Strand zeigen sich die ersten Vögel.' },
      { title: 'Der Holzsteg', text: 'Durch die Dünen und am Kanal zwischen Lagune und Meer entlang.' },
      { title: 'Die Aussichtspunkte', text: 'Stilles Warten am Wasser: Blässhühner, Reiher, Greifvögel.' },
      { title: 'Die Bilanz', text: 'Wir gehen mit dem Guide die Liste durch und kehren ins Dorf zurück.' },
    ],
    ca: [
      { title: 'Es Grau', text: 'Repartim els prismàtics i miram els primers ocells a la platja.' },
      { title: 'La passarel·la', text: 'Per les dunes i el canal que uneix la llacuna amb la mar.' },
      { title: 'Els miradors', text: 'Espera en silenci vora l’aigua: fotges, agrons, rapinyaires.' },
      { title: 'El recompte', text: 'Repassam la llista amb el guia i tornam al poble.' },
    ],
  },
};
