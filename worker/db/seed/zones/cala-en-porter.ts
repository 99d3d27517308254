import type { ZoneSeed } from '../seed-types.ts';

export const zone: ZoneSeed = {
  slug: 'cala-en-porter',
  minutes: 15,
  km: 11,
  hasPage: false,
  image: 'xoroi-sunset',
  name: { es: 'Cala en Porter', en: 'Cala en Porter', de: 'Cala en Porter', ca: 'Cala en Porter' },
  headline: {
    es: 'Cala en Porter, a un cuarto de hora del avión',
    en: 'Cala en Porter, a quarter of an hour from the plane',
    de: 'Cala en Porter: eine Viertelstunde vom Flughafen',
    ca: 'Cala en Porter, a un quart d’hora de l’avió',
  },
  intro: {
    es:
      'Once kilómetros separan el aeropuerto de Cala en Porter (Cala’n Porter). En un cuarto de hora se pasa de la cinta de equipajes al ' +
      'acantilado: el conductor conoce las calles en cuesta de la urbanización y deja las maletas en la misma puerta.\n\n' +
      'La zona incluye Alaior, pueblo alto y blanco del interior de la isla. Quien llegue a última hora puede ir directo a cenar frente ' +
      'al mar; quien se marche temprano tendrá el coche a la hora acordada.',
    en:
      'Eleven kilometres lie between the airport and Cala en Porter (Cala’n Porter). In a quarter of an hour you go from the baggage ' +
      'belt to the clifftop: our drivers know the steep lanes of the resort and set your cases down at the right door.\n\n' +
      'The zone also takes in Alaior, the white hill town a little way inland. Landing late? You will still make supper by the sea. ' +
      'Leaving early? The car will be there at the time we agreed.',
    de:
      'Elf Kilometer sind es vom Flughafen nach Cala en Porter (Cala’n Porter). Eine Viertelstunde nach dem Gepäckband stehen Sie oben ' +
      'auf den Klippen: Unsere Fahrer kennen die steilen Straßen des Ortes und halten vor der richtigen Tür.\n\n' +
      'Zum Gebiet gehört auch Alaior, die weiße Hügelstadt im Inselinneren. Wer spät landet, schafft es noch zum Abendessen am Meer, und ' +
      'wer früh abreist, findet den Wagen pünktlich zur vereinbarten Zeit vor.',
    ca:
      'Onze quilòmetres separen l’aeroport de Cala en Porter. En un quart d’hora passareu de la cinta de les maletes a la vista del ' +
      'penya-segat: el conductor coneix els carrers costeruts de la urbanització i us deixarà davant la porta.\n\n' +
      'La zona inclou Alaior, vila alta i blanca de l’interior de l’illa. Si arribau tard, encara sereu a temps de sopar davant la mar; ' +
      'si partiu prest, tindreu el cotxe a l’hora acordada.',
  },
  pois: {
    es: [
      { title: 'Cova d’en Xoroi', text: 'Cuevas abiertas en el acantilado, a gran altura sobre el mar, célebres por sus puestas de sol.' },
      { title: 'La playa de Cala en Porter', text: 'Arena fina y agua poco profunda al resguardo de dos altas paredes de roca.' },
      {
        title: 'Torralba d’en Salort',
        text: 'Poblado talayótico con una de las taulas más bellas de Menorca, parte del Patrimonio Mundial.',
      },
      { title: 'Alaior', text: 'Casas blancas en lo alto de una colina, tierra de queso y de calzado.' },
    ],
    en: [
      { title: 'Cova d’en Xoroi', text: 'Caverns opening high in the cliff face, famous for the sunsets seen from their terraces.' },
      { title: 'Cala en Porter beach', text: 'Fine sand and shallow water, sheltered between two tall walls of rock.' },
      {
        title: 'Torralba d’en Salort',
        text: 'A Talayotic settlement with one of Menorca’s finest taulas, part of the World Heritage Site.',
      },
      { title: 'Alaior', text: 'White houses on a hilltop, in a town known for its cheese and its shoemakers.' },
    ],
    de: [
      { title: 'Cova d’en Xoroi', text: 'Höhlen hoch oben in der Steilwand, berühmt für die Sonnenuntergänge über dem offenen Meer.' },
      { title: 'Strand von Cala en Porter', text: 'Feiner Sand und flaches Wasser, geschützt zwischen zwei hohen Felswänden.' },
      { title: 'Torralba d’en Salort', text: 'Talayotische Siedlung mit einer der schönsten Taulas Menorcas, Teil des Welterbes.' },
      { title: 'Alaior', text: 'Weiße Häuser auf einem Hügel, bekannt für Käse und für das Schuhmacherhandwerk.' },
    ],
    ca: [
      { title: 'Cova d’en Xoroi', text: 'Coves obertes dalt del penya-segat, famoses per les postes de sol damunt la mar oberta.' },
      { title: 'La platja de Cala en Porter', text: 'Arena fina i aigua baixa, a recer de dues grans parets de roca.' },
      { title: 'Torralba d’en Salort', text: 'Poblat talaiòtic amb una de les taules més belles de Menorca, part del Patrimoni Mundial.' },
      { title: 'Alaior', text: 'Cases blanques dalt d’un turó, terra de formatge i de sabaters.' },
    ],
  },
  faq: {
    es: [
      {
        question: '¿Cuánto tarda el traslado a Cala en Porter?',
        answer: 'Unos quince minutos para once kilómetros. Hasta Alaior se tarda unos trece.',
      },
      {
        question: '¿El precio cambia según los viajeros?',
        answer: 'Cambia según el vehículo, no por persona. Elija uno con plazas y maletero suficientes y verá el importe total al momento.',
      },
      {
        question: '¿Puedo pedir una silla para bebé?',
        answer: 'Sí. Anote la edad de cada menor en la solicitud y prepararemos la silla o el elevador que le corresponde.',
      },
      {
        question: '¿Me esperan si el vuelo se retrasa?',
        answer: 'Sí. Seguimos el vuelo desde que despega y el servicio incluye 60 minutos de espera en el aeropuerto.',
      },
      {
        question: '¿En qué punto nos encontramos?',
        answer: 'En el vestíbulo de llegadas: el conductor sostiene un cartel con su nombre a la salida.',
      },
    ],
    en: [
      {
        question: 'How long does it take to reach Cala en Porter?',
        answer: 'About fifteen minutes for eleven kilometres. Alaior is around thirteen minutes away.',
      },
      {
        question: 'Does the price depend on how many we are?',
        answer:
          'It depends on the vehicle, not on each person. Pick one with enough seats and luggage space and the total appears at once.',
      },
      {
        question: 'Can I ask for a child seat?',
        answer: 'Of course. Note each child’s age in the request and we will bring the seat or booster that fits.',
      },
      {
        question: 'Will you wait if the flight is delayed?',
        answer: 'Yes. We follow your flight all the way in, and sixty minutes’ waiting at the airport is included.',
      },
      { question: 'Where do we meet?', answer: 'In the arrivals hall: your driver stands by the exit with your name on a sign.' },
    ],
    de: [
      {
        question: 'Wie lange dauert der Transfer nach Cala en Porter?',
        answer: 'Ungefähr fünfzehn Minuten für elf Kilometer. Nach Alaior sind es rund dreizehn Minuten.',
      },
      {
        question: 'Hängt der Preis von der Personenzahl ab?',
        answer:
          'Er richtet sich nach dem Fahrzeug, nicht nach Personen. Wählen Sie genug Plätze und Stauraum, der Gesamtpreis erscheint ' +
          'sofort.',
      },
      {
        question: 'Kann ich eine Babyschale bestellen?',
        answer:
          'Gern. Tragen Sie das Alter jedes Kindes in die Anfrage ein, wir bringen die passende Schale, den Sitz oder die Sitzerhöhung ' +
          'mit.',
      },
      {
        question: 'Warten Sie, wenn der Flug Verspätung hat?',
        answer: 'Ja. Wir verfolgen Ihren Flug bis zur Landung, und 60 Minuten Wartezeit am Flughafen sind enthalten.',
      },
      { question: 'Wo treffen wir uns?', answer: 'In der Ankunftshalle: Ihr Fahrer steht mit Ihrem Namensschild am Ausgang.' },
    ],
    ca: [
      {
        question: 'Quant es tarda a arribar a Cala en Porter?',
        answer: 'Devers quinze minuts per fer onze quilòmetres. Fins a Alaior en són uns tretze.',
      },
      {
        question: 'El preu depèn de quants som?',
        answer:
          'Depèn del vehicle, no de cada persona. Triau-ne un amb prou places i prou lloc per a les maletes i en veureu el total tot ' +
          'd’una.',
      },
      {
        question: 'Puc demanar una cadireta de nadó?',
        answer: 'Sí. Apuntau l’edat de cada infant a la sol·licitud i durem la cadireta o l’elevador que li pertoca.',
      },
      {
        question: 'M’esperau si el vol va amb retard?',
        answer: 'Sí. Seguim el vol fins que aterra i el servei inclou 60 minuts d’espera a l’aeroport.',
      },
      { question: 'On ens trobam?', answer: 'A la sala d’arribades: el conductor serà devora la sortida amb el vostre nom en un cartell.' },
    ],
  },
};
