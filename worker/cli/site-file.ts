import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { BACKUP_FORMAT, type Backup } from '#contract/admin/backup.ts';

// The file format of Utilities, Backup in the administration: site.json and the images.

const ROWS_FILE = 'site.json';
const PICTURES_FOLDER = 'pictures/';

export type SiteFile = { backup: Backup; pictures: ReadonlyMap<string, Uint8Array> };

export function packSite({ backup, pictures }: SiteFile): Uint8Array {
  const files: Zippable = { [ROWS_FILE]: strToU8(JSON.stringify(backup)) };
  // Already compressed.
  for (const [path, bytes] of pictures) files[PICTURES_FOLDER + path] = [bytes, { level: 0 }];
  return zipSync(files);
}

export function unpackSite(data: Uint8Array): SiteFile {
  try {
    const files = unzipSync(data);
    const backup = JSON.parse(strFromU8(files[ROWS_FILE] ?? new Uint8Array())) as Backup;
    if (backup.format !== BACKUP_FORMAT) throw new Error('another format');
    const pictures = Object.entries(files).filter(([name]) => name.startsWith(PICTURES_FOLDER));
    return { backup, pictures: new Map(pictures.map(([name, bytes]) => [name.slice(PICTURES_FOLDER.length), bytes])) };
  } catch {
    throw new Error('This is no backup of this site.');
  }
}
