import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'lighthouses-of-the-north',
  tripType: 'culture',
  region: 'north',
  durationClass: 'full-day',
  price: 85,
  isBestseller: false,
  isPopular: true,
  showBookingOptions: false,
  meetingLatitude: 39.889,
  meetingLongitude: 4.265,
  minAge: 6,
  maxPeople: 8,
  guideLanguages: ['es', 'en', 'de'],
  image: 'favaritx-lighthouse',
  gallery: ['favaritx-lighthouse', 'cavalleria', 'punta-nati', 'fornells-boats'],
  destinations: ['favaritx', 'cavalleria', 'punta-nati', 'fornells'],
  name: {
    es: 'Los faros del norte: de Favàritx a Punta Nati',
    en: 'Lighthouses of the north: Favàritx to Punta Nati',
    de: 'Leuchttürme des Nordens: von Favàritx bis Punta Nati',
    ca: 'Els fars de tramuntana: de Favàritx a Punta Nati',
  },
  description: {
    es:
      'Tres faros, tres paisajes que parecen de otro planeta y un día entero siguiendo la tramontana de este a oeste.\n\n' +
      'Favàritx, con su espiral blanca y negra, se alza sobre pizarra oscura como en una isla volcánica. El faro de Cavalleria vigila el extremo norte ' +
      'desde lo alto de los acantilados, entre cabras y matas barridas por el viento. Punta Nati se levanta en un desierto de piedra seca donde cada ' +
      'pared está hecha a mano.\n\n' +
      'Viajamos en minibús, caminamos lo justo en cada cabo y comemos en Fornells, con las barcas delante. El regreso se retrasa para ver la última luz ' +
      'desde Punta Nati: allí la noche llega despacio.',
    en:
      'Three lighthouses, three landscapes that might belong to another planet, and a whole day following the windswept north coast.\n\n' +
      'Favàritx, with its black and white spiral, rises from dark slate as though from a volcano. The light at Cavalleria keeps watch over the island’s ' +
      'northern tip from high on the cliffs, among goats and wind-combed scrub. Punta Nati stands in a desert of stone where every wall was built by ' +
      'hand.\n\n' +
      'We travel by minibus, walk just enough at each cape and have lunch in Fornells with the boats in front of us. We come home late on purpose, to ' +
      'catch the last light at Punta Nati, where night takes its time.',
    de:
      'Drei Leuchttürme, drei Landschaften wie von einem anderen Planeten und ein ganzer Tag an der windzerzausten Nordküste.\n\n' +
      'Favàritx mit seiner schwarz-weißen Spirale ragt aus dunklem Schiefer empor wie aus einem Vulkan. Der Leuchtturm von Cavalleria wacht hoch über ' +
      'den Klippen an der Nordspitze, zwischen Ziegen und windgekämmtem Gestrüpp. Der Turm von Punta Nati steht in einer Steinwüste, in der jede Mauer ' +
      'von Hand geschichtet ist.\n\n' +
      'Wir fahren mit dem Kleinbus, gehen an jedem Kap ein kleines Stück zu Fuß und machen Mittag in Fornells, mit Blick auf die Boote. Zurück geht es ' +
      'mit Absicht spät, denn an der Punta Nati lässt sich die Nacht Zeit.',
    ca:
      'Tres fars, tres paisatges que semblen d’un altre planeta i un dia sencer resseguint la tramuntana de llevant a ponent.\n\n' +
      'Favàritx, amb l’espiral blanca i negra, s’aixeca damunt pissarra fosca com si sortís d’un volcà. El far de Cavalleria guarda l’extrem nord dalt ' +
      'dels penya-segats, entre cabres i mates pentinades pel vent. Punta Nati s’alça dins un desert de pedra on cada paret està feta a mà.\n\n' +
      'Viatjam amb minibús, caminam el just a cada cap i dinam a Fornells, amb les barques al davant. Tornam tard a posta, per veure la darrera llum a ' +
      'Punta Nati, on la nit arriba a poc a poc.',
  },
  location: {
    es: 'Costa norte',
    en: 'North coast',
    de: 'Nordküste',
    ca: 'Costa de tramuntana',
  },
  duration: {
    es: '8 horas',
    en: '8 hours',
    de: '8 Stunden',
    ca: '8 hores',
  },
  meetingPoint: {
    es: 'Maó, plaza de s’Esplanada, a la hora indicada en la confirmación, que cambia con la puesta de sol.',
    en: 'Maó, Plaça de s’Esplanada. The time follows the sunset and is given in your confirmation.',
    de: 'Maó, Plaça de s’Esplanada. Die Uhrzeit richtet sich nach dem Sonnenuntergang und steht in Ihrer Bestätigung.',
    ca: 'Maó, plaça de s’Esplanada, a l’hora indicada a la confirmació, que canvia amb la posta de sol.',
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
      'Los faros de Favàritx, Cavalleria y Punta Nati',
      'Paseos cortos hasta cada cabo',
      'Parada en Fornells',
      'Puesta de sol en Punta Nati',
    ],
    en: ['The lights of Favàritx, Cavalleria and Punta Nati', 'Short walks out to each cape', 'A stop in Fornells', 'Sunset at Punta Nati'],
    de: [
      'Die Leuchttürme von Favàritx, Cavalleria und Punta Nati',
      'Kurze Spaziergänge an jedem Kap',
      'Mittagspause in Fornells',
      'Sonnenuntergang an der Punta Nati',
    ],
    ca: [
      'Els fars de Favàritx, Cavalleria i Punta Nati',
      'Passejades curtes fins a cada cap',
      'Aturada a Fornells',
      'Posta de sol a Punta Nati',
    ],
  },
  included: {
    es: ['Guía y conductor', 'Minibús de ocho plazas', 'Agua y fruta', 'Aperitivo al atardecer'],
    en: ['Guide and driver', 'Eight-seat minibus', 'Water and fruit', 'Sunset aperitif'],
    de: ['Guide und Fahrer', 'Kleinbus mit acht Plätzen', 'Wasser und Obst', 'Aperitif zum Sonnenuntergang'],
    ca: ['Guia i conductor', 'Minibús de vuit places', 'Aigua i fruita', 'Aperitiu a la posta de sol'],
  },
  excluded: {
    es: ['Comida en Fornells', 'Propinas'],
    en: ['Lunch in Fornells', 'Tips'],
    de: ['Mittagessen in Fornells', 'Trinkgeld'],
    ca: ['Dinar a Fornells', 'Propines'],
  },
  bring: {
    es: ['Cortavientos', 'Calzado cerrado', 'Cámara', 'Gorra'],
    en: ['Windproof jacket', 'Closed shoes', 'Camera', 'Hat'],
    de: ['Windjacke', 'Geschlossene Schuhe', 'Kamera', 'Kopfbedeckung'],
    ca: ['Tallavents', 'Calçat tancat', 'Càmera', 'Capell'],
  },
  itinerary: {
    es: [
      { title: 'Favàritx', text: 'Paseo entre lajas negras y charcas hasta el faro de la espiral.' },
      { title: 'Fornells', text: 'Comida libre y café frente a la bahía.' },
      { title: 'Cavalleria', text: 'El extremo norte, los acantilados y una playa rojiza a sus pies.' },
      { title: 'Punta Nati', text: 'Barracas de piedra, pared seca y el sol hundiéndose en el mar.' },
    ],
    en: [
      { title: 'Favàritx', text: 'A walk over black slabs and rock pools to the spiral tower.' },
      { title: 'Fornells', text: 'Lunch at leisure and coffee facing the bay.' },
      { title: 'Cavalleria', text: 'The northern tip, its cliffs and a reddish beach below.' },
      { title: 'Punta Nati', text: 'Stone shelters, dry walls and the sun sinking into the sea.' },
    ],
    de: [
      { title: 'Favàritx', text: 'Über schwarze Felsplatten und an Felstümpeln vorbei zum Spiralturm.' },
      { title: 'Fornells', text: 'Mittagessen nach Lust und Laune und ein Kaffee an der Bucht.' },
      { title: 'Cavalleria', text: 'Die Nordspitze, ihre Klippen und ein rötlicher Strand zu ihren Füßen.' },
      { title: 'Punta Nati', text: 'Steinhütten, Trockenmauern und die Sonne, die im Meer versinkt.' },
    ],
    ca: [
      { title: 'Favàritx', text: 'Passejada entre lloses negres i cocons fins al far de l’espiral.' },
      { title: 'Fornells', text: 'Dinar lliure i cafè davant la badia.' },
      { title: 'Cavalleria', text: 'L’extrem nord, els penya-segats i una platja vermellosa als seus peus.' },
      { title: 'Punta Nati', text: 'Barraques de pedra, paret seca i el sol que s’enfonsa dins la mar.' },
    ],
  },
};
