import type { TripSeed } from './seed-types.ts';
import { trip as albuferaBirds } from './trips/albufera-birds.ts';
import { trip as binimellaElsAlocsWalk } from './trips/binimella-els-alocs-walk.ts';
import { trip as calderetaFornells } from './trips/caldereta-fornells.ts';
import { trip as camiCompleteEightDays } from './trips/cami-complete-eight-days.ts';
import { trip as camiSouthThreeDays } from './trips/cami-south-three-days.ts';
import { trip as cheeseAndMarket } from './trips/cheese-and-market.ts';
import { trip as ciutadellaOldTown } from './trips/ciutadella-old-town.ts';
import { trip as cyclingInland } from './trips/cycling-inland.ts';
import { trip as horseRideCoast } from './trips/horse-ride-coast.ts';
import { trip as kayakFornellsBay } from './trips/kayak-fornells-bay.ts';
import { trip as kayakSeaCaves } from './trips/kayak-sea-caves.ts';
import { trip as laMolaEsCastell } from './trips/la-mola-es-castell.ts';
import { trip as lighthousesOfTheNorth } from './trips/lighthouses-of-the-north.ts';
import { trip as llautSunsetSail } from './trips/llaut-sunset-sail.ts';
import { trip as macarellaTurquetaWalk } from './trips/macarella-turqueta-walk.ts';
import { trip as maoHarbourIslands } from './trips/mao-harbour-islands.ts';
import { trip as menorcanHorses } from './trips/menorcan-horses.ts';
import { trip as paddleEsGrau } from './trips/paddle-es-grau.ts';
import { trip as privateLlautFornells } from './trips/private-llaut-fornells.ts';
import { trip as snorkelPosidonia } from './trips/snorkel-posidonia.ts';
import { trip as southCovesCatamaran } from './trips/south-coves-catamaran.ts';
import { trip as starryNight } from './trips/starry-night.ts';
import { trip as talayoticMenorca } from './trips/talayotic-menorca.ts';

export const trips: TripSeed[] = [
  southCovesCatamaran,
  llautSunsetSail,
  maoHarbourIslands,
  privateLlautFornells,
  kayakSeaCaves,
  kayakFornellsBay,
  snorkelPosidonia,
  paddleEsGrau,
  camiSouthThreeDays,
  camiCompleteEightDays,
  binimellaElsAlocsWalk,
  macarellaTurquetaWalk,
  talayoticMenorca,
  ciutadellaOldTown,
  laMolaEsCastell,
  menorcanHorses,
  cheeseAndMarket,
  calderetaFornells,
  horseRideCoast,
  cyclingInland,
  starryNight,
  albuferaBirds,
  lighthousesOfTheNorth,
];
