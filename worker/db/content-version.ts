import type { Database } from './client.ts';
import { kept } from './kept-read.ts';
import { read } from './reader.ts';
import { contentVersion } from './schema.ts';

/** Header of every page: the content version that it shows. The administration compares it with the newest to prove that a save is live. */
export const CONTENT_VERSION_HEADER = 'X-Content-Version';

/** The number that every write to content raises. */
export const newestContentVersion = kept((db: Database) =>
  read([db.select({ value: contentVersion.value }).from(contentVersion)], ([row]) => row?.value ?? 0),
);
