import sharp from 'sharp';

/** WCAG's minimum for text of normal size. */
export const NEEDED = 4.5;

const channel = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Contrast of white on the brightest spot behind it; spots of 4 pixels, since a single pixel hides no letter. */
export async function contrastOfWhite(behind: Buffer): Promise<number> {
  const { width = 4, height = 4 } = await sharp(behind).metadata();
  const spots = {
    width: Math.max(1, Math.floor(width / 4)),
    height: Math.max(1, Math.floor(height / 4)),
    fit: 'fill',
  } as const;
  const pixels = await sharp(behind).removeAlpha().resize(spots).raw().toBuffer();
  let brightest = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    brightest = Math.max(
      brightest,
      0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue),
    );
  }
  return 1.05 / (brightest + 0.05);
}
