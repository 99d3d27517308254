import * as v from 'valibot';
import { inLanguages } from './translation.schema.ts';

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What an administrator says about a picture. */
export const ImageInput = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  alt: inLanguages(v.pipe(v.string(), v.trim(), v.maxLength(300))),
  /** What must stay in view when the picture is cropped, from left and top as shares of 1. */
  focalX: Share,
  focalY: Share,
});
