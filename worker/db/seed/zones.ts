import type { ZoneSeed } from './seed-types.ts';
import { zone as calaEnPorter } from './zones/cala-en-porter.ts';
import { zone as calaGaldana } from './zones/cala-galdana.ts';
import { zone as ciutadella } from './zones/ciutadella.ts';
import { zone as fornells } from './zones/fornells.ts';
import { zone as mao } from './zones/mao.ts';
import { zone as santLluis } from './zones/sant-lluis.ts';
import { zone as sonBou } from './zones/son-bou.ts';

export const zones: ZoneSeed[] = [mao, santLluis, calaEnPorter, sonBou, fornells, calaGaldana, ciutadella];
