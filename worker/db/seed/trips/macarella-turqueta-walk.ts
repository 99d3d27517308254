import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'macarella-turqueta-walk',
  tripType: 'walking',
  region: 'south',
  durationClass: 'full-day',
  price: 55,
  isBestseller: true,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 39.938,
  meetingLongitude: 3.957,
  minAge: 8,
  maxPeople: 14,
  guideLanguages: ['es', 'en', 'de', 'ca'],
  image: 'cala-macarella',
  gallery: ['cala-macarella', 'cala-turqueta', 'cliff-walkers', 'cala-galdana'],
  destinations: ['macarella', 'cala-turqueta', 'cala-galdana'],
  name: {
    es: 'A pie de Cala Galdana a Macarella y Turqueta',
    en: 'Coast walk to Macarella and Turqueta',
    de: 'Küstenwanderung nach Macarella und Turqueta',
    ca: 'A peu de Cala Galdana a Macarella i Turqueta',
  },
  description: {
    es:
      'Tres de las calas más bonitas de Menorca en una caminata de 6,4 km por el acantilado, con baños largos y pícnic bajo los pinos.\n\n' +
      'El tramo más célebre del Camí de Cavalls sube desde Cala Galdana entre pinos y se asoma de pronto al agua turquesa de Macarella. Un poco más ' +
      'allá espera la pequeña Macarelleta; después, bosque y silencio hasta Cala en Turqueta.\n\n' +
      'Salimos temprano para llegar a las calas con la luz limpia y espacio en la arena. La ruta es moderada y está pensada para disfrutar del mar ' +
      'tanto como del camino; al final, un minibús nos devuelve al punto de partida.',
    en:
      'Three of Menorca’s most beautiful coves on one 6.4 km clifftop walk, with long swims and a picnic under the pines.\n\n' +
      'The best-loved stretch of the Camí de Cavalls climbs out of Cala Galdana through the pines and suddenly looks down on the turquoise of ' +
      'Macarella. Little Macarelleta is just beyond; after that it is woodland and silence as far as Cala en Turqueta.\n\n' +
      'We set off early to reach the coves in clean light, with room on the sand. The going is moderate, and the day is planned as much around the sea ' +
      'as the path. At the end a minibus brings us back to where we began.',
    de:
      'Drei der schönsten Buchten Menorcas auf einer Wanderung von 6,4 km über den Klippen, mit viel Badezeit und Picknick unter Kiefern.\n\n' +
      'Der bekannteste Abschnitt des Camí de Cavalls steigt von Cala Galdana durch den Kiefernwald an und gibt plötzlich den Blick auf das Türkis von ' +
      'Macarella frei. Gleich dahinter liegt die kleine Macarelleta, danach folgen Wald und Stille bis Cala en Turqueta.\n\n' +
      'Wir brechen früh auf, um die Buchten bei klarem Licht und mit Platz im Sand zu erleben. Der Weg ist mittelschwer, und das Meer kommt ebenso zu ' +
      'seinem Recht wie das Wandern. Am Ende bringt uns ein Kleinbus zum Ausgangspunkt zurück.',
    ca:
      'Tres de les cales més polides de Menorca en una caminada de 6,4 km damunt el penya-segat, amb banys llargs i pícnic davall els pins.\n\n' +
      'El tram més conegut del Camí de Cavalls puja de Cala Galdana entre pins i, de cop, guaita damunt l’aigua turquesa de Macarella. Una mica més ' +
      'enllà hi ha la petita Macarelleta; després, bosc i silenci fins a Cala en Turqueta.\n\n' +
      'Sortim prest per arribar a les cales amb la llum neta i lloc a l’arena. La ruta és moderada i pensada per gaudir de la mar tant com del camí; al ' +
      'final, un minibús ens torna al punt de partida.',
  },
  location: {
    es: 'Costa sur',
    en: 'South coast',
    de: 'Südküste',
    ca: 'Costa sud',
  },
  duration: {
    es: '6 horas',
    en: '6 hours',
    de: '6 Stunden',
    ca: '6 hores',
  },
  meetingPoint: {
    es: 'Cala Galdana, junto al puente del paseo, a las 8.30.',
    en: 'Cala Galdana, by the bridge on the promenade, 8.30 am.',
    de: 'Cala Galdana, an der Brücke der Promenade, um 8.30 Uhr.',
    ca: 'Cala Galdana, vora el pont del passeig, a les 8.30 h.',
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
      'Etapa 13 del Camí de Cavalls, 6,4 km',
      'Macarella, Macarelleta y Turqueta en un día',
      'Salida temprana, antes del gentío',
      'Regreso en minibús',
    ],
    en: [
      'Stage 13 of the Camí de Cavalls, 6.4 km',
      'Macarella, Macarelleta and Turqueta in a day',
      'An early start, ahead of the crowds',
      'Minibus back',
    ],
    de: [
      'Etappe 13 des Camí de Cavalls, 6,4 km',
      'Macarella, Macarelleta und Turqueta an einem Tag',
      'Früher Start, vor dem Andrang',
      'Rückfahrt im Kleinbus',
    ],
    ca: [
      'Etapa 13 del Camí de Cavalls, 6,4 km',
      'Macarella, Macarelleta i Turqueta en un dia',
      'Sortida dematinera, abans de la gentada',
      'Tornada en minibús',
    ],
  },
  included: {
    es: ['Guía titulado', 'Pícnic y fruta', 'Regreso en minibús a Cala Galdana', 'Seguro'],
    en: ['Qualified guide', 'Picnic and fruit', 'Minibus back to Cala Galdana', 'Insurance'],
    de: ['Ausgebildeter Guide', 'Picknick und Obst', 'Rückfahrt im Kleinbus nach Cala Galdana', 'Versicherung'],
    ca: ['Guia titulat', 'Pícnic i fruita', 'Tornada en minibús a Cala Galdana', 'Assegurança'],
  },
  excluded: {
    es: ['Traslado hasta Cala Galdana', 'Toallas'],
    en: ['Transport to Cala Galdana', 'Towels'],
    de: ['Anfahrt nach Cala Galdana', 'Handtücher'],
    ca: ['Trasllat fins a Cala Galdana', 'Tovalloles'],
  },
  bring: {
    es: ['Zapatillas con buena suela', 'Bañador y toalla', 'Litro y medio de agua', 'Gorra y protector solar'],
    en: ['Shoes with a good grip', 'Swimwear and a towel', 'A litre and a half of water', 'Hat and sun cream'],
    de: ['Schuhe mit griffiger Sohle', 'Badesachen und Handtuch', 'Anderthalb Liter Wasser', 'Kopfbedeckung und Sonnencreme'],
    ca: ['Sabates de bona sola', 'Banyador i tovallola', 'Litre i mig d’aigua', 'Capell i crema solar'],
  },
  itinerary: {
    es: [
      { title: 'Subida desde Cala Galdana', text: 'Escalones, pinar y el primer mirador sobre la bahía.' },
      { title: 'Macarella y Macarelleta', text: 'Baño largo en la cala grande y paseo hasta su hermana pequeña.' },
      { title: 'Por el bosque', text: 'Sendero a la sombra, barreras de acebuche y olor a resina.' },
      { title: 'Cala en Turqueta', text: 'Pícnic, siesta y último chapuzón antes del minibús de vuelta.' },
    ],
    en: [
      { title: 'Up from Cala Galdana', text: 'Steps, pine woods and a first lookout over the bay.' },
      { title: 'Macarella and Macarelleta', text: 'A long swim in the big cove and a stroll to its little sister.' },
      { title: 'Through the woods', text: 'A shady path, wild-olive gates and the scent of resin.' },
      { title: 'Cala en Turqueta', text: 'Picnic, siesta and one last dip before the minibus home.' },
    ],
    de: [
      { title: 'Aufstieg ab Cala Galdana', text: 'Stufen, Kiefernwald und der erste Aussichtspunkt über der Bucht.' },
      { title: 'Macarella und Macarelleta', text: 'Langes Bad in der großen Bucht und ein Spaziergang zur kleinen Schwester.' },
      { title: 'Durch den Wald', text: 'Ein schattiger Pfad, Gatter aus Wildolivenholz und der Duft nach Harz.' },
      { title: 'Cala en Turqueta', text: 'Picknick, Siesta und ein letztes Bad vor der Rückfahrt.' },
    ],
    ca: [
      { title: 'Pujada des de Cala Galdana', text: 'Escalons, pinar i el primer mirador damunt la badia.' },
      { title: 'Macarella i Macarelleta', text: 'Bany llarg a la cala gran i passejada fins a la germana petita.' },
      { title: 'Pel bosc', text: 'Camí ombrejat, barreres d’ullastre i olor de reïna.' },
      { title: 'Cala en Turqueta', text: 'Pícnic, becada i darrer capfico abans del minibús de tornada.' },
    ],
  },
};
