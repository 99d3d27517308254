import {
  PICTURE_LIMIT_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE_PX,
  PICTURE_STORED_SIDE_PX,
} from '#contract/pictures/images.ts';
import { type PictureKind, pictureKind } from '#contract/pictures/picture-kind.ts';
import { failureFacts, log } from '#core/http/logs/log.ts';
import { ApiError } from '#core/http/problem.ts';
import { streamOf } from '../variants/impression.ts';
import { takeOrientation } from './exif-orientation.ts';
import { refusePicture } from './refusal.ts';

const QUALITY = 90;
/**
 * The stored format of each kind. AVIF is slow to encode, the local binding does not write GIF, and WebP supports their transparency and
 * frames.
 */
const STORED_AS = {
  jpeg: 'image/jpeg',
  heic: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/webp',
  gif: 'image/webp',
} as const satisfies Record<PictureKind, string>;
type StoredType = (typeof STORED_AS)[PictureKind];

/** Steps that turn an image of an EXIF orientation upright, in this order. */
export const TURNS: Record<number, readonly Pick<ImageTransform, 'flip' | 'rotate'>[]> = {
  1: [],
  2: [{ flip: 'h' }],
  3: [{ rotate: 180 }],
  4: [{ flip: 'v' }],
  5: [{ flip: 'h' }, { rotate: 270 }],
  6: [{ rotate: 90 }],
  7: [{ flip: 'h' }, { rotate: 90 }],
  8: [{ rotate: 270 }],
};

/** Codes of the Images binding for failures of the service, not of the image: quota, access, overload. */
const SERVICE_CODES = [9422, 9430, 9522, 9527, 9528, 9529];
const UNSUPPORTED = 9412;
const TOO_LARGE = 9413;

export type EncodedPicture = {
  contentType: StoredType;
  bytes: Uint8Array;
  width: number;
  height: number;
};

function refusalOf(error: unknown, kind: PictureKind): ApiError {
  if (error instanceof ApiError) return error;
  const { code } = error as { code?: number };
  if (code === undefined || SERVICE_CODES.includes(code)) {
    log('warn', 'the Images binding did not encode an upload', failureFacts(error));
    return new ApiError(503);
  }
  if (kind === 'heic') return refusePicture('heic');
  if (kind === 'avif' && code === UNSUPPORTED) return refusePicture('avif');
  return refusePicture(code === TOO_LARGE ? 'pixels' : 'damaged');
}

async function sizeOf(
  images: ImagesBinding,
  bytes: Uint8Array,
): Promise<{ width: number; height: number }> {
  const info = await images.info(streamOf(bytes));
  if (!('width' in info)) throw refusePicture('svg');
  return info;
}

/** Scales to `PICTURE_STORED_SIDE_PX`. The binding discards metadata and converts by the colour profile to sRGB. */
async function encode(
  images: ImagesBinding,
  bytes: Uint8Array,
  turns: readonly ImageTransform[],
  format: StoredType,
) {
  const side = PICTURE_STORED_SIDE_PX;
  const steps = [...turns, { width: side, height: side, fit: 'scale-down' } as const];
  const answer = await steps
    .reduce((picture, step) => picture.transform(step), images.input(streamOf(bytes)))
    .output({
      format,
      quality: QUALITY,
    });
  const encoded = new Uint8Array(await answer.response().arrayBuffer());
  // The binding returns an empty body for a truncated image.
  if (encoded.length === 0) throw refusePicture('damaged');
  return encoded;
}

/**
 * Decodes an upload and re-encodes it with the Images binding, so that only its pixels are stored. Refuses a file that is no image, has too
 * many pixels, or cannot be decoded. Writes into `bytes`.
 */
export async function encodeUpload(
  images: ImagesBinding,
  bytes: Uint8Array,
): Promise<EncodedPicture> {
  const kind = pictureKind(bytes);
  if (!kind || kind === 'svg') throw refusePicture(kind ?? 'type');
  try {
    const { width, height } = await sizeOf(images, bytes);
    if (Math.max(width, height) > PICTURE_MAX_SIDE_PX || width * height > PICTURE_MAX_PIXELS)
      throw refusePicture('pixels');
    const turns = TURNS[kind === 'jpeg' ? takeOrientation(bytes) : 1] ?? [];
    let contentType: StoredType = STORED_AS[kind];
    let encoded = await encode(images, bytes, turns, contentType);
    if (encoded.length > PICTURE_LIMIT_BYTES) {
      // A photo saved as PNG.
      contentType = 'image/webp';
      encoded = await encode(images, bytes, turns, contentType);
    }
    const size = await sizeOf(images, encoded);
    return { contentType, bytes: encoded, width: size.width, height: size.height };
  } catch (error) {
    throw refusalOf(error, kind);
  }
}
