import type { CatalogueOption } from '#orders/sales/reading/names.ts';

type Names = {
  tripId: number;
  names: string[];
  options: [id: number, ...names: string[]][];
  places?: string[];
};

const TRIPS: readonly Names[] = [
  {
    tripId: 1,
    names: [
      'Sunset sail on a traditional llaüt',
      'Puesta de sol en llaüt desde Ciutadella',
      'Sonnenuntergang auf dem Llaüt vor Ciutadella',
      'Posta de sol en llaüt a Ciutadella',
    ],
    options: [[11, 'Sunset sail', 'Navegación al atardecer', 'Segeln bei Sonnenuntergang']],
    places: ['Ciutadella', 'Ciudadela'],
  },
  {
    tripId: 2,
    names: [
      'Catamaran day to the wild southern coves',
      'Las calas vírgenes del sur en catamarán',
      'Mit dem Katamaran zu den Naturbuchten des Südens',
      'Les cales verges de migjorn en catamarà',
    ],
    options: [[21, 'Day on the catamaran', 'Día en el catamarán']],
    places: ['Cala en Bosc'],
  },
  {
    tripId: 3,
    names: [
      'Sea caves by kayak from Cala Galdana',
      'Kayak y cuevas marinas en Cala Galdana',
      'Mit dem Kajak zu den Höhlen von Cala Galdana',
      'Caiac i coves marines a Cala Galdana',
    ],
    options: [[31, 'Guided kayaking', 'Kayak guiado', 'Geführte Kajaktour', 'Caiac guiat']],
    places: ['Cala Galdana'],
  },
  {
    tripId: 4,
    names: [
      'Easy kayaking on Fornells bay',
      'En kayak por la bahía de Fornells',
      'Gemütlich im Kajak durch die Bucht von Fornells',
      'En caiac per la badia de Fornells',
    ],
    options: [[41, 'Kayak at the hour you like', 'Kayak a la hora que quieras']],
    places: ['Fornells'],
  },
  {
    tripId: 5,
    names: [
      'Islands of Maó harbour by boat',
      'Las islas del puerto de Maó',
      'Die Inseln im Hafen von Maó',
      'Les illes del port de Maó',
    ],
    options: [[51, 'Boat trip', 'Salida en barco', 'Bootsfahrt', 'Sortida en barca']],
    places: ['Maó', 'Mahón'],
  },
  {
    tripId: 6,
    names: [
      'Ciutadella on foot: palaces, arches, harbour',
      'Ciutadella a pie: palacios, arcos y puerto',
      'Ciutadella zu Fuß: Paläste, Arkaden, Hafen',
      'Ciutadella a peu: palaus, voltes i port',
    ],
    options: [[61, 'Guided walk', 'Paseo guiado', 'Geführter Rundgang', 'Passeig guiat']],
    places: ['Ciutadella', 'Ciudadela'],
  },
  {
    tripId: 7,
    names: [
      'Snorkelling over the posidonia meadows',
      'Snorkel en los jardines de posidonia',
      'Schnorcheln über den Posidonia-Wiesen',
      'Snorkel damunt els alguers de posidònia',
    ],
    options: [[71, 'Snorkelling with a biologist', 'Snorkel con bióloga']],
  },
  {
    tripId: 8,
    names: [
      'Private llaüt along the north coast',
      'Llaüt privado por las calas del norte',
      'Privater Llaüt an der Nordküste',
      'Llaüt privat per les cales de tramuntana',
    ],
    options: [[81, 'Private llaüt with skipper', 'Llaüt privado con patrón']],
    places: ['Fornells'],
  },
  {
    tripId: 9,
    names: [
      'Riding the Camí de Cavalls on horseback',
      'A caballo por el Camí de Cavalls',
      'Zu Pferd auf dem Camí de Cavalls',
      'A cavall pel Camí de Cavalls',
    ],
    options: [[91, 'Ride', 'Paseo a caballo', 'Ausritt', 'Passejada a cavall']],
  },
  {
    tripId: 10,
    names: [
      'Talayotic Menorca: a World Heritage day',
      'Menorca Talayótica: Patrimonio Mundial',
      'Talayotisches Menorca: ein Tag im Welterbe',
      'Menorca Talaiòtica: un dia de Patrimoni Mundial',
    ],
    options: [[101, 'Full day with an archaeologist', 'Día completo con arqueóloga']],
  },
];

/** Ten trips with their names in four languages, as the demo has them. */
export const CATALOGUE: readonly CatalogueOption[] = TRIPS.flatMap(
  ({ tripId, names, options, places = [] }) =>
    options.map(([optionId, ...optionNames]) => ({
      ...{ tripId, optionId, tripNames: names, optionNames, places, aliases: [] },
    })),
);
