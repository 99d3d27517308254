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

/** The start of a ZIP archive. */
const isArchive = (data: Uint8Array) => data[0] === 0x50 && data[1] === 0x4b;

const FOREIGN = 'This is no backup of this site.';
const DAMAGED = 'This backup is damaged: it is cut off or was changed. Take another copy of it.';

function unpacked(data: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(data);
  } catch {
    throw new Error(isArchive(data) || data.length === 0 ? DAMAGED : FOREIGN);
  }
}

function rowsOf(file: Uint8Array | undefined): Backup {
  if (!file) throw new Error(FOREIGN);
  try {
    return JSON.parse(strFromU8(file)) as Backup;
  } catch {
    throw new Error(DAMAGED);
  }
}

export function unpackSite(data: Uint8Array): SiteFile {
  const files = unpacked(data);
  const backup = rowsOf(files[ROWS_FILE]);
  if (backup?.format !== BACKUP_FORMAT) throw new Error(FOREIGN);
  const pictures = Object.entries(files).filter(([name]) => name.startsWith(PICTURES_FOLDER));
  return {
    backup,
    pictures: new Map(pictures.map(([name, bytes]) => [name.slice(PICTURES_FOLDER.length), bytes])),
  };
}
