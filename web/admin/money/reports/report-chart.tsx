import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/frame/panel.tsx';
import { canDraw } from '#admin/frame/plot/can-draw.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import type { Report } from '#contract/money/reports.ts';
import { plotPoints } from './plot-points.ts';

const RevenuePlot = lazyPart(async () => (await import('./revenue-plot.tsx')).RevenuePlot);

function Legend() {
  const { t } = useTranslation('admin-area');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 24 12" className="h-3 w-6" aria-hidden="true">
          <rect x="6" width="12" height="12" className="fill-sea-700" />
        </svg>
        {t('reports.revenue')}
      </li>
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 24 12" className="h-3 w-6" aria-hidden="true">
          <path
            d="M0 6H24"
            strokeWidth="2.5"
            strokeDasharray="6 4"
            className="stroke-terracotta-600"
          />
          <circle cx="12" cy="6" r="3" className="fill-terracotta-600" />
        </svg>
        {t('reports.year_before')}
      </li>
    </ul>
  );
}

/** Revenue over the span, and a year before. */
export function ReportChart({ report }: { report: Report }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { rows, from, to, totals, before } = report;
  const points = useMemo(() => plotPoints(rows, { from, to }), [rows, from, to]);
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  const text = t('reports.chart_text', {
    ...{
      from: formatDay(`${from}T12:00:00Z`, language),
      to: formatDay(`${to}T12:00:00Z`, language),
    },
    ...{ value: amount(totals.revenueCents), before: amount(before?.totals.revenueCents ?? 0) },
  });
  if (!canDraw()) return null;
  return (
    <Panel title={t('reports.chart')}>
      <Legend />
      <div role="img" aria-label={text} className="h-64">
        <RevenuePlot points={points} language={language} />
      </div>
    </Panel>
  );
}
