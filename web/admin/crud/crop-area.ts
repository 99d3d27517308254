/** What of a picture shows in a frame: how much it is enlarged over just covering the frame, and where its middle is, as shares of 1. */
export type View = { zoom: number; x: number; y: number };
type Size = { width: number; height: number };

export const MAX_ZOOM = 4;
export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 };

/** Where `high` is below `low` by an error of rounding, `low` counts. */
const clamp = (value: number, low: number, high: number) => Math.max(Math.min(value, high), low);

/** The part of the picture that fills a frame of `ratio` (width to height), in the picture's pixels. */
export function cropArea(picture: Size, ratio: number, { zoom, x, y }: View): Size & { left: number; top: number } {
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const height = width / ratio;
  return {
    left: clamp(picture.width * x - width / 2, 0, picture.width - width),
    top: clamp(picture.height * y - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/** The same view with a middle and zoom that keep the frame filled, so that no move is lost at the edge. */
export function settle(picture: Size, ratio: number, { zoom, x, y }: View): View {
  const within = clamp(zoom, 1, MAX_ZOOM);
  const area = cropArea(picture, ratio, { zoom: within, x, y });
  return { zoom: within, x: (area.left + area.width / 2) / picture.width, y: (area.top + area.height / 2) / picture.height };
}
