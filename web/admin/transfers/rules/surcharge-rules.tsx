import { useTranslation } from 'react-i18next';
import { LinesInput, TextInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import type { Editor } from '#admin/use-editor.ts';
import { LOCALES } from '#content/format.ts';
import { isCalendarDay } from '#contract/calendar.ts';
import type { Language } from '#contract/language.ts';
import type { TransferRules } from '#contract/transfers.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { WholeField } from './whole-field.tsx';

type RulesProps = { editor: Editor<TransferRules> };

/** Night hours and surcharge. */
export function NightRules({ editor }: RulesProps) {
  const { t } = useTranslation('admin');
  const { values, errors, setAt } = editor;
  return (
    <Panel title={t('rules.night')}>
      <div className="grid grid-cols-2 items-end gap-4">
        <Field label={t('rules.night_from')} error={errors['night.from']}>
          {(tie) => <TextInput {...tie} type="time" value={values.night.from} onChange={(from) => setAt(['night', 'from'], from)} />}
        </Field>
        <Field label={t('rules.night_to')} error={errors['night.to']}>
          {(tie) => <TextInput {...tie} type="time" value={values.night.to} onChange={(to) => setAt(['night', 'to'], to)} />}
        </Field>
        <WholeField editor={editor} path={['night', 'percent']} label={t('rules.percent')} />
        <WholeField editor={editor} path={['night', 'lateFlightGraceMinutes']} label={t('rules.grace')} />
      </div>
      <p className="text-sm text-stone">{t('rules.grace_hint')}</p>
    </Panel>
  );
}

/** A holiday as text: every year, or of one year. Undefined if it is not a date. */
function holidayName(date: string, language: Language): string | undefined {
  const isEveryYear = /^\d{2}-\d{2}$/.test(date);
  const day = isEveryYear ? `2028-${date}` : date;
  if (!isCalendarDay(day)) return undefined;
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    ...(!isEveryYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

export function HolidayRules({ editor }: RulesProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { values, errors, setAt } = editor;
  const { dates } = values.holiday;
  const wrong = dates.filter((date) => holidayName(date, language) === undefined);
  const refused = Object.entries(errors).find(([path]) => path.startsWith('holiday.dates'))?.[1];
  return (
    <Panel title={t('rules.holidays')}>
      <WholeField editor={editor} path={['holiday', 'percent']} label={t('rules.percent')} />
      <Field label={t('rules.dates')} hint={t('rules.dates_hint')} error={wrong.length > 0 ? 'date' : refused}>
        {(tie) => (
          <LinesInput {...tie} rows={5} spellCheck={false} value={[...dates]} onChange={(next) => setAt(['holiday', 'dates'], next)} />
        )}
      </Field>
      <ul className="flex flex-wrap gap-1.5">
        {dates.map((date) => {
          const name = holidayName(date, language);
          return (
            <li
              key={date}
              className={`rounded-full px-3 py-0.5 text-sm ${name ? 'bg-limestone-200' : 'bg-danger font-semibold text-white'}`}
            >
              {name ?? date}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
