import type { PictureRefusal } from '#contract/pictures/images.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';

const ANSWERS: Record<PictureRefusal, [status: 409 | 413 | 415 | 422, detail: ProblemText]> = {
  size: [413, 'problem.file_too_large'],
  svg: [415, 'problem.file_svg'],
  heic: [415, 'problem.file_heic'],
  avif: [415, 'problem.file_avif'],
  type: [415, 'problem.file_no_picture'],
  damaged: [422, 'problem.file_damaged'],
  pixels: [422, 'problem.file_pixels'],
  binding: [409, 'problem.images_binding'],
  known: [409, 'problem.picture_known'],
  used: [409, 'problem.picture_in_use'],
};

/** A refusal with its reason as `code`. */
export function refusePicture(code: PictureRefusal): ApiError {
  const [status, detail] = ANSWERS[code];
  return new ApiError(status, detail, { code });
}
