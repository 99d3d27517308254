import type { TapFigures } from './next.ts';
import type { PageFigures } from './pages.ts';
import type { Rate } from './rates.ts';

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_cell, place) => (place === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const shown = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '');
const kB = (bytes = Number.NaN) => shown(bytes / 1000, 1);

/** Each page, and its bare page in the same rounds. */
export const pagesTable = (pages: readonly PageFigures[]) =>
  table(
    [
      'page',
      ...['FCP, ms', 'bare', 'ratio', 'LCP, ms', 'bare', 'ratio', 'TBT, ms', 'bare', 'CLS'],
      ...['document, kB (Brotli 5)', 'all, kB / requests', 'bare', 'locale files, kB'],
    ],
    pages.map(({ page, document, ours, bare }) => {
      const { FCP = Number.NaN, LCP = Number.NaN } = ours;
      const floor = { FCP: bare.FCP ?? Number.NaN, LCP: bare.LCP ?? Number.NaN };
      return [
        page,
        ...[shown(FCP), shown(floor.FCP), `${shown(FCP / floor.FCP, 2)}x`],
        ...[shown(LCP), shown(floor.LCP), `${shown(LCP / floor.LCP, 2)}x`],
        ...[shown(ours.TBT ?? Number.NaN), shown(bare.TBT ?? Number.NaN)],
        shown(ours.CLS ?? Number.NaN, 3),
        kB(document),
        ...[ours, bare].map((of) => `${kB(of.bytes)} / ${of.requests}`),
        kB(ours.localeBytes),
      ];
    }),
  );

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
export const scoresTable = (pages: readonly PageFigures[]) =>
  table(
    ['Lighthouse', ...SCORES],
    pages.map(({ page, ours }) => [page, ...SCORES.map((name) => shown(ours[name] ?? Number.NaN))]),
  );

export const tapsTable = (taps: readonly TapFigures[]) =>
  table(
    [
      'tap',
      ...['next, ms', 'whole, ms', 'plain link, ms', 'ratio', 'whole', 'longest task, ms'],
      'INP, ms',
    ],
    taps.map(({ name, next, whole, plain, longest, inp }) => [
      name,
      ...[next, whole, plain].map((ms) => shown(ms)),
      ...[next, whole].map((ms) => shown(ms / plain, 2)),
      ...[longest, inp].map((ms) => shown(ms)),
    ]),
  );

export const ratesTable = (rates: readonly Rate[]) =>
  table(
    ['address', 'requests per second', 'p50, ms', 'p99, ms', 'to an empty route', 'failures'],
    rates.map(({ name, perSecond, p50, p99, failures }) => [
      name,
      perSecond.toFixed(0),
      String(p50),
      String(p99),
      (perSecond / (rates[0]?.perSecond ?? Number.NaN)).toFixed(2),
      String(failures),
    ]),
  );
