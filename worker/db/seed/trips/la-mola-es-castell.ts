import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'la-mola-es-castell',
  tripType: 'culture',
  region: 'east',
  durationClass: 'half-day',
  price: 44,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: false,
  meetingLatitude: 39.879,
  meetingLongitude: 4.291,
  minAge: 6,
  maxPeople: 14,
  guideLanguages: ['es', 'en'],
  image: 'la-mola',
  gallery: ['la-mola', 'es-castell', 'mao-harbour'],
  destinations: ['es-castell', 'mao'],
  name: {
    es: 'La Mola y Es Castell: la puerta del puerto',
    en: 'La Mola and Es Castell: guarding the harbour',
    de: 'La Mola und Es Castell: das Tor zum Hafen',
    ca: 'La Mola i es Castell: la porta del port',
  },
  description: {
    es:
      'Galerías, fosos y cañones en el extremo más oriental de España, y después un aperitivo en los muelles de Es Castell.\n\n' +
      'La fortaleza de La Mola se levantó en el siglo XIX para cerrar la boca del puerto de Maó, y casi llegó a ser una ciudad. Se cruza en barca desde ' +
      'Es Castell (Villacarlos), y el guía lleva por galerías subterráneas y baterías hasta los acantilados.\n\n' +
      'El contraste llega a la vuelta: Es Castell, trazado a cordel por los británicos en torno a una plaza de armas de fachadas color sangre de toro, y Cales ' +
      'Fonts, donde las barcas se mecen delante de las antiguas cuevas de pescadores. Allí termina la mañana, sin prisa.',
    en:
      'Tunnels, moats and great guns at the easternmost edge of Spain, followed by an aperitif on the quays of Es Castell.\n\n' +
      'The fortress of La Mola was raised in the nineteenth century to close the mouth of Maó’s harbour, and very nearly became a town. We cross by ' +
      'boat from Es Castell, and the guide leads the way through underground galleries and batteries to the cliffs.\n\n' +
      'Then comes the contrast: Es Castell itself, laid out by the British on a neat grid round a parade ground with oxblood-red fronts, and Cales Fonts, where ' +
      'boats rock in front of old fishermen’s caves. That is where the morning ends, in no hurry whatsoever.',
    de:
      'Stollen, Gräben und Kanonen am östlichsten Rand Spaniens, danach ein Aperitif an den Kais von Es Castell.\n\n' +
      'Die Festung La Mola entstand im 19. Jahrhundert, um die Einfahrt zum Hafen von Maó zu sichern, und wäre beinahe eine eigene Stadt geworden. Von ' +
      'Es Castell setzen wir mit dem Boot über, dann führt der Guide durch unterirdische Galerien und Batterien bis zu den Klippen.\n\n' +
      'Der Kontrast folgt auf dem Rückweg: Es Castell, von den Briten schnurgerade um einen Exerzierplatz mit ochsenblutroten Fassaden angelegt, und Cales Fonts, wo ' +
      'die Boote vor den alten Fischerhöhlen schaukeln. Hier klingt der Vormittag ganz ohne Eile aus.',
    ca:
      'Galeries, fossats i canons a l’extrem més oriental d’Espanya i, després, un aperitiu als molls des Castell.\n\n' +
      'La fortalesa de la Mola es va bastir al segle XIX per tancar la boca del port de Maó, i quasi va arribar a ser una ciutat. Hi anam en barca des ' +
      'des Castell, i el guia ens duu per galeries soterrades i bateries fins als penya-segats.\n\n' +
      'El contrast arriba a la tornada: es Castell, traçat a corda pels britànics entorn d’una plaça d’armes de façanes color sang de bou, i Cales Fonts, on ' +
      'les barques es balancegen davant les velles coves de pescadors. Allà s’acaba el matí, sense cap pressa.',
  },
  location: {
    es: 'Es Castell y La Mola',
    en: 'Es Castell and La Mola',
    de: 'Es Castell und La Mola',
    ca: 'Es Castell i la Mola',
  },
  duration: {
    es: '4 horas',
    en: '4 hours',
    de: '4 Stunden',
    ca: '4 hores',
  },
  meetingPoint: {
    es: 'Cales Fonts, Es Castell, en el muelle, 15 minutos antes.',
    en: 'Cales Fonts in Es Castell, on the quay, 15 minutes early.',
    de: 'Cales Fonts in Es Castell, am Kai, 15 Minuten vorher.',
    ca: 'Cales Fonts, Es Castell, al moll, 15 minuts abans.',
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
    es: ['Travesía en barca por la bocana', 'Galerías y fosos de La Mola', 'La plaza británica de Es Castell', 'Aperitivo en Cales Fonts'],
    en: [
      'A boat ride across the harbour mouth',
      'Galleries and moats of La Mola',
      'The British square of Es Castell',
      'Aperitif at Cales Fonts',
    ],
    de: [
      'Bootsfahrt über die Hafeneinfahrt',
      'Galerien und Gräben von La Mola',
      'Der britische Platz von Es Castell',
      'Aperitif in Cales Fonts',
    ],
    ca: ['Travessia en barca per la bocana', 'Galeries i fossats de la Mola', 'La plaça anglesa des Castell', 'Aperitiu a Cales Fonts'],
  },
  included: {
    es: ['Guía especializado', 'Travesía en barca', 'Entrada a la fortaleza', 'Aperitivo'],
    en: ['Specialist guide', 'Boat crossing', 'Entry to the fortress', 'Aperitif'],
    de: ['Fachkundiger Guide', 'Überfahrt im Boot', 'Eintritt zur Festung', 'Aperitif'],
    ca: ['Guia especialitzat', 'Travessia en barca', 'Entrada a la fortalesa', 'Aperitiu'],
  },
  excluded: {
    es: ['Traslado hasta Es Castell', 'Comida'],
    en: ['Transport to Es Castell', 'Lunch'],
    de: ['Anfahrt nach Es Castell', 'Mittagessen'],
    ca: ['Trasllat fins as Castell', 'Dinar'],
  },
  bring: {
    es: ['Calzado cerrado', 'Una chaqueta para las galerías', 'Agua', 'Gorra'],
    en: ['Closed shoes', 'A jacket for the tunnels', 'Water', 'Hat'],
    de: ['Geschlossene Schuhe', 'Eine Jacke für die Stollen', 'Wasser', 'Kopfbedeckung'],
    ca: ['Calçat tancat', 'Una jaqueta per a les galeries', 'Aigua', 'Capell'],
  },
  itinerary: {
    es: [
      { title: 'Cales Fonts', text: 'Encuentro en el muelle y travesía hasta la otra orilla.' },
      { title: 'La fortaleza', text: 'Recorrido por puertas, fosos y galerías con troneras.' },
      { title: 'Los acantilados', text: 'Subida a las baterías y vistas desde el punto más oriental.' },
      { title: 'Es Castell', text: 'Paseo por la plaza y aperitivo junto a las barcas.' },
    ],
    en: [
      { title: 'Cales Fonts', text: 'We meet on the quay and cross to the other shore.' },
      { title: 'The fortress', text: 'Gates, moats and galleries lined with gun ports.' },
      { title: 'The cliffs', text: 'Up to the batteries for the view from Spain’s easternmost point.' },
      { title: 'Es Castell', text: 'A stroll round the square and an aperitif beside the boats.' },
    ],
    de: [
      { title: 'Cales Fonts', text: 'Treffpunkt am Kai und Überfahrt ans andere Ufer.' },
      { title: 'Die Festung', text: 'Rundgang durch Tore, Gräben und Galerien mit Schießscharten.' },
      { title: 'Die Klippen', text: 'Hinauf zu den Batterien, mit Blick vom östlichsten Punkt des Landes.' },
      { title: 'Es Castell', text: 'Spaziergang über den Platz und Aperitif bei den Booten.' },
    ],
    ca: [
      { title: 'Cales Fonts', text: 'Ens trobam al moll i passam a l’altra banda del port.' },
      { title: 'La fortalesa', text: 'Recorregut per portes, fossats i galeries amb espitlleres.' },
      { title: 'Els penya-segats', text: 'Pujada a les bateries i vistes des del punt més oriental.' },
      { title: 'Es Castell', text: 'Volta per la plaça i aperitiu vora les barques.' },
    ],
  },
};
