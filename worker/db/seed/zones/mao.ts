import type { ZoneSeed } from '../seed-types.ts';

export const zone: ZoneSeed = {
  slug: 'mao',
  minutes: 10,
  km: 5,
  hasPage: false,
  image: 'mao-harbour',
  name: { es: 'Maó', en: 'Maó', de: 'Maó', ca: 'Maó' },
  headline: {
    es: 'Del aeropuerto a Maó, en unos diez minutos',
    en: 'From the airport to Maó in about ten minutes',
    de: 'Vom Flughafen nach Maó in rund zehn Minuten',
    ca: 'De l’aeroport a Maó, en devers deu minuts',
  },
  intro: {
    es:
      'Maó (Mahón) es la primera ciudad que aparece al salir del aeropuerto: cinco kilómetros de carretera y ya se está entre fachadas ' +
      'de colores. El conductor espera en la terminal con un cartel, se ocupa del equipaje y llega hasta la puerta del hotel o del ' +
      'apartamento.\n\n' +
      'El centro histórico se asoma al puerto desde lo alto y sus calles estrechas se disfrutan a pie. El mismo servicio llega a Es ' +
      'Castell, a Es Grau y al puerto: basta con indicar la dirección exacta en la solicitud.',
    en:
      'Maó (Mahón) is the first town you meet after landing: five kilometres of road, and you are among its painted façades and green ' +
      'shutters. Your driver waits in the terminal with a sign, takes care of the bags and brings you to the door of your hotel or ' +
      'apartment.\n\n' +
      'The old town stands high above the harbour, and its narrow streets are best explored on foot once you have settled in. The same ' +
      'transfer also serves Es Castell, Es Grau and the port; just give us the exact address when you send your request.',
    de:
      'Maó (Mahón) liegt fast vor der Landebahn: fünf Kilometer Straße, und schon stehen Sie zwischen bunten Fassaden und grünen ' +
      'Fensterläden. Ihr Fahrer erwartet Sie mit Namensschild im Terminal, nimmt das Gepäck und bringt Sie bis vor die Tür Ihrer ' +
      'Unterkunft.\n\n' +
      'Die Altstadt thront über dem Hafen, ihre engen Gassen erkundet man am besten zu Fuß. Derselbe Transfer fährt auch nach Es ' +
      'Castell, nach Es Grau und zum Fährhafen. Geben Sie bei der Anfrage einfach die genaue Adresse an.',
    ca:
      'Maó és la primera ciutat que es troba en sortir de l’aeroport: cinc quilòmetres de carretera i ja sou entre façanes de colors i ' +
      'persianes verdes. El conductor us espera a la terminal amb un cartell, s’encarrega de l’equipatge i us deixa a la porta de ' +
      'l’allotjament.\n\n' +
      'El centre antic guaita damunt el port i els seus carrers estrets s’han de fer a peu, sense presses. El mateix trasllat arriba as ' +
      'Castell, as Grau i al port: només cal que poseu l’adreça exacta a la sol·licitud.',
  },
  pois: {
    es: [
      {
        title: 'El puerto de Maó',
        text:
          'Uno de los grandes puertos naturales del Mediterráneo, con islotes, casas sobre el agua y muelles para pasear al caer la ' +
          'tarde.',
      },
      {
        title: 'La Mola',
        text: 'Fortaleza del siglo XIX que guarda la bocana del puerto: galerías, fosos y una vista abierta hacia levante.',
      },
      {
        title: 'Es Castell',
        text: 'Pueblo de huella británica, el que antes recibe el sol en la isla, con las terrazas de Cales Fonts a ras de agua.',
      },
      {
        title: 'S’Albufera des Grau',
        text: 'Laguna, dunas y aves: el corazón de la Reserva de la Biosfera, junto a la playa familiar de Es Grau.',
      },
    ],
    en: [
      {
        title: 'Maó harbour',
        text: 'One of the great natural harbours of the Mediterranean, dotted with islets and lined with quays made for an evening stroll.',
      },
      {
        title: 'La Mola',
        text: 'A vast nineteenth-century fortress guarding the harbour mouth, with long galleries, deep moats and wide sea views.',
      },
      {
        title: 'Es Castell',
        text: 'A town with British roots, the first on the island to see the sun, and café tables at the water’s edge in Cales Fonts.',
      },
      {
        title: 'S’Albufera des Grau',
        text: 'Lagoon, dunes and birdlife: the core of the Biosphere Reserve, a short walk from the gentle beach of Es Grau.',
      },
    ],
    de: [
      {
        title: 'Der Hafen von Maó',
        text: 'Einer der großen Naturhäfen des Mittelmeers, mit kleinen Inseln und Uferpromenaden für einen Abendspaziergang.',
      },
      {
        title: 'La Mola',
        text: 'Die weitläufige Festung aus dem 19. Jahrhundert bewacht die Hafeneinfahrt, mit langen Galerien und weitem Blick aufs Meer.',
      },
      {
        title: 'Es Castell',
        text: 'Ein Ort mit britischer Vergangenheit, der als erster der Insel die Sonne sieht. In Cales Fonts sitzt man direkt am Wasser.',
      },
      {
        title: 'S’Albufera des Grau',
        text: 'Lagune, Dünen und Wasservögel: das Herz des Biosphärenreservats, gleich neben dem flachen Strand von Es Grau.',
      },
    ],
    ca: [
      {
        title: 'El port de Maó',
        text: 'Un dels grans ports naturals de la Mediterrània, amb illots, casetes arran d’aigua i molls per passejar-hi al capvespre.',
      },
      {
        title: 'La Mola',
        text: 'La fortalesa del segle XIX que vigila la bocana del port, amb galeries, fossats i una gran vista cap a llevant.',
      },
      {
        title: 'Es Castell',
        text: 'Vila de passat britànic, la primera de l’illa que veu sortir el sol, amb les terrasses de Cales Fonts vora l’aigua.',
      },
      {
        title: 'S’Albufera des Grau',
        text: 'Llacuna, dunes i aus: el cor de la Reserva de la Biosfera, a tocar de la platja tranquil·la des Grau.',
      },
    ],
  },
  faq: {
    es: [
      {
        question: '¿Cuánto se tarda del aeropuerto a Maó?',
        answer: 'Unos diez minutos para cinco kilómetros. A Es Castell se llega en unos quince y a Es Grau en unos veinte.',
      },
      {
        question: '¿El precio es por persona?',
        answer: 'No, es por vehículo y trayecto. Antes de enviar la solicitud se ve el total, con cada suplemento por separado si lo hay.',
      },
      {
        question: '¿Disponen de sillas infantiles?',
        answer: 'Sí. Indique la edad de cada niño al solicitar el traslado y la silla o el elevador estará ya colocado en el vehículo.',
      },
      {
        question: '¿Qué ocurre si el vuelo se retrasa?',
        answer:
          'Seguimos su vuelo y el conductor se ajusta a la hora real de llegada. En el aeropuerto hay 60 minutos de espera incluidos.',
      },
      { question: '¿Dónde espera el conductor?', answer: 'En el vestíbulo de llegadas, junto a la salida, con un cartel a su nombre.' },
    ],
    en: [
      {
        question: 'How long does the transfer to Maó take?',
        answer: 'About ten minutes for five kilometres. Allow around fifteen minutes for Es Castell and twenty for Es Grau.',
      },
      {
        question: 'Do I pay per person?',
        answer: 'No. The price is for the whole vehicle, one way or return, and you see the full total before you send your request.',
      },
      {
        question: 'Can you provide child seats?',
        answer: 'Yes. Tell us each child’s age when you book and the right seat or booster will be fitted before you arrive.',
      },
      {
        question: 'What if my flight is late?',
        answer:
          'We follow your flight and the driver adapts to the actual landing time. Sixty minutes’ waiting at the airport is included.',
      },
      { question: 'Where will the driver be?', answer: 'In the arrivals hall, next to the exit, holding a sign with your name.' },
    ],
    de: [
      {
        question: 'Wie lange dauert die Fahrt nach Maó?',
        answer: 'Etwa zehn Minuten für fünf Kilometer. Nach Es Castell sind es rund fünfzehn, nach Es Grau rund zwanzig Minuten.',
      },
      {
        question: 'Gilt der Preis pro Person?',
        answer: 'Nein, er gilt für das ganze Fahrzeug. Den Gesamtpreis sehen Sie, bevor Sie Ihre Anfrage absenden.',
      },
      {
        question: 'Gibt es Kindersitze?',
        answer:
          'Ja. Nennen Sie uns das Alter der Kinder, dann ist der passende Sitz oder die Sitzerhöhung bei Ihrer Ankunft schon eingebaut.',
      },
      {
        question: 'Was passiert bei einer Flugverspätung?',
        answer:
          'Wir verfolgen Ihren Flug, und der Fahrer richtet sich nach der tatsächlichen Landung. 60 Minuten Wartezeit am Flughafen sind ' +
          'inklusive.',
      },
      { question: 'Wo wartet der Fahrer?', answer: 'In der Ankunftshalle am Ausgang, mit einem Schild, auf dem Ihr Name steht.' },
    ],
    ca: [
      {
        question: 'Quant de temps hi ha de l’aeroport a Maó?',
        answer: 'Devers deu minuts per fer cinc quilòmetres. Fins as Castell en són uns quinze i fins as Grau, uns vint.',
      },
      {
        question: 'Es paga per persona?',
        answer: 'No, el preu és per vehicle i trajecte. Abans d’enviar la sol·licitud en veureu el total, sense sorpreses.',
      },
      {
        question: 'Teniu cadiretes per a infants?',
        answer: 'Sí. Digau-nos l’edat de cada infant i trobareu la cadireta o l’elevador ja posat dins el cotxe.',
      },
      {
        question: 'I si el vol arriba tard?',
        answer: 'Seguim el vostre vol i el conductor s’adapta a l’hora real d’arribada. A l’aeroport hi ha 60 minuts d’espera inclosos.',
      },
      { question: 'On espera el conductor?', answer: 'A la sala d’arribades, vora la sortida, amb un cartell amb el vostre nom.' },
    ],
  },
};
