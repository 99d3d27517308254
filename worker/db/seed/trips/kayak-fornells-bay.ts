import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'kayak-fornells-bay',
  tripType: 'water-sports',
  region: 'north',
  durationClass: 'half-day',
  price: 42,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: true,
  meetingLatitude: 40.055,
  meetingLongitude: 4.131,
  minAge: 6,
  maxPeople: 14,
  guideLanguages: ['es', 'en'],
  image: 'kayaks',
  gallery: ['kayaks', 'fornells-boats'],
  destinations: ['fornells'],
  name: {
    es: 'En kayak por la bahía de Fornells',
    en: 'Easy kayaking on Fornells bay',
    de: 'Gemütlich im Kajak durch die Bucht von Fornells',
    ca: 'En caiac per la badia de Fornells',
  },
  description: {
    es:
      'Una bahía larga y tranquila, casi un lago de agua salada, para remar sin prisas entre islotes, praderas submarinas y barcas blancas.\n\n' +
      'La de Fornells es la salida que recomendamos a quien sube a un kayak por primera vez o va con niños. La costa protege del oleaje, el fondo se ve ' +
      'desde la superficie y siempre hay una orilla cerca donde descansar.\n\n' +
      'Rodeamos la Illa de ses Sargantanes, nos asomamos a la orilla de las antiguas salinas y paramos a nadar donde el agua esté más quieta. Al ' +
      'volver, el pueblo aparece de golpe, blanco y bajo, con sus palmeras y sus barcas amarradas.',
    en:
      'A long, quiet bay, almost a saltwater lake, made for unhurried paddling among islets, seagrass meadows and white fishing boats.\n\n' +
      'This is the outing we suggest to anyone getting into a kayak for the first time, or taking children along. The land keeps the swell out, you can ' +
      'see the bottom as you go, and there is always a shore nearby to rest on.\n\n' +
      'We circle Illa de ses Sargantanes, named after its lizards, look in on the old salt pans and stop to swim wherever the water is stillest. On the ' +
      'way back the village appears all at once, low and white, with its palms and moored boats.',
    de:
      'Eine lange, ruhige Bucht, fast ein Salzwassersee: ideal, um ohne Eile zwischen Inselchen, Seegraswiesen und weißen Booten zu paddeln.\n\n' +
      'Diese Tour empfehlen wir allen, die zum ersten Mal im Kajak sitzen oder mit Kindern unterwegs sind. Das Land hält die Wellen ab, das Wasser ist ' +
      'so klar, dass man den Grund sieht, und ein Ufer zum Ausruhen ist immer in der Nähe.\n\n' +
      'Wir umrunden die Illa de ses Sargantanes, die nach ihren Eidechsen heißt, sehen uns die alten Salinen an und baden dort, wo das Wasser am ' +
      'stillsten ist. Auf dem Rückweg taucht plötzlich das Dorf auf, niedrig und weiß, mit Palmen und vertäuten Booten.',
    ca:
      'Una badia llarga i quieta, quasi un estany d’aigua salada, per remar sense pressa entre illots, praderies submarines i barques blanques.\n\n' +
      'És la sortida que recomanam a qui puja a un caiac per primera vegada o va amb infants. La terra guarda de les ones, el fons es veu des de dalt i ' +
      'sempre hi ha una vorera a prop per reposar.\n\n' +
      'Voltam l’Illa de ses Sargantanes, guaitam a les antigues salines i ens aturam a nadar allà on l’aigua està més calma. De tornada, el poble surt ' +
      'de cop, blanc i baix, amb les palmeres i les barques amarrades.',
  },
  location: {
    es: 'Bahía de Fornells',
    en: 'Fornells bay',
    de: 'Bucht von Fornells',
    ca: 'Badia de Fornells',
  },
  duration: {
    es: '3 horas',
    en: '3 hours',
    de: '3 Stunden',
    ca: '3 hores',
  },
  meetingPoint: {
    es: 'Paseo marítimo de Fornells, junto a la rampa de varada, 15 minutos antes.',
    en: 'Fornells seafront, by the slipway, 15 minutes before the start.',
    de: 'Uferpromenade von Fornells, an der Slipanlage, 15 Minuten vor Beginn.',
    ca: 'Passeig marítim de Fornells, vora la rampa de varar, 15 minuts abans.',
  },
  cancellationPolicy: {
    es: 'Cancelación gratuita hasta 48 horas antes. Si el estado del mar impide salir, se ofrece otra fecha o la devolución íntegra del importe.',
    en: 'Free cancellation up to 48 hours before. If the sea is too rough to go out, choose another date or a full refund.',
    de:
      'Kostenlose Stornierung bis 48 Stunden vorher. Lässt der Seegang keine Ausfahrt zu, bieten wir einen anderen Termin an oder erstatten den vollen ' +
      'Betrag.',
    ca: 'Cancel·lació gratuïta fins a 48 hores abans. Si l’estat de la mar no deixa sortir, oferim una altra data o tornam l’import íntegre.',
  },
  highlights: {
    es: [
      'Aguas resguardadas, ideales para empezar',
      'Vuelta a la Illa de ses Sargantanes',
      'Snorkel sobre la pradera de posidonia',
      'Kayaks individuales, dobles y familiares',
    ],
    en: [
      'Sheltered water, perfect for a first try',
      'Round Illa de ses Sargantanes',
      'Snorkelling over posidonia',
      'Single, double and family kayaks',
    ],
    de: [
      'Geschütztes Wasser, ideal für Einsteiger',
      'Rund um die Illa de ses Sargantanes',
      'Schnorcheln über Posidonia-Wiesen',
      'Einzel-, Zweier- und Familienkajaks',
    ],
    ca: [
      'Aigües arrecerades, ideals per començar',
      'Volta a l’Illa de ses Sargantanes',
      'Snorkel damunt la praderia de posidònia',
      'Caiacs individuals, dobles i familiars',
    ],
  },
  included: {
    es: ['Kayak, pala y chaleco', 'Guía titulado', 'Equipo de snorkel', 'Seguro'],
    en: ['Kayak, paddle and buoyancy aid', 'Qualified guide', 'Snorkelling kit', 'Insurance'],
    de: ['Kajak, Paddel und Schwimmweste', 'Ausgebildeter Guide', 'Schnorchelausrüstung', 'Versicherung'],
    ca: ['Caiac, pala i armilla', 'Guia titulat', 'Equip de snorkel', 'Assegurança'],
  },
  excluded: {
    es: ['Traslado hasta Fornells', 'Toallas y bebidas'],
    en: ['Transport to Fornells', 'Towels and drinks'],
    de: ['Anfahrt nach Fornells', 'Handtücher und Getränke'],
    ca: ['Trasllat fins a Fornells', 'Tovalloles i begudes'],
  },
  bring: {
    es: ['Bañador', 'Calzado de agua', 'Protector solar y gorra', 'Muda seca'],
    en: ['Swimwear', 'Water shoes', 'Sun cream and a hat', 'Dry clothes'],
    de: ['Badesachen', 'Badeschuhe', 'Sonnencreme und Kopfbedeckung', 'Trockene Kleidung'],
    ca: ['Banyador', 'Calçat d’aigua', 'Crema solar i capell', 'Roba seca per canviar-se'],
  },
  itinerary: {
    es: [
      { title: 'Fornells', text: 'Reparto del material y primeras paladas frente al pueblo.' },
      { title: 'Illa de ses Sargantanes', text: 'Vuelta al islote y a sus lagartijas, con historias de torres y contrabando.' },
      { title: 'Fondo de la bahía', text: 'Baño y snorkel en una orilla tranquila, cerca de las viejas salinas.' },
      { title: 'Regreso al pueblo', text: 'Remamos de vuelta y ayudamos a sacar los kayaks del agua.' },
    ],
    en: [
      { title: 'Fornells', text: 'Kit handed out and first strokes in front of the village.' },
      { title: 'Illa de ses Sargantanes', text: 'Around the islet and its lizards, with tales of watchtowers and smugglers.' },
      { title: 'The head of the bay', text: 'Swimming and snorkelling from a quiet shore near the old salt pans.' },
      { title: 'Back to the village', text: 'A gentle paddle home, and a hand with the boats.' },
    ],
    de: [
      { title: 'Fornells', text: 'Ausrüstung verteilen und erste Paddelschläge vor dem Dorf.' },
      { title: 'Illa de ses Sargantanes', text: 'Rund um die Eidechseninsel, mit Geschichten von Wachtürmen und Schmugglern.' },
      { title: 'Am Ende der Bucht', text: 'Baden und Schnorcheln an einem stillen Ufer nahe den alten Salinen.' },
      { title: 'Zurück ins Dorf', text: 'Wir paddeln gemächlich heim und holen die Boote gemeinsam an Land.' },
    ],
    ca: [
      { title: 'Fornells', text: 'Repartim el material i feim les primeres palades davant el poble.' },
      { title: 'Illa de ses Sargantanes', text: 'Volta a l’illot i a les seves sargantanes, amb històries de torres i contraban.' },
      { title: 'El fons de la badia', text: 'Bany i snorkel en una vorera tranquil·la, devers les velles salines.' },
      { title: 'Tornada al poble', text: 'Remam cap a casa i entre tots treim els caiacs de l’aigua.' },
    ],
  },
};
