type Point = readonly [longitude: number, latitude: number];

const MAO: Point = [4.265, 39.889];
const ALAIOR: Point = [4.14, 39.933];
const ES_MERCADAL: Point = [4.094, 39.99];
const ES_MIGJORN: Point = [4.049, 39.945];
const FERRERIES: Point = [4.012, 39.984];
const CIUTADELLA: Point = [3.839, 40.001];
const SANT_LLUIS: Point = [4.258, 39.849];
/** On the road from Maó to Fornells, where that from Es Mercadal joins it. */
const NORTH_JUNCTION: Point = [4.119, 40.023];

/** The Me-1 along the length of the island. */
export const MAIN_ROAD: readonly Point[] = [
  MAO,
  [4.243, 39.898],
  [4.205, 39.91],
  [4.172, 39.925],
  ALAIOR,
  [4.122, 39.95],
  [4.108, 39.973],
  ES_MERCADAL,
  [4.06, 39.985],
  FERRERIES,
  [3.97, 39.99],
  [3.93, 39.999],
  [3.891, 40.003],
  CIUTADELLA,
];

/** Roads from the Me-1 to the coast, through the places they join: for an overview, not for navigation. */
export const BRANCH_ROADS: readonly (readonly Point[])[] = [
  // Airport, Sant Climent, Cala en Porter
  [MAO, [4.242, 39.878], [4.222, 39.866], [4.212, 39.87], [4.165, 39.873], [4.135, 39.873]],
  [
    [4.165, 39.873],
    [4.167, 39.855],
  ],
  [MAO, SANT_LLUIS, [4.278, 39.816]],
  [SANT_LLUIS, [4.237, 39.82]],
  [MAO, [4.29, 39.88]],
  [
    [4.255, 39.897],
    [4.248, 39.925],
    [4.265, 39.95],
  ],
  // Fornells, with its turnings to Favàritx, Arenal d'en Castell and Son Parc
  [
    [4.253, 39.9],
    [4.235, 39.93],
    [4.2, 39.965],
    [4.16, 39.998],
    NORTH_JUNCTION,
    [4.116, 40.036],
    [4.122, 40.046],
    [4.1295, 40.056],
  ],
  [
    [4.213, 39.953],
    [4.24, 39.975],
    [4.257, 39.995],
  ],
  [
    [4.17, 39.99],
    [4.183, 40.02],
  ],
  [
    [4.15, 40.004],
    [4.16, 40.013],
  ],
  [ES_MERCADAL, [4.104, 40.008], NORTH_JUNCTION],
  [ES_MERCADAL, [4.113, 39.985]],
  [ES_MERCADAL, [4.07, 39.968], ES_MIGJORN, [4.041, 39.922]],
  [FERRERIES, [4.03, 39.962], ES_MIGJORN],
  [FERRERIES, [3.985, 39.965], [3.96, 39.942]],
  [ALAIOR, [4.105, 39.915], [4.078, 39.905]],
  [ALAIOR, [4.142, 39.9], [4.135, 39.873]],
  [CIUTADELLA, [3.842, 39.97], [3.838, 39.932]],
  [CIUTADELLA, [3.81, 40.004]],
  [CIUTADELLA, [3.862, 40.025], [3.879, 40.049]],
];
