import { useTranslation } from 'react-i18next';
import { monthName } from '#base/i18n/formats/format-day.ts';
import { joinNames } from '#base/i18n/formats/join-names.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The year as twelve cells, recommended months filled; screen readers read the sentence below instead. */
export function BestMonths({ months }: { months: readonly number[] }) {
  const { t } = useTranslation('destinations');
  const language = useLanguage();
  const name = (month: number) => monthName(month, language);
  const best = MONTHS.filter((month) => months.includes(month));
  const isAllYear = best.length === 0 || best.length === MONTHS.length;
  return (
    <div>
      <ol aria-hidden="true" className="grid grid-cols-12 gap-1">
        {MONTHS.map((month) => (
          <li
            key={month}
            className={`rounded-md py-2 text-center text-sm font-semibold uppercase ${isAllYear || best.includes(month) ? 'bg-sea-700 text-white' : 'bg-limestone-200 text-stone'}`}
          >
            {name(month).slice(0, 1)}
          </li>
        ))}
      </ol>
      <p className="mt-3">
        {isAllYear
          ? t('detail.all_year')
          : t('detail.best_months_list', {
              months: joinNames(best.map(name), language),
            })}
      </p>
    </div>
  );
}
