import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'llaut-sunset-sail',
  tripType: 'boat',
  region: 'west',
  durationClass: 'half-day',
  price: 62,
  isBestseller: true,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 40.001,
  meetingLongitude: 3.839,
  minAge: 4,
  maxPeople: 10,
  guideLanguages: ['es', 'en', 'ca'],
  image: 'llaut-sail',
  gallery: ['llaut-sail', 'ciutadella-harbour', 'punta-nati'],
  destinations: ['ciutadella'],
  name: {
    es: 'Puesta de sol en llaüt desde Ciutadella',
    en: 'Sunset sail on a traditional llaüt',
    de: 'Sonnenuntergang auf dem Llaüt vor Ciutadella',
    ca: 'Posta de sol en llaüt a Ciutadella',
  },
  description: {
    es:
      'La última luz del día desde un llaüt de madera, con la vela al viento y una copa en la mano. Diez personas a bordo y el sol cayendo al mar.\n\n' +
      'El llaüt es la barca de siempre en Menorca: panzuda, marinera, hecha para faenar cerca de la costa. En el nuestro se navega despacio, a vela ' +
      'cuando el viento acompaña, con las murallas de Ciutadella quedando atrás y los acantilados de poniente por delante.\n\n' +
      'A media tarde hay un baño en una cala tranquila. Después se sirven queso de la isla, sobrasada y pomada (ginebra con limonada), y apagamos el ' +
      'motor para ver cómo el sol se esconde en el horizonte, a menudo con Mallorca dibujada al fondo.',
    en:
      'The last light of the day from a wooden llaüt, sail up and a glass in hand. Ten people on board and the sun dropping straight into the sea.\n\n' +
      'The llaüt is Menorca’s own boat: round-bellied, steady, built to fish close to shore. Ours is in no hurry. When the breeze is kind we go under ' +
      'sail, with Ciutadella’s walls slipping astern and the western cliffs ahead.\n\n' +
      'There is a swim in a quiet cove late in the afternoon. Then out come island cheese, sobrassada and pomada, gin with lemonade; the engine goes ' +
      'off, and we watch the sun go down behind the horizon, often with Mallorca sketched faintly along it.',
    de:
      'Das letzte Licht des Tages auf einem hölzernen Llaüt, mit gesetztem Segel und einem Glas in der Hand. Zehn Gäste, ein Boot, viel Ruhe.\n\n' +
      'Der Llaüt ist das Boot Menorcas: bauchig, seetüchtig, gebaut für den Fischfang in Küstennähe. Wir lassen uns Zeit und setzen Segel, sobald der ' +
      'Wind mitspielt. Hinter uns bleiben die Mauern von Ciutadella zurück, vor uns liegen die Klippen der Westküste.\n\n' +
      'Am späten Nachmittag baden wir in einer stillen Bucht. Danach kommen Inselkäse, Sobrassada und Pomada (Gin mit Limonade) auf den Tisch, der ' +
      'Motor verstummt, und die Sonne versinkt im Meer. Oft zeichnet sich am Horizont sogar Mallorca ab.',
    ca:
      'La darrera llum del dia des d’un llaüt de fusta, amb la vela hissada i un tassó a la mà. Deu persones a bord i el sol que cau dins la mar.\n\n' +
      'El llaüt és la barca de tota la vida a Menorca: panxut, mariner, fet per pescar arran de costa. Amb el nostre s’hi va a poc a poc, a vela quan ' +
      'el vent acompanya, amb les murades de Ciutadella que queden enrere i els penya-segats de ponent al davant.\n\n' +
      'Abans que baixi el sol feim un bany en una cala tranquil·la. Després treim formatge de l’illa, sobrassada i pomada, aturam el motor i miram com ' +
      'el sol es pon a l’horitzó, sovint amb Mallorca dibuixada al fons.',
  },
  location: {
    es: 'Ciutadella',
    en: 'Ciutadella',
    de: 'Ciutadella',
    ca: 'Ciutadella',
  },
  duration: {
    es: '3 horas',
    en: '3 hours',
    de: '3 Stunden',
    ca: '3 hores',
  },
  meetingPoint: {
    es: 'Muelle del puerto de Ciutadella, 15 minutos antes. La hora cambia con la puesta de sol y figura en su confirmación.',
    en: 'Quayside in Ciutadella harbour, 15 minutes early. Departure follows the sunset; the time is in your confirmation.',
    de: 'Kai im Hafen von Ciutadella, 15 Minuten vorher. Die Abfahrt richtet sich nach dem Sonnenuntergang; die Uhrzeit steht in Ihrer Bestätigung.',
    ca: 'Moll del port de Ciutadella, 15 minuts abans. L’hora canvia amb la posta de sol i surt a la confirmació.',
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
      'Llaüt tradicional de madera',
      'Grupos de diez personas como máximo',
      'Baño en una cala de poniente',
      'Aperitivo con producto menorquín',
      'Regreso con las luces del puerto encendidas',
    ],
    en: [
      'A traditional wooden llaüt',
      'Never more than ten guests',
      'A swim in a west-coast cove',
      'Menorcan nibbles and drinks',
      'Back in port as the lamps come on',
    ],
    de: [
      'Traditioneller Llaüt aus Holz',
      'Höchstens zehn Gäste',
      'Badestopp in einer Bucht im Westen',
      'Aperitif mit Spezialitäten der Insel',
      'Rückkehr in den beleuchteten Hafen',
    ],
    ca: [
      'Llaüt tradicional de fusta',
      'Grups de deu persones com a màxim',
      'Bany en una cala de ponent',
      'Picada de producte menorquí',
      'Tornada amb els llums del port encesos',
    ],
  },
  included: {
    es: ['Patrón local', 'Aperitivo y bebidas', 'Gafas y tubo de snorkel', 'Seguro de pasajeros'],
    en: ['Local skipper', 'Nibbles and drinks', 'Mask and snorkel', 'Passenger insurance'],
    de: ['Einheimischer Skipper', 'Aperitif und Getränke', 'Maske und Schnorchel', 'Passagierversicherung'],
    ca: ['Patró de l’illa', 'Picada i begudes', 'Ulleres i tub de snorkel', 'Assegurança de passatgers'],
  },
  excluded: {
    es: ['Traslado hasta el puerto', 'Toallas'],
    en: ['Transport to the harbour', 'Towels'],
    de: ['Anfahrt zum Hafen', 'Handtücher'],
    ca: ['Trasllat fins al port', 'Tovalloles'],
  },
  bring: {
    es: ['Bañador y toalla', 'Una chaqueta para la vuelta', 'Calzado cómodo de suela clara'],
    en: ['Swimwear and a towel', 'A jacket for the way back', 'Comfortable, light-soled shoes'],
    de: ['Badesachen und Handtuch', 'Eine Jacke für den Rückweg', 'Bequeme Schuhe mit heller Sohle'],
    ca: ['Banyador i tovallola', 'Una jaqueta per a la tornada', 'Calçat còmode de sola clara'],
  },
  itinerary: {
    es: [
      { title: 'Embarque', text: 'Nos presentamos, soltamos amarras y recorremos el puerto más estrecho y bonito de la isla.' },
      { title: 'Baño en la costa de poniente', text: 'Parada en una cala resguardada del viento para nadar y curiosear entre las rocas.' },
      { title: 'Aperitivo y puesta de sol', text: 'Queso, sobrasada y pomada mientras el sol baja hasta tocar el agua.' },
      { title: 'Vuelta a puerto', text: 'Entramos en Ciutadella con los muelles ya iluminados.' },
    ],
    en: [
      { title: 'All aboard', text: 'A quick hello, lines off, and down the narrowest and prettiest harbour on the island.' },
      { title: 'A swim on the west coast', text: 'We stop in a cove out of the wind to swim and look around the rocks.' },
      { title: 'Drinks and sunset', text: 'Cheese, sobrassada and pomada while the sun sinks to the waterline.' },
      { title: 'Back into port', text: 'We come into Ciutadella with the quays already lit.' },
    ],
    de: [
      {
        title: 'An Bord',
        text: 'Wir lernen uns kennen, werfen die Leinen los und fahren durch den schmalsten und schönsten Hafen der Insel.',
      },
      { title: 'Baden an der Westküste', text: 'In einer windgeschützten Bucht ist Zeit zum Schwimmen und Schnorcheln.' },
      { title: 'Aperitif und Sonnenuntergang', text: 'Käse, Sobrassada und Pomada, während die Sonne bis an die Wasserlinie sinkt.' },
      { title: 'Zurück im Hafen', text: 'Wenn wir in Ciutadella einlaufen, brennen an den Kais schon die Lichter.' },
    ],
    ca: [
      { title: 'Embarcam', text: 'Ens presentam, amollam amarres i recorrem el port més estret i polit de l’illa.' },
      { title: 'Bany a la costa de ponent', text: 'Aturada en una cala arrecerada per nedar i guaitar entre les roques.' },
      { title: 'Picada i posta de sol', text: 'Formatge, sobrassada i pomada mentre el sol baixa fins a tocar l’aigua.' },
      { title: 'Tornada a port', text: 'Entram a Ciutadella amb els molls ja il·luminats.' },
    ],
  },
};
