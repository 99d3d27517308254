import { act } from '@testing-library/react';
import { vi } from 'vitest';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** APIs that jsdom lacks and the site uses. `queries` are the matching media queries. */
export function stubBrowser(queries: readonly string[] = []): void {
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: queries.includes(media),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', vi.fn());
  // jsdom does not know <search>; React would log it as an unknown tag.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    value: 'HTMLElement',
    configurable: true,
  });
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
}

export function hideTab(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Advances the fake clock and flushes React. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export function setCookie(name: string, value: string, maxAgeSeconds = 3600): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}`;
}
