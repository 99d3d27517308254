import type { TripSeed } from '../seed-types.ts';

export const trip: TripSeed = {
  slug: 'cheese-and-market',
  tripType: 'gastronomy',
  region: 'east',
  durationClass: 'half-day',
  price: 58,
  isBestseller: false,
  isPopular: true,
  showBookingOptions: true,
  meetingLatitude: 39.889,
  meetingLongitude: 4.265,
  minAge: null,
  maxPeople: 8,
  guideLanguages: ['es', 'en', 'de', 'ca'],
  image: 'market-cheese',
  gallery: ['market-cheese', 'mao-harbour', 'white-village'],
  destinations: ['mao'],
  name: {
    es: 'Queso de Mahón: del mercado a la quesería',
    en: 'Mahón cheese: from market to dairy',
    de: 'Mahón-Käse: vom Markt zur Käserei',
    ca: 'Formatge de Maó: del mercat al lloc',
  },
  description: {
    es:
      'Una mañana siguiendo el rastro del queso Mahón-Menorca: primero los puestos del mercado, después la finca donde se cuaja y madura.\n\n' +
      'Se empieza en Maó, en el antiguo claustro convertido en mercado, entre sobrasadas, ensaimadas y quesos de corteza anaranjada. El guía enseña a ' +
      'distinguir un tierno de un añejo y a pedir lo que no sale en las guías.\n\n' +
      'Luego vamos al campo, a una quesería familiar con denominación de origen. Allí se ve cómo la cuajada se ata en un paño, el «fogasser», que da al ' +
      'queso sus cantos redondeados, y cómo se frota la corteza con aceite. Se termina, claro está, con una cata larga y un vino de la isla.',
    en:
      'A morning on the trail of Mahón-Menorca cheese: first the market stalls, then the farm where it is made and matured.\n\n' +
      'We begin in Maó, in the old cloister that is now a market, among sobrassada, spiral pastries and cheeses with orange rinds. Your guide shows how ' +
      'to tell a young one from an old one, and how to ask for the things that never reach the guidebooks.\n\n' +
      'Then it is out to the country and a family dairy working under the protected designation of origin. See how the curd is knotted in a cloth, the ' +
      'fogasser, which gives the cheese its rounded corners, and how the rind is rubbed with oil. It all ends, naturally, with a long tasting and a ' +
      'glass of island wine.',
    de:
      'Ein Vormittag auf den Spuren des Mahón-Menorca-Käses: erst die Marktstände, dann der Hof, auf dem er entsteht und reift.\n\n' +
      'Los geht es in Maó, im alten Kreuzgang, der heute Markthalle ist, zwischen Sobrassada, Ensaïmadas und Käselaiben mit orangefarbener Rinde. Ihr ' +
      'Guide zeigt, woran man jungen von altem Käse unterscheidet und wonach es sich zu fragen lohnt.\n\n' +
      'Dann fahren wir aufs Land zu einer Familienkäserei mit geschützter Ursprungsbezeichnung. Dort sehen Sie, wie der Bruch in ein Tuch geknotet ' +
      'wird, den „fogasser“, der dem Käse seine runden Kanten gibt, und wie man die Rinde mit Öl einreibt. Zum Schluss wird ausgiebig verkostet, mit ' +
      'einem Wein von der Insel.',
    ca:
      'Un matí darrere el formatge Mahón-Menorca: primer les parades del mercat i després el lloc on es qualla i es madura.\n\n' +
      'Començam a Maó, al vell claustre fet mercat, entre sobrassades, ensaïmades i formatges de crosta ataronjada. El guia ensenya a distingir un ' +
      'tendre d’un de vell i a demanar allò que no surt a les guies.\n\n' +
      'Després anam fora vila, a una formatgeria familiar amb denominació d’origen. Hi veim com la quallada es ferma dins un drap, el fogasser, que ' +
      'dona al formatge els cantons rodons, i com es frega la crosta amb oli. S’acaba, és clar, amb un bon tast i un vi de l’illa.',
  },
  location: {
    es: 'Maó y campo de Alaior',
    en: 'Maó and the Alaior countryside',
    de: 'Maó und Umland von Alaior',
    ca: 'Maó i fora vila d’Alaior',
  },
  duration: {
    es: '4 horas',
    en: '4 hours',
    de: '4 Stunden',
    ca: '4 hores',
  },
  meetingPoint: {
    es: 'Maó, entrada del mercado del Claustre del Carme, a las 9.30.',
    en: 'Maó, entrance to the Claustre del Carme market, 9.30 am.',
    de: 'Maó, Eingang zur Markthalle im Claustre del Carme, um 9.30 Uhr.',
    ca: 'Maó, entrada del mercat del Claustre del Carme, a les 9.30 h.',
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
      'Visita con degustación al mercado',
      'Quesería con denominación de origen',
      'Cata de cuatro maduraciones',
      'Vino de Menorca',
      'Ocho personas como máximo',
    ],
    en: [
      'The market, with tastings',
      'A dairy with PDO status',
      'Four ages of cheese side by side',
      'A Menorcan wine',
      'No more than eight people',
    ],
    de: [
      'Marktrundgang mit Kostproben',
      'Käserei mit geschützter Ursprungsbezeichnung',
      'Vier Reifegrade im Vergleich',
      'Wein aus Menorca',
      'Höchstens acht Personen',
    ],
    ca: [
      'Visita al mercat amb tast',
      'Formatgeria amb denominació d’origen',
      'Quatre maduracions de costat',
      'Vi de Menorca',
      'Vuit persones com a màxim',
    ],
  },
  included: {
    es: ['Guía gastronómico', 'Traslado en minibús', 'Degustaciones y cata', 'Un trozo de queso para llevar'],
    en: ['Food guide', 'Minibus transfer', 'All tastings', 'A piece of cheese to take home'],
    de: ['Kulinarischer Guide', 'Fahrt im Kleinbus', 'Alle Kostproben', 'Ein Stück Käse für zu Hause'],
    ca: ['Guia gastronòmic', 'Trasllat en minibús', 'Tots els tasts', 'Un tros de formatge per endur-se’n'],
  },
  excluded: {
    es: ['Compras', 'Propinas'],
    en: ['Shopping', 'Tips'],
    de: ['Einkäufe', 'Trinkgeld'],
    ca: ['Compres', 'Propines'],
  },
  bring: {
    es: ['Calzado cerrado para la finca', 'Una bolsa para las compras', 'Apetito'],
    en: ['Closed shoes for the farm', 'A bag for your shopping', 'An appetite'],
    de: ['Geschlossene Schuhe für den Hof', 'Eine Einkaufstasche', 'Appetit'],
    ca: ['Calçat tancat per anar al lloc', 'Una senalla per a les compres', 'Gana'],
  },
  itinerary: {
    es: [
      { title: 'El mercado de Maó', text: 'Café, ensaimada y una vuelta por los puestos con su gente.' },
      { title: 'Camino de Alaior', text: 'Minibús entre prados, vacas y paredes de piedra.' },
      { title: 'La quesería', text: 'Del ordeño al «fogasser» y a la cava de maduración.' },
      { title: 'La cata', text: 'Cuatro quesos, pan, miel, vino y mucha conversación.' },
    ],
    en: [
      { title: 'The market in Maó', text: 'Coffee, ensaïmada and a tour of the stalls and their keepers.' },
      { title: 'On the road to Alaior', text: 'By minibus past meadows, cows and stone walls.' },
      { title: 'The dairy', text: 'From milking to fogasser to maturing cellar.' },
      { title: 'The tasting', text: 'Four cheeses, bread, honey, wine and plenty of talk.' },
    ],
    de: [
      { title: 'Der Markt von Maó', text: 'Kaffee, Ensaïmada und ein Rundgang zu den Ständen und ihren Händlern.' },
      { title: 'Unterwegs nach Alaior', text: 'Im Kleinbus an Weiden, Kühen und Steinmauern vorbei.' },
      { title: 'Die Käserei', text: 'Vom Melken über den „fogasser“ bis in den Reifekeller.' },
      { title: 'Die Verkostung', text: 'Vier Reifegrade, Brot, Honig, Wein und gute Gespräche.' },
    ],
    ca: [
      { title: 'El mercat de Maó', text: 'Cafè, ensaïmada i una volta per les parades i la seva gent.' },
      { title: 'Camí d’Alaior', text: 'Minibús entre tanques, vaques i parets seques.' },
      { title: 'La formatgeria', text: 'De la munyida al fogasser i a la cava de maduració.' },
      { title: 'El tast', text: 'Quatre formatges, pa, mel, vi i molta conversa.' },
    ],
  },
};
