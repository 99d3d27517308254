/** Positions of a focal point that pages tell apart on either axis, 0 to 10. */
const FOCUS_STEPS = 10;
const CENTRE = '55';
const SUFFIX = /~([0-9a])([0-9a])$/;

/**
 * What content writes down to show a picture: its path and, unless it is the middle, its focal point in tenths (`cove-1f2e.jpg~3a`).
 * So every page knows how to crop it without asking, and the answers stay immutable.
 */
export function pictureAddress({ path, focalX, focalY }: { path: string; focalX: number; focalY: number }): string {
  const focus = [focalX, focalY].map((share) => Math.round(share * FOCUS_STEPS).toString(FOCUS_STEPS + 1)).join('');
  return focus === CENTRE ? path : `${path}~${focus}`;
}

export const picturePath = (address: string): string => address.replace(SUFFIX, '');

/** The focal point of an address in tenths; undefined for the middle. */
export function pictureFocus(address: string): { x: number; y: number } | undefined {
  const [, x, y] = SUFFIX.exec(address) ?? [];
  return x === undefined || y === undefined
    ? undefined
    : { x: Number.parseInt(x, FOCUS_STEPS + 1), y: Number.parseInt(y, FOCUS_STEPS + 1) };
}

/** What a page shows of a trip or place: the main picture, then its gallery, none twice, whatever its focal point. */
export function shownPictures(image: string, gallery: readonly string[] = []): string[] {
  const seen = new Set<string>();
  return [image, ...gallery].filter((address) => !seen.has(picturePath(address)) && seen.add(picturePath(address)));
}

/** An absolute address, one without its scheme, or a data URI: not a picture of the library. */
export const isElsewhere = (address: string): boolean => /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
