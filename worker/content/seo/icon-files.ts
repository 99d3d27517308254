import type { ClearPixels } from '#core/bytes/png.ts';
import { encodeClearPng } from '#core/bytes/png.ts';

/** `margin`: share of the side that stays free at each edge. Phones show no transparency, and cut maskable icons into shapes. */
export type Icon = { size: number; margin: number; isFilled: boolean; type: string };

const PNG = 'image/png';
/** The icons of the static build (`web/public`), which a brand replaces at the same addresses. */
export const ICONS: Readonly<Record<string, Icon>> = {
  '/favicon.svg': { size: 128, margin: 0, isFilled: false, type: 'image/svg+xml' },
  '/favicon.ico': { size: 32, margin: 0, isFilled: false, type: 'image/x-icon' },
  '/apple-touch-icon.png': { size: 180, margin: 0, isFilled: true, type: PNG },
  '/icon-192.png': { size: 192, margin: 0, isFilled: false, type: PNG },
  '/icon-512.png': { size: 512, margin: 0, isFilled: false, type: PNG },
  '/icon-maskable-512.png': { size: 512, margin: 0.1, isFilled: true, type: PNG },
};

/** The side of the square that the picture fills. */
export const innerSize = ({ size, margin }: Icon) => Math.round(size * (1 - 2 * margin));

const WHITE = [255, 255, 255] as const;
const OPAQUE = 250;

/** Of the picture's corner, so that no edge shows; white for a transparent one. */
function groundOf({ rgba }: ClearPixels): readonly [number, number, number] {
  const [red = 255, green = 255, blue = 255, alpha = 0] = rgba;
  return alpha >= OPAQUE ? [red, green, blue] : WHITE;
}

/** The picture in the middle of a square; nothing of it is cut off. */
export function squared(picture: ClearPixels, { size, isFilled }: Icon): ClearPixels {
  const rgba = new Uint8Array(size * size * 4);
  const ground = groundOf(picture);
  if (isFilled) for (let at = 0; at < rgba.length; at += 4) rgba.set([...ground, 255], at);
  const [left, top] = [
    Math.floor((size - picture.width) / 2),
    Math.floor((size - picture.height) / 2),
  ];
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1) {
      const from = (y * picture.width + x) * 4;
      const to = ((y + top) * size + x + left) * 4;
      const alpha = picture.rgba[from + 3] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = picture.rgba[from + channel] ?? 0;
        const below = ground[channel] ?? 0;
        rgba[to + channel] = isFilled
          ? Math.round((value * alpha + below * (255 - alpha)) / 255)
          : value;
      }
      if (!isFilled) rgba[to + 3] = alpha;
    }
  return { width: size, height: size, rgba };
}

/** A file of one icon, which holds a PNG: six bytes of header, and sixteen of its directory. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(22 + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  file.set([size, size, 0, 0], 6);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, 22, true);
  file.set(png, 22);
  return file;
}

const svgOf = (png: Uint8Array, size: number) => {
  const data = btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''));
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${data}"/></svg>`,
  );
};

/** The icon's file from the picture, which was scaled to fit. */
export function iconFile(picture: ClearPixels, icon: Icon): Uint8Array {
  const png = encodeClearPng(squared(picture, icon));
  if (icon.type === PNG) return png;
  return icon.type === 'image/x-icon' ? icoOf(png, icon.size) : svgOf(png, icon.size);
}
