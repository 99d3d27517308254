import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'caldereta-fornells',
  tripType: 'gastronomy',
  region: 'north',
  durationClass: 'full-day',
  price: 185,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: false,
  meetingLatitude: 40.055,
  meetingLongitude: 4.131,
  minAge: 6,
  maxPeople: 8,
  guideLanguages: ['es', 'en', 'ca'],
  image: 'caldereta',
  gallery: ['caldereta', 'fornells-boats', 'llaut-sail'],
  destinations: ['fornells'],
  name: {
    es: 'Mar y caldereta de langosta en Fornells',
    en: 'A morning at sea and lobster stew in Fornells',
    de: 'Bootsfahrt und Langusteneintopf in Fornells',
    ca: 'Mar i caldereta de llagosta a Fornells',
  },
  description: {
    es:
      'Por la mañana, la bahía en llaüt; al mediodía, la caldereta de langosta que ha hecho famoso a Fornells, sin mirar el reloj.\n\n' +
      'Fornells vive de cara a su bahía, y de ella sale el plato más celebrado de Menorca. Lo que hoy es un lujo fue el guiso de a bordo de los ' +
      'pescadores: langosta, sofrito hecho con paciencia y rebanadas finas de pan para empapar.\n\n' +
      'Navegamos con un patrón del pueblo, que explica cómo se cala y se recoge la red, con un baño antes de comer. Después espera la mesa frente al ' +
      'mar. Solo se ofrece en temporada, de primavera a finales de verano, cuando hay langosta de la isla.',
    en:
      'The bay by llaüt in the morning; at lunchtime, the lobster stew that made Fornells famous, and nobody looking at the clock.\n\n' +
      'Fornells lives facing its bay, and from that bay comes Menorca’s most celebrated dish. What is now a luxury began as the fishermen’s supper on ' +
      'board: spiny lobster, a patient base of onion and tomato, and thin slices of bread to soak it all up.\n\n' +
      'We sail with a skipper from the village, who explains how the nets are set and hauled, and there is a swim before lunch. Then a table by the sea ' +
      'awaits. We run it only in season, from spring to late summer, when there is island lobster to be had.',
    de:
      'Vormittags mit dem Llaüt durch die Bucht, mittags die Caldereta, der Langusteneintopf, der Fornells berühmt gemacht hat. Ganz ohne Uhr.\n\n' +
      'Fornells lebt mit dem Blick auf seine Bucht, und aus ihr kommt das bekannteste Gericht Menorcas. Was heute Luxus ist, war einst das Bordessen ' +
      'der Fischer: Languste, ein geduldig geschmorter Sud aus Zwiebeln und Tomaten und dünne Brotscheiben zum Tunken.\n\n' +
      'Wir fahren mit einem Skipper aus dem Dorf hinaus, der erklärt, wie man die Netze auslegt und einholt, und baden vor dem Essen. Danach wartet der ' +
      'Tisch am Meer. Den Ausflug gibt es nur in der Saison, vom Frühjahr bis zum Spätsommer, wenn Langusten der Insel zu haben sind.',
    ca:
      'Al matí, la badia en llaüt; per dinar, la caldereta de llagosta que ha fet famós Fornells, sense mirar el rellotge.\n\n' +
      'Fornells viu de cara a la badia, i d’allà surt el plat més anomenat de Menorca. El que ara és un luxe era el menjar de barca dels pescadors: ' +
      'llagosta, un sofregit fet amb paciència i llesques primes de pa per sucar-hi.\n\n' +
      'Navegam amb un patró del poble, que explica com es cala i se salpa la xarxa, i feim un bany abans de dinar. Després ens espera la taula parada ' +
      'davant la mar. Només es fa en temporada, de primavera a final d’estiu, quan hi ha llagosta de l’illa.',
  },
  location: {
    es: 'Fornells',
    en: 'Fornells',
    de: 'Fornells',
    ca: 'Fornells',
  },
  duration: {
    es: '6 horas',
    en: '6 hours',
    de: '6 Stunden',
    ca: '6 hores',
  },
  meetingPoint: {
    es: 'Muelle de Fornells, a las 10.30. El patrón espera junto a las barcas.',
    en: 'The quay in Fornells, 10.30 am. Your skipper waits beside the boats.',
    de: 'Am Kai von Fornells, um 10.30 Uhr. Der Skipper erwartet Sie bei den Booten.',
    ca: 'Moll de Fornells, a les 10.30 h. El patró espera vora les barques.',
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
      'Paseo en llaüt por la bahía',
      'La pesca de la langosta, explicada por quien la conoce',
      'Caldereta para compartir frente al mar',
      'Solo con langosta de temporada',
    ],
    en: [
      'The bay by llaüt',
      'Lobster fishing explained by someone who knows it',
      'Caldereta to share beside the sea',
      'Lobster in season only',
    ],
    de: [
      'Mit dem Llaüt durch die Bucht',
      'Langustenfang, erklärt von einem, der ihn kennt',
      'Caldereta zum Teilen direkt am Meer',
      'Nur mit Langusten der Saison',
    ],
    ca: [
      'La badia en llaüt',
      'La pesca de la llagosta, contada per qui la coneix',
      'Caldereta per compartir davant la mar',
      'Només amb llagosta de temporada',
    ],
  },
  included: {
    es: ['Salida en llaüt con patrón', 'Comida con caldereta, postre y café', 'Una bebida con la comida', 'Seguro'],
    en: ['Llaüt outing with skipper', 'Lunch with caldereta, pudding and coffee', 'One drink with lunch', 'Insurance'],
    de: ['Fahrt im Llaüt mit Skipper', 'Mittagessen mit Caldereta, Dessert und Kaffee', 'Ein Getränk zum Essen', 'Versicherung'],
    ca: ['Sortida en llaüt amb patró', 'Dinar amb caldereta, postres i cafè', 'Una beguda per dinar', 'Assegurança'],
  },
  excluded: {
    es: ['Vinos fuera de menú', 'Traslado hasta Fornells'],
    en: ['Wines beyond the menu', 'Transport to Fornells'],
    de: ['Weine außerhalb des Menüs', 'Anfahrt nach Fornells'],
    ca: ['Vins fora de menú', 'Trasllat fins a Fornells'],
  },
  bring: {
    es: ['Bañador y toalla', 'Gorra y protector solar', 'Ropa cómoda para la mesa'],
    en: ['Swimwear and a towel', 'Hat and sun cream', 'Comfortable clothes for lunch'],
    de: ['Badesachen und Handtuch', 'Kopfbedeckung und Sonnencreme', 'Bequeme Kleidung für das Essen'],
    ca: ['Banyador i tovallola', 'Capell i crema solar', 'Roba còmoda per dinar'],
  },
  itinerary: {
    es: [
      { title: 'Fornells', text: 'Café en el muelle y embarque con el patrón.' },
      { title: 'La bahía', text: 'Navegación junto a la torre y los islotes, con relatos de redes y temporales.' },
      { title: 'Baño', text: 'Parada en aguas tranquilas para abrir el apetito.' },
      { title: 'La mesa', text: 'Entrantes, caldereta en cazuela de barro y sobremesa larga.' },
    ],
    en: [
      { title: 'Fornells', text: 'Coffee on the quay, then aboard with the skipper.' },
      { title: 'The bay', text: 'Past the watchtower and the islets, with tales of nets and storms.' },
      { title: 'A swim', text: 'A stop in still water to work up an appetite.' },
      { title: 'At table', text: 'Starters, caldereta in its earthenware pot and a long, lazy finish.' },
    ],
    de: [
      { title: 'Fornells', text: 'Kaffee am Kai, dann geht es mit dem Skipper an Bord.' },
      { title: 'Die Bucht', text: 'Vorbei an Wachturm und Inselchen, mit Geschichten von Netzen und Stürmen.' },
      { title: 'Badepause', text: 'Ein Stopp in ruhigem Wasser, der Appetit macht.' },
      { title: 'Zu Tisch', text: 'Vorspeisen, Caldereta aus dem Tontopf und viel Zeit danach.' },
    ],
    ca: [
      { title: 'Fornells', text: 'Cafè al moll i embarcam amb el patró.' },
      { title: 'La badia', text: 'Passam vora la torre i els illots, amb històries de xarxes i mal temps.' },
      { title: 'El bany', text: 'Aturada en aigües calmes per fer gana.' },
      { title: 'A taula', text: 'Entrants, caldereta en greixonera de terra i una llarga conversa de sobretaula.' },
    ],
  },
};
