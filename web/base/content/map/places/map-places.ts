import { project } from '../island-projection.ts';

/** A place that every map names when there is room for it. */
export type MapPlace = {
  name: string;
  longitude: number;
  latitude: number;
  kind: 'town' | 'coast';
};

const town = (name: string, latitude: number, longitude: number): MapPlace => ({
  name,
  latitude,
  longitude,
  kind: 'town',
});
const coast = (name: string, latitude: number, longitude: number): MapPlace => ({
  name,
  latitude,
  longitude,
  kind: 'coast',
});

/** The airport, which every map shows and labels keep clear of. */
export const AIRPORT_MARK = { id: 'airport', at: project(4.2186, 39.8626), radiusPx: 10 };

/** Most important first: on a small map the first ones get their names. Positions are accurate to about 500 m. */
export const MAP_PLACES: readonly MapPlace[] = [
  town('Ciutadella', 40.001, 3.839),
  town('Maó', 39.889, 4.265),
  town('Es Mercadal', 39.99, 4.094),
  town('Ferreries', 39.984, 4.012),
  town('Alaior', 39.933, 4.14),
  town('Fornells', 40.055, 4.131),
  town('Sant Lluís', 39.849, 4.258),
  coast('Cala Galdana', 39.938, 3.957),
  coast('Son Bou', 39.899, 4.076),
  town('Es Castell', 39.879, 4.291),
  coast('Cala en Porter', 39.871, 4.131),
  coast('Es Grau', 39.951, 4.268),
  coast('Favàritx', 39.997, 4.267),
  coast('Cala Morell', 40.051, 3.88),
  coast('Arenal d’en Castell', 40.022, 4.183),
  coast('Macarella', 39.937, 3.938),
  coast('Punta Prima', 39.812, 4.279),
  coast('Cala en Bosc', 39.928, 3.836),
  coast('Sant Tomàs', 39.915, 4.041),
  coast('Binibèquer', 39.818, 4.237),
  coast('Pregonda', 40.056, 4.043),
  coast('Turqueta', 39.931, 3.915),
  coast('Cavalleria', 40.089, 4.092),
  coast('Algaiarens', 40.046, 3.917),
  coast('Son Saura', 39.926, 3.896),
  town('Es Migjorn Gran', 39.945, 4.049),
  coast('Punta Nati', 40.05, 3.824),
  coast('Mitjana', 39.935, 3.971),
  coast('Es Canutells', 39.851, 4.167),
  coast('Cala Blanca', 39.969, 3.835),
  coast('Cala en Blanes', 40.003, 3.807),
  coast('Son Parc', 40.014, 4.158),
  coast('Illa d’en Colom', 39.961, 4.279),
  coast('Illa de l’Aire', 39.801, 4.288),
];
