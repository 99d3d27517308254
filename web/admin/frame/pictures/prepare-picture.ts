import {
  PICTURE_LIMIT_BYTES,
  PICTURE_STORED_SIDE_PX,
  type PictureRefusal,
} from '#contract/pictures/images.ts';
import { KIND_BYTES, type PictureKind, pictureKind } from '#contract/pictures/picture-kind.ts';
import { withExtension } from './picture-encode.ts';

const QUALITY = 0.9;
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

type Size = { width: number; height: number };
export type Prepared = { file: Blob; name: string };
/** The browser's decoder and encoder; `measure` resolves to undefined for a file it cannot decode. */
export type Codec = {
  measure: (file: Blob) => Promise<Size | undefined>;
  /** The picture scaled and upright; PNG if the browser cannot encode `type`. */
  scale: (file: Blob, size: Size, type: string) => Promise<Blob>;
};

/** Thrown for a file that is rejected before upload. */
export class RefusedPicture extends Error {
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal) {
    super(`Refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Scales a size to fit `PICTURE_STORED_SIDE_PX`; never enlarges, and at least one pixel. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, PICTURE_STORED_SIDE_PX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function measure(file: Blob): Promise<Size | undefined> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => resolve(undefined);
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function scale(file: Blob, { width, height }: Size, type: string): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
    colorSpaceConversion: 'default',
  });
  try {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!context || !blob) throw new Error('The canvas could not be written.');
    return blob;
  } finally {
    bitmap.close();
  }
}

const BROWSER: Codec = { measure, scale };

/** Types that the server may be unable to decode: AVIF depends on the account, HEIC on the platform. Browsers often can. */
const isRare = (kind: PictureKind) => kind === 'heic' || kind === 'avif';

async function prepare(file: Blob, name: string, codec: Codec): Promise<Prepared> {
  const isTooLarge = file.size > PICTURE_LIMIT_BYTES;
  const asItIs = () => {
    if (isTooLarge) throw new RefusedPicture('size');
    return { file, name };
  };
  const kind = pictureKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  // The server validates non-pictures. A canvas would reduce an animation to one frame.
  if (!kind || kind === 'svg' || kind === 'gif') return asItIs();
  const size = await codec.measure(file);
  const isSmall = size && Math.max(size.width, size.height) <= PICTURE_STORED_SIDE_PX;
  if (isSmall && !isTooLarge && !isRare(kind)) return asItIs();
  const type = kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : 'image/webp';
  const scaled = size && (await codec.scale(file, fittedSize(size), type).catch(() => undefined));
  if (!scaled) {
    // The server's image binding may still decode it.
    if (isTooLarge && kind === 'heic') throw new RefusedPicture('heic');
    return asItIs();
  }
  if (scaled.size > PICTURE_LIMIT_BYTES) throw new RefusedPicture('size');
  const isSameKind = scaled.type === `image/${kind}`;
  return {
    file: scaled,
    name: isSameKind ? name : withExtension(name, EXTENSIONS[scaled.type] ?? 'jpg'),
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Prepares a picture for upload: pictures beyond the stored size, files beyond the limit, HEIC and AVIF are scaled and encoded in the
 * browser. Serialised, because decoding a 48 megapixel photo takes 200 MB.
 */
export function preparePicture(
  file: Blob,
  name: string,
  codec: Codec = BROWSER,
): Promise<Prepared> {
  const prepared = last.then(() => prepare(file, name, codec));
  last = prepared.catch(() => undefined);
  return prepared;
}
