import type { DestinationSeed } from '../seed-types.ts';

export const destination: DestinationSeed = {
  slug: 'es-castell',
  region: 'east',
  kind: 'harbour',
  latitude: 39.879,
  longitude: 4.291,
  isPopular: false,
  bestMonths: [4, 5, 6, 7, 9, 10],
  image: 'es-castell',
  gallery: ['mao-harbour', 'la-mola', 'llaut-sail'],
  transferZone: 'mao',
  name: { es: 'Es Castell', en: 'Es Castell', de: 'Es Castell', ca: 'Es Castell' },
  description: {
    es:
      'Cenar a un palmo del agua, con los llaüts meciéndose al lado: en Es Castell (Villacarlos) el puerto de Maó se vuelve íntimo.\n\n' +
      'Es la población más oriental de España, la primera a la que llega el sol cada mañana. La fundaron los británicos en el siglo XVIII y aún se ' +
      'nota en el trazado recto de las calles y en la plaza de la Explanada, con sus edificios de color almagre.\n\n' +
      'La vida se reúne en Cales Fonts, una ensenada llena de barcas, terrazas y antiguos almacenes excavados en la roca. Muy cerca, en Cala de Sant ' +
      'Esteve, el fuerte de Marlborough y los restos del castillo de Sant Felip cuentan la historia militar del puerto. Al anochecer, cuando se ' +
      'encienden las luces de La Mola al otro lado, no hace falta más plan que quedarse sentado.',
    en:
      'Dinner a hand’s breadth from the water with llaüts rocking beside you: in Es Castell (Villacarlos) the harbour of Maó turns intimate.\n\n' +
      'This is the easternmost town in Spain, the first to see the sun each morning. The British founded it in the eighteenth century, and it still ' +
      'shows in the ruler-straight streets and in the Esplanada, the parade ground with its russet buildings.\n\n' +
      'Life gathers at Cales Fonts, an inlet full of boats, terraces and old storerooms cut into the rock. Nearby, at Cala de Sant Esteve, Fort ' +
      'Marlborough and the remains of St Philip’s Castle tell of the days when navies fought over this harbour. At nightfall, when the lights come on ' +
      'across the water at La Mola, you need no plan other than to stay in your seat.',
    de:
      'Abendessen eine Handbreit vom Wasser, daneben schaukeln die Llaüts: In Es Castell (Villacarlos) zeigt sich der Hafen von Maó von seiner intimen ' +
      'Seite.\n\n' +
      'Es Castell ist die östlichste Stadt Spaniens, hier kommt die Sonne jeden Morgen zuerst an. Gegründet wurde sie im 18. Jahrhundert von den ' +
      'Briten, und das sieht man bis heute an den schnurgeraden Straßen und an der Esplanada, dem einstigen Exerzierplatz mit seinen rostroten ' +
      'Gebäuden.\n\n' +
      'Das Leben spielt sich in Cales Fonts ab, einer Bucht voller Boote, Terrassen und alter, in den Fels gehauener Lagerräume. Ganz in der Nähe, an ' +
      'der Cala de Sant Esteve, erzählen Fort Marlborough und die Reste der Festung Sant Felip von der militärischen Vergangenheit des Hafens. Wenn ' +
      'abends gegenüber auf La Mola die Lichter angehen, braucht man keinen anderen Plan, als sitzen zu bleiben.',
    ca:
      'Sopar a un pam de l’aigua, amb els llaüts que es gronxen al costat: as Castell el port de Maó es torna íntim i familiar.\n\n' +
      'És la població més oriental d’Espanya, la primera que veu sortir el sol cada dia. La van fundar els britànics al segle XVIII i encara es nota ' +
      'en els carrers rectes i a la plaça de s’Esplanada, amb els edificis de color vermell fosc.\n\n' +
      'La vida es reuneix a Cales Fonts, una cala plena de barques, terrasses i antics magatzems excavats a la roca. Ben a prop, a cala de Sant ' +
      'Esteve, el fort de Marlborough i les restes del castell de Sant Felip conten la història militar del port. Al vespre, quan s’encenen els llums ' +
      'de la Mola a l’altra banda, no cal cap més pla que quedar-se assegut.',
  },
  access: {
    es:
      'Es Castell está a 8 km del aeropuerto, unos 15 minutos en coche. Desde Maó se llega en pocos minutos, también en autobús. El Camí de Cavalls ' +
      'pasa por Cala de Sant Esteve, desde donde quedan 6 km hasta Maó.',
    en:
      'Es Castell is 8 km from the airport, about 15 minutes by car. It is only a few minutes from Maó, by bus as well. The Camí de Cavalls passes ' +
      'Cala de Sant Esteve, from which it is 6 km to Maó.',
    de:
      'Es Castell liegt 8 km vom Flughafen entfernt, etwa 15 Autominuten. Von Maó sind es nur wenige Minuten, auch mit dem Bus. Der Camí de Cavalls ' +
      'führt über die Cala de Sant Esteve, von dort sind es 6 km bis Maó.',
    ca:
      'Es Castell és a 8 km de l’aeroport, uns 15 minuts amb cotxe. Des de Maó s’hi arriba en pocs minuts, també amb autobús. El Camí de Cavalls passa ' +
      'per cala de Sant Esteve, d’on queden 6 km fins a Maó.',
  },
  tags: {
    es: ['puerto', 'gastronomía', 'patrimonio'],
    en: ['harbour', 'food', 'heritage'],
    de: ['Hafen', 'Kulinarik', 'Kulturerbe'],
    ca: ['port', 'gastronomia', 'patrimoni'],
  },
  services: {
    es: ['Restaurantes y bares', 'Museos', 'Excursiones en barco', 'Autobús'],
    en: ['Restaurants and bars', 'Museums', 'Boat trips', 'Bus service'],
    de: ['Restaurants und Bars', 'Museen', 'Bootsausflüge', 'Busverbindung'],
    ca: ['Restaurants i bars', 'Museus', 'Excursions en barca', 'Autobús'],
  },
  tips: {
    es: [
      'Reserve mesa en Cales Fonts las noches de verano.',
      'Madrugue un día para ver salir el sol antes que nadie en España.',
      'Aparque en la parte alta y baje caminando al puerto.',
    ],
    en: [
      'Book a table at Cales Fonts on summer evenings.',
      'Get up early once and see the sunrise before anyone else in Spain.',
      'Park in the upper town and walk down to the water.',
    ],
    de: [
      'Reservieren Sie an Sommerabenden einen Tisch in Cales Fonts.',
      'Stehen Sie einmal früh auf und sehen Sie die Sonne vor allen anderen in Spanien aufgehen.',
      'Parken Sie oben im Ort und gehen Sie zu Fuß zum Hafen hinunter.',
    ],
    ca: [
      'Reservau taula a Cales Fonts els vespres d’estiu.',
      'Matinau un dia i veureu sortir el sol abans que ningú a Espanya.',
      'Aparcau a la part alta i baixau caminant al port.',
    ],
  },
};
