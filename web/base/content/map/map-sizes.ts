/**
 * Ranges of the map's width in CSS pixels. Labels keep their size while the map grows, so each range has a placement of its own, of which
 * a container query shows one: the server does not know the width.
 */
export const MAP_SIZES = [
  { name: 's', fromPx: 270, toPx: 512, fontPx: 12 },
  { name: 'm', fromPx: 512, toPx: 768, fontPx: 12 },
  { name: 'l', fromPx: 768, toPx: 1100, fontPx: 13 },
] as const;

export type MapSize = (typeof MAP_SIZES)[number];

/** Shows an element at one size of the map; the container is the map's frame. */
export const SHOWN_AT: Record<MapSize['name'], string> = {
  s: '@min-[512px]:hidden',
  m: 'hidden @min-[512px]:inline @min-[768px]:hidden',
  l: 'hidden @min-[768px]:inline',
};

/** The same for several sizes, from the smallest on. */
const SHOWN_AT_SEVERAL: Readonly<Record<string, string | undefined>> = {
  ...SHOWN_AT,
  sm: '@min-[768px]:hidden',
  sl: '@min-[512px]:hidden @min-[768px]:inline',
  ml: 'hidden @min-[512px]:inline',
};
export const shownAt = (sizes: readonly MapSize['name'][]) => SHOWN_AT_SEVERAL[sizes.join('')];
