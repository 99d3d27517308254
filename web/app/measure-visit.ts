import { pageName } from '#contract/page-name.ts';
import type { Visit } from '#contract/performance.ts';

/** What the types of the DOM leave out. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/** Shifts belong together that follow each other within a second, for five at most. */
const SHIFT_GAP_MS = 1000;
const SHIFT_SPAN_MS = 5000;
/** One slow answer in so many is nobody's impression of a page. */
const INTERACTIONS_AN_OUTLIER = 50;
const PHONE = '(max-width: 767px)';

/** Measures this visit as the Core Web Vitals do and sends it when the page is left: no cookie, nothing of who it was. */
export function measureVisit(language: Visit['language']): void {
  // A page that opened in the background was not waited for.
  if (performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden') || document.hidden) return;
  const page = pageName(location.pathname);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const metrics: Visit['metrics'] = { TTFB: navigation?.responseStart };
  const interactions = new Map<number, number>();
  let shift = { value: 0, from: 0, to: 0 };
  const observers: { observer: PerformanceObserver; hear: (entry: Entry) => void }[] = [];

  const observe = (type: string, hear: (entry: Entry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(hear));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    observers.push({ observer, hear });
  };
  const hearInteraction = ({ interactionId, duration }: Entry) =>
    interactionId && interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.FCP = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    metrics.LCP = startTime;
  });
  observe('event', hearInteraction);
  observe('first-input', hearInteraction);
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) metrics.CLS = 0;
  observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - shift.to < SHIFT_GAP_MS && startTime - shift.from < SHIFT_SPAN_MS;
    shift = goesOn ? { ...shift, value: shift.value + value, to: startTime } : { value, from: startTime, to: startTime };
    metrics.CLS = Math.max(metrics.CLS ?? 0, shift.value);
  });

  const end = new AbortController();
  const send = () => {
    end.abort();
    for (const { observer, hear } of observers) {
      (observer.takeRecords() as Entry[]).forEach(hear);
      observer.disconnect();
    }
    const slowest = [...interactions.values()].sort((a, b) => b - a);
    metrics.INP = slowest[Math.floor(slowest.length / INTERACTIONS_AN_OUTLIER)];
    const visit: Visit = { page, language, device: matchMedia(PHONE).matches ? 'phone' : 'desktop', metrics };
    const rounded = (name: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(name === 'CLS' ? 4 : 0)) : value);
    // Not `sendBeacon`, which sends cookies along.
    fetch('/api/vitals', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(visit, rounded),
    }).catch(() => {});
  };
  addEventListener('visibilitychange', () => document.hidden && send(), { signal: end.signal });
  addEventListener('pagehide', send, { signal: end.signal });
}
