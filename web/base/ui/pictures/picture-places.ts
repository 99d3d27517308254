import { pictureSources } from './picture-url.ts';

/** A picture in several widths, in ascending order, for a place of some size. */
export type PictureInPlace = { path: string; widths: readonly number[]; sizes: string };

/** Requests pictures of a page before it is drawn, each in the width that its place will ask for. */
export function prefetchPictures(pictures: readonly PictureInPlace[]): void {
  if (typeof Image === 'undefined') return;
  for (const { path, widths, sizes } of pictures)
    Object.assign(new Image(), { sizes, srcset: pictureSources(path, widths).srcSet });
}

const THUMBNAILS = 4;
const LARGE_WIDTHS = [412, 640, 828, 1082, 1280, 1600] as const;
const THUMBNAIL_WIDTHS = [320, 480, 640] as const;

/** On a phone pictures are side by side (`card-rail`). */
const IN_RAIL = '20rem';

/** A gallery's pictures in the page: a large one, and thumbnails next to it. */
export function galleryPlaces(pictures: readonly string[]): PictureInPlace[] {
  const thumbnails = Math.min(THUMBNAILS, pictures.length - 1);
  return pictures.slice(0, 1 + THUMBNAILS).map((path, place) =>
    place === 0
      ? {
          path,
          widths: LARGE_WIDTHS,
          sizes:
            thumbnails > 0
              ? `(min-width: 1024px) 40rem, ${IN_RAIL}`
              : '(min-width: 1280px) 75rem, 100vw',
        }
      : {
          path,
          widths: THUMBNAIL_WIDTHS,
          sizes: `(min-width: 1024px) 20rem, ${IN_RAIL}`,
        },
  );
}
