import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import { HeadCell } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { RequestHistory } from '#contract/admin/admin.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { BarChart, BarsRow } from './bar-chart.tsx';
import { sum } from './plot-data.ts';
import type { Series } from './series.ts';

type Row = { name: string; counts: readonly number[] };
type RowsProps = {
  title: string;
  rows: readonly Row[];
  weeks: readonly string[];
  color: Series['color'];
};

/** One line per zone or language: name, weekly counts, total. */
function Rows({ title, rows, weeks, color }: RowsProps) {
  const language = useLanguage();
  const format = new Intl.NumberFormat(LOCALES[language]);
  const max = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <section>
      <h3 className="mb-2 font-sans text-base font-semibold text-deep-900">{title}</h3>
      <ul className="space-y-2">
        {rows.map(({ name, counts }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_7rem_2.5rem] items-center gap-3">
            <span className="truncate">{name}</span>
            <BarsRow {...{ label: name, counts, color, weeks, language }} end={max} />
            <span className="text-right font-semibold tabular-nums">
              {format.format(sum(counts))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The plot's figures as a table, also for screen readers. */
function Figures({ weeks, rows }: { weeks: readonly string[]; rows: readonly Row[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold text-sea-700">
        {t('plot.table')}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm whitespace-nowrap">
          <thead>
            <tr className="border-b border-limestone-300 text-stone">
              <HeadCell className="py-2 pr-3 text-left" text={t('plot.week')} />
              {rows.map(({ name }) => (
                <HeadCell key={name} className="px-2 py-2 text-right" text={name} />
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={week} className="border-b border-limestone-200">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {formatDate(`${week}T12:00:00Z`, language)}
                </th>
                {rows.map(({ name, counts }) => (
                  <td key={name} className="px-2 text-right tabular-nums">
                    {counts[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Requests of recent weeks by kind, zone and language. */
export function RequestsPanel({ history }: { history: RequestHistory }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { weeks, transfers, trips } = history;
  const total = sum(transfers) + sum(trips);
  const zones = history.zones
    .map(({ zone, counts }) => ({
      name: zone ? localize(zone, 'name', language) : t('plot.no_zone'),
      counts,
    }))
    .sort((one, other) => sum(other.counts) - sum(one.counts));
  const languages = history.languages.map((one) => ({
    name: LANGUAGE_LABELS[one.language],
    counts: one.counts,
  }));
  const kinds = useMemo<readonly Series[]>(
    () => [
      { label: t('plot.transfers'), counts: transfers, color: '--color-sea-700' },
      { label: t('plot.trips'), counts: trips, color: '--color-terracotta-400' },
    ],
    [t, transfers, trips],
  );
  return (
    <Panel title={t('plot.title')}>
      {total === 0 ? (
        <p className="text-stone">{t('plot.empty', { count: weeks.length })}</p>
      ) : (
        <>
          <BarChart
            label={t('plot.label', { total, weeks: weeks.length })}
            weeks={weeks}
            series={kinds}
            language={language}
          />
          <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
            {zones.length > 0 && (
              <Rows title={t('plot.zones')} rows={zones} weeks={weeks} color="--color-sea-700" />
            )}
            <Rows
              title={t('plot.languages')}
              rows={languages}
              weeks={weeks}
              color="--color-deep-700"
            />
          </div>
          <Figures
            weeks={weeks}
            rows={[
              ...kinds.map((kind) => ({ name: kind.label, counts: kind.counts })),
              ...zones,
              ...languages,
            ]}
          />
        </>
      )}
    </Panel>
  );
}
