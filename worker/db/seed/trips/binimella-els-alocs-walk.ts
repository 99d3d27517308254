import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'binimella-els-alocs-walk',
  tripType: 'walking',
  region: 'north',
  durationClass: 'full-day',
  price: 68,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: true,
  meetingLatitude: 39.99,
  meetingLongitude: 4.094,
  minAge: 12,
  maxPeople: 10,
  guideLanguages: ['es', 'en', 'de'],
  image: 'cala-pregonda',
  gallery: ['cala-pregonda', 'cavalleria', 'cami-de-cavalls-gate'],
  destinations: ['cala-pregonda'],
  name: {
    es: 'La costa roja: de Binimel·là a Els Alocs',
    en: 'The red coast: Binimel·là to Els Alocs',
    de: 'Die rote Küste: von Binimel·là nach Els Alocs',
    ca: 'La costa vermella: de Binimel·là als Alocs',
  },
  description: {
    es:
      'La etapa más salvaje del Camí de Cavalls: 8,9 km de tierra roja, calas desiertas y subidas que dejan sin aliento, también por las vistas.\n\n' +
      'Entre Binimel·là y Els Alocs no hay carreteras y apenas se ve una casa. El sendero pasa por Cala Pregonda, con sus islotes dorados, y después se adentra en un ' +
      'mundo de barrancos, acebuches doblados por la tramontana y playas de guijarros donde rara vez hay huellas.\n\n' +
      'Es una ruta exigente, con desniveles constantes y poca sombra: la recomendamos a quien camina con regularidad. El minibús nos deja al principio ' +
      'y nos espera al final, así que no hay que volver sobre los pasos.',
    en:
      'The wildest stage of the Camí de Cavalls: 8.9 km of red earth, empty coves and climbs that take your breath away, as do the views.\n\n' +
      'Between Binimel·là and Els Alocs there is no road and hardly a house. The path goes by Cala Pregonda and its golden islets, then heads into a world ' +
      'of ravines, wild olives bent by the north wind and pebble beaches where footprints are rare.\n\n' +
      'It is a demanding route, up and down all day with little shade, and best suited to people who walk regularly. Our minibus drops us at one end ' +
      'and waits at the other, so there is no retracing of steps.',
    de:
      'Die wildeste Etappe des Camí de Cavalls: 8,9 km rote Erde, einsame Buchten und Anstiege, die den Atem rauben, genau wie die Ausblicke.\n\n' +
      'Zwischen Binimel·là und Els Alocs gibt es keine Straße und kaum ein Haus. Der Pfad führt an Cala Pregonda mit ihren goldenen Felsinseln vorbei und ' +
      'dann in eine Welt aus Schluchten, vom Nordwind gebeugten Wildoliven und Kieselstränden, auf denen man selten Spuren findet.\n\n' +
      'Die Tour ist anspruchsvoll, mit ständigem Auf und Ab und wenig Schatten. Wir empfehlen sie allen, die regelmäßig wandern. Der Kleinbus bringt uns ' +
      'zum Start und wartet am Ziel, sodass niemand denselben Weg zurückgehen muss.',
    ca:
      'L’etapa més feresta del Camí de Cavalls: 8,9 km de terra vermella, cales buides i pujades que deixen sense alè, igual que les vistes.\n\n' +
      'Entre Binimel·là i els Alocs no hi ha carreteres i amb prou feines cap casa. El camí passa per Cala Pregonda, amb els illots daurats, i després entra en un món ' +
      'de barrancs, ullastres ajaguts per la tramuntana i platges de còdols on poques vegades es veu cap petjada.\n\n' +
      'És una ruta exigent, amb pujades i baixades seguides i poca ombra: la recomanam a qui camina sovint. El minibús ens deixa al principi i ens ' +
      'espera al final, de manera que no hem de desfer el camí.',
  },
  location: {
    es: 'Costa norte',
    en: 'North coast',
    de: 'Nordküste',
    ca: 'Costa de tramuntana',
  },
  duration: {
    es: '7 horas',
    en: '7 hours',
    de: '7 Stunden',
    ca: '7 hores',
  },
  meetingPoint: {
    es: 'Es Mercadal, en la entrada del pueblo, a las 8.30. Desde allí salimos en minibús.',
    en: 'Es Mercadal, at the entrance to the village, 8.30 am. We leave from there by minibus.',
    de: 'Es Mercadal, am Ortseingang, um 8.30 Uhr. Von dort fahren wir mit dem Kleinbus.',
    ca: 'Es Mercadal, a l’entrada del poble, a les 8.30 h. D’allà sortim amb minibús.',
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
      'Etapa 6 del Camí de Cavalls, 8,9 km',
      'Baño en Cala Pregonda',
      'Una costa sin carreteras',
      'Traslado de ida y vuelta desde Es Mercadal',
    ],
    en: [
      'Stage 6 of the Camí de Cavalls, 8.9 km',
      'A swim at Cala Pregonda',
      'A coast without a single road',
      'Return transfer from Es Mercadal',
    ],
    de: [
      'Etappe 6 des Camí de Cavalls, 8,9 km',
      'Baden in Cala Pregonda',
      'Eine Küste ganz ohne Straßen',
      'Hin- und Rückfahrt ab Es Mercadal',
    ],
    ca: [
      'Etapa 6 del Camí de Cavalls, 8,9 km',
      'Bany a Cala Pregonda',
      'Una costa sense carreteres',
      'Trasllat d’anada i tornada des des Mercadal',
    ],
  },
  included: {
    es: ['Guía de montaña titulado', 'Traslados en minibús', 'Pícnic menorquín', 'Seguro'],
    en: ['Qualified walking guide', 'Minibus transfers', 'Menorcan picnic', 'Insurance'],
    de: ['Ausgebildeter Wanderführer', 'Fahrten im Kleinbus', 'Menorquinisches Picknick', 'Versicherung'],
    ca: ['Guia de muntanya titulat', 'Trasllats en minibús', 'Pícnic menorquí', 'Assegurança'],
  },
  excluded: {
    es: ['Bebidas fuera del pícnic', 'Bastones'],
    en: ['Drinks beyond the picnic', 'Walking poles'],
    de: ['Weitere Getränke', 'Wanderstöcke'],
    ca: ['Begudes fora del pícnic', 'Bastons'],
  },
  bring: {
    es: ['Calzado de montaña', 'Dos litros de agua', 'Gorra y protector solar', 'Bañador'],
    en: ['Walking boots or shoes', 'Two litres of water', 'Hat and sun cream', 'Swimwear'],
    de: ['Wanderschuhe', 'Zwei Liter Wasser', 'Kopfbedeckung und Sonnencreme', 'Badesachen'],
    ca: ['Calçat de muntanya', 'Dos litres d’aigua', 'Capell i crema solar', 'Banyador'],
  },
  itinerary: {
    es: [
      { title: 'Binimel·là', text: 'El minibús nos deja junto a la playa y empezamos a caminar con la fresca.' },
      { title: 'Cala Pregonda', text: 'Parada para nadar en una de las bahías más fotografiadas del norte.' },
      { title: 'Por encima de los barrancos', text: 'Tramo duro y solitario, con miradores sobre toda la costa; pícnic a la sombra.' },
      { title: 'Els Alocs', text: 'Últimas curvas hasta la playa de guijarros, baño de premio y regreso en minibús.' },
    ],
    en: [
      { title: 'Binimel·là', text: 'The minibus leaves us by the beach and we set off in the cool of the morning.' },
      { title: 'Cala Pregonda', text: 'Time to swim in one of the most photographed bays in the north.' },
      { title: 'Above the ravines', text: 'The hard and lonely part, with views along the whole coast and a picnic in the shade.' },
      { title: 'Els Alocs', text: 'The last bends down to a pebble beach, a well-earned swim and the minibus home.' },
    ],
    de: [
      { title: 'Binimel·là', text: 'Der Kleinbus setzt uns am Strand ab, und wir wandern in der Morgenkühle los.' },
      { title: 'Cala Pregonda', text: 'Badepause in einer der meistfotografierten Buchten des Nordens.' },
      { title: 'Über den Schluchten', text: 'Der harte, einsame Teil mit Blick über die ganze Küste und einem Picknick im Schatten.' },
      { title: 'Els Alocs', text: 'Die letzten Kehren zum Kieselstrand, ein verdientes Bad und die Rückfahrt.' },
    ],
    ca: [
      { title: 'Binimel·là', text: 'El minibús ens deixa vora la platja i començam a caminar amb la fresca.' },
      { title: 'Cala Pregonda', text: 'Aturada per nedar en una de les badies més fotografiades del nord.' },
      { title: 'Per damunt els barrancs', text: 'Tram dur i solitari, amb vistes a tota la costa; pícnic a l’ombra.' },
      { title: 'Els Alocs', text: 'Les darreres revoltes fins a la platja de còdols, un bany ben guanyat i tornada en minibús.' },
    ],
  },
};
