import * as v from 'valibot';
import { Picture } from '../fields.schema.ts';

const Colour = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/));
const Size = v.object({ width: v.number(), height: v.number() });

/** What a firm looks like; without any of it the site has its own look. */
export const Brand = v.object({
  /** For light grounds, with the firm's name in it. */
  logo: v.optional(v.nullable(Picture), null),
  /** The same for dark grounds. */
  logoDark: v.optional(v.nullable(Picture), null),
  /** Icons of browsers and phones are made from it. */
  square: v.optional(v.nullable(Picture), null),
  /** For link previews of pages without a picture. */
  sharePicture: v.optional(v.nullable(Picture), null),
  primary: v.optional(v.nullable(Colour), null),
  accent: v.optional(v.nullable(Colour), null),
  /** In pixels, written by the server, so that pages keep their place. */
  sizes: v.optional(v.partial(v.object({ logo: Size, logoDark: Size })), {}),
});
