/** The whole address of a picture for those who are not on our pages: search engines and feed readers. */
export const pictureAddress = (path: string, origin: string) =>
  /^https?:/.test(path)
    ? path
    : `${origin}/api/images/optimize/${path.split('/').map(encodeURIComponent).join('/')}?width=1280&format=jpeg&quality=80`;
