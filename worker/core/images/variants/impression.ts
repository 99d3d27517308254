import { toHex } from '#core/bytes/hex.ts';
import { type ClearPixels, decodePng } from '#core/bytes/png.ts';

/** Placeholder of an image until it has loaded. */
export type Impression = { dominantColor: string; preview: string };

const PREVIEW_PX = 20;
const PREVIEW_QUALITY = 30;
/** Limestone; for images without a placeholder of their own. */
export const NO_IMPRESSION: Impression = { dominantColor: '#e0cfae', preview: '' };
/** Shades of a channel that count as one colour. */
const SHADES = 16;

export const streamOf = (bytes: Uint8Array) => new Blob([bytes]).stream();

/** The most frequent colour of the image, in CSS notation. */
function dominantColor({ rgba }: ClearPixels): string {
  /** Sums of red, green and blue and their count, by shade. */
  const bins = new Map<string, [number, number, number, number]>();
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = [red, green, blue].map((value) => Math.floor(value / SHADES)).join();
    const [reds, greens, blues, count] = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, [reds + red, greens + green, blues + blue, count + 1]);
  }
  const [largest] = [...bins.values()].sort((a, b) => b[3] - a[3]);
  if (!largest) return NO_IMPRESSION.dominantColor;
  const [reds, greens, blues, count] = largest;
  return `#${toHex(Uint8Array.from([reds, greens, blues], (sum) => Math.round(sum / count)))}`;
}

/** An image that cannot be decoded here still has its preview. */
function colorOf(png: Uint8Array): string {
  try {
    return dominantColor(decodePng(png));
  } catch {
    return NO_IMPRESSION.dominantColor;
  }
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Colour and tiny preview of an image. Throws the errors of the Images binding. */
export async function impressionOf(
  images: ImagesBinding,
  bytes: Uint8Array,
  size: { width: number; height: number },
): Promise<Impression> {
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
  const webp = await images
    .input(streamOf(png))
    .output({ format: 'image/webp', quality: PREVIEW_QUALITY });
  const preview = new Uint8Array(await webp.response().arrayBuffer());
  return {
    dominantColor: colorOf(png),
    preview: `data:image/webp;base64,${base64(preview)}`,
  };
}
