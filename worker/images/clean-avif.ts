import { type Box, boxes } from './avif-boxes.ts';
import { type Items, readItems } from './avif-items.ts';
import { ByteReader } from './byte-reader.ts';
import { type CleanPicture, checkPixels } from './picture-file.ts';
import { refusePicture } from './refusal.ts';

/** Boxes of the file itself that may hold something; all others are emptied. */
const KEPT = new Set(['ftyp', 'meta', 'mdat']);
/** TIFF with an empty directory: what an EXIF item says when it says nothing. */
const EMPTY_TIFF = [0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00];

/** Overwrites EXIF and XMP in place, since other items are found by their distance from the file's start. */
function emptyMetadata(bytes: Uint8Array, items: Items): void {
  for (const { type, extents } of items.values()) {
    if (type !== 'Exif' && type !== 'mime' && type !== 'uri ') continue;
    for (const { at, length } of extents) {
      if (at + length > bytes.length) throw refusePicture('damaged');
      const data = bytes.subarray(at, at + length);
      data.fill(0);
      // The first four bytes tell where TIFF starts: right behind them.
      if (type === 'Exif' && length >= 4 + EMPTY_TIFF.length) data.set(EMPTY_TIFF, 4);
    }
  }
}

/** An AVIF whose metadata are blank. Its own turning (`irot`) is applied by every decoder; EXIF's is none of AVIF's business. */
export function cleanAvif(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  const top: Box[] = boxes(reader, 0, bytes.length);
  const meta = top.find(({ type }) => type === 'meta');
  if (!meta || !top.some(({ type }) => type === 'mdat')) throw refusePicture('damaged');
  const { items, primary, sizes } = readItems(reader, meta);
  for (const { width, height } of sizes) checkPixels(width, height);
  if (!primary) throw refusePicture('damaged');
  for (const item of items.values())
    for (const { at, length } of item.extents) if (at + length > bytes.length) throw refusePicture('damaged');
  emptyMetadata(bytes, items);
  for (const { type, data, end } of top) if (!KEPT.has(type)) bytes.subarray(data, end).fill(0);
  return { contentType: 'image/avif', ...primary, orientation: 1, bytes };
}
