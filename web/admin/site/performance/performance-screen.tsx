import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { apiPath } from '#base/api/api-query.ts';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Performance } from '#contract/admin/performance.ts';
import { VitalPlot } from './vital-plot.tsx';
import { OverallVitals, VitalTables } from './vital-tables.tsx';

const MEGABYTE = 1_000_000;

/** Weight of the pictures, and what resizing saves. */
function PicturePanel({ pictures }: { pictures: Performance['pictures'] }) {
  const { t } = useTranslation('admin-area');
  const number = new Intl.NumberFormat(LOCALES[useLanguage()], { maximumFractionDigits: 1 });
  const megabytes = (bytes: number) => `${number.format(bytes / MEGABYTE)} MB`;
  const facts = [
    [
      t('performance.originals'),
      `${number.format(pictures.originals)} · ${megabytes(pictures.originalBytes)}`,
    ],
    [
      t('performance.variants'),
      `${number.format(pictures.variants)} · ${megabytes(pictures.variantBytes)}`,
    ],
    [t('performance.saved'), megabytes(pictures.savedBytes)],
  ];
  return (
    <Panel title={t('field.pictures')}>
      <dl className="space-y-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-stone">{label}</dt>
            <dd className="font-semibold text-deep-900">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-stone">{t('performance.saved_hint')}</p>
    </Panel>
  );
}

const SPANS = [7, 28, 90, 365];

/** Speed of the site for visitors, and the weight of its pictures. */
export function PerformanceScreen() {
  const { t } = useTranslation('admin-area');
  const { search } = useListSearch();
  const days = SPANS.find((span) => String(span) === String(search.days)) ?? 28;
  const query = useQuery<Performance>({
    queryKey: [apiPath('/api/admin/performance', {}, { days })],
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = query;
  return (
    <>
      <ScreenHead title={t('performance.title')} className="mb-6">
        {' '}
        <SearchSelect
          name="days"
          label={t('performance.span')}
          value={days}
          options={SPANS.map((span) => [span, t('performance.days', { count: span })])}
        />
      </ScreenHead>
      <QueryState query={query} />
      {data && (
        <div className="space-y-6">
          <OverallVitals figures={data.overall} />
          {data.overall.length === 0 ? (
            <Panel title={t('performance.vitals')}>
              <p className="text-stone">{t('performance.no_visits')}</p>
            </Panel>
          ) : (
            <>
              <VitalPlot figures={data.by.day} />
              <VitalTables by={data.by} />
            </>
          )}
          <PicturePanel pictures={data.pictures} />
        </div>
      )}
    </>
  );
}
