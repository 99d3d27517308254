import * as v from 'valibot';
import { ApiError } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';
import { isSide, LADDER, rung } from './ladder.ts';

export const FORMATS = ['webp', 'avif', 'jpeg', 'png', 'auto'] as const;
export type Format = Exclude<(typeof FORMATS)[number], 'auto'>;
/** The image that a request asks for. */
export type VariantRequest = {
  width: number | undefined;
  height: number | undefined;
  quality: number;
  /** The format that can be encoded during a request; the fallback for AVIF while `wantsAvif`. */
  format: Format;
  wantsAvif: boolean;
  /** The format was requested explicitly, not as `auto`. */
  isNamed: boolean;
};
/** One of the finite number of files derived from an image. `size`: its width from the ladder, or `OWN_SIZE`. */
export type Variant = { size: number; quality: number; format: Format };

type Size = { width: number; height: number };

export const OWN_SIZE = 0;

const Side = v.optional(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(2560)));
/** Parameters of `parseVariantRequest`, for the API's description. */
export const VariantQuery = v.object({
  width: Side,
  height: Side,
  format: v.optional(v.picklist(FORMATS), 'auto'),
  quality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 80),
});

/** For the blurred placeholder, images on pages, and the administration's downloads. */
const QUALITIES = { placeholder: 30, page: 80, download: 90 } as const;
/** The placeholder's width, and the smallest width that the administration downloads. */
const PLACEHOLDER_PX = 20;
const DOWNLOAD_PX = 1600;
/** No page requests PNG: two sizes are enough. */
const PNG_SIZES = [640, 2560] as const;

function side(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,4}$/.test(text) || !isSide(Number(text)))
    throw new ApiError(400, says('problem.variant_side', { name }));
  return Number(text);
}

/** Whether a list of accepted types contains a type, false for `q=0`; undefined when the list does not contain it. */
function accepted(accept: string, type: string): boolean | undefined {
  const one = accept
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
    .find(([name]) => name === type);
  return one && !one.some((word) => /^q=0(?:\.0*)?$/.test(word));
}

/** Parses a query, 400 for an invalid value. `auto` selects the best format in `accept`. */
export function parseVariantRequest(
  query: Record<string, string | undefined>,
  accept: string,
): VariantRequest {
  const quality = query.quality ?? String(QUALITIES.page);
  if (!/^\d{1,3}$/.test(quality) || Number(quality) < 1 || Number(quality) > 100)
    throw new ApiError(400, 'problem.variant_quality');
  const requested = FORMATS.find((format) => format === (query.format ?? 'auto'));
  if (!requested)
    throw new ApiError(400, says('problem.variant_format', { formats: FORMATS.join(', ') }));
  const takesWebp = accepted(accept, 'image/webp') ?? (accepted(accept, '*/*') || accept === '');
  return {
    width: side(query.width, 'width'),
    height: side(query.height, 'height'),
    quality: Number(quality),
    format:
      requested === 'avif'
        ? 'webp'
        : requested === 'auto'
          ? takesWebp
            ? 'webp'
            : 'jpeg'
          : requested,
    wantsAvif:
      requested === 'avif' || (requested === 'auto' && accepted(accept, 'image/avif') === true),
    isNamed: requested !== 'auto',
  };
}

/**
 * The width that covers the requested box. A height is converted to a width by the image's own ratio, so it adds no variants; `source` is
 * read only when there is a height.
 */
export async function sizeOf(
  { width, height }: Pick<VariantRequest, 'width' | 'height'>,
  source: () => Promise<Size>,
): Promise<number> {
  if (height === undefined) return width === undefined ? OWN_SIZE : rung(width);
  const own = await source();
  const isCovered = (size: number) =>
    size >= (width ?? 0) && Math.round((size * own.height) / own.width) >= height;
  return LADDER.find((size) => size >= own.width || isCovered(size)) ?? OWN_SIZE;
}

/** The variant of a size and format; the quality is rounded up to the next one that pages use at that size, else the best of them. */
export function variantOf(size: number, format: Format, quality: number): Variant {
  if (format === 'png')
    return {
      size: size === OWN_SIZE ? size : (PNG_SIZES.find((one) => one >= size) ?? OWN_SIZE),
      quality: QUALITIES.page,
      format,
    };
  const isSmallest = size === PLACEHOLDER_PX;
  const isLarge = size === OWN_SIZE || size >= DOWNLOAD_PX;
  if (isSmallest && quality <= QUALITIES.placeholder)
    return { size, quality: QUALITIES.placeholder, format };
  return {
    size,
    quality: isLarge && quality > QUALITIES.page ? QUALITIES.download : QUALITIES.page,
    format,
  };
}

/** Key of a variant in the bucket. The `x0` is part of it so that variants of earlier releases are found. */
export const variantKey = (path: string, { size, quality, format }: Variant) =>
  `variants/${path}/${size}x0q${quality}.${format}`;
