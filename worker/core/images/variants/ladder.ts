/** Permitted widths of a variant. */
export const LADDER = [20, 320, 412, 480, 640, 724, 828, 1082, 1280, 1600, 1920, 2560] as const;
const SMALLEST_PX = 16;
const LARGEST_PX = 2560;

export const isSide = (px: number) => Number.isInteger(px) && px >= SMALLEST_PX && px <= LARGEST_PX;

/** The next permitted width for a requested one, in pixels. */
export const rung = (width: number): number => LADDER.find((size) => size >= width) ?? LARGEST_PX;
