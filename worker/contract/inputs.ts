import type * as v from 'valibot';
import type { EntityWith } from './entities.ts';
import type * as schema from './inputs.schema.ts';

/** What the editor of an entity sends. */
export type Input<N extends EntityWith<'model'>> = v.InferOutput<(typeof schema.INPUTS)[N]>;
