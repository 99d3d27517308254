import { refusePicture } from './refusal.ts';

/** Reads numbers and tags out of a file; where the file ends too early it is refused as damaged. */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  #need(at: number, size: number): void {
    if (at < 0 || at + size > this.length) throw refusePicture('damaged');
  }

  u8(at: number): number {
    this.#need(at, 1);
    return this.#view.getUint8(at);
  }
  u16(at: number, isLittleEndian = false): number {
    this.#need(at, 2);
    return this.#view.getUint16(at, isLittleEndian);
  }
  u24le(at: number): number {
    return this.u16(at, true) | (this.u8(at + 2) << 16);
  }
  u32(at: number, isLittleEndian = false): number {
    this.#need(at, 4);
    return this.#view.getUint32(at, isLittleEndian);
  }
  /** A number of 0 to 8 bytes, as ISO media files write sizes. */
  uint(at: number, size: number): number {
    let value = 0;
    for (let i = 0; i < size; i += 1) value = value * 256 + this.u8(at + i);
    return value;
  }
  /** Latin-1, which shows every byte as it is. */
  text(at: number, size: number): string {
    this.#need(at, size);
    return String.fromCharCode(...this.bytes.subarray(at, at + size));
  }
}
