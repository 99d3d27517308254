import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE_PX, type PictureType } from '#contract/images.ts';
import { refusePicture } from './refusal.ts';

/** All frames of an animation together. */
const MAX_ANIMATED_PIXELS = 50_000_000;

/** A picture whose every part was looked at, without what is nobody's business. */
export type CleanPicture = {
  contentType: PictureType;
  /** As stored, before turning. */
  width: number;
  height: number;
  /** EXIF's, 1 to 8. */
  orientation: number;
  /** Where in `bytes` the orientation stands; undefined when it was taken out. */
  orientationAt?: number | undefined;
  bytes: Uint8Array;
};

/** Refuses what would take too much to decode, before anything is decoded. */
export function checkPixels(width: number, height: number, frames = 1): void {
  if (width < 1 || height < 1) throw refusePicture('damaged');
  if (width > PICTURE_MAX_SIDE_PX || height > PICTURE_MAX_SIDE_PX || width * height > PICTURE_MAX_PIXELS) throw refusePicture('pixels');
  if (frames > 1 && width * height * frames > MAX_ANIMATED_PIXELS) throw refusePicture('pixels');
}

/** Moves parts of a file together in place, so that no copy of the whole is made. Parts must be kept in their order. */
export class Compactor {
  readonly #bytes: Uint8Array;
  #length = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  keep(from: number, to: number): void {
    this.#bytes.copyWithin(this.#length, from, to);
    this.#length += to - from;
  }

  /** Writes bytes of our own and answers where; there must be room that was left out before. */
  add(bytes: Uint8Array): number {
    const at = this.#length;
    this.#bytes.set(bytes, at);
    this.#length += bytes.length;
    return at;
  }

  get result(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
