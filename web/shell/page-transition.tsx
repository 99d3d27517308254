import { useMatches } from '@tanstack/react-router';
import { Component, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { isTurnedTo } from '#ui/page-turns.ts';

/** From here the new page is scrolled to its top: its heading can be read already. */
const NEAR_TOP_PX = 100;

const isNothingFocused = () => document.activeElement === document.body;

type FocusProps = { path: string; main: RefObject<HTMLElement | null> };

/**
 * A new route takes the focus, so that a screen reader starts there: after the frame, when nothing had it, as after a touch. The link that
 * was opened by key gives it over before the old page is taken out: a browser that removes what has the focus lays the page out first, half
 * empty as it is. From what stays, such as the header, it is moved once the page is there.
 */
class RouteFocus extends Component<FocusProps> {
  #move = () => this.props.main.current?.focus({ preventScroll: true });
  override getSnapshotBeforeUpdate({ path }: FocusProps) {
    const { main, path: next } = this.props;
    const focused = document.activeElement;
    if (path !== next && main.current?.contains(focused)) this.#move();
    return null;
  }
  override componentDidUpdate({ path }: FocusProps) {
    if (path === this.props.path || document.activeElement === this.props.main.current) return;
    if (isNothingFocused()) afterPaint(() => isNothingFocused() && this.#move());
    else this.#move();
  }
  override render() {
    return null;
  }
}

/**
 * The page's content: fades in on every route; on a change of language it first fades out, shifted up 10 px. It is isolated, so that what
 * opens above it does not have it painted anew. A page that was turned to shows near its top at once, instead of what lies as far down as
 * one was on the page before; the rest of the way the router scrolls (`web/app/scrolling.ts`).
 */
export function PageTransition({ isLeaving, children }: { isLeaving: boolean; children: ReactNode }) {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (isTurnedTo()) scrollTo({ top: Math.min(scrollY, NEAR_TOP_PX), behavior: 'instant' });
    main.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' });
  }, [path]);
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      className={`isolate transition duration-300 outline-none ${isLeaving ? '-translate-y-2.5 opacity-0' : ''}`}
    >
      <RouteFocus path={path} main={main} />
      {children}
    </main>
  );
}
