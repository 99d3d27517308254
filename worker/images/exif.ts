import { ByteReader } from './byte-reader.ts';

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** How a picture must be turned to stand upright: 1 to 8 as EXIF counts; 1 when the data say nothing sensible. */
export function readOrientation(tiff: Uint8Array): number {
  try {
    const reader = new ByteReader(tiff);
    const order = reader.text(0, 2);
    if (order !== 'II' && order !== 'MM') return 1;
    const isLittle = order === 'II';
    const directory = reader.u32(4, isLittle);
    const entries = reader.u16(directory, isLittle);
    for (let i = 0; i < entries; i += 1) {
      const entry = directory + 2 + i * ENTRY_BYTES;
      if (reader.u16(entry, isLittle) !== ORIENTATION_TAG) continue;
      const value = reader.u16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // Broken EXIF data say nothing.
  }
  return 1;
}

/** A JPEG segment that says the orientation and nothing else: neither place nor time nor camera. */
export const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0x00, 0x22], // APP1, 34 bytes
    ...[0x45, 0x78, 0x69, 0x66, 0x00, 0x00], // «Exif»
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08], // big endian, first directory at 8
    ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ]);

/** Where in that segment the orientation stands. */
export const ORIENTATION_OFFSET = 29;

/** Orientations that swap width and height. */
export const isTurned = (orientation: number) => orientation >= 5;
