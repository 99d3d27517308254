import { ApiError } from '#http/problem.ts';
import { rung } from './ladder.ts';

export const FORMATS = ['webp', 'avif', 'jpeg', 'png', 'auto'] as const;
type Format = Exclude<(typeof FORMATS)[number], 'auto'>;
export type Variant = { width: number | undefined; height: number | undefined; quality: number; format: Format; wantsAvif: boolean };

const DEFAULT_QUALITY = 80;

function size(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const px = /^\d{1,4}$/.test(text) ? rung(Number(text)) : undefined;
  if (px === undefined) throw new ApiError(400, `${name} must be a whole number from 16 to 2560.`);
  return px;
}

/** The variant that a query asks for, 400 when a value is wrong. `auto` takes the best that `accept` names. */
export function parseVariant(query: Record<string, string | undefined>, accept: string): Variant {
  const quality = query.quality ?? String(DEFAULT_QUALITY);
  if (!/^\d{1,3}$/.test(quality) || Number(quality) < 1 || Number(quality) > 100)
    throw new ApiError(400, 'quality must be a whole number from 1 to 100.');
  const wished = FORMATS.find((format) => format === (query.format ?? 'auto'));
  if (!wished) throw new ApiError(400, `format must be one of ${FORMATS.join(', ')}.`);
  const isAuto = wished === 'auto';
  const format = isAuto ? (accept.includes('image/webp') || accept.includes('*/*') || accept === '' ? 'webp' : 'jpeg') : wished;
  return {
    width: size(query.width, 'width'),
    height: size(query.height, 'height'),
    quality: Number(quality),
    format,
    wantsAvif: wished === 'avif' || (isAuto && accept.includes('image/avif')),
  };
}

/** Where a variant lies in the bucket. */
export const variantKey = (path: string, { width, height, quality }: Variant, format: Format) =>
  `variants/${path}/${width ?? 0}x${height ?? 0}q${quality}.${format}`;
