import { useMemo } from 'react';
import { canDraw } from '#admin/frame/plot/can-draw.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import type { Language } from '#contract/languages/language.ts';
import type { BarsProps } from './bars-plot.tsx';
import type { Series } from './series.ts';

const BarsPlot = lazyPart(async () => (await import('./bars-plot.tsx')).BarsPlot);

/** Pixels, as `h-48` and `h-7` keep free. */
const HEIGHT = 192;
const ROW_HEIGHT = 28;

type BarsRowProps = Pick<BarsProps, 'weeks' | 'language'> & Series & { end: number };

/** The bars of one row, on the scale that all rows have. */
export function BarsRow({ label, counts, color, ...plot }: BarsRowProps) {
  const series = useMemo(() => [{ label, counts, color }], [label, counts, color]);
  return (
    <div className="h-7 border-b border-limestone-300" aria-hidden="true">
      {canDraw() && <BarsPlot series={series} {...plot} height={ROW_HEIGHT} />}
    </div>
  );
}

type BarChartProps = {
  label: string;
  weeks: readonly string[];
  series: readonly Series[];
  language: Language;
};

/** Weekly counts as stacked bars with a scale. The table below holds the figures. */
export function BarChart({ label, weeks, series, language }: BarChartProps) {
  return (
    <div role="img" aria-label={label}>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map((one) => (
          <li key={one.label} className="flex items-center gap-2">
            <span className="size-3 rounded-xs" style={{ background: `var(${one.color})` }} />
            {one.label}
          </li>
        ))}
      </ul>
      {canDraw() && (
        <div className="h-48">
          <BarsPlot series={series} weeks={weeks} language={language} height={HEIGHT} />
        </div>
      )}
    </div>
  );
}
