import type { ImageRow } from '#contract/images.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import type { UploadItem } from './upload-queue.ts';

// Uploads run in parallel and finish in any order; the lists follow the order in which the files were chosen.

/** Sorts the ranked items among the positions they occupy; the others stay in place. */
function inRank<T>(items: readonly T[], rankOf: (item: T) => number | undefined): T[] {
  const ranked = items.filter((item) => rankOf(item) !== undefined).sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));
  return items.map((item) => (rankOf(item) === undefined ? item : (ranked.shift() ?? item)));
}

/** Picked pictures, with uploads in the order of their files. */
export function asChosen(addresses: readonly string[], uploads: readonly UploadItem[]): string[] {
  const ranks = new Map(uploads.flatMap(({ id, picture }) => (picture ? [[pictureAddress(picture), id]] : [])));
  return inRank(addresses, (address) => ranks.get(address));
}

/** Library rows, newest first, with the recent uploads in the order of their files. */
export function uploadedAsChosen(rows: readonly ImageRow[], uploads: readonly UploadItem[]): ImageRow[] {
  const ranks = new Map(uploads.flatMap(({ id, picture, isKnown }) => (picture && !isKnown ? [[picture.id, id]] : [])));
  return inRank(rows, (row) => ranks.get(row.id));
}
