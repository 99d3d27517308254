import { useMemo } from 'react';
import UPlot from 'uplot';
import { axisLabel, Plot, type PlotOptions, plotAxes, token } from '#admin/frame/plot/plot.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';
import type { PlotPoints } from './plot-points.ts';

/** Pixels, as the place that `report-chart.tsx` keeps free. */
const HEIGHT = 256;
const AXIS_WIDTH = 76;
/** Between the labels of the days or months. */
const LABEL_SPACE = 44;

function optionsOf(keys: readonly string[], language: Language): PlotOptions {
  const euros = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return {
    scales: {
      x: { time: false, range: [-0.6, keys.length - 0.4] },
      y: { range: (_plot, _min, max) => [0, Math.max(1, max) * 1.08] },
    },
    axes: plotAxes(
      {
        space: LABEL_SPACE,
        incrs: [1, 2, 3, 5, 7, 10, 12, 24],
        values: (_plot, splits) =>
          splits.map((split) =>
            keys[split] === undefined ? '' : axisLabel(keys[split], language),
          ),
      },
      {
        size: AXIS_WIDTH,
        values: (_plot, splits) => splits.map((split) => euros.format(split)),
      },
    ),
    series: [
      {},
      {
        paths: UPlot.paths.bars?.({ size: [0.7, 48] }) as UPlot.Series.PathBuilder,
        fill: token('--color-sea-700'),
        points: { show: false },
      },
      {
        stroke: token('--color-terracotta-600'),
        width: 2.5,
        dash: [6, 4],
        points: { show: true, size: 6, fill: token('--color-terracotta-600') },
      },
    ],
  };
}

/** Bars of the asked span, a dashed line of the year before. */
export function RevenuePlot({ points, language }: { points: PlotPoints; language: Language }) {
  const { keys, now, before } = points;
  const options = useMemo(() => optionsOf(keys, language), [keys, language]);
  const data = useMemo<UPlot.AlignedData>(
    () => [keys.map((_, n) => n), now, before],
    [keys, now, before],
  );
  return <Plot options={options} data={data} height={HEIGHT} />;
}
