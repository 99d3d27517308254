import { ByteReader } from './byte-reader.ts';
import { readOrientation } from './exif.ts';
import { checkTail } from './hidden-content.ts';
import { type CleanPicture, Compactor, checkPixels } from './picture-file.ts';
import { refusePicture } from './refusal.ts';

const HEADER_BYTES = 12;
const KEPT = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);
/** Bits of VP8X that announce EXIF and XMP. */
const METADATA_FLAGS = 0x0c;

type Size = { width: number; height: number };

function lossySize(reader: ByteReader, at: number): Size {
  if (reader.text(at + 3, 3) !== '\u009d\u0001\u002a') throw refusePicture('damaged');
  return { width: reader.u16(at + 6, true) & 0x3fff, height: reader.u16(at + 8, true) & 0x3fff };
}

function losslessSize(reader: ByteReader, at: number): Size {
  if (reader.u8(at) !== 0x2f) throw refusePicture('damaged');
  const bits = reader.u32(at + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

export function cleanWebp(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  const whole = reader.u32(4, true) + 8;
  if (whole > bytes.length) throw refusePicture('damaged');
  const kept = new Compactor(bytes);
  kept.keep(0, HEADER_BYTES);
  let canvas: Size | undefined;
  let orientation = 1;
  let frames = 0;
  let hasData = false;
  for (let at = HEADER_BYTES; at < whole; ) {
    const type = reader.text(at, 4);
    const length = reader.u32(at + 4, true);
    const data = at + 8;
    const end = data + length + (length % 2);
    if (data + length > whole) throw refusePicture('damaged');
    if (type === 'VP8X') {
      canvas = { width: reader.u24le(data + 4) + 1, height: reader.u24le(data + 7) + 1 };
      checkPixels(canvas.width, canvas.height);
      bytes[data] = reader.u8(data) & ~METADATA_FLAGS;
    }
    if (type === 'VP8 ' || type === 'VP8L') {
      const size = type === 'VP8 ' ? lossySize(reader, data) : losslessSize(reader, data);
      checkPixels(size.width, size.height);
      if (canvas && (size.width > canvas.width || size.height > canvas.height)) throw refusePicture('damaged');
      canvas ??= size;
      hasData = true;
    }
    if (type === 'ANMF') {
      if (!canvas) throw refusePicture('damaged');
      frames += 1;
      checkPixels(canvas.width, canvas.height, frames);
      checkPixels(reader.u24le(data + 6) + 1, reader.u24le(data + 9) + 1);
      hasData = true;
    }
    if (type === 'EXIF') {
      const hasPrefix = length > 6 && reader.text(data, 4) === 'Exif';
      orientation = readOrientation(bytes.subarray(data + (hasPrefix ? 6 : 0), data + length));
    }
    if (KEPT.has(type)) kept.keep(at, Math.min(end, bytes.length));
    at = end;
  }
  if (!canvas || !hasData) throw refusePicture('damaged');
  checkTail(bytes.subarray(whole));
  const result = kept.result;
  new DataView(result.buffer, result.byteOffset).setUint32(4, result.length - 8, true);
  return { contentType: 'image/webp', ...canvas, orientation, bytes: result };
}
