/** Widths and heights a picture can have; a wish is snapped up to the next rung, so that variants are finite. */
export const LADDER = [20, 320, 412, 480, 640, 724, 828, 1082, 1280, 1600, 1920, 2560] as const;
const SMALLEST_PX = 16;
const LARGEST_PX = 2560;

/** The rung for a wished size in pixels; undefined when the wish is out of range. */
export function rung(wish: number): number | undefined {
  if (!Number.isInteger(wish) || wish < SMALLEST_PX || wish > LARGEST_PX) return undefined;
  return LADDER.find((size) => size >= wish);
}
