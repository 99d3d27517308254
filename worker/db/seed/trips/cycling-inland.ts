import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'cycling-inland',
  tripType: 'nature',
  region: 'east',
  durationClass: 'full-day',
  price: 72,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: true,
  meetingLatitude: 39.889,
  meetingLongitude: 4.265,
  minAge: 12,
  maxPeople: 10,
  guideLanguages: ['es', 'en', 'de'],
  image: 'cycling-lane',
  gallery: ['cycling-lane', 'monte-toro', 'white-village'],
  destinations: ['mao', 'monte-toro'],
  name: {
    es: 'En bici eléctrica por el Camí d’en Kane',
    en: 'E-biking the Camí d’en Kane',
    de: 'Mit dem E-Bike auf dem Camí d’en Kane',
    ca: 'Amb bicicleta elèctrica pel Camí d’en Kane',
  },
  description: {
    es:
      'Una carretera del siglo XVIII casi sin coches, prados verdes y pueblos blancos: la Menorca de interior, con un pequeño motor que ayuda.\n\n' +
      'El gobernador británico Richard Kane unió Maó y Ciutadella con un camino que todavía lleva su nombre. Hoy es la ruta más amable de la isla para ' +
      'pedalear: llana a ratos, sombreada por pinos y acebuches, con fincas, vacas y barreras a cada lado.\n\n' +
      'Se pedalea sin prisa hasta Es Mercadal, con paradas para probar queso y fruta de temporada. Quien se anime puede subir hasta Monte Toro, 358 ' +
      'metros, el punto más alto de la isla; la batería se encarga de lo peor. La vuelta se hace en minibús.',
    en:
      'An eighteenth-century road with hardly a car on it, green meadows and white villages: inland Menorca, with a little motor to help.\n\n' +
      'Richard Kane, the British governor, joined Maó and Ciutadella with a road that still carries his name. Today it is the kindest ride on the ' +
      'island: level for long stretches, shaded by pines and wild olives, with farms, cows and curved wooden gates on either side.\n\n' +
      'We pedal at an easy pace to Es Mercadal, stopping for cheese and whatever fruit is in season. Anyone who fancies it can tackle Monte Toro, at ' +
      '358 metres the highest point on the island; the battery sees to the worst of it. A minibus brings us home.',
    de:
      'Eine fast autofreie Straße aus dem 18. Jahrhundert, grüne Weiden und weiße Dörfer: das Inselinnere, mit etwas Rückenwind vom Motor.\n\n' +
      'Der britische Gouverneur Richard Kane verband Maó und Ciutadella mit einer Straße, die bis heute seinen Namen trägt. Für Radfahrer ist sie die ' +
      'angenehmste Strecke der Insel: über weite Abschnitte eben, von Kiefern und Wildoliven beschattet, gesäumt von Höfen, Kühen und geschwungenen ' +
      'Holzgattern.\n\n' +
      'Gemütlich radeln wir bis Es Mercadal und halten unterwegs für Käse und Obst der Saison. Wer Lust hat, nimmt den Monte Toro in Angriff, mit 358 ' +
      'Metern die höchste Erhebung Menorcas; den härtesten Teil übernimmt der Akku. Zurück geht es im Kleinbus.',
    ca:
      'Un camí del segle XVIII quasi sense cotxes, tanques verdes i pobles blancs: la Menorca de dins, amb un petit motor que ajuda.\n\n' +
      'El governador britànic Richard Kane va unir Maó i Ciutadella amb un camí que encara en duu el nom. Avui és la ruta més bona de fer de tota l’illa: ' +
      'plana a estones, a l’ombra de pins i ullastres, amb llocs, vaques i barreres a banda i banda.\n\n' +
      'Pedalam a poc a poc fins as Mercadal, amb aturades per tastar formatge i fruita del temps. Qui s’hi animi pot pujar al Toro, 358 metres, el ' +
      'punt més alt de l’illa; la bateria s’encarrega del pitjor. La tornada és amb minibús.',
  },
  location: {
    es: 'De Maó a Es Mercadal',
    en: 'Maó to Es Mercadal',
    de: 'Von Maó nach Es Mercadal',
    ca: 'De Maó as Mercadal',
  },
  duration: {
    es: '6 horas',
    en: '6 hours',
    de: '6 Stunden',
    ca: '6 hores',
  },
  meetingPoint: {
    es: 'Maó, plaza de s’Esplanada, a las 9.30. Allí se ajustan las bicicletas.',
    en: 'Maó, Plaça de s’Esplanada, 9.30 am. Bikes are fitted there.',
    de: 'Maó, Plaça de s’Esplanada, um 9.30 Uhr. Dort werden die Räder eingestellt.',
    ca: 'Maó, plaça de s’Esplanada, a les 9.30 h. Allà ajustam les bicicletes.',
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
    es: ['El histórico Camí d’en Kane', 'Subida opcional a Monte Toro', 'Paradas para probar producto local', 'Regreso en minibús'],
    en: ['The historic Camí d’en Kane', 'Optional climb of Monte Toro', 'Stops to taste local produce', 'Minibus back'],
    de: [
      'Der historische Camí d’en Kane',
      'Auffahrt zum Monte Toro nach Wunsch',
      'Kostproben von Erzeugnissen der Insel',
      'Rückfahrt im Kleinbus',
    ],
    ca: ['L’històric Camí d’en Kane', 'Pujada opcional al Toro', 'Aturades per tastar producte de l’illa', 'Tornada en minibús'],
  },
  included: {
    es: ['Bicicleta eléctrica y casco', 'Guía ciclista', 'Degustación de media mañana', 'Minibús de regreso', 'Seguro'],
    en: ['E-bike and helmet', 'Cycling guide', 'Mid-morning tasting', 'Minibus back', 'Insurance'],
    de: ['E-Bike und Helm', 'Radguide', 'Kleine Verkostung am Vormittag', 'Rückfahrt im Kleinbus', 'Versicherung'],
    ca: ['Bicicleta elèctrica i casc', 'Guia ciclista', 'Tast de mig matí', 'Minibús de tornada', 'Assegurança'],
  },
  excluded: {
    es: ['Comida en Es Mercadal', 'Bebidas'],
    en: ['Lunch in Es Mercadal', 'Drinks'],
    de: ['Mittagessen in Es Mercadal', 'Getränke'],
    ca: ['Dinar as Mercadal', 'Begudes'],
  },
  bring: {
    es: ['Ropa deportiva', 'Zapatillas cerradas', 'Gafas de sol', 'Agua', 'Protector solar'],
    en: ['Sports clothes', 'Closed shoes', 'Sunglasses', 'Water', 'Sun cream'],
    de: ['Sportkleidung', 'Geschlossene Schuhe', 'Sonnenbrille', 'Wasser', 'Sonnencreme'],
    ca: ['Roba d’esport', 'Sabates tancades', 'Ulleres de sol', 'Aigua', 'Crema solar'],
  },
  itinerary: {
    es: [
      { title: 'Salida de Maó', text: 'Prueba de las bicicletas y primeros kilómetros hacia el campo.' },
      { title: 'Camí d’en Kane', text: 'Pedaleo tranquilo entre huertas, pinos y muros de piedra.' },
      { title: 'Parada en una finca', text: 'Queso, fruta y sombra antes de seguir.' },
      { title: 'Monte Toro, si apetece', text: 'La subida con ayuda eléctrica y toda la isla a los pies.' },
      { title: 'Es Mercadal', text: 'Tiempo libre para comer y regreso a Maó en minibús.' },
    ],
    en: [
      { title: 'Leaving Maó', text: 'A quick try of the bikes and the first miles into the country.' },
      { title: 'Camí d’en Kane', text: 'Gentle riding past orchards, pines and stone walls.' },
      { title: 'A farm stop', text: 'Cheese, fruit and shade before we go on.' },
      { title: 'Monte Toro, if you like', text: 'The climb with electric help, and the whole island at your feet.' },
      { title: 'Es Mercadal', text: 'Free time for lunch, then back to Maó by minibus.' },
    ],
    de: [
      { title: 'Start in Maó', text: 'Räder ausprobieren und die ersten Kilometer aufs Land.' },
      { title: 'Camí d’en Kane', text: 'Entspannt an Gärten, Kiefern und Steinmauern entlang.' },
      { title: 'Pause auf einem Hof', text: 'Käse, Obst und Schatten, bevor es weitergeht.' },
      { title: 'Monte Toro, wenn Sie mögen', text: 'Der Anstieg mit elektrischer Hilfe und die ganze Insel zu Ihren Füßen.' },
      { title: 'Es Mercadal', text: 'Freie Zeit zum Mittagessen, dann im Kleinbus zurück nach Maó.' },
    ],
    ca: [
      { title: 'Sortida de Maó', text: 'Provam les bicicletes i feim els primers quilòmetres cap a fora vila.' },
      { title: 'Camí d’en Kane', text: 'Pedalada tranquil·la entre horts, pins i parets seques.' },
      { title: 'Aturada en un lloc', text: 'Formatge, fruita i ombra abans de seguir.' },
      { title: 'El Toro, si ve de gust', text: 'La pujada amb ajuda elèctrica i tota l’illa als peus.' },
      { title: 'Es Mercadal', text: 'Temps lliure per dinar i tornada a Maó amb minibús.' },
    ],
  },
};
