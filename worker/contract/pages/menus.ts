import type * as v from 'valibot';
import type * as schema from './menus.schema.ts';

/** The owner's menus, as the editor has them. */
export type Menus = v.InferOutput<typeof schema.Menus>;
export type MenuTarget = Menus['footer'][number]['links'][number];
