import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { canDraw } from '#admin/frame/plot/can-draw.ts';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { VITAL_LIMITS, VITALS, type Vital, type VitalFigure } from '#contract/admin/performance.ts';
import { formatVital } from './vital-format.ts';

const VitalLine = lazyPart(async () => (await import('./vital-line.tsx')).VitalLine);

/** One metric by day, with the threshold of a good value. The table holds the same figures for screen readers. */
export function VitalPlot({ figures }: { figures: readonly VitalFigure[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [metric, setMetric] = useState<Vital>('LCP');
  const days = useMemo(
    () =>
      figures.filter((one) => one.metric === metric).sort((a, b) => a.group.localeCompare(b.group)),
    [figures, metric],
  );
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
          {canDraw() && (
            <div className="h-56" aria-hidden="true">
              <VitalLine metric={metric} days={days} language={language} />
            </div>
          )}
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
