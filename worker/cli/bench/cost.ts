import type { PageBundle } from './bundle.ts';
import { shown, table } from './figures.ts';

// Costs of a million page views a month on Cloudflare's Workers Paid plan (5 USD a month), from measured figures.

const VIEWS = 1_000_000;
/** Pages per visit. The first loads everything; each further one loads its data and new images. */
const PAGES_A_VISIT = 3;
const REQUESTS_OF_NEXT_VIEW = 4;
/** Of the requests that can be answered from the cache. Content changes a few times a day, so nearly all are hits. */
const HIT_SHARE = 0.9;
/** CPU of a cache hit or an image, and of a rendered page, in ms; both rounded up. */
const HIT_CPU_MS = 1;
const MISS_CPU_MS = 20;
/** Each running worker reads a content version at most every four seconds; 20 workers run all the time. */
const VERSION_CHECKS = (30 * 24 * 3600 * 20) / 4;

const INCLUDED = { requests: 10e6, cpuMs: 30e6, rowsRead: 25e9, objectReads: 10e6, transformations: 5000 };

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function costReport(pages: readonly PageBundle[]): string {
  const requestsOfFirst = average(pages.map(({ workerRequests }) => workerRequests));
  const rowsOfMiss = average(pages.map(({ rowsRead }) => rowsRead));
  const visits = VIEWS / PAGES_A_VISIT;
  const requests = visits * requestsOfFirst + (VIEWS - visits) * REQUESTS_OF_NEXT_VIEW;
  const misses = VIEWS * (1 - HIT_SHARE);
  const used = {
    requests,
    cpuMs: (requests - misses) * HIT_CPU_MS + misses * MISS_CPU_MS,
    rowsRead: misses * rowsOfMiss + VERSION_CHECKS,
    objectReads: requests * (1 - HIT_SHARE),
  };
  const line = (name: string, key: keyof typeof used) => [
    name,
    shown(used[key] / 1e6, 1),
    shown(INCLUDED[key] / 1e6),
    `${shown((100 * used[key]) / INCLUDED[key], 1)} %`,
  ];
  return [
    table(
      ['a million page views a month', 'millions used', 'millions included', 'share'],
      [
        line('requests to the worker', 'requests'),
        line('CPU, ms', 'cpuMs'),
        line('D1 rows read', 'rowsRead'),
        line('R2 reads', 'objectReads'),
      ],
    ),
    '',
    `Assumed: ${PAGES_A_VISIT} pages a visit, ${shown(requestsOfFirst, 1)} requests for the first (measured) and ${REQUESTS_OF_NEXT_VIEW} for each further one, ${100 * HIT_SHARE} % from the cache, ${shown(rowsOfMiss)} rows for a page drawn anew (measured), ${MISS_CPU_MS} ms of CPU for it and ${HIT_CPU_MS} ms for any other answer. Pictures are transformed once for ever: a picture in all sizes and formats is at most 33 of the ${INCLUDED.transformations} free transformations of its month.`,
  ].join('\n');
}
