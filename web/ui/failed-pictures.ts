/** One pixel that is nothing: in its place the picture's own colour shows, and its text still tells what was meant. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A picture that cannot be had shows its tint, never a browser's broken mark. */
function showTint(image: HTMLImageElement): void {
  if (image.dataset.failed !== undefined) return;
  image.dataset.failed = '';
  image.removeAttribute('srcset');
  image.src = NOTHING;
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) => complete && naturalWidth === 0 && currentSrc !== '';

/** Those that failed before, and all that will: the event does not bubble, so it is caught on its way down. */
export function tintFailedPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) showTint(target);
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      // Another picture in the same place may come.
      if (target instanceof HTMLImageElement && target.src !== NOTHING) delete target.dataset.failed;
    },
    true,
  );
  for (const image of document.images) if (hasFailed(image)) showTint(image);
}
