import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Report } from '#contract/money/reports.ts';
import { type Change, changeOf, FIGURE_NAMES, FIGURES, figureText } from './figure-text.ts';
import type { Asked } from './reports.api.ts';

const CHANGES: Readonly<Record<Change['direction'], { label: AdminKey; arrow: string }>> = {
  more: { label: 'reports.more', arrow: '↑' },
  less: { label: 'reports.less', arrow: '↓' },
  same: { label: 'reports.same', arrow: '=' },
};

/** The totals, each with its change against the year before; what is outstanding leads to who owes it. */
export function FigureCards({
  totals,
  before,
  owing,
}: Pick<Report, 'totals' | 'before'> & { owing: Asked }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {FIGURE_NAMES.map((name) => {
        const change = before && changeOf(name, totals, before.totals, language);
        return (
          <li key={name} className="min-w-0 rounded-card bg-white p-4 shadow-card">
            <h2 className="font-sans text-sm font-semibold text-stone hyphens-auto">
              {t(FIGURES[name].label)}
            </h2>
            <p className="mt-1 text-2xl font-semibold text-deep-900 tabular-nums sm:text-3xl">
              {figureText(name, totals, language)}
            </p>
            {name === 'outstanding' && totals.outstandingCents > 0 && (
              <AdminLink
                to="/reports/owing"
                search={owing}
                className="inline-flex min-h-8 items-center text-sm text-sea-700 underline underline-offset-4"
              >
                {t('owing.title')}
              </AdminLink>
            )}
            {before && (
              <p className="mt-1 text-sm text-stone">
                {change && (
                  <span className="block font-semibold text-deep-900">
                    <span aria-hidden="true">{CHANGES[change.direction].arrow} </span>
                    {t(CHANGES[change.direction].label, { percent: change.percent })}
                  </span>
                )}
                {t('reports.was', { value: figureText(name, before.totals, language) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
