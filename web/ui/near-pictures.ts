import { PLACEHOLDER, pictureSources, pictureUrl } from '#content/picture-url.ts';

/** Pictures start to load when they are this near to the view. */
export const LOAD_AHEAD_PX = 200;

/** Asks for a picture, and for its tiny blurred placeholder, which is there first. Works on markup that is not alive as well. */
function load(image: HTMLImageElement): void {
  const { picture = '', widths = '' } = image.dataset;
  const { src, srcSet } = pictureSources(picture, widths.split(' ').map(Number));
  if (image.parentElement) image.parentElement.style.backgroundImage = `url("${pictureUrl(picture, PLACEHOLDER)}")`;
  image.addEventListener('load', () => image.setAttribute('data-loaded', ''), { once: true });
  image.srcset = srcSet;
  image.src = src;
}

let observer: IntersectionObserver | undefined;
const watched = new WeakSet<HTMLImageElement>();

/** Loads a lazy picture as soon as it is near. */
export function watchPicture(image: HTMLImageElement): void {
  if (watched.has(image)) return;
  watched.add(image);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        load(target as HTMLImageElement);
      }
    },
    { rootMargin: `${LOAD_AHEAD_PX}px` },
  );
  observer.observe(image);
}

/** Those of a page that came filled. */
export const watchAllPictures = () => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-picture]')) watchPicture(image);
};
