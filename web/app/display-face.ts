import { afterPaint } from '#ui/after-paint.ts';
import displayFace from './fonts/young-serif.woff2';
import type { SiteRouter } from './router.ts';

/** Under the name that the page gives its own, which counts only for the first frames: what is added later comes first. */
const load = async () => new FontFace('Young Serif', `url(${displayFace})`).load();
const putOn = (face: FontFace) => void document.fonts.add(face);

/** A face that does not come is not missed. */
export const putOnDisplayFace = () => void load().then(putOn, () => undefined);

/**
 * A first visit that has to wait for the display face keeps the system's serif: letters that take its place late break lines anew,
 * and all that stands below them moves. The first page that a link leads to fades in with it: fetched ahead, so that its frame waits for
 * nothing, and put on right after that, since every text is laid out once more for it.
 */
export function putOnWithNextPage(router: SiteRouter, whenIdle: (work: () => void) => void): void {
  let ready: FontFace | undefined;
  const fetchAhead = async () => {
    ready = await load();
  };
  whenIdle(() => void fetchAhead().catch(() => undefined));
  const leave = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return;
    leave();
    afterPaint(() => (ready ? putOn(ready) : putOnDisplayFace()));
  });
}
