import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '#base/state/after-paint.ts';

/** Whether the page is opened at its top. Otherwise it needs its height at once, to return to a position or to find a fragment. */
let isOpenedAtTop = false;

/** Called with each change of the address, before the page is drawn. */
export const noteArrival = (isAtTop: boolean): void => {
  isOpenedAtTop = isAtTop;
};

const never = () => () => {};

/**
 * What stands below the first screen of a page. The server's markup has it. After a tap on a link it is drawn in a transition, once the page's
 * heading and first screen have been painted; until then its height keeps the footer off the screen.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isThere = useSyncExternalStore(
    never,
    () => !isOpenedAtTop,
    () => true,
  );
  const [isDrawn, setDrawn] = useState(isThere);
  useEffect(() => {
    if (isDrawn) return;
    let isLeft = false;
    void afterPaint().then(() => {
      if (!isLeft) startTransition(() => setDrawn(true));
    });
    return () => {
      isLeft = true;
    };
  }, [isDrawn]);
  return (
    <div className={isDrawn ? 'below-fold' : 'below-fold min-h-dvh'}>
      {isDrawn ? children : null}
    </div>
  );
}
