import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import * as v from 'valibot';
import { LONG_ANSWER_MS } from '#admin/frame/behaviour/long-answer.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type Backup,
  type BackupAnswer,
} from '#contract/admin/backup.ts';

// fflate's asynchronous functions start workers from blob: URLs, which the Content-Security-Policy blocks, so they never call back. Its
// streams and `unzipSync` run on this thread, one slice at a time, so that the page stays responsive.

const SLICE_BYTES = 256 * 1024;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Incremental ZIP writer. */
function zipWriter() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const put = async (part: ZipDeflate | ZipPassThrough, data: Uint8Array) => {
    zip.add(part);
    for (let start = 0; start === 0 || start < data.length; start += SLICE_BYTES) {
      part.push(data.subarray(start, start + SLICE_BYTES), start + SLICE_BYTES >= data.length);
      await nextTask();
    }
  };
  return {
    deflate: (name: string, data: Uint8Array) => put(new ZipDeflate(name, { level: 6 }), data),
    /** For data that is already compressed. */
    store: (name: string, data: Uint8Array) => put(new ZipPassThrough(name), data),
    end(): Blob {
      zip.end();
      return new Blob(chunks as BlobPart[], { type: 'application/zip' });
    },
  };
}

/** Extracts one file of a ZIP; undefined if missing. Throws if the ZIP is damaged. */
const unzipped = (zip: Uint8Array, name: string): Uint8Array | undefined =>
  unzipSync(zip, { filter: (file) => file.name === name })[name];

const ROWS_FILE = 'site.json';
const PICTURES_FOLDER = 'pictures/';
/** A picture has up to 15 MB. */
const PICTURE_LIMIT_MS = 60_000;

type Progress = (done: number, all: number) => void;
type Task = { signal: AbortSignal; onProgress: Progress };
/** Contents of a backup file; its pictures are extracted one by one. */
export type BackupFile = {
  backup: v.InferOutput<typeof Outline>;
  picture: (path: string) => Uint8Array | undefined;
};

/** Structure that this screen requires; the API validates the rows. */
const Outline = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.literal(BACKUP_VERSION),
  exportedAt: v.string(),
  tables: v.record(v.string(), v.array(v.unknown())),
  pictures: v.array(v.object({ path: v.string() })),
});

const pictureAddress = (path: string) =>
  `/api/admin/backup/pictures/${path.split('/').map(encodeURIComponent).join('/')}`;

/** `fetch` that ends with a response, on cancellation, or on a timeout. Undefined: no response. */
async function sent(
  signal: AbortSignal,
  path: string,
  init: RequestInit = {},
): Promise<Response | undefined> {
  const limit = AbortSignal.timeout(PICTURE_LIMIT_MS);
  const answer = await fetch(path, { ...init, signal: AbortSignal.any([signal, limit]) }).catch(
    () => undefined,
  );
  signal.throwIfAborted();
  return answer;
}

/** Exports rows and pictures as one ZIP file, and lists pictures that could not be read. */
export async function exportSite(
  hasPersonal: boolean,
  { signal, onProgress }: Task,
): Promise<{ file: Blob; lost: string[] }> {
  const backup = await fetchJson<Backup>(`/api/admin/backup${hasPersonal ? '?personal=1' : ''}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONG_ANSWER_MS)]),
  });
  const zip = zipWriter();
  await zip.deflate(ROWS_FILE, strToU8(JSON.stringify(backup)));
  const lost: string[] = [];
  for (const [index, { path }] of backup.pictures.entries()) {
    const response = await sent(signal, pictureAddress(path));
    const bytes = response?.ok ? await response.arrayBuffer().catch(() => undefined) : undefined;
    signal.throwIfAborted();
    if (bytes) await zip.store(PICTURES_FOLDER + path, new Uint8Array(bytes));
    else lost.push(path);
    onProgress(index + 1, backup.pictures.length);
  }
  return { file: zip.end(), lost };
}

/** Reads a ZIP backup or its JSON alone; undefined if it is neither, `damaged` if it is a ZIP that is cut off or was changed. */
export async function readBackupFile(file: Blob): Promise<BackupFile | 'damaged' | undefined> {
  const data = new Uint8Array(await file.arrayBuffer());
  const isZip = data[0] === 0x50 && data[1] === 0x4b;
  try {
    const rows = isZip ? unzipped(data, ROWS_FILE) : data;
    if (!rows) return undefined;
    const backup: unknown = JSON.parse(strFromU8(rows));
    if (!v.is(Outline, backup)) return undefined;
    return {
      backup,
      picture: (path) => (isZip ? unzipped(data, PICTURES_FOLDER + path) : undefined),
    };
  } catch {
    return isZip ? 'damaged' : undefined;
  }
}

/** Writes all rows or none. Returns the pictures that the site lacks. */
export const importRows = (
  backup: BackupFile['backup'],
  replace: boolean,
  signal: AbortSignal,
): Promise<BackupAnswer> =>
  fetchJson<BackupAnswer>('/api/admin/backup', {
    method: 'PUT',
    body: { ...backup, replace },
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONG_ANSWER_MS)]),
  });

/** Restores pictures. Returns those that failed. */
export async function importPictures(
  paths: readonly string[],
  picture: BackupFile['picture'],
  { signal, onProgress }: Task,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [index, path] of paths.entries()) {
    const bytes = picture(path);
    const response =
      bytes &&
      (await sent(signal, pictureAddress(path), { method: 'PUT', body: bytes as BodyInit }));
    if (!response?.ok) lost.push(path);
    onProgress(index + 1, paths.length);
  }
  return lost;
}
