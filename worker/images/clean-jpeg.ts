import { ByteReader } from './byte-reader.ts';
import { ORIENTATION_OFFSET, orientationSegment, readOrientation } from './exif.ts';
import { checkHidden } from './hidden-content.ts';
import { type CleanPicture, Compactor, checkPixels } from './picture-file.ts';
import { refusePicture } from './refusal.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = 'Exif\0';

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** What decoders need to show the colours right; everything else of the application segments goes. */
const KEPT_APPLICATION_DATA: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

/** Where the compressed data that start at `from` end: the next marker that is no restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    const next = bytes[at + 1];
    if (at === -1 || next === undefined) throw refusePicture('damaged');
    if (next === 0xff) at -= 1;
    else if (next !== 0 && !isRestart(next)) return at;
  }
}

/** A JPEG without EXIF, XMP, IPTC, comments and what follows its end. */
export function cleanJpeg(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  const kept = new Compactor(bytes);
  kept.keep(0, 2);
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let orientationAt: number | undefined;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (reader.u8(at) !== 0xff) throw refusePicture('damaged');
    const marker = reader.u8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) break;
    if (marker === START || marker < 0xc0 || isRestart(marker)) throw refusePicture('damaged');
    const length = reader.u16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw refusePicture('damaged');
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    const sign = KEPT_APPLICATION_DATA[marker];
    if (marker === COMMENT) checkHidden(bytes.subarray(at + 4, end));
    else if (marker === 0xe1 && length >= 8 && reader.text(at + 4, EXIF.length) === EXIF) {
      const found = readOrientation(bytes.subarray(at + 10, end));
      const isFirst = orientation === 1 && found !== 1;
      if (isFirst) orientation = found;
      const segment = orientationSegment(found);
      if (isFirst && segment.length <= end - at) orientationAt = kept.add(segment) + ORIENTATION_OFFSET;
    } else if (!isApplication || (sign && length > sign.length + 2 && reader.text(at + 4, sign.length) === sign)) {
      if (isFrame(marker)) {
        if (size) throw refusePicture('damaged');
        size = { height: reader.u16(at + 5), width: reader.u16(at + 7) };
        checkPixels(size.width, size.height);
      }
      const next = marker === SCAN ? endOfScan(bytes, end) : end;
      if (marker === SCAN) hasScan = true;
      kept.keep(at, next);
      at = next;
      continue;
    }
    at = end;
  }
  if (!size || !hasScan) throw refusePicture('damaged');
  // Phones write previews and short films behind the picture; only what could be opened as something else is a reason to refuse.
  checkHidden(bytes.subarray(at + 2));
  kept.keep(at, at + 2);
  return { contentType: 'image/jpeg', ...size, orientation, orientationAt, bytes: kept.result };
}
