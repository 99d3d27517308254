import { FORM_LIMIT_BYTES } from './bodies/body.ts';
import { ApiError } from './problem.ts';

/** Demands what a mail program posts to the URL of `List-Unsubscribe`. RFC 8058 permits both form types and requires this one field. */
export async function demandOneClick(request: Request): Promise<void> {
  if (Number(request.headers.get('Content-Length') ?? 0) > FORM_LIMIT_BYTES)
    throw new ApiError(413);
  const form = await request.formData().catch(() => undefined);
  if (form?.get('List-Unsubscribe') !== 'One-Click')
    throw new ApiError(400, 'problem.send_one_click');
}
