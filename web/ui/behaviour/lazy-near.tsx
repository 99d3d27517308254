import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { HydrationMark } from './hydration-mark.tsx';

/** Distance from the viewport at which a part's script is loaded (an IntersectionObserver root margin). */
const MARGIN = '200px 0px';

/** Resolves once the element comes near the screen; at once without such an element, and on the server. */
function nearby(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
  });
}

/**
 * A part of a page that the server renders and the browser hydrates once it comes near the screen; after client navigation its script is
 * loaded at once. Until then links work as HTML, and a click on a button is repeated after hydration (`late-start.ts`). `id` is that of the
 * element around it.
 */
export function lazyNear<P extends object>(id: string, load: () => Promise<{ default: ComponentType<P> }>) {
  const Hydrated = lazy(() => nearby(id).then(load));
  const Navigated = lazy(load);
  let wasShown = false;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, as `lazy` is.
  return memo(function Near(props: P) {
    const part = useRef<HTMLDivElement>(null);
    // Decided once: a part that changes before it is hydrated would lose its markup.
    const [Part] = useState(() => (wasShown || (typeof document !== 'undefined' && !document.getElementById(id)) ? Navigated : Hydrated));
    useEffect(() => {
      wasShown = true;
    }, []);
    return (
      <div ref={part} id={id} data-hydrates-near>
        <Suspense>
          <Part {...props} />
          <HydrationMark part={part} />
        </Suspense>
      </div>
    );
  });
}
