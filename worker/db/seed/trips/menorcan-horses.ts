import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'menorcan-horses',
  tripType: 'culture',
  region: 'west',
  durationClass: 'half-day',
  price: 38,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: false,
  meetingLatitude: 40.001,
  meetingLongitude: 3.839,
  minAge: null,
  maxPeople: 20,
  guideLanguages: ['es', 'en', 'ca'],
  image: 'sant-joan-horses',
  gallery: ['sant-joan-horses', 'horse-riding', 'white-village'],
  destinations: ['ciutadella'],
  name: {
    es: 'Caballos menorquines: el alma de Sant Joan',
    en: 'Menorcan horses: the soul of Sant Joan',
    de: 'Menorcas Pferde: die Seele von Sant Joan',
    ca: 'Cavalls menorquins: l’ànima de Sant Joan',
  },
  description: {
    es:
      'Negros, nobles y capaces de andar erguidos sobre las patas traseras: una tarde con los caballos que hacen temblar a Ciutadella por Sant Joan.\n\n' +
      'El 23 y el 24 de junio, los «caixers» de Ciutadella entran a caballo entre la multitud y la ciudad contiene el aliento. El resto del año esos ' +
      'mismos caballos viven en el campo, donde se crían y se doman con una paciencia que aquí se hereda.\n\n' +
      'Visitamos una yeguada en una finca menorquina para ver de cerca la doma, la silla y las guarniciones de fiesta, y para entender cómo se prepara ' +
      'el «bot». Los niños pueden cepillar a un caballo y dar una vuelta corta de la rienda.',
    en:
      'Black, proud and able to walk on their hind legs: an afternoon with the horses that bring Ciutadella to a standstill at Sant Joan.\n\n' +
      'On 23 and 24 June the riders of Ciutadella take their horses into the crowd and the whole town holds its breath. For the rest of the year those ' +
      'same animals live in the country, bred and schooled with a patience that is handed down here from parent to child.\n\n' +
      'We visit a stud on a Menorcan farm to see the training, saddlery and festival harness up close, and learn how a horse is taught the “bot”, the ' +
      'famous rear. Children can groom a horse and enjoy a short ride on the lead rein.',
    de:
      'Schwarz, stolz und fähig, auf den Hinterbeinen zu gehen: ein Nachmittag bei den Pferden, für die Ciutadella zu Sant Joan den Atem anhält.\n\n' +
      'Am 23. und 24. Juni reiten die „caixers“ von Ciutadella mitten in die Menge, und die ganze Stadt fiebert mit. Das übrige Jahr leben dieselben ' +
      'Pferde auf dem Land, gezüchtet und ausgebildet mit einer Geduld, die hier von Generation zu Generation weitergegeben wird.\n\n' +
      'Auf einem menorquinischen Gutshof besuchen wir ein Gestüt. Sie sehen Dressur, Sattel und Festgeschirr aus der Nähe und erfahren, wie der „bot“ ' +
      'entsteht, das berühmte Steigen. Kinder dürfen ein Pferd striegeln und geführt eine kleine Runde reiten.',
    ca:
      'Negres, nobles i capaços de caminar drets damunt les potes de darrere: un capvespre amb els cavalls que fan bategar Ciutadella per Sant Joan.\n\n' +
      'El 23 i el 24 de juny, els caixers entren a cavall dins la gentada, sona el jaleo i tota la ciutat aguanta l’alè. La resta de l’any aquells ' +
      'mateixos cavalls viuen fora vila, on es crien i s’ensenyen amb una paciència que passa de pares a fills.\n\n' +
      'Visitam els cavalls d’un lloc menorquí per veure de prop la doma, la sella i els guarniments de festa, i per entendre com s’aprèn a fer el bot. ' +
      'Els infants poden raspallar un cavall i fer-hi una volteta, acompanyats.',
  },
  location: {
    es: 'Campo de Ciutadella',
    en: 'Countryside near Ciutadella',
    de: 'Umland von Ciutadella',
    ca: 'Fora vila de Ciutadella',
  },
  duration: {
    es: '3 horas',
    en: '3 hours',
    de: '3 Stunden',
    ca: '3 hores',
  },
  meetingPoint: {
    es: 'Ciutadella, plaza dels Pins, a la hora indicada en la confirmación. Vamos a la finca en minibús.',
    en: 'Ciutadella, Plaça dels Pins, at the time given in your confirmation. We go on to the farm by minibus.',
    de: 'Ciutadella, Plaça dels Pins, zur Uhrzeit in Ihrer Bestätigung. Zum Gutshof fahren wir mit dem Kleinbus.',
    ca: 'Ciutadella, plaça dels Pins, a l’hora indicada a la confirmació. Anam al lloc amb minibús.',
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
      'Exhibición de doma menorquina',
      'El «bot», explicado paso a paso',
      'Guarniciones y trajes de fiesta',
      'Vuelta corta para los niños',
    ],
    en: ['A display of Menorcan dressage', 'The famous “bot”, step by step', 'Festival harness and costume', 'A short ride for children'],
    de: [
      'Vorführung der menorquinischen Dressur',
      'Der „bot“, Schritt für Schritt erklärt',
      'Festgeschirr und Trachten',
      'Kleine Reitrunde für Kinder',
    ],
    ca: ['Exhibició de doma menorquina', 'El bot, explicat pas a pas', 'Guarniments i vestits de festa', 'Volteta per als infants'],
  },
  included: {
    es: ['Visita guiada a la finca', 'Exhibición de doma', 'Traslado desde Ciutadella', 'Merienda con pastissets'],
    en: ['Guided visit to the farm', 'Dressage display', 'Transfer from Ciutadella', 'Tea with pastissets biscuits'],
    de: ['Führung über den Gutshof', 'Dressurvorführung', 'Fahrt ab Ciutadella', 'Imbiss mit Pastissets'],
    ca: ['Visita guiada al lloc', 'Exhibició de doma', 'Trasllat des de Ciutadella', 'Berenada amb pastissets'],
  },
  excluded: {
    es: ['Paseo a caballo para adultos', 'Propinas'],
    en: ['Riding for adults', 'Tips'],
    de: ['Ausritt für Erwachsene', 'Trinkgeld'],
    ca: ['Passeig a cavall per a adults', 'Propines'],
  },
  bring: {
    es: ['Calzado cerrado', 'Gorra', 'Protector solar'],
    en: ['Closed shoes', 'Hat', 'Sun cream'],
    de: ['Geschlossene Schuhe', 'Kopfbedeckung', 'Sonnencreme'],
    ca: ['Calçat tancat', 'Capell', 'Crema solar'],
  },
  itinerary: {
    es: [
      { title: 'Camino de la finca', text: 'Trayecto corto entre paredes de piedra seca y barreras de acebuche.' },
      { title: 'Las cuadras', text: 'La raza, los potros y el trabajo de cada día.' },
      { title: 'La doma menorquina', text: 'Exhibición en la pista, con el «bot» y el paso de fiesta.' },
      { title: 'Merienda en el patio', text: 'Pastissets, limonada y tiempo para preguntas y fotos.' },
    ],
    en: [
      { title: 'Out to the farm', text: 'A short drive between dry-stone walls and wild-olive gates.' },
      { title: 'The stables', text: 'The breed, the foals and the daily round.' },
      { title: 'Menorcan dressage', text: 'A display in the ring, with the “bot” and the festival step.' },
      { title: 'Tea in the courtyard', text: 'Pastissets, lemonade and time for questions and photos.' },
    ],
    de: [
      { title: 'Fahrt aufs Land', text: 'Eine kurze Strecke zwischen Trockenmauern und Gattern aus Wildolivenholz.' },
      { title: 'Die Ställe', text: 'Die Rasse, die Fohlen und der Alltag im Gestüt.' },
      { title: 'Menorquinische Dressur', text: 'Vorführung auf dem Platz, mit „bot“ und Festschritt.' },
      { title: 'Imbiss im Hof', text: 'Pastissets, Limonade und Zeit für Fragen und Fotos.' },
    ],
    ca: [
      { title: 'Camí del lloc', text: 'Trajecte curt entre parets seques i barreres d’ullastre.' },
      { title: 'Els estables', text: 'La raça, els poltres i la feina de cada dia.' },
      { title: 'La doma menorquina', text: 'Exhibició a la pista, amb el bot i el pas de festa.' },
      { title: 'Berenada al pati', text: 'Pastissets, llimonada i temps per a preguntes i fotos.' },
    ],
  },
};
