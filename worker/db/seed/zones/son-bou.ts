import type { ZoneSeed } from '../seed-types.ts';

export const zone: ZoneSeed = {
  slug: 'son-bou',
  minutes: 22,
  km: 18,
  hasPage: true,
  image: 'car-son-bou',
  name: { es: 'Son Bou', en: 'Son Bou', de: 'Son Bou', ca: 'Son Bou' },
  headline: {
    es: 'Traslados a Son Bou: de la terminal a la playa más larga de la isla',
    en: 'Son Bou transfers: from the terminal to the island’s longest beach',
    de: 'Transfer nach Son Bou: vom Terminal an den längsten Strand der Insel',
    ca: 'Trasllats a Son Bou: de la terminal a la platja més llarga de l’illa',
  },
  intro: {
    es:
      'El trayecto a Son Bou son dieciocho kilómetros y unos veintidós minutos: la carretera cruza campos y fincas de piedra, deja ' +
      'Alaior atrás y baja hacia el mar. Al entrar en la urbanización ya se ve la playa, la más larga de Menorca.\n\n' +
      'Viaje con la familia sin buscar taxi ni cargar maletas: el vehículo se elige por plazas y equipaje, y el conductor para delante ' +
      'de la recepción. La zona comprende también Sant Tomàs (Santo Tomás) y Es Migjorn Gran.',
    en:
      'Son Bou lies eighteen kilometres from the airport, about twenty-two minutes away. The road runs past fields and stone farmhouses, ' +
      'leaves Alaior behind and drops towards the sea, and before you unpack you have already seen the longest beach in Menorca.\n\n' +
      'Families like this journey: no looking for a taxi, no hauling cases through the heat. Choose a vehicle by seats and luggage, and ' +
      'the driver stops right outside reception. The same zone covers Sant Tomàs (Santo Tomás) and Es Migjorn Gran.',
    de:
      'Achtzehn Kilometer und gut zwanzig Minuten sind es vom Flughafen nach Son Bou. Die Straße führt an Feldern und alten Gutshöfen ' +
      'vorbei, lässt Alaior hinter sich und senkt sich zum Meer: Noch vor dem Auspacken sehen Sie den längsten Strand Menorcas.\n\n' +
      'Gerade für Familien ist das die bequemste Anreise: kein Taxi suchen, keine Koffer durch die Hitze ziehen. Sie wählen das Fahrzeug ' +
      'nach Sitzplätzen und Gepäck, der Fahrer hält direkt am Hotel. Auch Sant Tomàs (Santo Tomás) und Es Migjorn Gran gehören zum Gebiet.',
    ca:
      'De l’aeroport a Son Bou hi ha divuit quilòmetres, uns vint-i-dos minuts. La carretera passa entre tanques i llocs de pedra, deixa ' +
      'enrere Alaior i baixa cap a la mar: abans de desfer les maletes ja haureu vist la platja més llarga de Menorca.\n\n' +
      'És la manera més descansada d’arribar-hi en família: sense cercar taxi ni arrossegar equipatge. El vehicle es tria segons les ' +
      'places i les maletes, i el conductor s’atura davant la recepció. La zona inclou també Sant Tomàs i es Migjorn Gran.',
  },
  pois: {
    es: [
      {
        title: 'La playa de Son Bou',
        text: 'Arena clara, dunas y agua turquesa que gana profundidad poco a poco, con sitio de sobra incluso en pleno verano.',
      },
      {
        title: 'La basílica paleocristiana',
        text: 'Restos de un templo de los primeros siglos del cristianismo, en el extremo oriental de la playa.',
      },
      {
        title: 'Torre d’en Galmés',
        text: 'Uno de los mayores poblados talayóticos de la isla, en un alto con vistas a toda la costa sur.',
      },
      {
        title: 'Sant Tomàs a pie',
        text: 'El Camí de Cavalls enlaza Son Bou con Sant Tomàs en una etapa amable de 6,4 kilómetros junto al mar.',
      },
    ],
    en: [
      {
        title: 'Son Bou beach',
        text: 'Pale sand, dunes and turquoise water that deepens slowly, with room for everyone even in high summer.',
      },
      {
        title: 'The early Christian basilica',
        text: 'The remains of a church from the first centuries of Christianity, at the eastern end of the sand.',
      },
      {
        title: 'Torre d’en Galmés',
        text: 'One of the island’s largest Talayotic settlements, on a rise with the whole south coast at its feet.',
      },
      {
        title: 'Sant Tomàs on foot',
        text: 'An easy 6.4-kilometre stage of the Camí de Cavalls links Son Bou with Sant Tomàs along the shore.',
      },
    ],
    de: [
      {
        title: 'Der Strand von Son Bou',
        text: 'Heller Sand, Dünen und türkisfarbenes Wasser, das nur langsam tiefer wird. Platz gibt es selbst im Hochsommer genug.',
      },
      {
        title: 'Die frühchristliche Basilika',
        text: 'Reste einer Kirche aus den ersten Jahrhunderten des Christentums, am östlichen Ende des Strandes.',
      },
      {
        title: 'Torre d’en Galmés',
        text: 'Eine der größten talayotischen Siedlungen der Insel, auf einer Anhöhe mit Blick über die ganze Südküste.',
      },
      {
        title: 'Zu Fuß nach Sant Tomàs',
        text: 'Auf dem Camí de Cavalls verbindet eine leichte Etappe von 6,4 Kilometern Son Bou mit Sant Tomàs.',
      },
    ],
    ca: [
      {
        title: 'La platja de Son Bou',
        text: 'Arena clara, dunes i aigua turquesa que guanya fondària a poc a poc, amb lloc per a tothom fins i tot al bo de l’estiu.',
      },
      {
        title: 'La basílica paleocristiana',
        text: 'Restes d’un temple dels primers segles del cristianisme, a l’extrem de llevant de la platja.',
      },
      {
        title: 'Torre d’en Galmés',
        text: 'Un dels poblats talaiòtics més grans de l’illa, dalt d’un turó des d’on es domina tota la costa de migjorn.',
      },
      {
        title: 'A Sant Tomàs, a peu',
        text: 'El Camí de Cavalls uneix Son Bou i Sant Tomàs amb una etapa bona de fer, de 6,4 quilòmetres vora mar.',
      },
    ],
  },
  faq: {
    es: [
      {
        question: '¿Cuánto se tarda del aeropuerto a Son Bou?',
        answer: 'Unos veintidós minutos para dieciocho kilómetros. Para llegar a Sant Tomàs cuente unos veintiocho minutos.',
      },
      {
        question: 'Somos varios, ¿el precio es por persona?',
        answer: 'No, es por vehículo y trayecto. Un grupo de ocho puede viajar en una sola minivan y dividir el total como prefiera.',
      },
      {
        question: '¿Instalan sillas infantiles?',
        answer: 'Sí. Díganos cuántos niños viajan y qué edad tienen: las sillas y los elevadores estarán montados antes del aterrizaje.',
      },
      {
        question: '¿Y si nuestro vuelo llega con retraso?',
        answer:
          'No hace falta avisar: seguimos su vuelo y el conductor acude a la hora real. Se incluyen 60 minutos de espera en el ' +
          'aeropuerto.',
      },
      {
        question: '¿Dónde nos recoge el conductor?',
        answer:
          'En el vestíbulo de llegadas, con un cartel a su nombre. A la vuelta, en la recepción del hotel o en la puerta del apartamento.',
      },
    ],
    en: [
      {
        question: 'How long is the journey from the airport to Son Bou?',
        answer: 'About twenty-two minutes for eighteen kilometres. Allow around twenty-eight minutes for Sant Tomàs.',
      },
      {
        question: 'There are several of us. Is the price per person?',
        answer: 'No, per vehicle and journey. A party of eight can share one minivan and split the total however they like.',
      },
      {
        question: 'Do you fit child seats?',
        answer: 'Yes. Tell us how many children are coming and how old they are; seats and boosters will be in place before you land.',
      },
      {
        question: 'What if our flight arrives late?',
        answer:
          'There is no need to call: we follow your flight and the driver comes for the real arrival. Sixty minutes’ waiting is included.',
      },
      {
        question: 'Where will the driver pick us up?',
        answer: 'In the arrivals hall, with your name on a sign. On the way back, at hotel reception or at the door of your apartment.',
      },
    ],
    de: [
      {
        question: 'Wie lange dauert die Fahrt vom Flughafen nach Son Bou?',
        answer: 'Rund 22 Minuten für 18 Kilometer. Nach Sant Tomàs sollten Sie etwa 28 Minuten einplanen.',
      },
      {
        question: 'Wir sind mehrere. Gilt der Preis pro Person?',
        answer: 'Nein, pro Fahrzeug und Fahrt. Acht Personen können sich einen Minivan teilen und den Betrag nach Belieben aufteilen.',
      },
      {
        question: 'Bauen Sie Kindersitze ein?',
        answer: 'Ja. Nennen Sie uns Anzahl und Alter der Kinder, dann sind Sitze und Sitzerhöhungen schon vor Ihrer Landung montiert.',
      },
      {
        question: 'Was ist, wenn unser Flug später ankommt?',
        answer:
          'Sie müssen nicht anrufen: Wir verfolgen Ihren Flug und sind zur tatsächlichen Ankunft da. 60 Minuten Wartezeit sind inklusive.',
      },
      {
        question: 'Wo holt uns der Fahrer ab?',
        answer: 'In der Ankunftshalle, mit Namensschild. Bei der Rückfahrt an der Hotelrezeption oder vor der Tür Ihrer Ferienwohnung.',
      },
    ],
    ca: [
      {
        question: 'Quant es tarda de l’aeroport a Son Bou?',
        answer: 'Uns vint-i-dos minuts per fer divuit quilòmetres. Per arribar a Sant Tomàs, comptau-ne uns vint-i-vuit.',
      },
      {
        question: 'Som una colla: el preu és per persona?',
        answer: 'No, és per vehicle i trajecte. Un grup de vuit pot anar en un sol minivan i repartir-se el total com vulgui.',
      },
      {
        question: 'Instal·lau cadiretes infantils?',
        answer: 'Sí. Digau-nos quants infants veniu i quina edat tenen: les cadiretes i els elevadors seran al seu lloc abans que aterreu.',
      },
      {
        question: 'I si el nostre vol arriba amb retard?',
        answer: 'No fa falta avisar: seguim el vol i el conductor ve a l’hora real. Hi ha 60 minuts d’espera inclosos a l’aeroport.',
      },
      {
        question: 'On ens recull el conductor?',
        answer:
          'A la sala d’arribades, amb un cartell amb el vostre nom. A la tornada, a la recepció de l’hotel o a la porta de l’apartament.',
      },
    ],
  },
};
