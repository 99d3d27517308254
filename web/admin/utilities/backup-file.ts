import { strFromU8, strToU8, unzip, zip } from 'fflate';
import { fetchJson } from '#api/fetch-json.ts';
import { BACKUP_FORMAT, type Backup, type BackupAnswer } from '#contract/backup.ts';

const ROWS_FILE = 'site.json';
const PICTURES_FOLDER = 'pictures/';
/** Already compressed; packing them again would cost time and win nothing. */
const STORED = { level: 0 } as const;

type Files = Record<string, Uint8Array>;
type Progress = (done: number, all: number) => void;

const pack = (files: Parameters<typeof zip>[0]) =>
  new Promise<Uint8Array>((resolve, reject) => zip(files, (error, data) => (error ? reject(error) : resolve(data))));
const unpack = (data: Uint8Array) =>
  new Promise<Files>((resolve, reject) => unzip(data, (error, files) => (error ? reject(error) : resolve(files))));

const pictureAddress = (path: string) => `/api/admin/backup/pictures/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Rows and pictures of the site as one ZIP file. */
export async function exportSite(hasPersonal: boolean, onProgress: Progress): Promise<Uint8Array> {
  const backup = await fetchJson<Backup>(`/api/admin/backup${hasPersonal ? '?personal=1' : ''}`);
  const files: Record<string, [Uint8Array, { level: 0 | 6 }]> = { [ROWS_FILE]: [strToU8(JSON.stringify(backup)), { level: 6 }] };
  for (const [index, { path }] of backup.pictures.entries()) {
    const response = await fetch(pictureAddress(path));
    if (response.ok) files[PICTURES_FOLDER + path] = [new Uint8Array(await response.arrayBuffer()), STORED];
    onProgress(index + 1, backup.pictures.length);
  }
  return pack(files);
}

/** A ZIP file of ours, or the JSON alone; undefined when it is neither. */
export async function readBackupFile(data: Uint8Array): Promise<{ backup: Backup; files: Files } | undefined> {
  const isZip = data[0] === 0x50 && data[1] === 0x4b;
  try {
    const files = isZip ? await unpack(data) : { [ROWS_FILE]: data };
    const backup = JSON.parse(strFromU8(files[ROWS_FILE] ?? new Uint8Array())) as Backup;
    return backup.format === BACKUP_FORMAT ? { backup, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the rows, then the pictures that are not there yet. Answers which pictures are still missing. */
export async function importSite(
  { backup, files }: { backup: Backup; files: Files },
  replace: boolean,
  onProgress: Progress,
): Promise<string[]> {
  const { missingPictures } = await fetchJson<BackupAnswer>('/api/admin/backup', { method: 'PUT', body: { ...backup, replace } });
  const failed: string[] = [];
  for (const [index, path] of missingPictures.entries()) {
    const bytes = files[PICTURES_FOLDER + path];
    const response = bytes && (await fetch(pictureAddress(path), { method: 'PUT', body: bytes as BodyInit }).catch(() => undefined));
    if (!response?.ok) failed.push(path);
    onProgress(index + 1, missingPictures.length);
  }
  return failed;
}
