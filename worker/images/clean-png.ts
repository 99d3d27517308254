import { crc32 } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { readOrientation } from './exif.ts';
import { checkHidden, checkTail } from './hidden-content.ts';
import { type CleanPicture, Compactor, checkPixels } from './picture-file.ts';
import { refusePicture } from './refusal.ts';

const SIGNATURE_BYTES = 8;
/** The picture itself and how its colours are meant; texts, times, EXIF and frames of animations go. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD']);
/** A colour profile larger than this is no colour profile. */
const MAX_PROFILE_BYTES = 256 * 1024;

export function cleanPng(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  if (reader.u32(SIGNATURE_BYTES) !== 13 || reader.text(SIGNATURE_BYTES + 4, 4) !== 'IHDR') throw refusePicture('damaged');
  const width = reader.u32(SIGNATURE_BYTES + 8);
  const height = reader.u32(SIGNATURE_BYTES + 12);
  checkPixels(width, height);
  const kept = new Compactor(bytes);
  kept.keep(0, SIGNATURE_BYTES);
  let orientation = 1;
  let hasData = false;
  for (let at = SIGNATURE_BYTES; ; ) {
    const length = reader.u32(at);
    const type = reader.text(at + 4, 4);
    const data = at + 8;
    const end = data + length + 4;
    if (end > bytes.length) throw refusePicture('damaged');
    const content = bytes.subarray(data, data + length);
    if (KEPT.has(type) && !(type === 'iCCP' && length > MAX_PROFILE_BYTES)) {
      if (crc32(bytes.subarray(at + 4, data + length)) !== reader.u32(data + length)) throw refusePicture('damaged');
      if (type === 'IDAT') hasData = true;
      kept.keep(at, end);
    } else if (type === 'eXIf') orientation = readOrientation(content);
    else if (/^(?:tEXt|zTXt|iTXt)$/.test(type)) checkHidden(content);
    at = end;
    if (type === 'IEND') {
      if (!hasData) throw refusePicture('damaged');
      checkTail(bytes.subarray(at));
      return { contentType: 'image/png', width, height, orientation, bytes: kept.result };
    }
  }
}
