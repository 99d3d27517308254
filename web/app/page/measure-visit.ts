import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import type { Visit } from '#contract/admin/performance.ts';
import { pageName } from '#contract/pages/page-name.ts';

const PHONE = '(max-width: 767px)';
const DECIMALS = { CLS: 4, FCP: 0, INP: 0, LCP: 0, TTFB: 0 } as const;

/** Measures this visit's Core Web Vitals and sends them once, when the page is left: no cookies and no personal data. */
export function measureVisit(language: Visit['language']): void {
  const page = pageName(location.pathname);
  const metrics: Visit['metrics'] = {};
  const take = ({ name, value }: Metric) => {
    metrics[name] = Number(value.toFixed(DECIMALS[name]));
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP]) observe(take, { reportAllChanges: true });
  const [visited] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visited?.responseStart) metrics.TTFB = Math.round(visited.responseStart);
  const sent = new AbortController();
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(metrics).length === 0) return;
    sent.abort();
    const visit: Visit = {
      page,
      language,
      device: matchMedia(PHONE).matches ? 'phone' : 'desktop',
      metrics,
    };
    // Not `sendBeacon`, which sends cookies.
    fetch('/api/vitals', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(visit),
    }).catch(() => {});
  };
  addEventListener('visibilitychange', send, { signal: sent.signal });
}
