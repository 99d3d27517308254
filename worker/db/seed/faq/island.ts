import type { FaqSeed } from '../seed-types.ts';

export const islandFaq: FaqSeed[] = [
  {
    topic: 'island',
    question: {
      es: '¿Cuál es la mejor época para venir?',
      en: 'When is the best time to come?',
      de: 'Wann ist die beste Reisezeit?',
      ca: 'Quina és la millor època per venir?',
    },
    answer: {
      es: 'Mayo, junio, septiembre y octubre: mar agradable, caminos tranquilos y buena luz. Julio y agosto son animados y calurosos; la primavera es verde y perfecta para caminar.',
      en: 'May, June, September and October: pleasant sea, quiet paths and lovely light. July and August are lively and hot; spring is green and perfect for walking.',
      de: 'Mai, Juni, September und Oktober: angenehmes Meer, ruhige Wege, schönes Licht. Juli und August sind lebhaft und heiß, das Frühjahr ist grün und ideal zum Wandern.',
      ca: 'Maig, juny, setembre i octubre: mar agradable, camins tranquils i bona llum. Juliol i agost són animats i calorosos; la primavera és verda i perfecta per caminar.',
    },
  },
  {
    topic: 'island',
    question: {
      es: '¿Se puede recorrer Menorca sin coche?',
      en: 'Can I get around Menorca without a car?',
      de: 'Kommt man auf Menorca ohne Auto herum?',
      ca: 'Es pot anar per Menorca sense cotxe?',
    },
    answer: {
      es: 'Sí, con algo de plan: autobuses entre los pueblos, más frecuentes en verano, traslados para lo demás y a pie o en bicicleta las distancias cortas. En el blog lo contamos con detalle.',
      en: 'Yes, with a little planning: buses between the towns, more frequent in summer, transfers for the rest, and short distances on foot or by bicycle. Our blog tells you how.',
      de: 'Ja, mit etwas Planung: Busse zwischen den Orten, im Sommer häufiger, Transfers für den Rest und kurze Wege zu Fuß oder mit dem Rad. Im Blog steht mehr dazu.',
      ca: 'Sí, amb una mica de pla: autobusos entre els pobles, més freqüents a l’estiu, trasllats per a la resta i a peu o amb bicicleta les distàncies curtes. Al blog ho contam amb detall.',
    },
  },
  {
    topic: 'island',
    question: {
      es: '¿Qué cala elijo según el viento?',
      en: 'Which cove suits today’s wind?',
      de: 'Welche Bucht passt zum Wind?',
      ca: 'Quina cala trii segons el vent?',
    },
    answer: {
      es: 'Con viento del norte (tramontana), las calas del sur; con viento del sur, las del norte. Si duda, pregúntenos por la mañana.',
      en: 'With a north wind (the tramuntana), the coves of the south; with a south wind, those of the north. If in doubt, ask us in the morning.',
      de: 'Bei Nordwind (Tramuntana) die Buchten im Süden, bei Südwind die im Norden. Im Zweifel fragen Sie uns morgens.',
      ca: 'Amb tramuntana, les cales de migjorn; amb vent de migjorn, les de tramuntana. Si teniu dubtes, demanau-nos-ho de matí.',
    },
  },
  {
    topic: 'island',
    question: {
      es: '¿Mahón o Maó, Ciudadela o Ciutadella?',
      en: 'Mahón or Maó, Ciudadela or Ciutadella?',
      de: 'Mahón oder Maó, Ciudadela oder Ciutadella?',
      ca: 'Maó o Mahón, Ciutadella o Ciudadela?',
    },
    answer: {
      es: 'Son los mismos lugares: el primero es el nombre en castellano y el segundo el oficial, en catalán. El buscador de esta web entiende los dos.',
      en: 'They are the same places: the first is the Spanish name, the second the official one, in Catalan. The search on this site understands both.',
      de: 'Es sind dieselben Orte: der erste Name ist spanisch, der zweite der amtliche, katalanische. Die Suche dieser Website versteht beide.',
      ca: 'Són els mateixos llocs: el primer és el nom oficial, en català, i el segon el castellà. El cercador d’aquest web entén tots dos.',
    },
  },
  {
    topic: 'island',
    question: {
      es: '¿Qué son las «algas» de la playa?',
      en: 'What is the “seaweed” on the beach?',
      de: 'Was sind die „Algen“ am Strand?',
      ca: 'Què són les «algues» de la platja?',
    },
    answer: {
      es: 'Hojas de posidonia, una planta marina protegida. Señalan agua limpia y evitan que el oleaje se lleve la arena. No hay que retirarlas.',
      en: 'Leaves of posidonia, a protected marine plant. They are a sign of clean water and keep the waves from taking the sand away. Please leave them where they are.',
      de: 'Blätter der Posidonia, einer geschützten Meerespflanze. Sie zeugen von sauberem Wasser und bewahren den Sand vor den Wellen. Bitte liegen lassen.',
      ca: 'Fulles de posidònia, una planta marina protegida. Són senyal d’aigua neta i eviten que les ones s’enduguin l’arena. No s’han de retirar.',
    },
  },
  {
    topic: 'island',
    question: {
      es: '¿A qué número se llama en una emergencia?',
      en: 'Which number do I call in an emergency?',
      de: 'Welche Nummer gilt im Notfall?',
      ca: 'A quin número es telefona en una emergència?',
    },
    answer: {
      es: 'Al 112, gratuito y en varios idiomas. Durante una excursión avise primero al guía o al patrón.',
      en: '112, free of charge and in several languages. During a trip, tell the guide or skipper first.',
      de: '112, kostenlos und in mehreren Sprachen. Auf einem Ausflug sagen Sie zuerst dem Guide oder Skipper Bescheid.',
      ca: 'Al 112, gratuït i en diverses llengües. Durant una excursió avisau primer el guia o el patró.',
    },
  },
];
