import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import {
  REPORT_BASES,
  REPORT_GROUPS,
  REPORT_KINDS,
  type ReportBasis,
  type ReportGroup,
  type ReportKind,
} from '#contract/money/reports.ts';
import type { Asked } from './reports.api.ts';
import { SPAN_LABELS, SPANS, type SpanName } from './spans.ts';

const BY: Readonly<Record<ReportGroup, AdminKey>> = {
  day: 'reports.by_day',
  month: 'reports.by_month',
  trip: 'reports.by_trip',
  zone: 'reports.by_zone',
  source: 'reports.by_source',
  partner: 'reports.by_partner',
  language: 'reports.by_language',
};
const BASES: Readonly<Record<ReportBasis, AdminKey>> = {
  travel: 'reports.basis_travel',
  booking: 'reports.basis_booking',
};
const KINDS: Readonly<Record<ReportKind, AdminKey>> = {
  all: 'reports.kind_all',
  trips: 'reports.kind_trips',
  transfers: 'reports.kind_transfers',
};

type FiltersProps = { asked: Asked; name: SpanName | undefined };

/** What the report is of; all of it stands in the address. */
export function ReportFilters({ asked, name }: FiltersProps) {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  // What was typed may be half a date.
  const [from, to] = [String(search.from ?? asked.from), String(search.to ?? asked.to)];
  const change = (days: { from: string; to: string }) => set({ ...days, span: undefined });
  return (
    <search className="my-6 space-y-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('reports.span')}</legend>
        {(Object.keys(SPANS) as SpanName[]).map((one) => (
          <Toggle
            key={one}
            label={t(SPAN_LABELS[one])}
            isOn={one === name}
            onClick={() => set({ span: one, from: undefined, to: undefined })}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <TextField
          label={t('reports.from')}
          type="date"
          value={from}
          onChange={(next) => change({ from: next, to })}
        />
        <TextField
          label={t('reports.to')}
          type="date"
          value={to}
          onChange={(next) => change({ from, to: next })}
        />
      </div>
      {from > to && (
        <p role="alert" className="font-semibold text-danger">
          {t('reports.wrong_order')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <SearchSelect
          name="by"
          label={t('reports.by')}
          value={asked.by}
          options={REPORT_GROUPS.map((one) => [one, t(BY[one])])}
        />
        <SearchSelect
          name="kind"
          label={t('reports.kind')}
          value={asked.kind}
          options={REPORT_KINDS.map((one) => [one, t(KINDS[one])])}
        />
        <SearchSelect
          name="basis"
          label={t('reports.basis')}
          value={asked.basis}
          options={REPORT_BASES.map((one) => [one, t(BASES[one])])}
        />
      </div>
    </search>
  );
}
