import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FileLink } from '#admin/frame/file-link.tsx';
import { EmptyList } from '#admin/frame/list/list-table.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { REPORT_BASES, REPORT_GROUPS, REPORT_KINDS } from '#contract/money/reports.ts';
import { DemoPanel } from './demo-panel.tsx';
import { FigureCards } from './figure-cards.tsx';
import { plotUnit } from './plot-points.ts';
import { QuarterPanel } from './quarter-panel.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { type Asked, reportQuery, tableFile } from './reports.api.ts';
import { spanIn } from './spans.ts';

/** Revenue, payments, bookings and occupancy of a span: figures, a chart and the table. */
export function ReportsScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { search } = useListSearch();
  const today = serverToday();
  const { name, ...span } = spanIn(search, today);
  const demo = ['0', '1'].includes(String(search.demo))
    ? (String(search.demo) as '0' | '1')
    : undefined;
  const asked: Asked = {
    ...span,
    by: REPORT_GROUPS.find((one) => one === search.by) ?? 'month',
    basis: REPORT_BASES.find((one) => one === search.basis) ?? 'travel',
    kind: REPORT_KINDS.find((one) => one === search.kind) ?? 'all',
    demo,
  };
  const table = useQuery({ ...reportQuery(asked), placeholderData: (previous) => previous });
  const chart = useQuery({
    ...reportQuery({ ...asked, by: plotUnit(span) }),
    placeholderData: (previous) => previous,
  });
  const { data } = table;
  const isEmpty = data?.rows.length === 0;
  return (
    <>
      <ScreenHead title={t('reports.title')} text={t('reports.text')} />
      <ReportFilters asked={asked} name={name} />
      <QueryState query={table} />
      {data && (
        <div className="space-y-6" aria-busy={table.isPlaceholderData}>
          {isEmpty ? (
            <EmptyList isFiltered={false} text={t('reports.empty')} />
          ) : (
            <>
              <FigureCards totals={data.totals} before={data.before} />
              {data.totals.occupancy !== null && (
                <p className="text-sm text-stone">{`${t('reports.occupancy')}: ${t('reports.occupancy_hint')}`}</p>
              )}
              {chart.data && <ReportChart report={chart.data} />}
              <ReportTable report={data} />
              <FileLink href={tableFile(asked, language)} className={buttonClass('quiet')}>
                {t('reports.csv')}
              </FileLink>
            </>
          )}
          <QuarterPanel today={today} demo={demo} />
          {data.demo.exists && <DemoPanel isShown={data.demo.isIncluded} />}
        </div>
      )}
    </>
  );
}
