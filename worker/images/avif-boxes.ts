import type { ByteReader } from './byte-reader.ts';
import { refusePicture } from './refusal.ts';

/** A box of an ISO media file: its content stands from `data` to `end`. */
export type Box = { type: string; data: number; end: number };

/** Largest number of boxes in one place; more is no picture. */
const MAX_BOXES = 2000;

/** The boxes that stand from `from` to `to`, which they must fill. */
export function boxes(reader: ByteReader, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at < to; ) {
    const short = reader.u32(at);
    const type = reader.text(at + 4, 4);
    const header = short === 1 ? 16 : 8;
    const size = short === 1 ? reader.uint(at + 8, 8) : short === 0 ? to - at : short;
    if (size < header || at + size > to || found.length >= MAX_BOXES) throw refusePicture('damaged');
    found.push({ type, data: at + header, end: at + size });
    at += size;
  }
  return found;
}

/** Content of a box that starts with version and flags. */
export const fullBox = (reader: ByteReader, { data }: Box) => ({ version: reader.u8(data), flags: reader.u24le(data + 1), data: data + 4 });
