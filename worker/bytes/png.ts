/** Eight bits per channel, red, green and blue, row by row. */
export type Pixels = { width: number; height: number; rgb: Uint8Array };
/** The same with an alpha channel. */
export type ClearPixels = { width: number; height: number; rgba: Uint8Array };

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** Bytes per pixel by PNG colour type; a palette has one. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const crcTable = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const through = async (bytes: Uint8Array, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

function chunks(bytes: Uint8Array): { type: string; data: Uint8Array }[] {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new Error('not a PNG');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = [];
  for (let at = SIGNATURE.length; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    found.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}

const paeth = (left: number, up: number, corner: number) => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};

/** Undoes the row filters in place; each row starts with the number of its filter. */
function unfilter(rows: Uint8Array, height: number, stride: number, step: number): void {
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1) + 1;
    const filter = rows[start - 1];
    const above = start - stride - 1;
    for (let x = 0; x < stride; x += 1) {
      const left = x >= step ? (rows[start + x - step] ?? 0) : 0;
      const up = y > 0 ? (rows[above + x] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[above + x - step] ?? 0) : 0;
      const guess = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : filter === 4 ? paeth(left, up, corner) : 0;
      rows[start + x] = ((rows[start + x] ?? 0) + guess) & 0xff;
    }
  }
}

/** Reads a PNG as the Images binding writes it: eight bits, not interlaced. */
export async function decodePng(bytes: Uint8Array): Promise<ClearPixels> {
  const parts = chunks(bytes);
  const header = parts.find(({ type }) => type === 'IHDR')?.data;
  if (!header) throw new Error('a PNG without header');
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height, depth, kind = -1, , , interlace] = [view.getUint32(0), view.getUint32(4), ...header.subarray(8)];
  const channels = CHANNELS[kind];
  if (!channels || depth !== 8 || interlace !== 0) throw new Error(`a PNG of an unknown kind: ${depth} bits, ${kind}`);
  const palette = parts.find(({ type }) => type === 'PLTE')?.data;
  const opacities = parts.find(({ type }) => type === 'tRNS')?.data;
  const packed = new Uint8Array(await new Blob(parts.filter(({ type }) => type === 'IDAT').map(({ data }) => data)).arrayBuffer());
  const rows = await through(packed, new DecompressionStream('deflate'));
  const stride = width * channels;
  unfilter(rows, height, stride, channels);

  const isGrey = kind === 0 || kind === 4;
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0, from = y * (stride + 1) + 1; x < width; x += 1, from += channels, to += 4) {
      const first = rows[from] ?? 0;
      for (let channel = 0; channel < 3; channel += 1)
        rgba[to + channel] = (kind === 3 ? palette?.[first * 3 + channel] : isGrey ? first : rows[from + channel]) ?? 0;
      rgba[to + 3] = (kind === 6 ? rows[from + 3] : kind === 4 ? rows[from + 1] : kind === 3 ? opacities?.[first] : 255) ?? 255;
    }
  }
  return { width, height, rgba };
}

/** Composites transparent pixels onto the ground colour. */
export function onGround({ width, height, rgba }: ClearPixels, ground: readonly [number, number, number]): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = rgba[from + channel] ?? 0;
      rgb[to + channel] = alpha === 255 ? value : Math.round((value * alpha + (ground[channel] ?? 0) * (255 - alpha)) / 255);
    }
  }
  return { width, height, rgb };
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index += 1) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** Writes a PNG without filters: it is only passed on to the Images binding. */
export async function encodePng({ width, height, rgb }: Pixels): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const stride = width * 3;
  const rows = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y += 1) rows.set(rgb.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  const packed = await through(rows, new CompressionStream('deflate'));
  const parts = [Uint8Array.from(SIGNATURE), chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', new Uint8Array())];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
