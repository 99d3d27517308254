/** A transparent pixel: the picture's tint shows through, and its alternative text remains. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A failed picture shows its tint instead of the browser's broken image icon. */
function showTint(image: HTMLImageElement): void {
  if (image.dataset.failed !== undefined) return;
  image.dataset.failed = '';
  image.removeAttribute('srcset');
  image.src = NOTHING;
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== '';

/** Handles earlier and future failures: the event does not bubble, so a capturing listener is needed. */
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
      // The element may load another picture later.
      if (target instanceof HTMLImageElement && target.src !== NOTHING)
        delete target.dataset.failed;
    },
    true,
  );
  for (const image of document.images) if (hasFailed(image)) showTint(image);
}
