import { picturePath } from '#contract/pictures/picture-address.ts';

/** Absolute URL of an image, for search engines and feed readers. */
export const pictureLink = (picture: string, origin: string) =>
  /^https?:/.test(picture)
    ? picture
    : `${origin}/api/images/optimize/${picturePath(picture).split('/').map(encodeURIComponent).join('/')}?width=1280&format=jpeg&quality=80`;
