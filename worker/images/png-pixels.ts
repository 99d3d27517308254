import { ByteReader } from './byte-reader.ts';

/** Bytes a pixel by PNG's colour type, eight bits a channel; a palette has one. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export type Pixel = { red: number; green: number; blue: number; alpha: number };

async function inflate(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const stream = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [number, number, number];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** Undoes what PNG does to each line so that it packs better; in place, lines start with the number of the filter. */
function unfilter(data: Uint8Array, lineBytes: number, channels: number): void {
  for (let line = 0; line < data.length; line += lineBytes + 1) {
    const filter = data[line] ?? 0;
    for (let i = 0; i < lineBytes; i += 1) {
      const at = line + 1 + i;
      const left = i < channels ? 0 : (data[at - channels] ?? 0);
      const above = line === 0 ? 0 : (data[at - lineBytes - 1] ?? 0);
      const corner = line === 0 || i < channels ? 0 : (data[at - lineBytes - 1 - channels] ?? 0);
      const add = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      data[at] = (data[at] ?? 0) + add;
    }
  }
}

/** The pixels of a small PNG as an encoder of our own time writes it (eight bits, no interlace); undefined for others. */
export async function pngPixels(bytes: Uint8Array): Promise<Pixel[] | undefined> {
  const reader = new ByteReader(bytes);
  const [width, height] = [reader.u32(16), reader.u32(20)];
  const [depth, type, interlace] = [reader.u8(24), reader.u8(25), reader.u8(28)];
  const channels = CHANNELS[type];
  if (depth !== 8 || interlace !== 0 || !channels || width * height > 4096) return undefined;
  const parts: Uint8Array[] = [];
  let palette: Uint8Array = new Uint8Array();
  for (let at = 8; at < bytes.length; at += reader.u32(at) + 12) {
    const content = bytes.subarray(at + 8, at + 8 + reader.u32(at));
    const name = reader.text(at + 4, 4);
    if (name === 'IDAT') parts.push(content);
    if (name === 'PLTE') palette = content;
  }
  const data = await inflate(parts);
  const lineBytes = width * channels;
  unfilter(data, lineBytes, channels);
  return Array.from({ length: width * height }, (_, index) => {
    const at = Math.floor(index / width) * (lineBytes + 1) + 1 + (index % width) * channels;
    const value = (channel: number) => data[at + channel] ?? 0;
    if (type === 3) {
      const entry = value(0) * 3;
      return { red: palette[entry] ?? 0, green: palette[entry + 1] ?? 0, blue: palette[entry + 2] ?? 0, alpha: 255 };
    }
    const isGrey = channels < 3;
    return {
      red: value(0),
      green: value(isGrey ? 0 : 1),
      blue: value(isGrey ? 0 : 2),
      alpha: channels % 2 === 0 ? value(channels - 1) : 255,
    };
  });
}
