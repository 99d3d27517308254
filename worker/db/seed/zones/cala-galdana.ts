import type { ZoneSeed } from '../seed-types.ts';

export const zone: ZoneSeed = {
  slug: 'cala-galdana',
  minutes: 38,
  km: 35,
  hasPage: true,
  image: 'cala-galdana',
  name: { es: 'Cala Galdana', en: 'Cala Galdana', de: 'Cala Galdana', ca: 'Cala Galdana' },
  headline: {
    es: 'Traslados a Cala Galdana, la gran bahía del sur',
    en: 'Transfers to Cala Galdana, the great bay of the south',
    de: 'Transfer nach Cala Galdana, in die große Bucht des Südens',
    ca: 'Trasllats a Cala Galdana, la gran cala de migjorn',
  },
  intro: {
    es:
      'Cala Galdana está a treinta y cinco kilómetros del aeropuerto, unos treinta y ocho minutos por carretera. El último tramo baja ' +
      'desde Ferreries entre pinares y termina en una herradura de arena cerrada por acantilados.\n\n' +
      'Quien se aloja aquí suele moverse a pie o en barca, así que el traslado privado resuelve la llegada y la despedida sin alquilar ' +
      'coche. El conductor espera en la terminal y deja el equipaje ante la recepción. La zona incluye Ferreries (Ferrerías).',
    en:
      'Cala Galdana is thirty-five kilometres from the airport, about thirty-eight minutes by road. The last stretch winds down from ' +
      'Ferreries through pine woods and ends at a horseshoe of sand shut in by cliffs.\n\n' +
      'Most people who stay here get about on foot or by boat, so a private transfer takes care of both ends of the holiday without a ' +
      'hire car. Your driver waits in the terminal and sets the bags down at reception. Ferreries is in the same zone.',
    de:
      'Cala Galdana liegt 35 Kilometer vom Flughafen entfernt, etwa 38 Minuten Fahrt. Das letzte Stück windet sich von ' +
      'Ferreries durch Kiefernwälder hinab und endet an einem Hufeisen aus Sand, das hohe Felsen umschließen.\n\n' +
      'Wer hier Urlaub macht, ist meist zu Fuß oder mit dem Boot unterwegs. Ein privater Transfer erspart da den Mietwagen für An- und ' +
      'Abreise. Ihr Fahrer wartet im Terminal und stellt das Gepäck an der Rezeption ab. Auch Ferreries liegt in diesem Gebiet.',
    ca:
      'Cala Galdana és a trenta-cinc quilòmetres de l’aeroport, devers trenta-vuit minuts per carretera. El darrer tros baixa de ' +
      'Ferreries entre pinars i acaba en una ferradura d’arena tancada per penya-segats.\n\n' +
      'Qui s’hi allotja sol anar a peu o en barca, i el trasllat privat resol l’arribada i la partida sense haver de llogar cotxe. El ' +
      'conductor us espera a la terminal i deixa l’equipatge davant la recepció. La zona inclou Ferreries.',
  },
  pois: {
    es: [
      {
        title: 'La playa de Cala Galdana',
        text: 'Media luna de arena protegida por el acantilado, con un torrente que llega manso hasta el mar.',
      },
      { title: 'Cala Mitjana', text: 'Cala de agua turquesa entre pinos, a un paseo por el Camí de Cavalls.' },
      { title: 'Cala Macarella', text: 'Dos calas gemelas de roca clara, Macarella y Macarelleta, que se alcanzan a pie hacia poniente.' },
      { title: 'El barranco de Algendar', text: 'Garganta verde y umbría que se abre paso tierra adentro desde la misma cala.' },
    ],
    en: [
      { title: 'Cala Galdana beach', text: 'A crescent of sand sheltered by tall cliffs, where a quiet stream meets the sea.' },
      { title: 'Cala Mitjana', text: 'A turquoise cove among pines, a pleasant walk away on the Camí de Cavalls.' },
      { title: 'Cala Macarella', text: 'Twin coves of pale rock, Macarella and Macarelleta, reached on foot to the west.' },
      { title: 'The Algendar gorge', text: 'A green and shady ravine that leads inland from the cove itself.' },
    ],
    de: [
      { title: 'Der Strand von Cala Galdana', text: 'Eine Sichel aus Sand im Schutz der Felsen, an der ein stiller Bach ins Meer mündet.' },
      { title: 'Cala Mitjana', text: 'Türkisfarbene Bucht zwischen Kiefern, ein schöner Spaziergang auf dem Camí de Cavalls.' },
      {
        title: 'Cala Macarella',
        text: 'Zwei helle Felsbuchten nebeneinander, Macarella und Macarelleta, zu Fuß in Richtung Westen zu erreichen.',
      },
      { title: 'Die Schlucht von Algendar', text: 'Ein grünes, schattiges Tal, das sich gleich hinter der Bucht ins Landesinnere zieht.' },
    ],
    ca: [
      {
        title: 'La platja de Cala Galdana',
        text: 'Mitja lluna d’arena a recer del penya-segat, amb un torrent que arriba mans fins a la mar.',
      },
      { title: 'Cala Mitjana', text: 'Cala d’aigua turquesa entre pins, a una passejada pel Camí de Cavalls.' },
      { title: 'Cala Macarella', text: 'Dues cales bessones de roca clara, Macarella i Macarelleta, on s’arriba a peu cap a ponent.' },
      { title: 'El barranc d’Algendar', text: 'Una gorja verda i ombrívola que s’obre pas terra endins des de la mateixa cala.' },
    ],
  },
  faq: {
    es: [
      {
        question: '¿Cuánto tiempo se tarda del aeropuerto a Cala Galdana?',
        answer: 'Unos treinta y ocho minutos para treinta y cinco kilómetros. Hasta Ferreries se tarda unos veintinueve.',
      },
      {
        question: '¿El precio es por persona o por vehículo?',
        answer:
          'Por vehículo y trayecto. El importe total aparece al elegir el vehículo y no cambia por llevar un pasajero más, si hay plaza.',
      },
      {
        question: '¿Ofrecen sillas para niños?',
        answer: 'Sí, sillas y elevadores. Pídalos en la solicitud con la edad de cada niño y los encontrará colocados.',
      },
      {
        question: '¿Qué ocurre si mi vuelo se retrasa?',
        answer:
          'Seguimos su vuelo y enviamos al conductor a la hora real. Los primeros 60 minutos de espera en el aeropuerto están incluidos.',
      },
      {
        question: '¿Dónde me espera el conductor?',
        answer: 'En el vestíbulo de llegadas, con un cartel con su nombre, junto a la puerta de salida.',
      },
    ],
    en: [
      {
        question: 'How much time does the transfer to Cala Galdana take?',
        answer: 'About thirty-eight minutes for thirty-five kilometres. Ferreries is around twenty-nine minutes away.',
      },
      {
        question: 'Is the price per person or per vehicle?',
        answer:
          'Per vehicle and journey. The total appears when you choose your car, and one passenger more changes nothing if there is a ' +
          'seat.',
      },
      {
        question: 'Do you offer seats for children?',
        answer: 'Yes, child seats and boosters. Ask for them in your request with each child’s age and they will be ready and fitted.',
      },
      {
        question: 'What if my flight is delayed?',
        answer:
          'We follow your flight and send the driver for the actual arrival. The first sixty minutes of waiting at the airport are ' +
          'included.',
      },
      {
        question: 'Where will the driver wait for me?',
        answer: 'In the arrivals hall, beside the way out, holding a sign with your name.',
      },
    ],
    de: [
      {
        question: 'Wie viel Zeit braucht man vom Flughafen nach Cala Galdana?',
        answer: 'Etwa 38 Minuten für 35 Kilometer. Bis Ferreries sind es rund 29 Minuten.',
      },
      {
        question: 'Gilt der Preis pro Person oder pro Fahrzeug?',
        answer:
          'Pro Fahrzeug und Fahrt. Der Gesamtbetrag steht bei der Auswahl fest, ein Fahrgast mehr ändert nichts, solange ein Platz ' +
          'frei ist.',
      },
      {
        question: 'Bieten Sie Sitze für Kinder an?',
        answer: 'Ja, Kindersitze und Sitzerhöhungen. Bestellen Sie sie mit Angabe des Alters, dann sind sie bei Ihrer Ankunft eingebaut.',
      },
      {
        question: 'Was passiert, wenn mein Flug Verspätung hat?',
        answer:
          'Wir verfolgen Ihren Flug und schicken den Fahrer zur tatsächlichen Ankunft. Die ersten 60 Minuten Wartezeit sind inklusive.',
      },
      { question: 'Wo wartet der Fahrer auf mich?', answer: 'In der Ankunftshalle neben dem Ausgang, mit Ihrem Namen auf einem Schild.' },
    ],
    ca: [
      {
        question: 'Quant de temps es tarda de l’aeroport a Cala Galdana?',
        answer: 'Devers trenta-vuit minuts per fer trenta-cinc quilòmetres. Fins a Ferreries en són uns vint-i-nou.',
      },
      {
        question: 'El preu és per persona o per vehicle?',
        answer: 'Per vehicle i trajecte. El total surt quan triau el vehicle, i no canvia si hi va un passatger més i hi ha plaça.',
      },
      {
        question: 'Oferiu seients per a infants?',
        answer: 'Sí, cadiretes i elevadors. Demanau-los a la sol·licitud amb l’edat de cada infant i els trobareu posats.',
      },
      {
        question: 'Què passa si el meu vol es retarda?',
        answer: 'Seguim el vol i enviam el conductor a l’hora real. Els primers 60 minuts d’espera a l’aeroport són inclosos.',
      },
      {
        question: 'On m’espera el conductor?',
        answer: 'A la sala d’arribades, devora la porta de sortida, amb un cartell amb el vostre nom.',
      },
    ],
  },
};
