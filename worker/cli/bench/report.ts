import type { PageBundle } from './bundle.ts';
import { costReport } from './cost.ts';
import { kilobytes, ratio, shown, table } from './figures.ts';
import { type GrowthRow, SIZES } from './growth.ts';
import type { LoadResult } from './load.ts';
import type { PageResult, PagesResult } from './page-results.ts';
import type { RatesResult } from './rates.ts';

const sum = (bytes: PageResult['page']['bytes']) => Object.values(bytes).reduce((all, one) => all + one, 0);

export const pagesReport = ({ pages: results, bare }: PagesResult): string =>
  [
    table(
      ['page', 'LCP', 'floor', 'ratio', 'FCP', 'floor', 'ratio', 'TBT', 'INP', 'CLS', 'next view', 'from the touch'],
      results.map(({ name, page, floor, inp, nextView }) => [
        name,
        `${shown(page.lcp)} ms`,
        `${shown(floor.lcp)} ms`,
        ratio(page.lcp, floor.lcp),
        `${shown(page.fcp)} ms`,
        `${shown(floor.fcp)} ms`,
        ratio(page.fcp, floor.fcp),
        `${shown(page.tbt)} ms`,
        `${shown(inp)} ms`,
        shown(page.cls, 3),
        `${shown(nextView.fromClick)} ms`,
        `${shown(nextView.fromTouch)} ms`,
      ]),
    ),
    '',
    `Medians of ${results[0]?.rounds} paints. A bare page in the same rounds: INP ${shown(bare.inp)} ms, next view ${shown(bare.nextView.fromClick)} ms, from the touch ${shown(bare.nextView.fromTouch)} ms; TBT of the floors ${results.map(({ floor }) => shown(floor.tbt)).join(', ')} ms.`,
    '',
    table(
      ['kB as sent', 'HTML', 'JS', 'CSS', 'pictures', 'fonts', 'other', 'all', 'requests', 'floor, all'],
      results.map(({ name, page: { bytes, requests }, floor }) => [
        name,
        ...[bytes.html, bytes.js, bytes.css, bytes.img, bytes.font, bytes.other, sum(bytes)].map(kilobytes),
        shown(requests),
        kilobytes(sum(floor.bytes)),
      ]),
    ),
    '',
    ...results.map(
      ({ name, steps, page }) =>
        `${name}: INP ${Object.entries(steps)
          .map(([step, ms]) => `${step} ${shown(ms)}`)
          .join(', ')}; largest paint: ${page.lcpElement}`,
    ),
  ].join('\n');

const loadCells = ({ rate, p50, p99 }: LoadResult) => [shown(rate), `${shown(p50, 1)} ms`, `${shown(p99, 1)} ms`];

export const ratesReport = ({ empty, list, rates, renderMs, miss }: RatesResult): string =>
  [
    table(
      ['answer', 'requests per second', 'p50', 'p99', 'to an empty route', 'to a bare list', 'failures'],
      [
        ['empty Hono route', ...loadCells(empty), '1', '', shown(empty.failures)],
        ['bare Hono and D1 list', ...loadCells(list), shown(list.rate / empty.rate, 2), '1', shown(list.failures)],
        ...rates.map(({ name, result }) => [
          name,
          ...loadCells(result),
          shown(result.rate / empty.rate, 2),
          name.startsWith('list') ? shown(result.rate / list.rate, 2) : '',
          shown(result.failures),
        ]),
      ],
    ),
    '',
    `A miss of home: ${miss.roundTrips} round trip to D1, ${miss.plans.length} statements, ${miss.rowsRead} rows read, ${shown(renderMs, 1)} ms between database and answer.`,
  ].join('\n');

export const growthReport = (rows: readonly GrowthRow[]): string => {
  const cell = (row: GrowthRow, size: number) => row.cells.find(({ trips }) => trips === size);
  return [
    table(
      ['uncached, by trips', ...SIZES.flatMap((size) => [`${size}: ms`, 'rows']), 'ms, last to first', 'rows, last to first'],
      rows.map((row) => [
        row.name,
        ...SIZES.flatMap((size) => [shown(cell(row, size)?.milliseconds, 1), shown(cell(row, size)?.rowsRead)]),
        ...(['milliseconds', 'rowsRead'] as const).map((key) =>
          ratio(row.cells.at(-1)?.[key] ?? Number.NaN, row.cells[0]?.[key] ?? Number.NaN),
        ),
      ]),
    ),
    '',
    ...rows.flatMap(({ name, slowSteps }) => slowSteps.map((step) => `Whole table: ${name}: ${step}`)),
  ].join('\n');
};

export const bundleReport = (pages: readonly PageBundle[]): string =>
  [
    table(
      ['kB Brotli', 'JS', 'CSS', 'HTML', 'of it critical CSS', 'chunks'],
      pages.map(({ name, js, css, html, criticalCss, chunks }) => [
        name,
        ...[js, css, html, criticalCss].map(kilobytes),
        chunks.map(({ file, bytes }) => `${file.replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '')} ${kilobytes(bytes)}`).join(', '),
      ]),
    ),
    '',
    costReport(pages),
  ].join('\n');
