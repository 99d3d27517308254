import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'kayak-sea-caves',
  tripType: 'water-sports',
  region: 'south',
  durationClass: 'half-day',
  price: 49,
  isBestseller: true,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 39.938,
  meetingLongitude: 3.957,
  minAge: 8,
  maxPeople: 12,
  guideLanguages: ['es', 'en', 'de'],
  image: 'kayaks',
  gallery: ['kayaks', 'cala-galdana', 'cala-mitjana'],
  destinations: ['cala-galdana', 'cala-mitjana'],
  name: {
    es: 'Kayak y cuevas marinas en Cala Galdana',
    en: 'Sea caves by kayak from Cala Galdana',
    de: 'Mit dem Kajak zu den Höhlen von Cala Galdana',
    ca: 'Caiac i coves marines a Cala Galdana',
  },
  description: {
    es:
      'Remar pegados al acantilado, entrar en cuevas donde el agua brilla azul y bañarse en calas a las que no llega ningún coche.\n\n' +
      'Desde la playa de Cala Galdana seguimos la costa hacia Cala Mitjana en kayaks dobles, estables y fáciles de llevar. El mar ha ido abriendo la ' +
      'roca caliza en bóvedas y pasadizos; con buena mar se puede entrar en varios y oír cómo respira el agua en el fondo.\n\n' +
      'No hace falta experiencia: antes de salir se practica en la orilla y el guía rema siempre con el grupo. A mitad de camino hay parada larga para ' +
      'nadar, mirar peces y reponer fuerzas.',
    en:
      'Paddle close under the cliffs, glide into caves where the water glows blue and swim in coves no car can reach.\n\n' +
      'From the sands of Cala Galdana we follow the shore towards Cala Mitjana in double kayaks that are steady and simple to handle. The sea has worn ' +
      'the limestone into vaults and tunnels; on a calm day we can nose into several of them and listen to the water breathing at the back.\n\n' +
      'No experience is needed. Everyone gets a practice on the flat first, and the guide paddles with the group throughout. Halfway along there is a ' +
      'proper stop to swim, look for fish and have a snack.',
    de:
      'Dicht an den Klippen entlangpaddeln, in blau schimmernde Meereshöhlen gleiten und in Buchten baden, die kein Auto erreicht.\n\n' +
      'Vom Strand von Cala Galdana folgen wir der Küste in Richtung Cala Mitjana, in Zweierkajaks, die stabil liegen und leicht zu steuern sind. Das ' +
      'Meer hat den Kalkstein zu Gewölben und Gängen ausgewaschen. Bei ruhiger See fahren wir in mehrere hinein und hören, wie das Wasser in der Tiefe ' +
      'atmet.\n\n' +
      'Vorkenntnisse brauchen Sie nicht: Geübt wird zuerst im flachen Wasser, und der Guide paddelt die ganze Zeit mit. Auf halber Strecke machen wir ' +
      'eine lange Pause zum Schwimmen, Fischebeobachten und Stärken.',
    ca:
      'Remar arran de penya-segat, entrar dins coves on l’aigua fa llum blava i banyar-se en cales on no arriba cap cotxe.\n\n' +
      'Des de la platja de Cala Galdana resseguim la costa cap a Cala Mitjana en caiacs dobles, estables i bons de dur. La mar ha anat obrint la pedra ' +
      'calcària en voltes i passadissos; si fa bonança podem entrar dins unes quantes i sentir com respira l’aigua al fons.\n\n' +
      'No cal experiència: abans de sortir practicam a la vorera i el guia rema sempre amb el grup. A mig camí feim una aturada llarga per nedar, mirar ' +
      'peixos i menjar un mos.',
  },
  location: {
    es: 'Cala Galdana',
    en: 'Cala Galdana',
    de: 'Cala Galdana',
    ca: 'Cala Galdana',
  },
  duration: {
    es: '3 horas y media',
    en: '3½ hours',
    de: '3,5 Stunden',
    ca: '3 hores i mitja',
  },
  meetingPoint: {
    es: 'Playa de Cala Galdana, en el extremo más cercano a la desembocadura del torrente, 15 minutos antes.',
    en: 'Cala Galdana beach, at the end nearest the stream, 15 minutes before the start.',
    de: 'Strand von Cala Galdana, an dem Ende nahe der Bachmündung, 15 Minuten vor Beginn.',
    ca: 'Platja de Cala Galdana, a la banda del torrent, 15 minuts abans.',
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
      'Cuevas marinas accesibles solo desde el agua',
      'Kayaks dobles, aptos para principiantes',
      'Baño y snorkel en Cala Mitjana',
      'Grupos de doce con guía titulado',
      'Fotos de la salida incluidas',
    ],
    en: [
      'Sea caves you can only reach from the water',
      'Stable double kayaks, fine for beginners',
      'Swim and snorkel at Cala Mitjana',
      'Groups of twelve with a qualified guide',
      'Photos of the outing included',
    ],
    de: [
      'Meereshöhlen, die nur vom Wasser aus erreichbar sind',
      'Stabile Zweierkajaks, auch für Anfänger',
      'Baden und Schnorcheln in Cala Mitjana',
      'Höchstens zwölf Teilnehmer mit ausgebildetem Guide',
      'Fotos inklusive',
    ],
    ca: [
      'Coves marines on només s’entra per mar',
      'Caiacs dobles, bons per a principiants',
      'Bany i snorkel a Cala Mitjana',
      'Grups de dotze amb guia titulat',
      'Fotos de la sortida incloses',
    ],
  },
  included: {
    es: ['Kayak, pala y chaleco', 'Guía titulado', 'Bolsa estanca y equipo de snorkel', 'Tentempié y agua'],
    en: ['Kayak, paddle and buoyancy aid', 'Qualified guide', 'Dry bag and snorkelling kit', 'Snack and water'],
    de: ['Kajak, Paddel und Schwimmweste', 'Ausgebildeter Guide', 'Wasserdichter Beutel und Schnorchelausrüstung', 'Snack und Wasser'],
    ca: ['Caiac, pala i armilla', 'Guia titulat', 'Bossa estanca i equip de snorkel', 'Mos i aigua'],
  },
  excluded: {
    es: ['Traslado hasta Cala Galdana', 'Toallas'],
    en: ['Transport to Cala Galdana', 'Towels'],
    de: ['Anfahrt nach Cala Galdana', 'Handtücher'],
    ca: ['Trasllat fins a Cala Galdana', 'Tovalloles'],
  },
  bring: {
    es: ['Bañador y camiseta que se pueda mojar', 'Calzado de agua', 'Protector solar y gorra', 'Agua'],
    en: ['Swimwear and a top that can get wet', 'Water shoes', 'Sun cream and a hat', 'Water'],
    de: ['Badesachen und ein T-Shirt, das nass werden darf', 'Badeschuhe', 'Sonnencreme und Kopfbedeckung', 'Wasser'],
    ca: ['Banyador i samarreta que es pugui banyar', 'Calçat d’aigua', 'Crema solar i capell', 'Aigua'],
  },
  itinerary: {
    es: [
      { title: 'Preparativos en la playa', text: 'Ajuste del material y unas paladas de prueba en la bahía.' },
      { title: 'Las cuevas', text: 'Avanzamos junto a la pared y entramos en las cavidades que el mar permite.' },
      { title: 'Baño en Cala Mitjana', text: 'Desembarco, snorkel y algo de picar entre pinos y roca blanca.' },
      { title: 'Regreso', text: 'Vuelta a Cala Galdana con la brisa de popa, si hay suerte.' },
    ],
    en: [
      { title: 'On the beach', text: 'Kit fitted, then a few practice strokes inside the bay.' },
      { title: 'The caves', text: 'We hug the rock face and slip into every opening the sea allows.' },
      { title: 'A swim at Cala Mitjana', text: 'Ashore for snorkelling and a bite among pines and white rock.' },
      { title: 'The way back', text: 'Home to Cala Galdana, with the breeze behind us if we are lucky.' },
    ],
    de: [
      { title: 'Am Strand', text: 'Ausrüstung anpassen und die ersten Paddelschläge in der Bucht üben.' },
      { title: 'Die Höhlen', text: 'Wir paddeln an der Felswand entlang und in jede Öffnung, die das Meer erlaubt.' },
      { title: 'Baden in Cala Mitjana', text: 'Landgang mit Schnorcheln und Snack zwischen Kiefern und weißem Fels.' },
      { title: 'Rückweg', text: 'Zurück nach Cala Galdana, mit etwas Glück mit Rückenwind.' },
    ],
    ca: [
      { title: 'Preparatius a la platja', text: 'Ajustam el material i feim quatre palades de prova dins la badia.' },
      { title: 'Les coves', text: 'Avançam arran de paret i entram dins les cavitats que la mar permet.' },
      { title: 'Bany a Cala Mitjana', text: 'Desembarcam per fer snorkel i un mos entre pins i roca blanca.' },
      { title: 'Tornada', text: 'De cap a Cala Galdana, amb vent de popa si hi ha sort.' },
    ],
  },
};
