import type { ZoneSeed } from '../seed-types.ts';

export const zone: ZoneSeed = {
  slug: 'ciutadella',
  minutes: 45,
  km: 45,
  hasPage: true,
  image: 'ciutadella-harbour',
  name: { es: 'Ciutadella', en: 'Ciutadella', de: 'Ciutadella', ca: 'Ciutadella' },
  headline: {
    es: 'Traslados a Ciutadella: la isla entera, de levante a poniente',
    en: 'Transfers to Ciutadella: right across the island, east to west',
    de: 'Transfer nach Ciutadella: einmal quer über die Insel',
    ca: 'Trasllats a Ciutadella: tota l’illa, de llevant a ponent',
  },
  intro: {
    es:
      'Ir del aeropuerto a Ciutadella (Ciudadela) es cruzar Menorca: cuarenta y cinco kilómetros, unos cuarenta y cinco minutos, con el ' +
      'Monte Toro a un lado y los pueblos blancos al otro. Un buen rato para preguntar al conductor por dónde empezar.\n\n' +
      'La zona cubre el puerto de Son Blanc, Cala en Blanes, Cala en Forcat, Cala Blanca, Cala en Bosc, Son Xoriguer y Cala Morell. En el casco antiguo, de calles ' +
      'peatonales, el vehículo se acerca hasta el punto más próximo al alojamiento.',
    en:
      'Going from the airport to Ciutadella (Ciudadela) means crossing Menorca: forty-five kilometres in about forty-five minutes, with ' +
      'Monte Toro on one side and white towns along the way. It is just long enough to ask your driver where to begin.\n\n' +
      'The zone covers the port of Son Blanc, Cala en Blanes, Cala en Forcat, Cala Blanca, Cala en Bosc, Son Xoriguer and Cala Morell. Much of the old town is for ' +
      'pedestrians only; there, the car stops as close to your door as it is allowed.',
    de:
      'Vom Flughafen nach Ciutadella (Ciudadela) durchqueren Sie ganz Menorca: 45 Kilometer in etwa 45 Minuten, vorbei am ' +
      'Monte Toro und an weißen Orten. Zeit genug, den Fahrer zu fragen, womit man am besten anfängt.\n\n' +
      'Das Gebiet umfasst den Hafen Son Blanc, Cala en Blanes, Cala en Forcat, Cala Blanca, Cala en Bosc, Son Xoriguer und Cala Morell. Ein großer Teil der Altstadt ' +
      'ist Fußgängerzone: Dort hält der Wagen so nah an Ihrer Unterkunft, wie es erlaubt ist.',
    ca:
      'Anar de l’aeroport a Ciutadella és travessar Menorca: quaranta-cinc quilòmetres, devers quaranta-cinc minuts, amb el Toro a una ' +
      'banda i els pobles blancs a l’altra. Una bona estona per demanar al conductor per on convé començar.\n\n' +
      'La zona comprèn el port de Son Blanc, Cala en Blanes, Cala en Forcat, Cala Blanca, Cala en Bosc, Son Xoriguer i Cala Morell. El nucli antic té molts carrers ' +
      'per a vianants: allà el cotxe s’atura tan a prop de l’allotjament com es pot.',
  },
  pois: {
    es: [
      {
        title: 'El casco antiguo y el puerto',
        text: 'Palacios de piedra dorada, la catedral gótica, soportales y un puerto estrecho donde se amarran los llaüts.',
      },
      {
        title: 'La Naveta des Tudons',
        text: 'Sepulcro prehistórico en forma de nave volcada, una de las imágenes de la Menorca Talayótica.',
      },
      {
        title: 'Las canteras de Líthica',
        text: 'Antiguas canteras de marès convertidas en laberinto y jardín, a las afueras de la ciudad.',
      },
      { title: 'Cala Morell', text: 'Cuevas funerarias talladas en la roca junto a una cala de tonos rojizos y cielos muy limpios.' },
    ],
    en: [
      {
        title: 'The old town and the harbour',
        text: 'Palaces of golden stone, a Gothic cathedral, arcades, and a slender harbour where the llaüts are moored.',
      },
      {
        title: 'Naveta des Tudons',
        text: 'A prehistoric burial chamber shaped like an upturned boat, and an emblem of Talayotic Menorca.',
      },
      { title: 'The Líthica quarries', text: 'Old marès quarries on the edge of town, now a place of mazes and gardens.' },
      { title: 'Cala Morell', text: 'Burial caves carved into the rock beside a russet cove with remarkably clear night skies.' },
    ],
    de: [
      {
        title: 'Altstadt und Hafen',
        text: 'Paläste aus goldenem Stein, die gotische Kathedrale, Laubengänge und ein schmaler Hafen, in dem die Llaüts liegen.',
      },
      {
        title: 'Naveta des Tudons',
        text: 'Vorgeschichtliches Grabmal in Form eines umgedrehten Bootes, ein Wahrzeichen der Talayot-Kultur.',
      },
      { title: 'Die Steinbrüche von Líthica', text: 'Alte Marès-Steinbrüche am Stadtrand, heute Labyrinth und Garten.' },
      { title: 'Cala Morell', text: 'In den Fels gehauene Grabhöhlen an einer rötlichen Bucht mit besonders klarem Nachthimmel.' },
    ],
    ca: [
      {
        title: 'El nucli antic i el port',
        text: 'Palaus de pedra daurada, la catedral gòtica, ses Voltes i un port estret on s’amarren els llaüts.',
      },
      {
        title: 'La naveta des Tudons',
        text: 'Sepulcre prehistòric en forma de nau capgirada, una de les imatges de la Menorca Talaiòtica.',
      },
      { title: 'Les pedreres de Líthica', text: 'Antigues pedreres de marès fetes laberint i jardí, als afores de la ciutat.' },
      { title: 'Cala Morell', text: 'Coves funeràries excavades a la roca, vora una cala vermellosa i amb un cel de nit ben net.' },
    ],
  },
  faq: {
    es: [
      {
        question: '¿Cuánto se tarda del aeropuerto a Ciutadella?',
        answer: 'Unos cuarenta y cinco minutos. Hasta las calas de la costa oeste hay que contar entre cuarenta y ocho y cincuenta y dos.',
      },
      {
        question: '¿Es un precio por persona?',
        answer: 'No, por vehículo y trayecto. Al rellenar la solicitud se ve el precio cerrado de cada vehículo y se puede comparar.',
      },
      {
        question: '¿Llevan sillas de bebé y elevadores?',
        answer: 'Sí. Indique la edad de cada niño y viajará desde el primer kilómetro en el asiento que le corresponde.',
      },
      {
        question: '¿Qué pasa si el avión aterriza tarde?',
        answer: 'Seguimos su vuelo y no hay que reprogramar nada: el servicio incluye 60 minutos de espera en el aeropuerto.',
      },
      {
        question: '¿Dónde encuentro al conductor?',
        answer: 'En el vestíbulo de llegadas, con un cartel a su nombre; en el puerto, a la salida de la terminal.',
      },
    ],
    en: [
      {
        question: 'How long is the transfer from the airport to Ciutadella?',
        answer: 'About forty-five minutes. For the resorts of the west coast allow between forty-eight and fifty-two.',
      },
      {
        question: 'Is it a price per person?',
        answer: 'No, per vehicle and journey. The request form shows a fixed price for each vehicle so that you can compare.',
      },
      {
        question: 'Do you carry child seats and boosters?',
        answer: 'Yes. Tell us each child’s age and they will have the right seat from the very first kilometre.',
      },
      {
        question: 'What happens if the plane lands late?',
        answer: 'We follow your flight, so there is nothing to rearrange. Sixty minutes’ waiting at the airport is included.',
      },
      {
        question: 'Where do I find the driver?',
        answer: 'In the arrivals hall, with your name on a sign; at the port, by the exit of the terminal.',
      },
    ],
    de: [
      {
        question: 'Wie lange dauert der Transfer vom Flughafen nach Ciutadella?',
        answer: 'Etwa 45 Minuten. Für die Ferienorte an der Westküste sollten Sie 48 bis 52 Minuten einplanen.',
      },
      {
        question: 'Ist das ein Preis pro Person?',
        answer: 'Nein, pro Fahrzeug und Fahrt. Im Anfrageformular sehen Sie für jedes Fahrzeug den Festpreis und können vergleichen.',
      },
      {
        question: 'Haben Sie Babyschalen und Sitzerhöhungen?',
        answer: 'Ja. Nennen Sie uns das Alter jedes Kindes, dann sitzt es vom ersten Kilometer an im richtigen Sitz.',
      },
      {
        question: 'Was passiert, wenn das Flugzeug später landet?',
        answer: 'Wir verfolgen Ihren Flug, Sie müssen nichts umbuchen. 60 Minuten Wartezeit am Flughafen sind inbegriffen.',
      },
      {
        question: 'Wo finde ich den Fahrer?',
        answer: 'In der Ankunftshalle, mit Namensschild; am Hafen steht er am Ausgang des Terminals.',
      },
    ],
    ca: [
      {
        question: 'Quant es tarda de l’aeroport a Ciutadella?',
        answer: 'Devers quaranta-cinc minuts. Per a les cales de ponent, comptau-ne entre quaranta-vuit i cinquanta-dos.',
      },
      {
        question: 'És un preu per persona?',
        answer: 'No, per vehicle i trajecte. Quan ompliu la sol·licitud veureu el preu tancat de cada vehicle i podreu comparar.',
      },
      {
        question: 'Duis cadiretes de nadó i elevadors?',
        answer: 'Sí. Digau-nos l’edat de cada infant i viatjarà al seient que li toca des del primer quilòmetre.',
      },
      {
        question: 'Què passa si l’avió aterra tard?',
        answer: 'Seguim el vol i no heu de canviar res: el servei inclou 60 minuts d’espera a l’aeroport.',
      },
      {
        question: 'On trob el conductor?',
        answer: 'A la sala d’arribades, amb un cartell amb el vostre nom; al port, a la sortida de la terminal.',
      },
    ],
  },
};
