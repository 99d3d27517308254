// Runs in the measured page before any of its own scripts.

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Painted = PerformanceEntry & { element?: Element; url?: string; size: number };
type Interaction = PerformanceEventTiming & { interactionId: number };

const SESSION_GAP_MS = 1000;
const SESSION_MS = 5000;
const LONG_TASK_MS = 50;

let lcp = 0;
let lcpElement = '';
let cls = 0;
let session = { value: 0, first: 0, last: 0 };
const longTasks: { start: number; length: number }[] = [];
let interactions: number[] = [];

const observe = (type: string, see: (entry: PerformanceEntry) => void, more: PerformanceObserverInit = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });

observe('largest-contentful-paint', (entry) => {
  const { element, url = '' } = entry as Painted;
  lcp = entry.startTime;
  lcpElement = `${element?.tagName.toLowerCase() ?? '?'} ${url.replace(/^.*\//, '')}`.trim();
});

// Layout shifts count by windows: at most five seconds long and ended by a second without shifts; the worst window is the score.
observe('layout-shift', (entry) => {
  const { value, hadRecentInput, startTime } = entry as Shift;
  if (hadRecentInput) return;
  const goesOn = session.value > 0 && startTime - session.last < SESSION_GAP_MS && startTime - session.first < SESSION_MS;
  session = goesOn ? { ...session, value: session.value + value, last: startTime } : { value, first: startTime, last: startTime };
  cls = Math.max(cls, session.value);
});

observe('longtask', ({ startTime, duration }) => longTasks.push({ start: startTime, length: duration }));
observe('event', (entry) => (entry as Interaction).interactionId && interactions.push(entry.duration), {
  durationThreshold: 16,
} as PerformanceObserverInit);

/** In ms: from the click event, and from the touch. */
type NextView = { fromClick: number; fromTouch: number };
let nextView: Promise<NextView> | undefined;

/** Measures from the tap on a link to the first paint of a view with another heading. */
function armNextView(): void {
  const pathBefore = location.pathname;
  const headingBefore = document.querySelector('h1')?.textContent ?? '';
  let clickedAt = 0;
  let touchedAt = 0;
  const note = ({ timeStamp }: Event) => {
    clickedAt = performance.now();
    touchedAt = timeStamp;
  };
  document.addEventListener('click', note, { capture: true, once: true });
  nextView = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (!clickedAt || location.pathname === pathBefore || !heading || heading === headingBefore) return;
      observer.disconnect();
      // The task after the next frame: the change is painted by then.
      requestAnimationFrame(() =>
        setTimeout(() => resolve({ fromClick: performance.now() - clickedAt, fromTouch: performance.now() - touchedAt })),
      );
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

function figures() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = longTasks.filter(({ start, length }) => start + length > fcp).map(({ length }) => Math.max(0, length - LONG_TASK_MS));
  return { ttfb: page?.responseStart ?? 0, fcp, lcp, lcpElement, cls, tbt: blocking.reduce((sum, one) => sum + one, 0) };
}

function takeInteractions(): number[] {
  const taken = interactions;
  interactions = [];
  return taken;
}

const isShown = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** The first visible match of the selector; with `text`, the first whose whole text is that. */
const find = (selector: string, text?: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => isShown(element) && (text === undefined || element.textContent.trim() === text),
  );

type Place = { x: number; y: number; hasScrolled: boolean };

/** The point where a finger touches the element: its centre, in view and not covered. */
function placeOf(selector: string, text?: string): Place | undefined {
  const element = find(selector, text);
  if (!element) return undefined;
  const topBefore = scrollY;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y, hasScrolled: scrollY !== topBefore } : undefined;
}

Object.assign(globalThis, {
  bench: { figures, takeInteractions, armNextView, nextView: () => nextView, find, placeOf },
});
