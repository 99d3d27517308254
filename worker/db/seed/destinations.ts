import { destination as arenalDenCastell } from './destinations/arenal-den-castell.ts';
import { destination as binibequer } from './destinations/binibequer.ts';
import { destination as calaEnPorter } from './destinations/cala-en-porter.ts';
import { destination as calaGaldana } from './destinations/cala-galdana.ts';
import { destination as calaMitjana } from './destinations/cala-mitjana.ts';
import { destination as calaMorell } from './destinations/cala-morell.ts';
import { destination as calaPregonda } from './destinations/cala-pregonda.ts';
import { destination as calaTurqueta } from './destinations/cala-turqueta.ts';
import { destination as cavalleria } from './destinations/cavalleria.ts';
import { destination as ciutadella } from './destinations/ciutadella.ts';
import { destination as esCastell } from './destinations/es-castell.ts';
import { destination as esGrau } from './destinations/es-grau.ts';
import { destination as favaritx } from './destinations/favaritx.ts';
import { destination as fornells } from './destinations/fornells.ts';
import { destination as lithica } from './destinations/lithica.ts';
import { destination as macarella } from './destinations/macarella.ts';
import { destination as mao } from './destinations/mao.ts';
import { destination as monteToro } from './destinations/monte-toro.ts';
import { destination as navetaDesTudons } from './destinations/naveta-des-tudons.ts';
import { destination as puntaNati } from './destinations/punta-nati.ts';
import { destination as puntaPrima } from './destinations/punta-prima.ts';
import { destination as sonBou } from './destinations/son-bou.ts';
import { destination as torralba } from './destinations/torralba.ts';
import type { DestinationSeed } from './seed-types.ts';

/** In the order in which lists show them: the six popular ones first. */
export const destinations: DestinationSeed[] = [
  macarella,
  ciutadella,
  favaritx,
  fornells,
  calaPregonda,
  binibequer,
  mao,
  calaTurqueta,
  calaGaldana,
  calaMitjana,
  sonBou,
  cavalleria,
  monteToro,
  esGrau,
  calaMorell,
  navetaDesTudons,
  lithica,
  calaEnPorter,
  esCastell,
  torralba,
  arenalDenCastell,
  puntaPrima,
  puntaNati,
];
