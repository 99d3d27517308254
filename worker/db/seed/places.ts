import type { InAll, PlaceSeed } from './seed-types.ts';

const everywhere = (name: string): InAll<string> => ({ es: name, en: name, de: name, ca: name });

const atArrivals: InAll<string> = {
  es: 'Vestíbulo de llegadas: el conductor espera a la salida con un cartel con su nombre.',
  en: 'Arrivals hall: your driver waits by the exit with a sign showing your name.',
  de: 'Ankunftshalle: Ihr Fahrer wartet am Ausgang mit einem Schild, auf dem Ihr Name steht.',
  ca: 'Sala d’arribades: el conductor espera vora la sortida amb un cartell amb el vostre nom.',
};
const atTerminal: InAll<string> = {
  es: 'Salida de la terminal de pasajeros, con un cartel con su nombre.',
  en: 'Exit of the passenger terminal, with a sign showing your name.',
  de: 'Ausgang des Passagierterminals, mit einem Namensschild.',
  ca: 'Sortida de la terminal de passatgers, amb un cartell amb el vostre nom.',
};
const atTheDoor: InAll<string> = {
  es: 'Recepción del hotel o puerta de la dirección indicada.',
  en: 'Hotel reception, or the door of the address you give us.',
  de: 'Hotelrezeption oder vor der Tür der angegebenen Adresse.',
  ca: 'Recepció de l’hotel o porta de l’adreça indicada.',
};

const town = (zone: string, name: string, latitude: number, longitude: number, aliases: string[] = []): PlaceSeed => ({
  kind: 'town',
  zone,
  name: everywhere(name),
  aliases,
  latitude,
  longitude,
  meetingPoint: atTheDoor,
});
const resort = (...place: Parameters<typeof town>): PlaceSeed => ({ ...town(...place), kind: 'resort' });

