import { useMemo } from 'react';
import type UPlot from 'uplot';
import { axisLabel, Plot, type PlotOptions, plotAxes, token } from '#admin/frame/plot/plot.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { VITAL_LIMITS, type Vital, type VitalFigure } from '#contract/admin/performance.ts';
import type { Language } from '#contract/languages/language.ts';
import { formatVital } from './vital-format.ts';

/** Pixels, as the place that `vital-plot.tsx` keeps free. */
const HEIGHT = 224;
const AXIS_WIDTH = 76;
/** Between a day and the plot's edge, in days. */
const EDGE = 0.3;

type VitalLineProps = { metric: Vital; days: readonly VitalFigure[]; language: Language };

/** A line of the daily values, and a dashed one of the threshold. */
export function VitalLine({ metric, days, language }: VitalLineProps) {
  const { options, data } = useMemo(() => {
    const { good } = VITAL_LIMITS[metric];
    const line: PlotOptions = {
      scales: {
        x: { time: false, range: [-EDGE, days.length - 1 + EDGE] },
        y: { range: (_plot, _min, max) => [0, Math.max(good, max) * 1.2] },
      },
      axes: plotAxes(
        {
          incrs: [1, 2, 5, 7, 14, 28],
          values: (_plot, splits) => splits.map((split) => axisLabelAt(days, split, language)),
        },
        {
          size: AXIS_WIDTH,
          values: (_plot, splits) =>
            splits.map((split) => formatVital(metric, split, LOCALES[language])),
        },
      ),
      series: [
        {},
        {
          stroke: token('--color-deep-700'),
          width: 2.5,
          points: { show: true, size: 8, fill: token('--color-deep-700') },
        },
        {
          stroke: token('--color-sea-500'),
          width: 1.5,
          dash: [6, 6],
          points: { show: false },
        },
      ],
    };
    // From edge to edge, so that the threshold is a line on the first day too.
    const values: UPlot.AlignedData = [
      [-EDGE, ...days.keys(), days.length - 1 + EDGE],
      [null, ...days.map(({ p75 }) => p75), null],
      [good, ...days.map(() => good), good],
    ];
    return { options: line, data: values };
  }, [metric, days, language]);
  return <Plot options={options} data={data} height={HEIGHT} />;
}

const axisLabelAt = (days: readonly VitalFigure[], index: number, language: Language) => {
  const day = days[index];
  return day ? axisLabel(day.group, language) : '';
};
