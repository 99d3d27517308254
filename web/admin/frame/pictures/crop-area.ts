/** The visible part of a picture in a frame: the zoom over just covering the frame, and the centre as fractions of 1. */
export type View = { zoom: number; x: number; y: number };
type Size = { width: number; height: number };

export const MAX_ZOOM = 4;
export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 };

/** `low` wins where rounding makes `high` smaller than `low`. */
const clamp = (value: number, low: number, high: number) => Math.max(Math.min(value, high), low);

/** The part of the picture, in its pixels, that fills a frame of `ratio` (width to height). */
export function cropArea(
  picture: Size,
  ratio: number,
  { zoom, x, y }: View,
): Size & { left: number; top: number } {
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const height = width / ratio;
  return {
    left: clamp(picture.width * x - width / 2, 0, picture.width - width),
    top: clamp(picture.height * y - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/** Clamps the centre and zoom so that the frame stays filled; otherwise a drag past the edge would accumulate. */
export function settle(picture: Size, ratio: number, { zoom, x, y }: View): View {
  const within = clamp(zoom, 1, MAX_ZOOM);
  const area = cropArea(picture, ratio, { zoom: within, x, y });
  return {
    zoom: within,
    x: (area.left + area.width / 2) / picture.width,
    y: (area.top + area.height / 2) / picture.height,
  };
}
