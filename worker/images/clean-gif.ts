import { ByteReader } from './byte-reader.ts';
import { checkHidden, checkTail } from './hidden-content.ts';
import { type CleanPicture, Compactor, checkPixels } from './picture-file.ts';
import { refusePicture } from './refusal.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;
const END = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Extensions that say how often an animation runs. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** A GIF without comments, plain texts and foreign extensions (XMP stands in one). */
export function cleanGif(bytes: Uint8Array): CleanPicture {
  const reader = new ByteReader(bytes);
  const width = reader.u16(6, true);
  const height = reader.u16(8, true);
  checkPixels(width, height);
  const kept = new Compactor(bytes);
  const start = 13 + tableBytes(reader.u8(10));
  kept.keep(0, start);
  /** Where the chain of blocks that starts at `at` ends. */
  const endOfBlocks = (at: number): number => {
    for (let block = at; ; ) {
      const length = reader.u8(block);
      block += 1 + length;
      if (length === 0) return block;
    }
  };
  let frames = 0;
  for (let at = start; ; ) {
    const kind = reader.u8(at);
    if (kind === END) {
      if (frames === 0) throw refusePicture('damaged');
      kept.keep(at, at + 1);
      checkTail(bytes.subarray(at + 1));
      return { contentType: 'image/gif', width, height, orientation: 1, bytes: kept.result };
    }
    if (kind === FRAME) {
      frames += 1;
      checkPixels(width, height, frames);
      checkPixels(reader.u16(at + 5, true), reader.u16(at + 7, true));
      const end = endOfBlocks(at + 10 + tableBytes(reader.u8(at + 9)) + 1);
      kept.keep(at, end);
      at = end;
    } else if (kind === EXTENSION) {
      const label = reader.u8(at + 1);
      const end = endOfBlocks(at + 2);
      const isLoop = label === APPLICATION && LOOPS.includes(reader.text(at + 3, 11));
      if (label === GRAPHIC_CONTROL || isLoop) kept.keep(at, end);
      else if (label !== APPLICATION) checkHidden(bytes.subarray(at + 2, end));
      at = end;
    } else throw refusePicture('damaged');
  }
}
