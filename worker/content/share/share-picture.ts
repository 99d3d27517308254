import { type BrandChoice, brandColours } from '#contract/pages/brand-colours.ts';
import type { Pixels } from '#core/bytes/png.ts';
import { Coverage } from './coverage.ts';
import { breakLines, cutToWidth, drawText, textWidth } from './lettering.ts';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

type Colour = readonly [number, number, number];
/** `ground` is the background of the text. */
export type SharePalette = { ground: Colour; sea: Colour; accent: Colour };
const OWN: SharePalette = { ground: [9, 33, 51], sea: [23, 92, 110], accent: [246, 198, 103] };
const TITLE: Colour = [255, 255, 255];

const MARGIN = 64;
const WIDTH = SHARE_WIDTH - 2 * MARGIN;
const LINE_HEIGHT = 1.14;
const BRAND_SIZE = 34;
/** The first size with few enough lines for the title is used. */
const SIZES = [
  { size: 76, lines: 2 },
  { size: 64, lines: 2 },
  { size: 56, lines: 3 },
  { size: 48, lines: 3 },
];

const colourOf = (hex = '#000000'): Colour => {
  const code = Number.parseInt(hex.slice(1), 16);
  return [(code >> 16) & 255, (code >> 8) & 255, code & 255];
};

/** The colours of a brand; the site's own without any. */
export function paletteOf(chosen: BrandChoice | undefined): SharePalette {
  if (!chosen) return OWN;
  const colours = brandColours(chosen);
  return {
    ground: chosen.primary ? colourOf(colours['deep-950']) : OWN.ground,
    sea: chosen.primary ? colourOf(colours['sea-700']) : OWN.sea,
    accent: chosen.accent ? colourOf(colours.sun) : OWN.accent,
  };
}

/** Part of a larger image, as near to `focus` (0 to 1) as its edges permit. */
export function crop({ width, rgb, height }: Pixels, focus: { x: number; y: number }): Pixels {
  const offset = (length: number, wanted: number, at: number) =>
    Math.round(Math.min(Math.max(at * length - wanted / 2, 0), Math.max(0, length - wanted)));
  const [left, top] = [offset(width, SHARE_WIDTH, focus.x), offset(height, SHARE_HEIGHT, focus.y)];
  const part = new Uint8Array(SHARE_WIDTH * SHARE_HEIGHT * 3);
  for (let y = 0; y < SHARE_HEIGHT; y += 1) {
    const from = ((y + top) * width + left) * 3;
    part.set(rgb.subarray(from, from + SHARE_WIDTH * 3), y * SHARE_WIDTH * 3);
  }
  return { width: SHARE_WIDTH, height: SHARE_HEIGHT, rgb: part };
}

const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

function paint(rgb: Uint8Array, pixel: number, colour: Colour, share: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const index = pixel * 3 + channel;
    rgb[index] = mix(rgb[index] ?? 0, colour[channel] ?? 0, share);
  }
}

/** Background for a page without an image. */
export function plainGround({ sea, ground }: SharePalette = OWN): Pixels {
  const rgb = new Uint8Array(SHARE_WIDTH * SHARE_HEIGHT * 3);
  for (let pixel = 0; pixel < SHARE_WIDTH * SHARE_HEIGHT; pixel += 1) {
    const share =
      ((pixel % SHARE_WIDTH) / SHARE_WIDTH + Math.floor(pixel / SHARE_WIDTH) / SHARE_HEIGHT) / 2;
    for (let channel = 0; channel < 3; channel += 1)
      rgb[pixel * 3 + channel] = mix(sea[channel] ?? 0, ground[channel] ?? 0, share);
  }
  return { width: SHARE_WIDTH, height: SHARE_HEIGHT, rgb };
}

/** Darkens the image gradually towards the bottom, so that white text is readable on any image. */
function shade(rgb: Uint8Array, from: number, ground: Colour): void {
  for (let y = Math.max(0, from); y < SHARE_HEIGHT; y += 1) {
    const depth = Math.min(1, (y - from) / 220);
    const share = 0.86 * depth * depth * (3 - 2 * depth);
    for (let x = 0; x < SHARE_WIDTH; x += 1) paint(rgb, y * SHARE_WIDTH + x, ground, share);
  }
}

function titleLines(title: string): { size: number; lines: string[] } {
  for (const { size, lines } of SIZES) {
    const broken = breakLines(title, size, WIDTH);
    if (broken.length <= lines) return { size, lines: broken };
  }
  const { size, lines } = SIZES[SIZES.length - 1] ?? { size: 48, lines: 3 };
  const broken = breakLines(title, size, WIDTH);
  return {
    size,
    lines: [
      ...broken.slice(0, lines - 1),
      cutToWidth(broken.slice(lines - 1).join(' '), size, WIDTH),
    ],
  };
}

function write(rgb: Uint8Array, colour: Colour, draw: (coverage: Coverage) => void): void {
  const coverage = new Coverage(SHARE_WIDTH, SHARE_HEIGHT);
  draw(coverage);
  coverage.eachCovered((pixel, cover) => paint(rgb, pixel, colour, cover));
}

/** Draws the page's name and the site's name onto the image, in place. */
export function letter(
  { rgb }: Pixels,
  name: string,
  siteName: string,
  { ground, accent }: SharePalette = OWN,
): void {
  const { size, lines } = titleLines(name);
  const brand = SHARE_HEIGHT - MARGIN;
  const last = brand - BRAND_SIZE - 30;
  const first = last - (lines.length - 1) * size * LINE_HEIGHT;
  shade(rgb, Math.round(first - size - 150), ground);
  write(rgb, TITLE, (coverage) => {
    for (const [index, line] of lines.entries())
      drawText(coverage, line, MARGIN, first + index * size * LINE_HEIGHT, size);
  });
  const shown = cutToWidth(siteName, BRAND_SIZE, WIDTH - 80);
  write(rgb, accent, (coverage) => {
    drawText(coverage, shown, MARGIN, brand, BRAND_SIZE);
    const [left, top] = [MARGIN + textWidth(shown, BRAND_SIZE) + 20, brand - BRAND_SIZE * 0.36];
    for (const [x, y, toX, toY] of [
      [left, top, left + 56, top],
      [left + 56, top, left + 56, top + 4],
      [left + 56, top + 4, left, top + 4],
      [left, top + 4, left, top],
    ] as const)
      coverage.line(x, y, toX, toY);
  });
}
