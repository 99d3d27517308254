import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'cami-south-three-days',
  tripType: 'walking',
  region: 'south',
  durationClass: 'multi-day',
  price: 390,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: true,
  meetingLatitude: 39.928,
  meetingLongitude: 3.836,
  minAge: 12,
  maxPeople: 10,
  guideLanguages: ['es', 'en', 'de', 'ca'],
  image: 'cliff-walkers',
  gallery: ['cliff-walkers', 'cala-turqueta', 'cala-macarella', 'cala-mitjana'],
  destinations: ['cala-turqueta', 'macarella', 'cala-galdana', 'cala-mitjana'],
  name: {
    es: 'Camí de Cavalls: tres días por el sur',
    en: 'Camí de Cavalls: three days in the south',
    de: 'Camí de Cavalls: drei Tage im Süden',
    ca: 'Camí de Cavalls: tres dies per migjorn',
  },
  description: {
    es:
      'Tres etapas del Camí de Cavalls por la costa más bella del sur: 30,5 km de pinares, barrancos y calas blancas.\n\n' +
      'Es la travesía que proponemos a quien quiere vivir el GR 223 sin dedicarle una semana. Las etapas permiten caminar por la mañana, bañarse cuando ' +
      'apetece y llegar con luz al alojamiento, siempre el mismo, en Cala Galdana.\n\n' +
      'Son Saura, Cala en Turqueta, Macarella, Cala Mitjana: los nombres que todo el mundo busca en el mapa se encadenan aquí paso a paso. Un guía ' +
      'local acompaña al grupo y un minibús resuelve los traslados y lleva lo que no se quiera cargar.',
    en:
      'Three stages of the Camí de Cavalls along the loveliest of the south coast: 30.5 km of pine woods, ravines and white coves.\n\n' +
      'This is the walk for anyone who wants a real taste of the GR 223 without giving it a week. The stages leave room to walk in the cool of the ' +
      'morning, swim when you feel like it and reach your hotel in daylight. It is the same one both nights, in Cala Galdana.\n\n' +
      'Son Saura, Cala en Turqueta, Macarella, Cala Mitjana: the names everybody looks up on the map follow one another here, step by step. A local ' +
      'guide walks with the group, and a minibus handles transfers and anything you would rather not carry.',
    de:
      'Drei Etappen des Camí de Cavalls an der schönsten Küste des Südens: 30,5 km durch Kiefernwälder, Schluchten und zu weißen Buchten.\n\n' +
      'Diese Tour empfehlen wir allen, die den GR 223 erleben möchten, ohne gleich eine Woche dafür zu brauchen. Die Etappen lassen Zeit, in der ' +
      'Morgenkühle zu wandern, zwischendurch zu baden und bei Tageslicht im Hotel anzukommen. Sie wohnen beide Nächte im selben Haus in Cala Galdana.\n\n' +
      'Son Saura, Cala en Turqueta, Macarella, Cala Mitjana: Die Namen, die alle auf der Karte suchen, reihen sich hier Schritt für Schritt aneinander. ' +
      'Ein einheimischer Guide begleitet die Gruppe, ein Kleinbus übernimmt die Fahrten und das Gepäck.',
    ca:
      'Tres etapes del Camí de Cavalls per la costa més polida del sud: 30,5 km de pinars, barrancs i cales blanques.\n\n' +
      'És la travessa que proposam a qui vol viure el GR 223 sense dedicar-hi una setmana. Les etapes deixen caminar amb la fresca, banyar-se quan ve ' +
      'de gust i arribar de dia a l’allotjament, que és el mateix les dues nits, a Cala Galdana.\n\n' +
      'Son Saura, Cala en Turqueta, Macarella, Cala Mitjana: els noms que tothom cerca al mapa s’enfilen aquí passa a passa. Un guia de l’illa ' +
      'acompanya el grup i un minibús s’encarrega dels trasllats i de tot allò que no vulgueu carregar.',
  },
  location: {
    es: 'De Cala en Bosc a Sant Tomàs',
    en: 'Cala en Bosc to Sant Tomàs',
    de: 'Von Cala en Bosc nach Sant Tomàs',
    ca: 'De Cala en Bosc a Sant Tomàs',
  },
  duration: {
    es: '3 días, 2 noches',
    en: '3 days, 2 nights',
    de: '3 Tage, 2 Nächte',
    ca: '3 dies, 2 nits',
  },
  meetingPoint: {
    es: 'Cala en Bosc, junto al puerto deportivo, a las 9.00 del primer día. Podemos recoger en el hotel si se solicita.',
    en: 'Cala en Bosc, by the marina, at 9 am on day one. Hotel pick-up can be arranged on request.',
    de: 'Cala en Bosc, am Jachthafen, um 9 Uhr am ersten Tag. Abholung im Hotel auf Anfrage möglich.',
    ca: 'Cala en Bosc, vora el port esportiu, a les 9 h del primer dia. Si ho demanau, us podem recollir a l’hotel.',
  },
  cancellationPolicy: {
    es: 'Cancelación gratuita hasta 48 horas antes. Si el mal tiempo obliga a suspender la salida, se ofrece otra fecha o la devolución íntegra del importe. Viaje combinado: antes de reservar recibirá el formulario de información normalizada.',
    en: 'Free cancellation up to 48 hours before. If we have to call it off because of bad weather, choose another date or a full refund. This is a package: before booking you receive the standard information form.',
    de:
      'Kostenlose Stornierung bis 48 Stunden vorher. Müssen wir wegen schlechten Wetters absagen, wählen Sie einen anderen Termin oder erhalten Ihr ' +
      'Geld zurück. Pauschalreise: Vor der Buchung erhalten Sie das Formblatt mit den Pflichtinformationen.',
    ca: 'Cancel·lació gratuïta fins a 48 hores abans. Si el mal temps obliga a suspendre la sortida, oferim una altra data o tornam l’import íntegre. Viatge combinat: abans de reservar rebreu el formulari d’informació normalitzada.',
  },
  highlights: {
    es: [
      '30,5 km en tres etapas',
      'Son Saura, Turqueta, Macarella y Mitjana',
      'Dos noches en un hotel pequeño de Cala Galdana',
      'Mochila ligera: el equipaje va en minibús',
    ],
    en: [
      '30.5 km in three stages',
      'Son Saura, Turqueta, Macarella and Mitjana',
      'Two nights in a small hotel in Cala Galdana',
      'A light pack, as luggage travels by minibus',
    ],
    de: [
      '30,5 km in drei Etappen',
      'Son Saura, Turqueta, Macarella und Mitjana',
      'Zwei Nächte in einem kleinen Hotel in Cala Galdana',
      'Leichter Rucksack: Das Gepäck fährt im Kleinbus',
    ],
    ca: [
      '30,5 km en tres etapes',
      'Son Saura, Turqueta, Macarella i Mitjana',
      'Dues nits en un hotel petit de Cala Galdana',
      'Motxilla lleugera: l’equipatge va amb minibús',
    ],
  },
  included: {
    es: ['Guía de montaña titulado', 'Dos noches con desayuno', 'Traslados y transporte de equipaje', 'Pícnic los tres días', 'Seguro'],
    en: [
      'Qualified walking guide',
      'Two nights with breakfast',
      'Transfers and luggage transport',
      'Picnic on all three days',
      'Insurance',
    ],
    de: [
      'Ausgebildeter Wanderführer',
      'Zwei Nächte mit Frühstück',
      'Fahrten und Gepäcktransport',
      'Picknick an allen drei Tagen',
      'Versicherung',
    ],
    ca: ['Guia de muntanya titulat', 'Dues nits amb berenar', 'Trasllats i transport d’equipatge', 'Pícnic els tres dies', 'Assegurança'],
  },
  excluded: {
    es: ['Cenas', 'Vuelos y traslados al aeropuerto', 'Suplemento individual: 90 €'],
    en: ['Dinners', 'Flights and airport transfers', 'Single supplement: €90'],
    de: ['Abendessen', 'Flüge und Flughafentransfer', 'Einzelzimmerzuschlag: 90 €'],
    ca: ['Sopars', 'Vols i trasllats a l’aeroport', 'Suplement individual: 90 €'],
  },
  bring: {
    es: ['Botas o zapatillas de trail usadas', 'Bañador y toalla ligera', 'Gorra y protector solar', 'Dos litros de agua al día'],
    en: ['Worn-in boots or trail shoes', 'Swimwear and a light towel', 'Hat and sun cream', 'Two litres of water a day'],
    de: [
      'Eingelaufene Wander- oder Trailschuhe',
      'Badesachen und leichtes Handtuch',
      'Kopfbedeckung und Sonnencreme',
      'Zwei Liter Wasser pro Tag',
    ],
    ca: [
      'Botes o sabates de muntanya ja fetes al peu',
      'Banyador i tovallola lleugera',
      'Capell i crema solar',
      'Dos litres d’aigua al dia',
    ],
  },
  itinerary: {
    es: [
      {
        title: 'Día 1: Cap d’Artrutx – Cala en Turqueta, 13,3 km',
        text: 'Del faro a las playas abiertas de Son Saura y, al final, el primer baño en Turqueta.',
      },
      {
        title: 'Día 2: Cala en Turqueta – Cala Galdana, 6,4 km',
        text: 'Jornada corta para saborear Macarella y Macarelleta y llegar caminando al hotel.',
      },
      {
        title: 'Día 3: Cala Galdana – Sant Tomàs, 10,8 km',
        text: 'Pinares hasta Cala Mitjana, barrancos hondos y la larga arena de Sant Tomàs.',
      },
    ],
    en: [
      {
        title: 'Day 1: Cap d’Artrutx to Cala en Turqueta, 13.3 km',
        text: 'From the lighthouse to the wide beaches of Son Saura, with a first swim at Turqueta.',
      },
      {
        title: 'Day 2: Cala en Turqueta to Cala Galdana, 6.4 km',
        text: 'A short day, to enjoy Macarella and Macarelleta and stroll into the hotel.',
      },
      {
        title: 'Day 3: Cala Galdana to Sant Tomàs, 10.8 km',
        text: 'Pines as far as Cala Mitjana, then deep ravines and the long sands of Sant Tomàs.',
      },
    ],
    de: [
      {
        title: 'Tag 1: Cap d’Artrutx – Cala en Turqueta, 13,3 km',
        text: 'Vom Leuchtturm zu den weiten Stränden von Son Saura und zum ersten Bad in Turqueta.',
      },
      {
        title: 'Tag 2: Cala en Turqueta – Cala Galdana, 6,4 km',
        text: 'Ein kurzer Tag mit viel Zeit für Macarella und Macarelleta, zu Fuß bis ins Hotel.',
      },
      {
        title: 'Tag 3: Cala Galdana – Sant Tomàs, 10,8 km',
        text: 'Unter Kiefern nach Cala Mitjana, durch tiefe Schluchten und zum langen Strand von Sant Tomàs.',
      },
    ],
    ca: [
      {
        title: 'Dia 1: Cap d’Artrutx – Cala en Turqueta, 13,3 km',
        text: 'Del far a les platges obertes de Son Saura i, al final, el primer bany a Turqueta.',
      },
      {
        title: 'Dia 2: Cala en Turqueta – Cala Galdana, 6,4 km',
        text: 'Jornada curta per assaborir Macarella i Macarelleta i arribar a peu a l’hotel.',
      },
      {
        title: 'Dia 3: Cala Galdana – Sant Tomàs, 10,8 km',
        text: 'Pinars fins a Cala Mitjana, barrancs fondos i l’arena llarga de Sant Tomàs.',
      },
    ],
  },
};
