import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'private-llaut-fornells',
  tripType: 'boat',
  region: 'north',
  durationClass: 'full-day',
  price: 150,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: false,
  meetingLatitude: 40.055,
  meetingLongitude: 4.131,
  minAge: null,
  maxPeople: 8,
  guideLanguages: ['es', 'en', 'ca'],
  image: 'fornells-boats',
  gallery: ['fornells-boats', 'cala-pregonda', 'cavalleria', 'llaut-sail'],
  destinations: ['fornells', 'cala-pregonda', 'cavalleria'],
  name: {
    es: 'Llaüt privado por las calas del norte',
    en: 'Private llaüt along the north coast',
    de: 'Privater Llaüt an der Nordküste',
    ca: 'Llaüt privat per les cales de tramuntana',
  },
  description: {
    es:
      'Un llaüt solo para su grupo, con patrón, y todo el norte por delante: la bahía de Fornells, Cavalleria y la arena rojiza de Pregonda.\n\n' +
      'La ruta se decide por la mañana, mirando el viento y preguntando qué apetece: más baño o más navegación, snorkel o siesta. Con norte fuerte, la ' +
      'bahía ofrece rincones abrigados; con mar en calma, se llega a Cala Pregonda, con sus islotes de color de miel.\n\n' +
      'Es la salida ideal para familias y amigos que quieren su propio ritmo. La comida puede ir a bordo o esperar en un pueblo de pescadores: lo ' +
      'organizamos como prefiera.',
    en:
      'A llaüt and skipper just for your party, and the whole north coast ahead: Fornells bay, Cavalleria and the red-gold sands of Pregonda.\n\n' +
      'The route is settled in the morning, with an eye on the wind and a question: more swimming or more sailing, snorkel or siesta? When the ' +
      'northerly blows, the bay has plenty of sheltered corners; on calm days we reach Cala Pregonda and its honey-coloured islets.\n\n' +
      'It suits families and friends who would rather keep their own time. Lunch can come aboard with us or wait for you in a fishing village. Tell us ' +
      'which you prefer and we will arrange it.',
    de:
      'Ein Llaüt mit Skipper nur für Ihre Gruppe, und vor Ihnen der Norden: die Bucht von Fornells, Cavalleria und der rötliche Sand von Pregonda.\n\n' +
      'Die Route entsteht am Morgen, mit Blick auf den Wind und Ihre Wünsche: mehr baden oder mehr fahren, schnorcheln oder dösen? Bei kräftigem ' +
      'Nordwind findet sich in der Bucht immer eine geschützte Ecke, bei ruhiger See erreichen wir Cala Pregonda mit ihren honigfarbenen Felsinseln.\n\n' +
      'Ein Tag wie gemacht für Familien und Freunde, die ihr eigenes Tempo lieben. Das Mittagessen kommt mit an Bord oder wartet in einem Fischerdorf ' +
      'auf Sie. Wir organisieren es, wie Sie möchten.',
    ca:
      'Un llaüt només per al vostre grup, amb patró, i tota la tramuntana al davant: la badia de Fornells, Cavalleria i l’arena vermellosa de Pregonda.\n\n' +
      'La ruta es decideix al matí, mirant el vent i demanant què us ve de gust: més bany o més navegació, snorkel o becada. Amb vent del nord, la ' +
      'badia té racons ben arrecerats; amb la mar plana, arribam a Cala Pregonda i els seus illots de color de mel.\n\n' +
      'És la sortida ideal per a famílies i colles que volen anar al seu aire. El dinar pot venir a bord o esperar-vos en un poble de pescadors: ho ' +
      'organitzam com més us estimeu.',
  },
  location: {
    es: 'Fornells y costa norte',
    en: 'Fornells and the north coast',
    de: 'Fornells und die Nordküste',
    ca: 'Fornells i la costa nord',
  },
  duration: {
    es: '7 horas',
    en: '7 hours',
    de: '7 Stunden',
    ca: '7 hores',
  },
  meetingPoint: {
    es: 'Muelle de Fornells, junto a las barcas. El patrón espera a bordo desde 15 minutos antes.',
    en: 'The quay in Fornells, beside the moored boats. Your skipper is on board from 15 minutes before.',
    de: 'Am Kai von Fornells, bei den Booten. Ihr Skipper ist ab 15 Minuten vorher an Bord.',
    ca: 'Moll de Fornells, vora les barques. El patró és a bord des de 15 minuts abans.',
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
      'Barco privado, hasta ocho personas',
      'Itinerario a medida',
      'Cala Pregonda y Cavalleria desde el mar',
      'Patrón que conoce cada piedra del norte',
      'Ideal con niños',
    ],
    en: [
      'Your own boat, for up to eight',
      'A route made to measure',
      'Cala Pregonda and Cavalleria from the sea',
      'A skipper who knows every rock of the north',
      'Lovely with children',
    ],
    de: [
      'Eigenes Boot für bis zu acht Personen',
      'Route nach Wunsch',
      'Cala Pregonda und Cavalleria vom Meer aus',
      'Ein Skipper, der hier jeden Felsen kennt',
      'Ideal mit Kindern',
    ],
    ca: [
      'Barca privada, fins a vuit persones',
      'Itinerari a mida',
      'Cala Pregonda i Cavalleria des de la mar',
      'Un patró que coneix cada pedra de la costa',
      'Ideal amb infants',
    ],
  },
  included: {
    es: ['Llaüt con patrón y combustible', 'Agua, fruta y refrescos', 'Equipo de snorkel', 'Seguro de pasajeros'],
    en: ['Llaüt with skipper and fuel', 'Water, fruit and soft drinks', 'Snorkelling kit', 'Passenger insurance'],
    de: ['Llaüt mit Skipper und Treibstoff', 'Wasser, Obst und Erfrischungsgetränke', 'Schnorchelausrüstung', 'Passagierversicherung'],
    ca: ['Llaüt amb patró i combustible', 'Aigua, fruita i refrescs', 'Equip de snorkel', 'Assegurança de passatgers'],
  },
  excluded: {
    es: ['Comida, que se encarga aparte', 'Traslado hasta Fornells'],
    en: ['Lunch, ordered separately', 'Transport to Fornells'],
    de: ['Mittagessen, separat bestellbar', 'Anfahrt nach Fornells'],
    ca: ['Dinar, que s’encarrega a part', 'Trasllat fins a Fornells'],
  },
  bring: {
    es: ['Bañador y toallas', 'Gorra y protector solar', 'Calzado de goma para las rocas', 'Música propia, si apetece'],
    en: ['Swimwear and towels', 'Hat and sun cream', 'Rubber shoes for the rocks', 'Your own music, if you like'],
    de: ['Badesachen und Handtücher', 'Kopfbedeckung und Sonnencreme', 'Badeschuhe für die Felsen', 'Ihre Lieblingsmusik'],
    ca: ['Banyador i tovalloles', 'Capell i crema solar', 'Sabates de goma per a les roques', 'La vostra música, si voleu'],
  },
  itinerary: {
    es: [
      { title: 'Fornells', text: 'Café en el muelle, elección de la ruta y salida por la bahía.' },
      { title: 'Costa de Cavalleria', text: 'Navegamos bajo los acantilados del cabo, el extremo norte de la isla.' },
      { title: 'Cala Pregonda', text: 'Fondeo largo: baño, snorkel entre los islotes y comida a bordo.' },
      { title: 'Vuelta con calma', text: 'Una última parada donde más haya gustado y regreso a Fornells.' },
    ],
    en: [
      { title: 'Fornells', text: 'Coffee on the quay, a look at the chart and out across the bay.' },
      { title: 'Along to Cavalleria', text: 'We cruise beneath the cliffs of the cape, the island’s northern tip.' },
      { title: 'Cala Pregonda', text: 'A long stop to swim, snorkel among the islets and have lunch on board.' },
      { title: 'Home at your own pace', text: 'One last swim wherever you liked best, then back to Fornells.' },
    ],
    de: [
      { title: 'Fornells', text: 'Kaffee am Kai, ein Blick auf die Seekarte und hinaus auf die Bucht.' },
      { title: 'An Cavalleria entlang', text: 'Wir fahren unterhalb der Klippen des Kaps, der Nordspitze der Insel.' },
      { title: 'Cala Pregonda', text: 'Langer Stopp zum Baden, Schnorcheln zwischen den Felsinseln und Essen an Bord.' },
      { title: 'Gemütlich zurück', text: 'Noch ein letztes Bad an Ihrem Lieblingsplatz, dann geht es heim nach Fornells.' },
    ],
    ca: [
      { title: 'Fornells', text: 'Cafè al moll, ullada a la carta i sortida per la badia.' },
      { title: 'Costa de Cavalleria', text: 'Navegam davall els penya-segats del cap, l’extrem nord de l’illa.' },
      { title: 'Cala Pregonda', text: 'Fondeig llarg: bany, snorkel entre els illots i dinar a bord.' },
      { title: 'Tornada sense presses', text: 'Un darrer bany allà on us hagi agradat més i tornada a Fornells.' },
    ],
  },
};
