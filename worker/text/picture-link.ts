import { picturePath } from '#contract/picture-address.ts';

/** The whole address of a picture for those who are not on our pages: search engines and feed readers. */
export const pictureLink = (picture: string, origin: string) =>
  /^https?:/.test(picture)
    ? picture
    : `${origin}/api/images/optimize/${picturePath(picture).split('/').map(encodeURIComponent).join('/')}?width=1280&format=jpeg&quality=80`;
