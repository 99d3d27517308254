import { PICTURE_LIMIT_BYTES } from '#contract/pictures/images.ts';
import { cutText } from '#contract/texts/tidy-text.ts';
import { ApiError } from '#core/http/problem.ts';
import { refusePicture } from './refusal.ts';

/** Overhead of a form around its file. */
const FORM_EXTRA_BYTES = 64 * 1024;
/** A file that is too large is still read up to this limit: many clients read the refusal only after sending. */
const DRAIN_LIMIT_BYTES = 64 * 1024 * 1024;
const MAX_NAME = 200;

export type Upload = { name: string; bytes: Uint8Array };

/** The body's bytes; counted while reading, because the length header can be wrong or missing. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const claimed = Number(request.headers.get('Content-Length') ?? 0);
  let isTooLarge = claimed > limit;
  let bytes = new Uint8Array(isTooLarge ? 0 : Math.max(claimed, 1024));
  let length = 0;
  for (const reader = request.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) isTooLarge = true;
    if (length > DRAIN_LIMIT_BYTES) {
      await reader.cancel();
      break;
    }
    if (isTooLarge) continue;
    if (length > bytes.length) {
      const larger = new Uint8Array(Math.min(limit, Math.max(length, bytes.length * 2)));
      larger.set(bytes.subarray(0, length - value.length));
      bytes = larger;
    }
    bytes.set(value, length - value.length);
  }
  if (isTooLarge) throw refusePicture('size');
  return bytes.subarray(0, length);
}

/** A file name without folders and control characters, cut to its maximum length. */
const tidyName = (name: string) =>
  cutText((name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim(), MAX_NAME);

async function readForm(request: Request): Promise<Upload> {
  const bytes = await readBytes(request, PICTURE_LIMIT_BYTES + FORM_EXTRA_BYTES);
  const form = await new Response(bytes as BodyInit, {
    headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
  })
    .formData()
    .catch(() => {
      throw new ApiError(400, 'problem.form_not_valid');
    });
  const file = form.get('file') as File | string | null;
  if (file === null || typeof file === 'string')
    throw new ApiError(422, 'problem.invalid_fields', {
      errors: [{ path: 'file', code: 'required' }],
    });
  if (file.size > PICTURE_LIMIT_BYTES) throw refusePicture('size');
  return { name: tidyName(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** An uploaded file: a form's field `file`, or the body itself with its name in `?name=`. 413 above 15 MB. */
export async function readUpload(request: Request): Promise<Upload> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'multipart/form-data') return readForm(request);
  const name = tidyName(new URL(request.url).searchParams.get('name') ?? '');
  return { name, bytes: await readBytes(request, PICTURE_LIMIT_BYTES) };
}
