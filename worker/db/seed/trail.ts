import type { StageSeed } from './seed-types.ts';
import { stages as north } from './trail/north.ts';
import { stages as south } from './trail/south.ts';

/** The Camí de Cavalls (GR 223) in its official order: from Maó along the north to Ciutadella, and back along the south. */
export const trailStages: StageSeed[] = [...north, ...south];
