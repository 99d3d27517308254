import { type RefObject, useEffect, useState } from 'react';

/** A pixel of rounding does not count as more to see. */
const hidden = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});

/** On which sides of a scrolling element there is more; unknown until it is measured, for which `look` is called when it scrolls. */
export function useHiddenSides(area: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState<{ before: boolean; after: boolean }>();
  const look = () => {
    if (!area.current) return;
    const next = hidden(area.current);
    setMore((now) => (now?.before === next.before && now.after === next.after ? now : next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads the element alone.
  useEffect(() => {
    const { current: element } = area;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { more, look, isFitting: more !== undefined && !more.before && !more.after };
}
