import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'talayotic-menorca',
  tripType: 'culture',
  region: 'south',
  durationClass: 'full-day',
  price: 89,
  isBestseller: true,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 39.889,
  meetingLongitude: 4.265,
  minAge: 6,
  maxPeople: 8,
  guideLanguages: ['es', 'en', 'de', 'ca'],
  image: 'taula-torralba',
  gallery: ['taula-torralba', 'naveta-des-tudons', 'white-village'],
  destinations: ['torralba', 'naveta-des-tudons', 'mao'],
  name: {
    es: 'Menorca Talayótica: Patrimonio Mundial',
    en: 'Talayotic Menorca: a World Heritage day',
    de: 'Talayotisches Menorca: ein Tag im Welterbe',
    ca: 'Menorca Talaiòtica: un dia de Patrimoni Mundial',
  },
  description: {
    es:
      'Taulas, talayots y una tumba de hace tres mil años: un día con una arqueóloga por los lugares que la UNESCO reconoció en 2023.\n\n' +
      'En ningún otro lugar hay taulas como las de Menorca, ni se sabe del todo para qué servían. Recorremos la isla de este a oeste, de poblado en ' +
      'poblado, con tiempo para mirar de cerca, contemplar el mar desde lo alto del poblado y hacerse preguntas.\n\n' +
      'Torralba d’en Salort guarda una de las taulas más esbeltas; Torre d’en Galmés es una ciudad entera de piedra; la Naveta des Tudons cierra el día ' +
      'con la luz dorada. Entre uno y otro, comida tranquila en un pueblo blanco.',
    en:
      'Taulas, talayots and a three-thousand-year-old tomb: a day with an archaeologist among the sites UNESCO listed in 2023.\n\n' +
      'Nowhere else has taulas like Menorca’s, and nobody is entirely sure what they were for. We cross the island from east to west, settlement by ' +
      'settlement, with time to look closely, gaze out to sea from the top of the settlement and ask questions.\n\n' +
      'Torralba d’en Salort has one of the most graceful taulas of all; Torre d’en Galmés is an entire town in stone; the Naveta des Tudons ends the ' +
      'day in golden light. In between comes an unhurried lunch in a whitewashed town.',
    de:
      'Taulas, Talayots und ein dreitausend Jahre altes Grab: ein Tag mit einer Archäologin an den Stätten, die seit 2023 zum Welterbe zählen.\n\n' +
      'Taulas wie auf Menorca gibt es nirgendwo sonst, und wozu sie dienten, weiß niemand so genau. Von Ost nach West fahren wir von Siedlung zu ' +
      'Siedlung und nehmen uns Zeit, genau hinzusehen, von der höchsten Stelle der Siedlung aufs Meer zu blicken und Fragen zu stellen.\n\n' +
      'In Torralba d’en Salort steht eine der elegantesten Taulas, Torre d’en Galmés ist eine ganze Stadt aus Stein, und an der Naveta des Tudons endet ' +
      'der Tag im goldenen Licht. Dazwischen essen Sie in aller Ruhe in einem weißen Städtchen.',
    ca:
      'Taules, talaiots i una tomba de fa tres mil anys: un dia amb una arqueòloga pels llocs que la UNESCO va reconèixer el 2023.\n\n' +
      'Enlloc més no hi ha taules com les de Menorca, ni ningú sap del tot per a què servien. Feim l’illa de llevant a ponent, de poblat en poblat, amb ' +
      'temps per mirar-ho de prop, contemplar la mar des de dalt del poblat i fer-se preguntes.\n\n' +
      'Torralba d’en Salort té una de les taules més esveltes; Torre d’en Galmés és una ciutat sencera de pedra; la Naveta des Tudons tanca el dia amb ' +
      'la llum daurada. Entremig, un dinar tranquil en un poble blanc.',
  },
  location: {
    es: 'De Maó a Ciutadella',
    en: 'Maó to Ciutadella',
    de: 'Von Maó bis Ciutadella',
    ca: 'De Maó a Ciutadella',
  },
  duration: {
    es: '7 horas',
    en: '7 hours',
    de: '7 Stunden',
    ca: '7 hores',
  },
  meetingPoint: {
    es: 'Maó, plaza de s’Esplanada, a las 9.00. También recogemos en hoteles de la ruta si se pide al reservar.',
    en: 'Maó, Plaça de s’Esplanada, 9 am. Pick-up from hotels along the route is possible if you ask when booking.',
    de: 'Maó, Plaça de s’Esplanada, um 9 Uhr. Auf Wunsch holen wir Sie an Hotels entlang der Strecke ab.',
    ca: 'Maó, plaça de s’Esplanada, a les 9 h. També recollim als hotels de la ruta si es demana en reservar.',
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
      'Guía arqueóloga',
      'La taula de Torralba d’en Salort',
      'La Naveta des Tudons sin prisas',
      'Minibús de ocho plazas',
      'Entradas incluidas',
    ],
    en: [
      'An archaeologist as your guide',
      'The taula of Torralba d’en Salort',
      'The Naveta des Tudons at leisure',
      'An eight-seat minibus',
      'Entrance fees included',
    ],
    de: [
      'Archäologin als Guide',
      'Die Taula von Torralba d’en Salort',
      'Viel Zeit an der Naveta des Tudons',
      'Kleinbus mit acht Plätzen',
      'Eintritte inbegriffen',
    ],
    ca: [
      'Guia arqueòloga',
      'La taula de Torralba d’en Salort',
      'La Naveta des Tudons sense pressa',
      'Minibús de vuit places',
      'Entrades incloses',
    ],
  },
  included: {
    es: ['Guía arqueóloga', 'Minibús con conductor', 'Entradas a los yacimientos', 'Cuaderno de la ruta'],
    en: ['Archaeologist guide', 'Minibus and driver', 'Entry to the sites', 'A route notebook'],
    de: ['Archäologin als Guide', 'Kleinbus mit Fahrer', 'Eintritte zu den Fundstätten', 'Begleitheft zur Route'],
    ca: ['Guia arqueòloga', 'Minibús amb conductor', 'Entrades als jaciments', 'Quadern de la ruta'],
  },
  excluded: {
    es: ['Comida', 'Propinas'],
    en: ['Lunch', 'Tips'],
    de: ['Mittagessen', 'Trinkgeld'],
    ca: ['Dinar', 'Propines'],
  },
  bring: {
    es: ['Calzado cerrado', 'Gorra y protector solar', 'Agua', 'Una chaqueta si hay viento'],
    en: ['Closed shoes', 'Hat and sun cream', 'Water', 'A jacket on windy days'],
    de: ['Geschlossene Schuhe', 'Kopfbedeckung und Sonnencreme', 'Wasser', 'Eine Jacke bei Wind'],
    ca: ['Calçat tancat', 'Capell i crema solar', 'Aigua', 'Una jaqueta si fa vent'],
  },
  itinerary: {
    es: [
      { title: 'Talatí de Dalt', text: 'Primer poblado del día, entre acebuches, para aprender a leer las piedras.' },
      { title: 'Torralba d’en Salort', text: 'La taula, el recinto y lo que contaron las excavaciones.' },
      { title: 'Torre d’en Galmés', text: 'El poblado más extenso, en lo alto de una colina abierta al mar del sur.' },
      { title: 'Comida en Alaior', text: 'Tiempo libre para comer y pasear por sus calles blancas.' },
      { title: 'Naveta des Tudons', text: 'La gran tumba colectiva, camino de Ciutadella, y regreso a Maó.' },
    ],
    en: [
      { title: 'Talatí de Dalt', text: 'The first settlement, among wild olives, and a lesson in reading the stones.' },
      { title: 'Torralba d’en Salort', text: 'The taula, its precinct and what the excavations revealed.' },
      { title: 'Torre d’en Galmés', text: 'The largest settlement of all, on a hill open to the southern sea.' },
      { title: 'Lunch in Alaior', text: 'Free time to eat and wander the white streets.' },
      { title: 'Naveta des Tudons', text: 'The great communal tomb on the way to Ciutadella, then back to Maó.' },
    ],
    de: [
      { title: 'Talatí de Dalt', text: 'Die erste Siedlung, zwischen Wildoliven: Hier lernen Sie, die Steine zu lesen.' },
      { title: 'Torralba d’en Salort', text: 'Die Taula, der Kultbezirk und was die Ausgrabungen verraten haben.' },
      { title: 'Torre d’en Galmés', text: 'Die größte Siedlung, auf einem Hügel mit Blick auf das Meer im Süden.' },
      { title: 'Mittagspause in Alaior', text: 'Freie Zeit zum Essen und für einen Bummel durch die weißen Gassen.' },
      { title: 'Naveta des Tudons', text: 'Das große Gemeinschaftsgrab auf dem Weg nach Ciutadella, danach zurück nach Maó.' },
    ],
    ca: [
      { title: 'Talatí de Dalt', text: 'El primer poblat del dia, entre ullastres, per aprendre a llegir les pedres.' },
      { title: 'Torralba d’en Salort', text: 'La taula, el recinte i tot el que han contat les excavacions.' },
      { title: 'Torre d’en Galmés', text: 'El poblat més gran, dalt un turó obert a la mar de migjorn.' },
      { title: 'Dinar a Alaior', text: 'Temps lliure per menjar i passejar pels carrers blancs.' },
      { title: 'Naveta des Tudons', text: 'La gran tomba col·lectiva, camí de Ciutadella, i tornada a Maó.' },
    ],
  },
};
