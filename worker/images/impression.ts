import { type Pixel, pngPixels } from './png-pixels.ts';

/** What stands for a picture until it is there. */
export type Impression = { dominantColor: string; preview: string };

const PREVIEW_PX = 20;
const PREVIEW_QUALITY = 30;
/** Limestone; for pictures of which no impression could be made. */
export const NO_IMPRESSION: Impression = { dominantColor: '#e0cfae', preview: '' };
/** Shades of a channel that count as one colour. */
const SHADES = 16;

export const streamOf = (bytes: Uint8Array) => new Blob([bytes]).stream();

/** The colour that most of the picture has, as CSS writes it. */
export function dominantColor(pixels: readonly Pixel[]): string {
  const bins = new Map<string, Pixel[]>();
  for (const pixel of pixels) {
    if (pixel.alpha < 128) continue;
    const key = [pixel.red, pixel.green, pixel.blue].map((value) => Math.floor(value / SHADES)).join();
    bins.set(key, [...(bins.get(key) ?? []), pixel]);
  }
  const [largest] = [...bins.values()].sort((a, b) => b.length - a.length);
  if (!largest) return NO_IMPRESSION.dominantColor;
  const mean = (channel: 'red' | 'green' | 'blue') =>
    Math.round(largest.reduce((sum, pixel) => sum + pixel[channel], 0) / largest.length)
      .toString(16)
      .padStart(2, '0');
  return `#${mean('red')}${mean('green')}${mean('blue')}`;
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Colour and tiny preview of a picture. Throws what the Images binding throws. */
export async function impressionOf(images: ImagesBinding, bytes: Uint8Array, size: { width: number; height: number }): Promise<Impression> {
  const scale = Math.min(1, PREVIEW_PX / size.width);
  const target = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.min(PREVIEW_PX * 4, Math.round(size.height * scale))),
  };
  const small = await images
    .input(streamOf(bytes))
    .transform({ ...target, fit: 'squeeze' })
    .output({ format: 'image/png' });
  const png = new Uint8Array(await small.response().arrayBuffer());
  const webp = await images.input(streamOf(png)).output({ format: 'image/webp', quality: PREVIEW_QUALITY });
  const preview = new Uint8Array(await webp.response().arrayBuffer());
  const pixels = await pngPixels(png);
  return {
    dominantColor: pixels ? dominantColor(pixels) : NO_IMPRESSION.dominantColor,
    preview: `data:image/webp;base64,${base64(preview)}`,
  };
}
