import type { FaqSeed } from '../seed-types.ts';

export const tripsFaq: FaqSeed[] = [
  {
    topic: 'trips',
    question: {
      es: '¿Cuántas personas van en cada excursión?',
      en: 'How many people are on a trip?',
      de: 'Wie viele Personen nehmen an einem Ausflug teil?',
      ca: 'Quanta gent va a cada excursió?',
    },
    answer: {
      es: 'Pocas. El máximo figura en la página de cada excursión y depende de la barca, del camino y del guía.',
      en: 'Few. The maximum is stated on each trip’s page and depends on the boat, the path and the guide.',
      de: 'Wenige. Die Höchstzahl steht auf der Seite jedes Ausflugs und hängt von Boot, Weg und Guide ab.',
      ca: 'Poca. El màxim és a la pàgina de cada excursió i depèn de la barca, del camí i del guia.',
    },
  },
  {
    topic: 'trips',
    question: {
      es: '¿Qué pasa si hace mal tiempo?',
      en: 'What if the weather is bad?',
      de: 'Was passiert bei schlechtem Wetter?',
      ca: 'Què passa si fa mal temps?',
    },
    answer: {
      es: 'Si el viento o el mar no permiten salir con seguridad, ofrecemos otra fecha, una alternativa o la devolución íntegra. Decide el patrón o el guía, y avisamos en cuanto se sabe.',
      en: 'If wind or sea make it unsafe to go out, we offer another date, an alternative or a full refund. The skipper or guide decides, and we tell you as soon as we know.',
      de: 'Lassen Wind oder See keine sichere Ausfahrt zu, bieten wir einen anderen Termin, eine Alternative oder die volle Erstattung. Skipper oder Guide entscheiden, und wir melden uns, sobald es feststeht.',
      ca: 'Si el vent o la mar no deixen sortir amb seguretat, oferim una altra data, una alternativa o la devolució íntegra. Decideix el patró o el guia, i avisam tan prest com se sap.',
    },
  },
  {
    topic: 'trips',
    question: {
      es: '¿Pueden venir niños?',
      en: 'Can children come along?',
      de: 'Können Kinder mitkommen?',
      ca: 'Hi poden venir infants?',
    },
    answer: {
      es: 'A la mayoría sí. Cada excursión indica la edad mínima. Díganos las edades al reservar y prepararemos chalecos, asientos o una ruta más corta.',
      en: 'On most trips, yes. Each one states a minimum age. Tell us their ages when you book and we will have life jackets, seats or a shorter route ready.',
      de: 'Bei den meisten ja. Jeder Ausflug nennt ein Mindestalter. Geben Sie bei der Anfrage das Alter an, dann halten wir Schwimmwesten oder Kindersitze bereit oder planen eine kürzere Route.',
      ca: 'A la majoria, sí. Cada excursió indica l’edat mínima. Digau-nos les edats en reservar i prepararem armilles, seients o una ruta més curta.',
    },
  },
  {
    topic: 'trips',
    question: {
      es: '¿En qué idiomas se hacen las excursiones?',
      en: 'In which languages are the trips?',
      de: 'In welchen Sprachen finden die Ausflüge statt?',
      ca: 'En quines llengües es fan les excursions?',
    },
    answer: {
      es: 'Según la excursión, en español, inglés, alemán o catalán; figura en cada página. Si el grupo mezcla idiomas, el guía los combina.',
      en: 'Depending on the trip, Spanish, English, German or Catalan; each page says which. If the group is mixed, the guide uses more than one.',
      de: 'Je nach Ausflug auf Spanisch, Englisch, Deutsch oder Katalanisch; es steht auf jeder Seite. In gemischten Gruppen wechselt der Guide.',
      ca: 'Segons l’excursió, en castellà, anglès, alemany o català; ho diu cada pàgina. Si el grup mescla llengües, el guia les combina.',
    },
  },
  {
    topic: 'trips',
    question: {
      es: '¿Recogen en el hotel?',
      en: 'Do you pick up at the hotel?',
      de: 'Holen Sie im Hotel ab?',
      ca: 'Recolliu a l’hotel?',
    },
    answer: {
      es: 'El punto de encuentro está en la página de cada excursión, con mapa. Si no tiene coche, pídanos un trayecto de ida y vuelta y le diremos el precio antes de decidir.',
      en: 'The meeting point is on each trip’s page, with a map. If you have no car, ask us for a return journey and we will tell you the price before you decide.',
      de: 'Der Treffpunkt steht mit Karte auf der Seite jedes Ausflugs. Ohne Auto fragen Sie uns nach Hin- und Rückfahrt; den Preis nennen wir, bevor Sie sich entscheiden.',
      ca: 'El punt de trobada és a la pàgina de cada excursió, amb mapa. Si no teniu cotxe, demanau-nos un trajecte d’anada i tornada i us direm el preu abans de decidir.',
    },
  },
];
