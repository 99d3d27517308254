import { useMemo } from 'react';
import UPlot from 'uplot';
import { axisLabel, Plot, type PlotOptions, plotAxes, token } from '#admin/frame/plot/plot.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';
import { stackCounts } from './plot-data.ts';
import type { Series } from './series.ts';

export type BarsProps = {
  series: readonly Series[];
  weeks: readonly string[];
  language: Language;
  /** Pixels. */
  height: number;
  /** Upper end of the scale, for comparable plots without axes. */
  end?: number;
};

const noAxes: UPlot.Axis[] = [{ show: false }, { show: false }];

function axesOf(weeks: readonly string[], language: Language, max: number): UPlot.Axis[] {
  const format = new Intl.NumberFormat(LOCALES[language]);
  const shown = weeks.flatMap((_, index) => ((weeks.length - 1 - index) % 3 === 0 ? [index] : []));
  return plotAxes(
    {
      splits: () => shown,
      values: (_plot, splits) => splits.map((split) => axisLabel(weeks[split] ?? '', language)),
    },
    {
      splits: () => (max % 2 === 0 ? [0, max / 2, max] : [0, max]),
      values: (_plot, splits) => splits.map((split) => format.format(split)),
    },
  );
}

/** Weekly counts as stacked bars. */
export function BarsPlot({ series, weeks, language, height, end }: BarsProps) {
  const { options, data } = useMemo(() => {
    const stacked = stackCounts(series.map(({ counts }) => counts));
    const max = end ?? stacked.max;
    const bars: PlotOptions = {
      ...(end !== undefined && { padding: [0, 0, 0, 0] }),
      scales: { x: { time: false, range: [-0.5, weeks.length - 0.5] }, y: { range: [0, max] } },
      axes: end === undefined ? axesOf(weeks, language, max) : noAxes,
      series: [
        {},
        // From the highest stack to the lowest, which is drawn over it.
        ...series
          .map(({ color }) => ({
            paths: UPlot.paths.bars?.({ size: [0.8, 48] }) as UPlot.Series.PathBuilder,
            fill: token(color),
            points: { show: false },
          }))
          .reverse(),
      ],
    };
    const values: UPlot.AlignedData = [weeks.map((_, n) => n), ...stacked.tops.toReversed()];
    return { options: bars, data: values };
  }, [series, weeks, language, end]);
  return <Plot options={options} data={data} height={height} />;
}
