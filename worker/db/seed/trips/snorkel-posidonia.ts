import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'snorkel-posidonia',
  tripType: 'water-sports',
  region: 'north',
  durationClass: 'half-day',
  price: 45,
  isBestseller: false,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 40.055,
  meetingLongitude: 4.131,
  minAge: 8,
  maxPeople: 10,
  guideLanguages: ['es', 'en', 'de'],
  image: 'snorkel',
  gallery: ['snorkel', 'fornells-boats', 'cavalleria'],
  destinations: ['fornells', 'cavalleria'],
  name: {
    es: 'Snorkel en los jardines de posidonia',
    en: 'Snorkelling over the posidonia meadows',
    de: 'Schnorcheln über den Posidonia-Wiesen',
    ca: 'Snorkel damunt els alguers de posidònia',
  },
  description: {
    es:
      'Bajo la superficie del norte hay praderas que respiran. Se exploran con gafas y tubo, de la mano de una bióloga marina.\n\n' +
      'La posidonia no es un alga sino una planta, con raíces, flores y frutos, y solo vive en el Mediterráneo. A ella se deben la transparencia del ' +
      'agua y la arena blanca de Menorca. Antes de entrar, aprendemos a reconocer a sus vecinos: castañuelas, salpas, pulpos, estrellas.\n\n' +
      'Salimos de Fornells en una barca pequeña y nadamos en dos fondos distintos, uno de pradera y otro de roca. Hay neopreno para todas las tallas y ' +
      'chalecos para quien prefiera flotar sin esfuerzo.',
    en:
      'Beneath the surface of the north coast there are meadows that breathe. Explore them by mask and snorkel with a marine biologist.\n\n' +
      'Posidonia is not a seaweed but a flowering plant, complete with roots and fruit, and it lives only in the Mediterranean. It is the reason ' +
      'Menorca’s water is so clear and its sand so white. Before getting in we learn to recognise the neighbours: damselfish, salema, octopus, starfish.\n\n' +
      'We leave Fornells in a small boat and swim in two quite different places, one meadow and one reef. There are wetsuits in all sizes, and buoyancy ' +
      'vests for anyone who would rather simply float.',
    de:
      'Unter der Oberfläche der Nordküste liegen Wiesen, die atmen. Entdecken Sie sie mit Maske und Schnorchel, begleitet von einer Meeresbiologin.\n\n' +
      'Posidonia ist keine Alge, sondern eine Pflanze mit Wurzeln, Blüten und Früchten, und sie wächst nur im Mittelmeer. Ihr verdankt Menorca das ' +
      'klare Wasser und den weißen Sand. Bevor es ins Wasser geht, lernen wir die Nachbarn kennen: Mönchsfische, Goldstriemen, Kraken und Seesterne.\n\n' +
      'In einem kleinen Boot verlassen wir Fornells und schnorcheln in zwei ganz unterschiedlichen Revieren, einmal über der Wiese, einmal am Fels. ' +
      'Neoprenanzüge gibt es in allen Größen, dazu Westen für alle, die sich lieber treiben lassen.',
    ca:
      'Davall la pell de la mar de tramuntana hi ha praderies que respiren. Les descobrim amb ulleres i tub, acompanyats d’una biòloga marina.\n\n' +
      'La posidònia no és una alga sinó una planta, amb arrels, flors i fruits, i només viu a la Mediterrània. Gràcies a ella, l’aigua de Menorca és ' +
      'tan clara i l’arena tan blanca. Abans d’entrar a mar aprenem a conèixer els veïns: castanyoles, salpes, pops i estrelles.\n\n' +
      'Sortim de Fornells amb una barca petita i nedam en dos fons ben diferents, un d’alguer i un de roca. Hi ha neoprè de totes les talles i armilles ' +
      'per a qui s’estimi més surar sense esforç.',
  },
  location: {
    es: 'Fornells y costa norte',
    en: 'Fornells and the north coast',
    de: 'Fornells und die Nordküste',
    ca: 'Fornells i la costa nord',
  },
  duration: {
    es: '3 horas',
    en: '3 hours',
    de: '3 Stunden',
    ca: '3 hores',
  },
  meetingPoint: {
    es: 'Muelle de Fornells, 20 minutos antes para elegir el neopreno y las gafas.',
    en: 'The quay in Fornells, 20 minutes early to choose a wetsuit and mask.',
    de: 'Am Kai von Fornells, 20 Minuten vorher, um Anzug und Maske auszusuchen.',
    ca: 'Moll de Fornells, 20 minuts abans per triar el neoprè i les ulleres.',
  },
  cancellationPolicy: {
    es: 'Cancelación gratuita hasta 48 horas antes. Si el estado del mar impide salir, se ofrece otra fecha o la devolución íntegra del importe.',
    en: 'Free cancellation up to 48 hours before. If the sea is too rough to go out, choose another date or a full refund.',
    de:
      'Kostenlose Stornierung bis 48 Stunden vorher. Lässt der Seegang keine Ausfahrt zu, bieten wir einen anderen Termin an oder erstatten den vollen ' +
      'Betrag.',
    ca: 'Cancel·lació gratuïta fins a 48 hores abans. Si l’estat de la mar no deixa sortir, oferim una altra data o tornam l’import íntegre.',
  },
  highlights: {
    es: [
      'Guía con formación en biología marina',
      'Dos fondos: pradera y roca',
      'Neopreno y equipo de calidad',
      'Grupos de diez personas',
      'Ficha de especies de recuerdo',
    ],
    en: [
      'A guide trained in marine biology',
      'Two habitats, meadow and rock',
      'Good wetsuits and equipment',
      'Groups of ten',
      'A species card to take home',
    ],
    de: [
      'Guide mit meeresbiologischer Ausbildung',
      'Zwei Lebensräume: Wiese und Fels',
      'Gute Neoprenanzüge und Ausrüstung',
      'Gruppen bis zehn Personen',
      'Artenkarte als Andenken',
    ],
    ca: [
      'Guia amb formació en biologia marina',
      'Dos fons: alguer i roca',
      'Neoprè i equip de qualitat',
      'Grups de deu persones',
      'Fitxa d’espècies de record',
    ],
  },
  included: {
    es: ['Barca con patrón y guía', 'Neopreno, gafas, tubo y aletas', 'Infusión caliente y fruta', 'Seguro'],
    en: ['Boat, skipper and guide', 'Wetsuit, mask, snorkel and fins', 'Hot herbal tea and fruit', 'Insurance'],
    de: ['Boot mit Skipper und Guide', 'Neopren, Maske, Schnorchel und Flossen', 'Heißer Kräutertee und Obst', 'Versicherung'],
    ca: ['Barca amb patró i guia', 'Neoprè, ulleres, tub i aletes', 'Infusió calenta i fruita', 'Assegurança'],
  },
  excluded: {
    es: ['Traslado hasta Fornells', 'Toallas'],
    en: ['Transport to Fornells', 'Towels'],
    de: ['Anfahrt nach Fornells', 'Handtücher'],
    ca: ['Trasllat fins a Fornells', 'Tovalloles'],
  },
  bring: {
    es: ['Bañador y toalla', 'Ropa seca', 'Protector solar respetuoso con el mar'],
    en: ['Swimwear and a towel', 'Dry clothes', 'Reef-safe sun cream'],
    de: ['Badesachen und Handtuch', 'Trockene Kleidung', 'Meeresfreundliche Sonnencreme'],
    ca: ['Banyador i tovallola', 'Roba seca', 'Crema solar respectuosa amb la mar'],
  },
  itinerary: {
    es: [
      { title: 'Charla en el muelle', text: 'Diez minutos para entender qué es la posidonia y por qué hay que cuidarla.' },
      { title: 'La pradera', text: 'Primera inmersión en superficie sobre el bosque verde y sus habitantes.' },
      { title: 'La roca', text: 'Segunda parada junto a un fondo de bloques y pasadizos lleno de vida.' },
      { title: 'Vuelta a Fornells', text: 'Infusión, fruta y repaso de todo lo que hemos visto.' },
    ],
    en: [
      { title: 'Quayside briefing', text: 'Ten minutes on what posidonia is and why it matters.' },
      { title: 'The meadow', text: 'Our first swim, above the green forest and all that lives in it.' },
      { title: 'The rocks', text: 'A second stop among boulders and passages busy with life.' },
      { title: 'Back to Fornells', text: 'Herbal tea, fruit and a look through everything we saw.' },
    ],
    de: [
      { title: 'Einführung am Kai', text: 'Zehn Minuten darüber, was Posidonia ist und warum sie Schutz braucht.' },
      { title: 'Die Wiese', text: 'Erster Schnorchelgang über dem grünen Wald und seinen Bewohnern.' },
      { title: 'Der Fels', text: 'Zweiter Stopp zwischen Blöcken und Durchgängen voller Leben.' },
      { title: 'Zurück nach Fornells', text: 'Tee, Obst und ein Rückblick auf alles, was wir gesehen haben.' },
    ],
    ca: [
      { title: 'Xerrada al moll', text: 'Deu minuts per entendre què és la posidònia i per què l’hem de cuidar.' },
      { title: 'L’alguer', text: 'Primer bany damunt el bosc verd i tot el que hi viu.' },
      { title: 'La roca', text: 'Segona aturada en un fons de pedres i passadissos ple de vida.' },
      { title: 'Tornada a Fornells', text: 'Infusió, fruita i repàs de tot el que hem vist.' },
    ],
  },
};
