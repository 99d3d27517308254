import type * as v from 'valibot';
import type * as schema from './menus.schema.ts';

/** The owner's menus, as the editor has them. */
export type Menus = v.InferOutput<typeof schema.Menus>;
export type HeaderEntry = Menus['header'][number];
export type FooterGroup = Menus['footer'][number];
export type MenuTarget = FooterGroup['links'][number];
