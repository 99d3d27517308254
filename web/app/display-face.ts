import { afterPaint } from '#ui/after-paint.ts';
import displayFace from './fonts/young-serif.woff2';
import type { SiteRouter } from './router.ts';

/** Under a name of its own: what the page itself names counts only for its first frames. */
async function putOn(): Promise<void> {
  const face = new FontFace('Young Serif Late', `url(${displayFace})`);
  document.fonts.add(await face.load());
}

/** A face that does not come is not missed. */
export const putOnDisplayFace = () => void putOn().catch(() => undefined);

/**
 * A first visit that has to wait for the display face keeps the system's serif: letters that take its place late break lines anew,
 * and all that stands below them moves. The first page that a link leads to fades in with it.
 */
export function putOnWithNextPage(router: SiteRouter): void {
  const leave = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return;
    leave();
    afterPaint(putOnDisplayFace);
  });
}
