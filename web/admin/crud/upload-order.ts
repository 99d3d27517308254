import type { ImageRow } from '#contract/images.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import type { UploadItem } from './upload-queue.ts';

// Several files go out at once and arrive in any order; the order in which they were chosen counts.

/** Puts those that have a rank into its order, at the places that they take up together. */
function inRank<T>(items: readonly T[], rankOf: (item: T) => number | undefined): T[] {
  const ranked = items.filter((item) => rankOf(item) !== undefined).sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));
  return items.map((item) => (rankOf(item) === undefined ? item : (ranked.shift() ?? item)));
}

/** Chosen pictures, the uploaded ones among them in the order of their files. */
export function asChosen(addresses: readonly string[], uploads: readonly UploadItem[]): string[] {
  const ranks = new Map(uploads.flatMap(({ id, picture }) => (picture ? [[pictureAddress(picture), id]] : [])));
  return inRank(addresses, (address) => ranks.get(address));
}

/** Rows of the library, newest first, in which the pictures just uploaded follow the order of their files. */
export function uploadedAsChosen(rows: readonly ImageRow[], uploads: readonly UploadItem[]): ImageRow[] {
  const ranks = new Map(uploads.flatMap(({ id, picture, isKnown }) => (picture && !isKnown ? [[picture.id, id]] : [])));
  return inRank(rows, (row) => ranks.get(row.id));
}
