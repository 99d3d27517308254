import { useMatches } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { pageLeaving } from '#base/i18n/page-language.tsx';
import { afterPaint } from '#base/state/after-paint.ts';
import { PartElement } from '#base/ui/parts/part-frame.tsx';

/** A new page scrolls to the top from this offset. */
const NEAR_TOP_PX = 100;

/** The page's content: a new route receives focus and fades in; a change of language first fades out, shifted up 10 px. */
export function PageTransition({ children }: { children: ReactNode }) {
  const isLeaving = pageLeaving.useValue();
  // Rendered matches change in the commit of the new page, before the router scrolls.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // Afterwards: focus would lay out the new page within the tap.
    void afterPaint().then(() => main.current?.focus({ preventScroll: true }));
    // Shows the heading at once; the router scrolls the remaining distance, or restores the scroll position.
    window.scrollTo({ top: Math.min(window.scrollY, NEAR_TOP_PX), behavior: 'instant' });
    main.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], {
      duration: 300,
      easing: 'ease-out',
    });
  }, [path]);
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      data-hydrates-late
      className={`isolate transition duration-300 outline-none ${isLeaving ? '-translate-y-2.5 opacity-0' : ''}`}
    >
      <PartElement value={main}>{children}</PartElement>
    </main>
  );
}
