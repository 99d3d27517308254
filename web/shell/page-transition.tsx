import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The page's content: fades in on every route; on a change of language it first fades out, shifted up 10 px.
 * A new route takes the focus, so that a screen reader starts there; the router scrolls to the top (`web/app/scrolling.ts`).
 */
export function PageTransition({ isLeaving, children }: { isLeaving: boolean; children: ReactNode }) {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
    main.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' });
  }, [path]);
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      className={`transition duration-300 outline-none ${isLeaving ? '-translate-y-2.5 opacity-0' : ''}`}
    >
      {children}
    </main>
  );
}
