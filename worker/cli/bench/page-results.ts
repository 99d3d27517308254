import type { BareUse } from './bare-page.ts';
import { median } from './figures.ts';
import type { NextView } from './interactions.ts';
import type { Measured } from './measured-pages.ts';
import type { Transfer } from './visitor.ts';

const KINDS = ['html', 'js', 'css', 'img', 'font', 'other'] as const;
export type Paint = { ttfb: number; fcp: number; lcp: number };
export type Load = Paint & { tbt: number; cls: number; lcpElement: string; bytes: Record<Transfer['kind'], number>; requests: number };
/** Complete loads, and loads that ended after the first paints. */
export type Loads = { loads: Load[]; paints: Paint[] };
export type Use = { inp: Record<string, number>; nextView: NextView };
export type PageResult = {
  name: string;
  path: string;
  rounds: number;
  page: Load;
  floor: Load;
  /** The worst step, and every step. */
  inp: number;
  steps: Record<string, number>;
  nextView: NextView;
};

/** `bare`: the cost of a tap on an empty page (`bare-page.ts`), in the same rounds. */
export type PagesResult = { pages: PageResult[]; bare: BareUse };

export const noLoads = (): Loads => ({ loads: [], paints: [] });

export const sumByKind = (transfers: readonly Transfer[]) =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, transfers.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)]),
  ) as Load['bytes'];

const middle = ({ loads, paints }: Loads): Load => {
  const of = (pick: (load: Load) => number) => median(loads.map(pick));
  const painted = (pick: (paint: Paint) => number) => median([...loads, ...paints].map(pick));
  return {
    ttfb: painted(({ ttfb }) => ttfb),
    fcp: painted(({ fcp }) => fcp),
    lcp: painted(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    lcpElement: loads[0]?.lcpElement ?? '',
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, of(({ bytes }) => bytes[kind])])) as Load['bytes'],
    requests: of(({ requests }) => requests),
  };
};

const middleView = (views: readonly NextView[]): NextView => ({
  fromClick: median(views.map(({ fromClick }) => fromClick)),
  fromTouch: median(views.map(({ fromTouch }) => fromTouch)),
});

export function resultOf({ name, path }: Measured, loads: { page: Loads; floor: Loads }, uses: readonly Use[]): PageResult {
  const names = Object.keys(uses[0]?.inp ?? {});
  const steps = Object.fromEntries(names.map((step) => [step, median(uses.map(({ inp }) => inp[step] ?? Number.NaN))]));
  return {
    name,
    path,
    rounds: loads.page.loads.length + loads.page.paints.length,
    page: middle(loads.page),
    floor: middle(loads.floor),
    inp: Math.max(...Object.values(steps).filter((value) => !Number.isNaN(value))),
    steps,
    nextView: middleView(uses.map((use) => use.nextView)),
  };
}

export const middleOfBare = (bares: readonly BareUse[]): BareUse => ({
  inp: median(bares.map(({ inp }) => inp)),
  nextView: middleView(bares.map(({ nextView }) => nextView)),
});
