import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { LOCALES } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';

export type PlotOptions = Omit<UPlot.Options, 'width' | 'height' | 'legend' | 'cursor'>;

/** A design token's value, as a canvas needs it. */
export const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Axes in the style of all plots; `y` has the grid. */
export function plotAxes(x: UPlot.Axis, y: UPlot.Axis): UPlot.Axis[] {
  const style: UPlot.Axis = {
    stroke: token('--color-stone'),
    font: `13px ${getComputedStyle(document.body).fontFamily}`,
    ticks: { show: false },
  };
  return [
    { ...style, grid: { show: false }, ...x },
    { ...style, grid: { stroke: token('--color-limestone-300'), width: 1 }, ...y },
  ];
}

/** Of a day (`2026-11-29`) or a month (`2026-11`). */
export const axisLabel = (key: string, language: Language) =>
  new Intl.DateTimeFormat(
    LOCALES[language],
    key.length > 7
      ? { day: 'numeric', month: 'numeric', timeZone: 'UTC' }
      : { month: 'short', timeZone: 'UTC' },
  ).format(new Date(`${key.length > 7 ? key : `${key}-01`}T00:00:00Z`));

type PlotProps = {
  /** Drawn anew when it is another object. */
  options: PlotOptions;
  data: UPlot.AlignedData;
  /** Pixels. */
  height: number;
};

/** As wide as its place. */
export function Plot({ options, data, height }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const size = () => ({ width: current.clientWidth, height });
    const plot = new UPlot(
      { ...options, ...size(), legend: { show: false }, cursor: { show: false } },
      data,
      current,
    );
    const observer = new ResizeObserver(() => plot.setSize(size()));
    observer.observe(current);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [options, data, height]);
  return <div ref={place} className="w-full min-w-0 overflow-hidden" />;
}
