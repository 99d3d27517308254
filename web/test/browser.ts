import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Watcher = { callback: IntersectionObserverCallback; margin: string; elements: Set<Element> };
const watchers = new Set<Watcher>();

class FakeIntersectionObserver {
  readonly #watcher: Watcher;
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#watcher = { callback, margin: options.rootMargin ?? '0px', elements: new Set() };
    watchers.add(this.#watcher);
  }
  observe(element: Element) {
    // One may outlive the test in which it was made.
    watchers.add(this.#watcher);
    this.#watcher.elements.add(element);
  }
  unobserve(element: Element) {
    this.#watcher.elements.delete(element);
  }
  disconnect() {
    watchers.delete(this.#watcher);
  }
}

/** Whatever is watched with at least `distance` px of margin around the view hears that it came this near. */
export function scrollWithin(distance: number): void {
  act(() => {
    for (const { callback, margin, elements } of [...watchers]) {
      if (Number.parseInt(margin, 10) < distance) continue;
      callback(
        [...elements].map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry),
        {} as IntersectionObserver,
      );
    }
  });
}

/** What jsdom lacks and the site uses. `queries` are the media queries that match. */
export function stubBrowser(queries: readonly string[] = []): void {
  for (const { elements } of watchers) elements.clear();
  watchers.clear();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: queries.includes(media),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', vi.fn());
  // jsdom does not know <search>; React would log it as an unknown tag.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
}

export function hideTab(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Lets the fake clock run on, and React with it. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export function setCookie(name: string, value: string, maxAgeSeconds = 3600): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}`;
}
