import type { FaqSeed } from '../seed-types.ts';

export const transfersFaq: FaqSeed[] = [
  {
    topic: 'transfers',
    question: {
      es: '¿Dónde encuentro al conductor en el aeropuerto?',
      en: 'Where do I meet the driver at the airport?',
      de: 'Wo treffe ich den Fahrer am Flughafen?',
      ca: 'On trob el conductor a l’aeroport?',
    },
    answer: {
      es: 'En el vestíbulo de llegadas: al salir con las maletas verá al conductor con un cartel a su nombre. En el puerto, a la salida de la terminal.',
      en: 'In the arrivals hall: as you come out with your luggage, the driver will be there holding a sign with your name. At the port, by the exit of the terminal.',
      de: 'In der Ankunftshalle: Gleich hinter dem Ausgang der Gepäckausgabe wartet der Fahrer mit Ihrem Namensschild. Am Hafen am Ausgang des Terminals.',
      ca: 'A la sala d’arribades: quan sortiu amb les maletes veureu el conductor amb un cartell amb el vostre nom. Al port, a la sortida de la terminal.',
    },
  },
  {
    topic: 'transfers',
    question: {
      es: '¿Y si mi vuelo se retrasa?',
      en: 'What if my flight is late?',
      de: 'Und wenn mein Flug Verspätung hat?',
      ca: 'I si el vol va amb retard?',
    },
    answer: {
      es: 'Con el número de vuelo vemos la hora real y ajustamos la recogida sin coste. Están incluidos 60 minutos de espera desde el aterrizaje.',
      en: 'With the flight number we see the actual time and move the pick-up at no cost. Sixty minutes of waiting after landing are included.',
      de: 'Mit der Flugnummer sehen wir die tatsächliche Zeit und verschieben die Abholung kostenlos. 60 Minuten Wartezeit ab der Landung sind inbegriffen.',
      ca: 'Amb el número de vol veim l’hora real i ajustam la recollida sense cost. Hi ha inclosos 60 minuts d’espera des de l’aterratge.',
    },
  },
  {
    topic: 'transfers',
    question: {
      es: '¿El precio es por persona o por vehículo?',
      en: 'Is the price per person or per vehicle?',
      de: 'Gilt der Preis pro Person oder pro Fahrzeug?',
      ca: 'El preu és per persona o per vehicle?',
    },
    answer: {
      es: 'Por vehículo y trayecto, con impuestos y el equipaje declarado. El total se ve antes de enviar la solicitud, con los suplementos nocturnos o festivos ya sumados.',
      en: 'Per vehicle and journey, with taxes and the luggage you declared. You see the total before you send the request, with any night or holiday supplement already in it.',
      de: 'Pro Fahrzeug und Fahrt, mit Steuern und dem angegebenen Gepäck. Den Gesamtpreis sehen Sie vor dem Absenden, Nacht- und Feiertagszuschläge eingerechnet.',
      ca: 'Per vehicle i trajecte, amb imposts i l’equipatge declarat. El total es veu abans d’enviar la sol·licitud, amb els suplements nocturns o festius ja sumats.',
    },
  },
  {
    topic: 'transfers',
    question: {
      es: '¿Tienen sillas infantiles?',
      en: 'Do you have child seats?',
      de: 'Haben Sie Kindersitze?',
      ca: 'Teniu cadiretes infantils?',
    },
    answer: {
      es: 'Sí, sillas y elevadores sin coste. Indique la edad de cada niño y el asiento adecuado estará puesto.',
      en: 'Yes, child seats and boosters, free of charge. Give each child’s age and the right seat will be fitted.',
      de: 'Ja, Kindersitze und Sitzerhöhungen, kostenlos. Nennen Sie das Alter jedes Kindes, dann ist der passende Sitz eingebaut.',
      ca: 'Sí, cadiretes i elevadors sense cost. Indicau l’edat de cada infant i el seient que toca ja hi serà.',
    },
  },
  {
    topic: 'transfers',
    question: {
      es: '¿Puedo llevar bicicleta, tabla o cochecito?',
      en: 'Can I bring a bicycle, a board or a pushchair?',
      de: 'Kann ich Fahrrad, Brett oder Kinderwagen mitnehmen?',
      ca: 'Puc dur bicicleta, planxa o cotxet?',
    },
    answer: {
      es: 'Los cochecitos siempre caben. Para bicicletas, tablas u otros bultos grandes, añádalos a la solicitud: así el vehículo tendrá espacio y el precio saldrá desglosado.',
      en: 'Pushchairs always fit. Add bicycles, boards and other large items to the request, so that the vehicle has room and the price is itemised.',
      de: 'Kinderwagen passen immer. Fahrräder, Bretter und anderes Sperrgepäck geben Sie bitte in der Anfrage an: Dann hat das Fahrzeug Platz, und der Preis ist aufgeschlüsselt.',
      ca: 'Els cotxets sempre hi caben. Per a bicicletes, planxes o altres embalums, afegiu-los a la sol·licitud: així el vehicle tindrà espai i el preu sortirà desglossat.',
    },
  },
  {
    topic: 'transfers',
    question: {
      es: '¿Hacen traslados también de noche?',
      en: 'Do you also drive at night?',
      de: 'Fahren Sie auch nachts?',
      ca: 'Feis servei també de nit?',
    },
    answer: {
      es: 'Sí, todos los días y a cualquier hora. Por la noche y en algunos festivos hay un suplemento, que se ve en el precio antes de enviar la solicitud.',
      en: 'Yes, every day and at any hour. At night and on some public holidays there is a supplement, shown in the price before you send the request.',
      de: 'Ja, täglich und rund um die Uhr. Nachts und an einigen Feiertagen fällt ein Zuschlag an, den Sie im Preis sehen, bevor Sie die Anfrage senden.',
      ca: 'Sí, cada dia i a qualsevol hora. De nit i alguns festius hi ha un suplement, que es veu en el preu abans d’enviar la sol·licitud.',
    },
  },
  {
    topic: 'transfers',
    question: {
      es: '¿A qué hora me recogen para volver al aeropuerto?',
      en: 'When will you pick me up for my flight home?',
      de: 'Wann holen Sie mich zum Rückflug ab?',
      ca: 'A quina hora em recolliu per tornar a l’aeroport?',
    },
    answer: {
      es: 'Proponemos una hora según el vuelo y el lugar: lo habitual es llegar al aeropuerto unas dos horas antes de la salida.',
      en: 'We propose a time according to flight and place; as a rule you reach the airport about two hours before departure.',
      de: 'Wir schlagen je nach Flug und Ort eine Zeit vor; üblich ist die Ankunft am Flughafen rund zwei Stunden vor dem Abflug.',
      ca: 'Proposam una hora segons el vol i el lloc: el normal és arribar a l’aeroport devers dues hores abans de la sortida.',
    },
  },
];
