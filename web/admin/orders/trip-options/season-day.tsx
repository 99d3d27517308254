import { useTranslation } from 'react-i18next';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Language } from '#contract/languages/language.ts';
import type { FieldErrorCode } from '#contract/problem.ts';

const two = (number: number) => String(number).padStart(2, '0');
/** A leap year, so that a season may begin or end on 29 February. */
const lastOf = (month: string) => new Date(Date.UTC(2028, Number(month), 0)).getUTCDate();
/**
 * The same day in another month. The last day of a month stays the last one: who picks two months means all of the second one.
 */
export function inMonth(seasonDay: string, month: string): string {
  const [former = '01', day = '01'] = seasonDay.split('-');
  const last = lastOf(month);
  return `${month}-${two(Number(day) >= lastOf(former) ? last : Math.min(Number(day), last))}`;
}
const dayOf = (seasonDay: string) => new Date(`2028-${seasonDay}T12:00:00Z`);

/** A day of every year (`MM-DD`): «1 Jun». */
export const formatSeasonDay = (seasonDay: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(dayOf(seasonDay));

type SeasonDayProps = {
  label: string;
  value: string;
  error?: FieldErrorCode | undefined;
  onChange: (day: string) => void;
};

/** Day and month of a season's end. */
export function SeasonDay({ label, value, error, onChange }: SeasonDayProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [month = '01', day = '01'] = value.split('-');
  const months = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return (
    <Field label={label} error={error}>
      {(tie) => (
        <div className="flex gap-2">
          <select
            {...tie}
            aria-label={t('options.season_day', { label })}
            value={day}
            onChange={(event) => onChange(`${month}-${event.target.value}`)}
            className={COMPACT_CONTROL}
          >
            <Options
              of={Array.from({ length: lastOf(month) }, (_, n) => [two(n + 1), n + 1] as const).map(
                ([code, n]) => [code, String(n)],
              )}
            />
          </select>
          <select
            aria-label={t('options.season_month', { label })}
            aria-invalid={tie['aria-invalid']}
            value={month}
            onChange={(event) => onChange(inMonth(value, event.target.value))}
            className={`${COMPACT_CONTROL} min-w-0 grow`}
          >
            <Options
              of={Array.from({ length: 12 }, (_, n) => [
                two(n + 1),
                months.format(new Date(Date.UTC(2028, n, 15))),
              ])}
            />
          </select>
        </div>
      )}
    </Field>
  );
}
