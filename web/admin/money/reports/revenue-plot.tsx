import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { LOCALES } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';
import { PLOT_HEIGHT } from './plot-height.ts';
import type { PlotPoints } from './plot-points.ts';

const AXIS_WIDTH = 76;
/** Between the labels of the days or months. */
const LABEL_SPACE = 44;

/** A design token's value, as a canvas needs it. */
const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const labelOf = (key: string, language: Language) =>
  new Intl.DateTimeFormat(
    LOCALES[language],
    key.length > 7
      ? { day: 'numeric', month: 'numeric', timeZone: 'UTC' }
      : { month: 'short', timeZone: 'UTC' },
  ).format(new Date(`${key.length > 7 ? key : `${key}-01`}T00:00:00Z`));

function optionsOf(keys: readonly string[], language: Language, width: number): UPlot.Options {
  const euros = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const font = `13px ${getComputedStyle(document.body).fontFamily}`;
  const axis = { stroke: token('--color-stone'), font, ticks: { show: false } };
  return {
    width,
    height: PLOT_HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.6, keys.length - 0.4] },
      y: { range: (_plot, _min, max) => [0, Math.max(1, max) * 1.08] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: LABEL_SPACE,
        incrs: [1, 2, 3, 5, 7, 10, 12, 24],
        values: (_plot, splits) =>
          splits.map((split) => (keys[split] === undefined ? '' : labelOf(keys[split], language))),
      },
      {
        ...axis,
        size: AXIS_WIDTH,
        grid: { stroke: token('--color-limestone-300'), width: 1 },
        values: (_plot, splits) => splits.map((split) => euros.format(split)),
      },
    ],
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

/** Bars of the asked span, a dashed line of the year before; as wide as its place. */
export function RevenuePlot({ points, language }: { points: PlotPoints; language: Language }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const { keys, now, before } = points;
    const plot = new UPlot(
      optionsOf(keys, language, current.clientWidth),
      [keys.map((_, n) => n), now, before],
      current,
    );
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: current.clientWidth, height: PLOT_HEIGHT }),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [points, language]);
  return <div ref={place} className="w-full min-w-0 overflow-hidden" />;
}
