import * as v from 'valibot';
import { inLanguages } from '../languages/translation.schema.ts';

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** An administrator's description of an image. */
export const ImageInput = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  alt: inLanguages(v.pipe(v.string(), v.trim(), v.maxLength(300))),
  /** The point that stays in view when the image is cropped, from left and top as shares of 1. */
  focalX: Share,
  focalY: Share,
});
