import { AnswerError } from '#api/fetch-json.ts';
import type { ImageDetail } from '#contract/images.ts';

export type Uploaded = { picture: ImageDetail /** False: the library had these bytes already. */; isNew: boolean };
export type UploadOptions = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** Sends a file to `path`, by XMLHttpRequest, since `fetch` does not tell how much has gone out. */
function sendFile(path: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<{ status: number; picture: ImageDetail }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status < 200 || status > 299) return reject(new AnswerError(status, responseText, { statusText }));
      try {
        resolve({ status, picture: JSON.parse(responseText) as ImageDetail });
      } catch {
        reject(new AnswerError(status, responseText));
      }
    };
    request.onerror = () => reject(new TypeError('The line failed.'));
    request.onabort = () => reject(new DOMException('Stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

export async function uploadPicture(file: Blob, name: string, options: UploadOptions = {}): Promise<Uploaded> {
  const { status, picture } = await sendFile(`/api/admin/images?name=${encodeURIComponent(name)}`, file, options);
  return { picture, isNew: status === 201 };
}

/** Puts another file under a picture, wherever it is shown. */
export async function replacePicture(id: number, version: number, file: File, options: UploadOptions = {}): Promise<ImageDetail> {
  return (await sendFile(`/api/admin/images/${id}/replace?version=${version}`, file, options)).picture;
}