/** Aliases hold every spelling in use, also the unaccented ones and those with a straight apostrophe. */
export const places: PlaceSeed[] = [
  {
    kind: 'airport',
    zone: null,
    name: {
      es: 'Aeropuerto de Menorca (MAH)',
      en: 'Menorca Airport (MAH)',
      de: 'Flughafen Menorca (MAH)',
      ca: 'Aeroport de Menorca (MAH)',
    },
    aliases: [
      'MAH',
      'Aeropuerto de Mahón',
      'Aeropuerto Mahón',
      'Aeropuerto de Maó',
      'Aeropuerto Maó',
      'Mahon Airport',
      'Maó Airport',
      'Minorca Airport',
      'Flughafen Mahon',
      'Flughafen Maó',
      'Aeroport de Maó',
      'Airport',
      'Flughafen',
    ],
    latitude: 39.8626,
    longitude: 4.2186,
    meetingPoint: atArrivals,
  },
  {
    kind: 'port',
    zone: 'mao',
    name: { es: 'Puerto de Maó', en: 'Port of Maó', de: 'Hafen von Maó', ca: 'Port de Maó' },
    aliases: ['Puerto de Mahón', 'Puerto de Mahon', 'Mahon port', 'Mao port', 'Hafen Mahon', 'Port de Mao', 'Estació marítima de Maó'],
    latitude: 39.888,
    longitude: 4.266,
    meetingPoint: atTerminal,
  },
  {
    kind: 'port',
    zone: 'ciutadella',
    name: {
      es: 'Puerto de Ciutadella (Son Blanc)',
      en: 'Port of Ciutadella (Son Blanc)',
      de: 'Hafen von Ciutadella (Son Blanc)',
      ca: 'Port de Ciutadella (Son Blanc)',
    },
    aliases: ['Puerto de Ciudadela', 'Ciudadela port', 'Hafen Ciudadela', 'Port de Ciutadella', 'Dique de Son Blanc', 'Son Blanc'],
    latitude: 39.989,
    longitude: 3.829,
    meetingPoint: atTerminal,
  },
  town('mao', 'Maó', 39.889, 4.265, ['Mahón', 'Mahon', 'Mao', 'Maó-Mahón', 'Port Mahon']),
  town('mao', 'Es Castell', 39.879, 4.291, ['Villacarlos', 'Villa Carlos', 'Cales Fonts', 'Calas Fonts']),
  town('mao', 'Es Grau', 39.951, 4.268, ['Grau', 'El Grau', 'Cala es Grau']),
  town('sant-lluis', 'Sant Lluís', 39.849, 4.258, ['San Luis', 'San Luís', 'Sant Lluis']),
  resort('sant-lluis', 'Punta Prima', 39.812, 4.279, ['Puntaprima']),
  resort('sant-lluis', 'Binibèquer', 39.818, 4.237, [
    'Binibeca',
    'Binibequer',
    'Binibeca Vell',
    'Binibeca Nou',
    'Binibèquer Vell',
    'Binibequer Vell',
  ]),
  resort('sant-lluis', 'S’Algar', 39.831, 4.293, ["S'Algar", 'Salgar', 'Algar']),
  resort('sant-lluis', 'Es Canutells', 39.851, 4.167, ['Canutells', 'Cala Canutells', 'Los Canutells']),
  resort('cala-en-porter', 'Cala en Porter', 39.871, 4.131, [
    "Cala'n Porter",
    'Cala’n Porter',
    'Calan Porter',
    'Calanporter',
    "Cala N'Porter",
  ]),
  town('cala-en-porter', 'Alaior', 39.933, 4.14, ['Alayor']),
  resort('son-bou', 'Son Bou', 39.899, 4.076, ['Sonbou', 'Playa de Son Bou', 'Platja de Son Bou']),
  resort('son-bou', 'Sant Tomàs', 39.915, 4.041, ['Santo Tomás', 'Santo Tomas', 'Sant Tomas', 'San Tomás', 'San Tomas']),
  town('son-bou', 'Es Migjorn Gran', 39.945, 4.049, ['Migjorn Gran', 'Es Migjorn', 'San Cristóbal', 'San Cristobal', 'Sant Cristòfol']),
  town('fornells', 'Es Mercadal', 39.99, 4.094, ['Mercadal', 'El Mercadal']),
  town('fornells', 'Fornells', 40.055, 4.131, ['Fornels', 'Fornell']),
  resort('fornells', 'Arenal d’en Castell', 40.022, 4.183, [
    "Arenal d'en Castell",
    'Arenal den Castell',
    'Arenal de Castell',
    'Arenal d’en Castells',
  ]),
  resort('fornells', 'Son Parc', 40.014, 4.158, ['Son Park', 'Sonparc']),
  town('cala-galdana', 'Ferreries', 39.984, 4.012, ['Ferrerías', 'Ferrerias']),
  resort('cala-galdana', 'Cala Galdana', 39.938, 3.957, ['Santa Galdana', 'Cala Santa Galdana', 'Galdana']),
  town('ciutadella', 'Ciutadella', 40.001, 3.839, ['Ciudadela', 'Ciutadella de Menorca', 'Ciudadela de Menorca', 'Ciudadella']),
  resort('ciutadella', 'Cala en Blanes', 40.003, 3.807, ["Cala'n Blanes", 'Cala’n Blanes', 'Calan Blanes', 'Calanblanes', 'Cala Blanes']),
  resort('ciutadella', 'Cala en Forcat', 39.999, 3.801, ["Cala'n Forcat", 'Cala’n Forcat', 'Calan Forcat', 'Los Delfines', 'Els Delfins']),
  resort('ciutadella', 'Cala Blanca', 39.969, 3.835, ['Calablanca']),
  resort('ciutadella', 'Cala en Bosc', 39.928, 3.836, ["Cala'n Bosch", 'Cala’n Bosch', 'Calan Bosch', 'Cala en Bosch', "Cala'n Bosc"]),
  resort('ciutadella', 'Son Xoriguer', 39.926, 3.842, ['Xoriguer', 'Platja de Son Xoriguer', 'Playa de Son Xoriguer']),
  resort('ciutadella', 'Cala Morell', 40.051, 3.88, ['Calamorell', 'Cala Morel']),
];
