import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { VITAL_LIMITS, VITALS, type Vital, type VitalFigure } from '#contract/admin/performance.ts';
import { formatVital } from './vital-format.ts';

const WIDTH = 720;
const HEIGHT = 220;
const EDGE = 8;

/** One metric by day, with the threshold of a good value. The table holds the same figures for screen readers. */
export function VitalPlot({ figures }: { figures: readonly VitalFigure[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [metric, setMetric] = useState<Vital>('LCP');
  const days = figures
    .filter((one) => one.metric === metric)
    .sort((a, b) => a.group.localeCompare(b.group));
  const top = Math.max(VITAL_LIMITS[metric].good * 1.2, ...days.map(({ p75 }) => p75));
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, days.length - 1);
  const y = (value: number) => HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE);
  const line = days
    .map(
      ({ p75 }, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(p75).toFixed(1)}`,
    )
    .join('');
  return (
    <Panel title={t('performance.over_time')}>
      <select
        aria-label={t('performance.metric')}
        value={metric}
        onChange={(event) => setMetric(event.target.value as Vital)}
        className={COMPACT_CONTROL}
      >
        <Options of={VITALS.map((one) => [one, one])} />
      </select>
      {days.length === 0 ? (
        <p className="text-stone">{t('performance.none')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden="true">
            <line
              x1={EDGE}
              x2={WIDTH - EDGE}
              y1={y(VITAL_LIMITS[metric].good)}
              y2={y(VITAL_LIMITS[metric].good)}
              className="stroke-sea-500"
              strokeDasharray="6 6"
            />
            <path d={line} fill="none" strokeWidth="2.5" className="stroke-deep-700" />
            {days.map(({ group, p75 }, index) => (
              <circle key={group} cx={x(index)} cy={y(p75)} r="4" className="fill-deep-700" />
            ))}
          </svg>
          <p className="text-sm text-stone">
            {t('performance.limit', {
              value: formatVital(metric, VITAL_LIMITS[metric].good, LOCALES[language]),
            })}
          </p>
          <details>
            <summary className="font-semibold text-sea-700">{t('performance.as_table')}</summary>
            <table className="mt-2 w-full border-collapse text-sm">
              <tbody>
                {days.map(({ group, p75, visits }) => (
                  <tr key={group} className="border-t border-limestone-200">
                    <th scope="row" className="p-2 text-left font-normal">
                      {formatWeekday(group, language)}
                    </th>
                    <td className="p-2 text-right">
                      {formatVital(metric, p75, LOCALES[language])}
                    </td>
                    <td className="p-2 text-right text-stone">{visits}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Panel>
  );
}
