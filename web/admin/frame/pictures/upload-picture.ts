import { AnswerError } from '#base/api/fetch-json.ts';
import type { ImageDetail } from '#contract/pictures/images.ts';
import { preparePicture } from './prepare-picture.ts';

export type Uploaded = {
  picture: ImageDetail /** False: the library already had these bytes. */;
  isNew: boolean;
};
export type UploadOptions = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** An upload without progress for this long has stalled; a slow one that progresses may continue. */
const STALL_LIMIT_MS = 60_000;

/** Sends a file to `path` with XMLHttpRequest, since `fetch` reports no upload progress. */
async function sendFile(
  path: string,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<{ status: number; picture: ImageDetail }> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        reject(new TypeError('The upload stalled.'));
        request.abort();
      }, STALL_LIMIT_MS);
    };
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(stalled);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status < 200 || status > 299)
        return reject(new AnswerError(status, responseText, { statusText }));
      try {
        resolve({ status, picture: JSON.parse(responseText) as ImageDetail });
      } catch {
        reject(new AnswerError(status, responseText));
      }
    };
    request.onerror = () => reject(new TypeError('The line failed.'));
    request.onabort = () => reject(new DOMException('Stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    moved();
    request.send(file);
  });
}

export async function uploadPicture(
  picture: Blob,
  title: string,
  options: UploadOptions = {},
): Promise<Uploaded> {
  const { file, name } = await preparePicture(picture, title);
  const answer = await sendFile(
    `/api/admin/images?name=${encodeURIComponent(name)}`,
    file,
    options,
  );
  return { picture: answer.picture, isNew: answer.status === 201 };
}

/** Replaces a picture's file everywhere it is used. */
export async function replacePicture(
  id: number,
  version: number,
  picture: File,
  options: UploadOptions = {},
): Promise<ImageDetail> {
  const { file } = await preparePicture(picture, picture.name);
  return (await sendFile(`/api/admin/images/${id}/replace?version=${version}`, file, options))
    .picture;
}
