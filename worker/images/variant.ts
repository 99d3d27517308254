import * as v from 'valibot';
import { ApiError } from '#http/problem.ts';
import { rung } from './ladder.ts';

export const FORMATS = ['webp', 'avif', 'jpeg', 'png', 'auto'] as const;
export type Format = Exclude<(typeof FORMATS)[number], 'auto'>;
export type Variant = {
  width: number | undefined;
  height: number | undefined;
  quality: number;
  /** What can be made while somebody waits; stands in for AVIF while `wantsAvif`. */
  format: Format;
  wantsAvif: boolean;
  /** The format was asked for by name, not left to us. */
  isNamed: boolean;
};

const Side = v.optional(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(2560)));
/** What `parseVariant` takes, for the API's description. */
export const VariantQuery = v.object({
  width: Side,
  height: Side,
  format: v.optional(v.picklist(FORMATS), 'auto'),
  quality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 80),
});

const DEFAULT_QUALITY = 80;
/** Qualities are rounded up to a multiple of this, so that variants are finite. */
const QUALITY_STEP = 10;

function size(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const px = /^\d{1,4}$/.test(text) ? rung(Number(text)) : undefined;
  if (px === undefined) throw new ApiError(400, `${name} must be a whole number from 16 to 2560.`);
  return px;
}

/** A type in a list of accepted ones, unless it is refused by `q=0`; undefined when the list does not name it. */
function accepted(accept: string, type: string): boolean | undefined {
  const one = accept
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
    .find(([name]) => name === type);
  return one && !one.some((word) => /^q=0(?:\.0*)?$/.test(word));
}

/** The variant that a query asks for, 400 when a value is wrong. `auto` takes the best that `accept` names. */
export function parseVariant(query: Record<string, string | undefined>, accept: string): Variant {
  const quality = query.quality ?? String(DEFAULT_QUALITY);
  if (!/^\d{1,3}$/.test(quality) || Number(quality) < 1 || Number(quality) > 100)
    throw new ApiError(400, 'quality must be a whole number from 1 to 100.');
  const wished = FORMATS.find((format) => format === (query.format ?? 'auto'));
  if (!wished) throw new ApiError(400, `format must be one of ${FORMATS.join(', ')}.`);
  const takesWebp = accepted(accept, 'image/webp') ?? (accepted(accept, '*/*') || accept === '');
  return {
    width: size(query.width, 'width'),
    height: size(query.height, 'height'),
    quality: Math.ceil(Number(quality) / QUALITY_STEP) * QUALITY_STEP,
    format: wished === 'avif' ? 'webp' : wished === 'auto' ? (takesWebp ? 'webp' : 'jpeg') : wished,
    wantsAvif: wished === 'avif' || (wished === 'auto' && accepted(accept, 'image/avif') === true),
    isNamed: wished !== 'auto',
  };
}

/** Where a variant lies in the bucket. */
export const variantKey = (path: string, { width, height, quality }: Pick<Variant, 'width' | 'height' | 'quality'>, format: Format) =>
  `variants/${path}/${width ?? 0}x${height ?? 0}q${quality}.${format}`;
