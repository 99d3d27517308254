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
import { askedIn } from './asked.ts';
import { DemoPanel } from './demo-panel.tsx';
import { FigureCards } from './figure-cards.tsx';
import { plotUnit } from './plot-points.ts';
import { QuarterPanel } from './quarter-panel.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { reportQuery, tableFile } from './reports.api.ts';

/** Revenue, payments, bookings and occupancy of a span: figures, a chart and the table. */
export function ReportsScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  const today = serverToday();
  const { name, asked } = askedIn(search);
  const table = useQuery({ ...reportQuery(asked), placeholderData: (previous) => previous });
  const chart = useQuery({
    ...reportQuery({ ...asked, by: plotUnit(asked) }),
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
              <FigureCards totals={data.totals} before={data.before} owing={asked} />
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
          <QuarterPanel today={today} demo={asked.demo} />
          {data.demo.exists && <DemoPanel isShown={data.demo.isIncluded} />}
        </div>
      )}
    </>
  );
}
