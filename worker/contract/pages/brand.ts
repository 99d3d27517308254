import type * as v from 'valibot';
import type { Brand as Schema } from './brand.schema.ts';

export type Brand = v.InferOutput<typeof Schema>;

/** Its pictures, which are in the library. */
export const BRAND_PICTURES = ['logo', 'logoDark', 'square', 'sharePicture'] as const;

export const NO_BRAND: Brand = {
  logo: null,
  logoDark: null,
  square: null,
  sharePicture: null,
  primary: null,
  accent: null,
  sizes: {},
};

export const hasBrand = ({ sizes: _derived, ...chosen }: Brand): boolean =>
  Object.values(chosen).some((value) => value !== null);
