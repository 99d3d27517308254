import { LOCALES } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';
import { stackBars } from './plot-data.ts';

export type Series = { label: string; counts: readonly number[]; fill: string };

const BAR = 10;
const GAP = 2;
const HEIGHT = 100;

type BarsProps = {
  series: readonly Series[];
  weeks: readonly string[];
  /** Upper end of the scale, for comparable plots. */
  max?: number;
  className: string;
};

/** The bars alone; stretched to the available space. */
export function Bars({ series, weeks, max, className }: BarsProps) {
  const { bars } = stackBars(
    series.map(({ counts }) => counts),
    max,
  );
  return (
    <svg
      viewBox={`0 0 ${weeks.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      {series.map(({ label, fill }, row) =>
        weeks.map((week, index) => {
          const { from, to } = bars[row]?.[index] ?? { from: 0, to: 0 };
          return (
            <rect
              key={`${label}/${week}`}
              x={index * BAR + GAP / 2}
              width={BAR - GAP}
              y={(1 - to) * HEIGHT}
              height={(to - from) * HEIGHT}
              className={fill}
            />
          );
        }),
      )}
    </svg>
  );
}

const dayOf = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

type BarPlotProps = {
  label: string;
  weeks: readonly string[];
  series: readonly Series[];
  language: Language;
};

/** Weekly counts as stacked bars with a scale. The table below holds the figures. */
export function BarPlot({ label, weeks, series, language }: BarPlotProps) {
  const { max } = stackBars(series.map(({ counts }) => counts));
  const format = new Intl.NumberFormat(LOCALES[language]);
  return (
    <div role="img" aria-label={label}>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map((one) => (
          <li key={one.label} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-3" aria-hidden="true">
              <rect width="10" height="10" rx="2" className={one.fill} />
            </svg>
            {one.label}
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <p className="flex h-40 flex-col justify-between text-right text-xs leading-none text-stone">
          <span>{format.format(max)}</span>
          {max % 2 === 0 && <span>{format.format(max / 2)}</span>}
          <span>{format.format(0)}</span>
        </p>
        <div className="min-w-0 grow">
          <div className="relative h-40 border-y border-limestone-300">
            {max % 2 === 0 && (
              <div className="absolute inset-x-0 top-1/2 border-t border-dashed border-limestone-300" />
            )}
            <Bars series={series} weeks={weeks} className="absolute inset-0 size-full" />
          </div>
          <p className="mt-1 flex text-xs text-stone">
            {weeks.map((week, index) => (
              <span key={week} className="min-w-0 flex-1 text-center whitespace-nowrap">
                {(weeks.length - 1 - index) % 3 === 0 ? dayOf(week, language) : ''}
              </span>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
