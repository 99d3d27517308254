/** Positions of a focal point per axis, 0 to 10. */
const FOCUS_STEPS = 10;
const CENTRE = '55';
const SUFFIX = /~([0-9a])([0-9a])$/;

/**
 * Reference to an image in content: its path and, unless centred, its focal point in tenths (`cove-1f2e.jpg~3a`). Pages can crop without
 * another request, and responses stay immutable.
 */
export function pictureAddress({
  path,
  focalX,
  focalY,
}: {
  path: string;
  focalX: number;
  focalY: number;
}): string {
  const focus = [focalX, focalY]
    .map((share) => Math.round(share * FOCUS_STEPS).toString(FOCUS_STEPS + 1))
    .join('');
  return focus === CENTRE ? path : `${path}~${focus}`;
}

export const picturePath = (address: string): string => address.replace(SUFFIX, '');

/** The focal point of an image reference in tenths; undefined for the centre. */
export function pictureFocus(address: string): { x: number; y: number } | undefined {
  const [, x, y] = SUFFIX.exec(address) ?? [];
  return x === undefined || y === undefined
    ? undefined
    : { x: Number.parseInt(x, FOCUS_STEPS + 1), y: Number.parseInt(y, FOCUS_STEPS + 1) };
}

/** Images on the page of a trip or place: the main image, then its gallery, without duplicates, whatever the focal point. */
export function shownPictures(image: string, gallery: readonly string[] = []): string[] {
  const seen = new Set<string>();
  return [image, ...gallery].filter(
    (address) => !seen.has(picturePath(address)) && seen.add(picturePath(address)),
  );
}

/** An absolute URL, a protocol-relative one, or a data URI: not an image of the library. */
export const isOffSite = (address: string): boolean =>
  /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
