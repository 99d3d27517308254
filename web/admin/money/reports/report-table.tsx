import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Column, ListTable } from '#admin/frame/list/list-table.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Report, ReportFigures, ReportGroup } from '#contract/money/reports.ts';
import { FIGURE_NAMES, FIGURES, type FigureName, figureText } from './figure-text.ts';
import { rowLabel } from './row-label.ts';

const GROUPS: Readonly<Record<ReportGroup, AdminKey>> = {
  day: 'reports.day',
  month: 'reports.month',
  trip: 'reports.trip',
  zone: 'reports.zone',
  source: 'reports.source',
  partner: 'reports.partner',
  language: 'reports.language',
};
const TOTAL = 'total';
type Line = { id: string; label: string; figures: ReportFigures; before: ReportFigures | null };

/** In the asked order; rows without the figure come last. */
function sorted(lines: readonly Line[], sort: string): readonly Line[] {
  const isDown = sort.startsWith('-');
  const name = sort.replace('-', '');
  const compare = (one: Line, other: Line) => {
    if (name === 'label') return one.label.localeCompare(other.label);
    const value = (line: Line) =>
      FIGURES[name as FigureName].value(line.figures) ?? Number.NEGATIVE_INFINITY;
    return value(one) < value(other) ? -1 : value(one) > value(other) ? 1 : 0;
  };
  if (name !== 'label' && !Object.hasOwn(FIGURES, name)) return lines;
  return lines.toSorted((one, other) => (isDown ? compare(other, one) : compare(one, other)));
}

/** The figures by row, with the total at the end. */
export function ReportTable({ report }: { report: Report }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  // That of the answer: while another one is loaded, the former stays.
  const { by } = report;
  const lines = report.rows.map((row) => ({
    id: row.key,
    label: rowLabel(row, by, language, t),
    figures: row,
    before: row.before,
  }));
  const total = {
    id: TOTAL,
    label: t('reports.total'),
    figures: report.totals,
    before: report.before?.totals ?? null,
  };
  return (
    <ListTable
      label={t('reports.table')}
      rows={[...sorted(lines, String(search.sort ?? '')), total]}
    >
      {({ id, label, figures, before }) => (
        <>
          <Column title={t(GROUPS[by])} sort="label">
            <span
              className={id === TOTAL ? 'font-bold text-deep-900' : 'font-semibold text-deep-900'}
            >
              {label}
            </span>
          </Column>
          {FIGURE_NAMES.map((name) => (
            <Column key={name} title={t(FIGURES[name].label)} sort={name} hasLabel>
              <span className={`tabular-nums ${id === TOTAL ? 'font-bold' : ''}`}>
                {figureText(name, figures, language)}
              </span>
              {before && name === 'revenue' && (
                <span className="ml-2 text-sm text-stone md:ml-0 md:block">
                  {t('reports.was', { value: figureText(name, before, language) })}
                </span>
              )}
            </Column>
          ))}
        </>
      )}
    </ListTable>
  );
}
