import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { HeadCell } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import {
  type Performance,
  VITALS,
  type Vital,
  type VitalFigure,
} from '#contract/admin/performance.ts';
import { isLanguage, LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { formatVital, VERDICT_TONES, verdictOf } from './vital-format.ts';

const MEANINGS = {
  LCP: 'performance.lcp',
  INP: 'performance.inp',
  CLS: 'performance.cls',
  TTFB: 'performance.ttfb',
  FCP: 'performance.fcp',
} as const satisfies Record<Vital, AdminKey>;

/** The five metrics over all visits. */
export function OverallVitals({ figures }: { figures: readonly VitalFigure[] }) {
  const { t } = useTranslation('admin-area');
  const locale = LOCALES[useLanguage()];
  return (
    <ul className="grid grid-cols-2 gap-3 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3 sm:gap-4 xl:grid-cols-5">
      {VITALS.map((metric) => {
        const figure = figures.find((one) => one.metric === metric);
        const verdict = figure && verdictOf(metric, figure.p75);
        return (
          <li key={metric} className="rounded-card bg-white p-4 shadow-card sm:p-5">
            <h2 className="font-sans text-base font-semibold text-deep-900">{metric}</h2>
            <p className="text-sm text-stone">{t(MEANINGS[metric])}</p>
            <p
              className={`mt-1 text-2xl font-semibold whitespace-nowrap tabular-nums sm:text-3xl ${verdict ? VERDICT_TONES[verdict] : 'text-stone'}`}
            >
              {figure ? formatVital(metric, figure.p75, locale) : '—'}
            </p>
            <p className="mt-1 text-sm text-stone">
              {verdict
                ? `${t(`performance.${verdict}`)} · ${t('performance.visits', { count: figure.visits })}`
                : t('performance.none')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The metrics by page, language and device. */
export function VitalTables({ by }: { by: Performance['by'] }) {
  const { t } = useTranslation('admin-area');
  const locale = LOCALES[useLanguage()];
  const nameOf = (group: string) =>
    isLanguage(group)
      ? LANGUAGE_LABELS[group]
      : group === 'phone' || group === 'desktop'
        ? t(`performance.${group}`)
        : group;
  return (['page', 'language', 'device'] as const).map((kind) => {
    const groups = [...new Set(by[kind].map(({ group }) => group))];
    return (
      <Panel key={kind} title={t(`performance.by_${kind}`)}>
        <div className="overflow-x-auto">
          <table className="w-full min-w-lg border-collapse">
            <thead className="text-sm text-stone">
              <tr>
                <HeadCell className="p-2 text-left" text={t(`performance.by_${kind}`)} />
                {VITALS.map((metric) => (
                  <HeadCell key={metric} className="p-2 text-right" text={metric} />
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <tr key={group} className="border-t border-limestone-200">
                  <th scope="row" className="p-2 text-left font-normal break-all">
                    {nameOf(group)}
                  </th>
                  {VITALS.map((metric) => {
                    const figure = by[kind].find(
                      (one) => one.group === group && one.metric === metric,
                    );
                    return (
                      <td
                        key={metric}
                        className={`p-2 text-right whitespace-nowrap ${figure ? VERDICT_TONES[verdictOf(metric, figure.p75)] : 'text-stone'}`}
                      >
                        {figure ? formatVital(metric, figure.p75, locale) : '—'}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    );
  });
}
