/**
 * Where to spend the night at each end of a stage: there, or in the nearest place with hotels, by transfer. Ends that are not listed say
 * nothing.
 */
const BEDS: Readonly<Record<string, string>> = {
  Maó: 'Maó',
  'Es Grau': 'Maó',
  Favàritx: 'Maó',
  'Arenal d’en Castell': 'Arenal d’en Castell',
  'Cala Tirant': 'Fornells',
  Binimel·là: 'Fornells',
  'Els Alocs': 'Ferreries',
  Algaiarens: 'Ciutadella',
  'Cala Morell': 'Ciutadella',
  'Punta Nati': 'Ciutadella',
  Ciutadella: 'Ciutadella',
  'Cap d’Artrutx': 'Cala en Bosc',
  'Cala en Turqueta': 'Ciutadella',
  'Cala Galdana': 'Cala Galdana',
  'Sant Tomàs': 'Sant Tomàs',
  'Son Bou': 'Son Bou',
  'Cala en Porter': 'Cala en Porter',
  Binissafúller: 'Binibèquer',
  'Punta Prima': 'Punta Prima',
  'Cala de Sant Esteve': 'Es Castell',
};

/** The place to sleep after a day that ends here. */
export const bedsAt = (place: string): string | undefined => BEDS[place];
