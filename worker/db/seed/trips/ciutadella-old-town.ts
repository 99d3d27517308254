import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'ciutadella-old-town',
  tripType: 'culture',
  region: 'west',
  durationClass: 'half-day',
  price: 29,
  isBestseller: false,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 40.001,
  meetingLongitude: 3.839,
  minAge: null,
  maxPeople: 16,
  guideLanguages: ['es', 'en', 'de', 'ca'],
  image: 'ciutadella-harbour',
  gallery: ['ciutadella-harbour', 'white-village', 'sant-joan-horses'],
  destinations: ['ciutadella'],
  name: {
    es: 'Ciutadella a pie: palacios, arcos y puerto',
    en: 'Ciutadella on foot: palaces, arches, harbour',
    de: 'Ciutadella zu Fuß: Paläste, Arkaden, Hafen',
    ca: 'Ciutadella a peu: palaus, voltes i port',
  },
  description: {
    es:
      'Calles de piedra dorada, palacios cerrados que esta vez se explican y un puerto diminuto: la antigua capital, contada por quien vive en ella.\n\n' +
      'Ciutadella (Ciudadela) fue capital de Menorca hasta el siglo XVIII y nunca ha perdido los modales. El paseo empieza en la plaza des Born, ante ' +
      'el obelisco que recuerda el asalto turco de 1558, y se pierde después por los arcos de Ses Voltes.\n\n' +
      'Entre la catedral gótica, los patios señoriales y los puestos del mercado salen historias de nobles, corsarios y caballos de Sant Joan. Se ' +
      'termina en el puerto, brindando con pomada, la ginebra con limonada de la isla, a esa hora en que la piedra se vuelve de miel.',
    en:
      'Lanes of golden stone, palaces behind closed doors and a tiny harbour: the old capital, explained by someone who lives there.\n\n' +
      'Ciutadella was the capital of Menorca until the eighteenth century and has never quite lost its manners. We begin in Plaça des Born, by the ' +
      'obelisk that recalls the Turkish attack of 1558, and then lose ourselves beneath the arches of Ses Voltes.\n\n' +
      'Around the Gothic cathedral, the noble courtyards and the market stalls come tales of aristocrats, corsairs and the horses of Sant Joan. We ' +
      'finish at the harbour over a pomada, the island’s gin and lemonade, at the hour when the stone turns to honey.',
    de:
      'Gassen aus goldenem Stein, verschwiegene Paläste und ein winziger Hafen: die alte Hauptstadt, erzählt von Menschen, die hier leben.\n\n' +
      'Ciutadella war bis ins 18. Jahrhundert Hauptstadt der Insel und hat sich ihre Vornehmheit bewahrt. Der Rundgang beginnt auf der Plaça des Born, ' +
      'am Obelisken, der an den türkischen Überfall von 1558 erinnert, und führt weiter unter die Bögen von Ses Voltes.\n\n' +
      'Rund um die gotische Kathedrale, adlige Innenhöfe und die Marktstände hören Sie von Grafen, Korsaren und den Pferden von Sant Joan. Zum Schluss ' +
      'stoßen wir am Hafen mit einer Pomada an, Gin mit Limonade, zu jener Stunde, in der der Stein wie Honig leuchtet.',
    ca:
      'Carrers de marès daurat, palaus tancats que per una vegada s’expliquen i un port petit petit: la vella capital, contada per qui hi viu.\n\n' +
      'Ciutadella va ser capital de Menorca fins al segle XVIII i no ha perdut mai les maneres. La passejada comença al Born, davant l’obelisc que ' +
      'recorda l’Any de sa Desgràcia, quan els turcs assaltaren la ciutat el 1558, i segueix davall els arcs de ses Voltes.\n\n' +
      'Entre la catedral gòtica, els patis senyorials i les parades del mercat surten històries de nobles, corsaris i cavalls de Sant Joan. Acabam al ' +
      'port amb una pomada a la mà, quan la pedra agafa color de mel.',
  },
  location: {
    es: 'Ciutadella',
    en: 'Ciutadella',
    de: 'Ciutadella',
    ca: 'Ciutadella',
  },
  duration: {
    es: '2 horas y media',
    en: '2½ hours',
    de: '2,5 Stunden',
    ca: '2 hores i mitja',
  },
  meetingPoint: {
    es: 'Plaza des Born, junto al obelisco, diez minutos antes.',
    en: 'Plaça des Born, by the obelisk, ten minutes early.',
    de: 'Plaça des Born, am Obelisken, zehn Minuten vorher.',
    ca: 'Plaça des Born, vora l’obelisc, deu minuts abans.',
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
      'Plaza des Born y sus palacios',
      'La catedral y los arcos de Ses Voltes',
      'El mercado y sus azulejos',
      'Una pomada junto al puerto',
    ],
    en: [
      'Plaça des Born and its palaces',
      'The cathedral and the arches of Ses Voltes',
      'The market and its tiles',
      'A pomada by the harbour',
    ],
    de: [
      'Die Plaça des Born und ihre Paläste',
      'Kathedrale und Arkaden von Ses Voltes',
      'Die Markthalle mit ihren Kacheln',
      'Eine Pomada am Hafen',
    ],
    ca: [
      'La plaça des Born i els seus palaus',
      'La catedral i els arcs de ses Voltes',
      'El mercat i les seves rajoles',
      'Una pomada vora el port',
    ],
  },
  included: {
    es: ['Guía local oficial', 'Pomada o limonada', 'Mapa ilustrado de la ciudad'],
    en: ['Official local guide', 'Pomada or lemonade', 'Illustrated town map'],
    de: ['Offizieller Stadtführer', 'Pomada oder Limonade', 'Illustrierter Stadtplan'],
    ca: ['Guia oficial de l’illa', 'Pomada o llimonada', 'Mapa il·lustrat de la ciutat'],
  },
  excluded: {
    es: ['Entradas a monumentos', 'Traslados'],
    en: ['Entrance fees', 'Transfers'],
    de: ['Eintritte', 'Anfahrt'],
    ca: ['Entrades als monuments', 'Trasllats'],
  },
  bring: {
    es: ['Calzado cómodo', 'Agua', 'Gorra en verano'],
    en: ['Comfortable shoes', 'Water', 'A hat in summer'],
    de: ['Bequeme Schuhe', 'Wasser', 'Kopfbedeckung im Sommer'],
    ca: ['Calçat còmode', 'Aigua', 'Capell a l’estiu'],
  },
  itinerary: {
    es: [
      { title: 'Plaza des Born', text: 'El obelisco, los palacios y la vista sobre el puerto desde la muralla.' },
      { title: 'Catedral y Ses Voltes', text: 'De la mezquita desaparecida al gótico, y una calle entera bajo arcos blancos.' },
      { title: 'El mercado', text: 'Puestos de pescado, azulejos verdes y blancos y algo para probar.' },
      { title: 'Bajada al puerto', text: 'Llaüts, murallas y brindis final.' },
    ],
    en: [
      { title: 'Plaça des Born', text: 'The obelisk, the palaces and the view of the harbour from the walls.' },
      { title: 'Cathedral and Ses Voltes', text: 'From a vanished mosque to Gothic vaults, and a whole street of white arches.' },
      { title: 'The market', text: 'Fish stalls, green and white tiles and something to taste.' },
      { title: 'Down to the harbour', text: 'Llaüts, ramparts and a parting glass.' },
    ],
    de: [
      { title: 'Plaça des Born', text: 'Der Obelisk, die Paläste und der Blick von der Mauer auf den Hafen.' },
      { title: 'Kathedrale und Ses Voltes', text: 'Von der verschwundenen Moschee zur Gotik, und eine ganze Straße unter weißen Bögen.' },
      { title: 'Der Markt', text: 'Fischstände, grün-weiße Kacheln und eine Kostprobe.' },
      { title: 'Hinunter zum Hafen', text: 'Llaüts, Stadtmauern und ein letztes Glas.' },
    ],
    ca: [
      { title: 'Plaça des Born', text: 'L’obelisc, els palaus i la vista del port des de la murada.' },
      { title: 'Catedral i ses Voltes', text: 'De la mesquita desapareguda al gòtic, i tot un carrer davall arcs blancs.' },
      { title: 'El mercat', text: 'Parades de peix, rajoles verdes i blanques i qualque cosa per tastar.' },
      { title: 'Baixada al port', text: 'Llaüts, murades i brindis final.' },
    ],
  },
};
