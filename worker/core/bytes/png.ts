import { convertIndexedToRgb, decode, encode } from 'fast-png';

/** Eight bits per channel, red, green and blue, row by row. */
export type Pixels = { width: number; height: number; rgb: Uint8Array };
/** The same with an alpha channel. */
export type ClearPixels = { width: number; height: number; rgba: Uint8Array };

/** Reads a PNG as the Images binding writes it: eight bits per channel. */
export function decodePng(bytes: Uint8Array): ClearPixels {
  const png = decode(bytes);
  if (png.data instanceof Uint16Array || (png.depth !== 8 && !png.palette))
    throw new Error(`a PNG of an unknown kind: ${png.depth} bits, ${png.channels} channels`);
  const { width, height } = png;
  const data = png.palette ? convertIndexedToRgb(png) : png.data;
  const channels = data.length / (width * height);
  const isGrey = channels < 3;
  const hasAlpha = channels % 2 === 0;
  const rgba = new Uint8Array(width * height * 4);
  for (let from = 0, to = 0; to < rgba.length; from += channels, to += 4) {
    for (let channel = 0; channel < 3; channel += 1)
      rgba[to + channel] = data[isGrey ? from : from + channel] ?? 0;
    rgba[to + 3] = hasAlpha ? (data[from + channels - 1] ?? 255) : 255;
  }
  return { width, height, rgba };
}

/** Composites transparent pixels onto the ground colour. */
export function onGround(
  { width, height, rgba }: ClearPixels,
  ground: readonly [number, number, number],
): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = rgba[from + channel] ?? 0;
      rgb[to + channel] =
        alpha === 255
          ? value
          : Math.round((value * alpha + (ground[channel] ?? 0) * (255 - alpha)) / 255);
    }
  }
  return { width, height, rgb };
}

/** Writes a PNG, compressed fast: it is only passed on to the Images binding. */
export const encodePng = ({ width, height, rgb }: Pixels): Uint8Array =>
  encode({ width, height, data: rgb, channels: 3, depth: 8 }, { zlib: { level: 1 } });

/** The same with an alpha channel, compressed well: it is stored and sent as it is. */
export const encodeClearPng = ({ width, height, rgba }: ClearPixels): Uint8Array =>
  encode({ width, height, data: rgba, channels: 4, depth: 8 }, { zlib: { level: 9 } });
