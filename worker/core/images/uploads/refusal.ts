import type { PictureRefusal } from '#contract/pictures/images.ts';
import { ApiError } from '#core/http/problem.ts';

const ANSWERS: Record<PictureRefusal, [status: 409 | 413 | 415 | 422, detail: string]> = {
  size: [413, 'The file is larger than 15 MB.'],
  svg: [
    415,
    'SVG drawings and other XML or HTML files are not taken, because they can carry scripts.',
  ],
  heic: [
    415,
    'HEIC photos cannot be read here. Export the photo as JPEG, or set the camera to “Most Compatible”.',
  ],
  avif: [415, 'AVIF pictures cannot be read here. Export the picture as JPEG or WebP.'],
  type: [
    415,
    'The file is not a picture, whatever its name says. JPEG, PNG, WebP, AVIF and GIF are taken.',
  ],
  damaged: [422, 'The picture is cut off or damaged.'],
  pixels: [422, 'The picture has too many pixels: at most 12,000 a side and 100 megapixels.'],
  binding: [
    409,
    'Pictures cannot be uploaded: the Images binding (IMAGES in wrangler.toml) is missing.',
  ],
  known: [409, 'Another picture of the library has the very same content.'],
  used: [409, 'The picture is in use. Remove it there first.'],
};

/** A refusal with its reason as `code`. */
export function refusePicture(code: PictureRefusal): ApiError {
  const [status, detail] = ANSWERS[code];
  return new ApiError(status, detail, { code });
}
