import { useTranslation } from 'react-i18next';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { DurationField } from '#admin/frame/fields/duration-field.tsx';
import { CountField, LinesField, NumberField, TimeField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { isCalendarDay } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';

/** Cancellation fees by time before the pick-up. */
export function CancellationRules({ editor }: { editor: Editor<TransferRules> }) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set } = editor;
  const tiers = values.cancellation.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  return (
    <Panel title={t('rules.cancellation')}>
      <p className="text-sm text-stone">{t('rules.cancellation_hint')}</p>
      <ItemsInput
        label={t('rules.cancellation')}
        value={values.cancellation}
        onChange={(cancellation) => set({ cancellation })}
        create={() => ({ hoursBefore: 24, feePercent: 0 })}
        titleOf={({ hoursBefore, feePercent }) =>
          t('rules.tier_text', { hours: hoursBefore, percent: feePercent })
        }
      >
        {(tier, change, position) => (
          <div className="grid grid-cols-2 gap-3">
            <NumberField
              label={t('rules.tier_hours')}
              error={errors[`cancellation.${position - 1}.hoursBefore`]}
              value={tier.hoursBefore}
              onChange={(hours) => change({ hoursBefore: hours ?? 0 })}
            />
            <NumberField
              label={t('rules.tier_percent')}
              error={errors[`cancellation.${position - 1}.feePercent`]}
              value={tier.feePercent}
              onChange={(percent) => change({ feePercent: percent ?? 0 })}
            />
          </div>
        )}
      </ItemsInput>
      <ul className="list-disc pl-5 text-sm text-stone">
        {tiers.map(({ hoursBefore, feePercent }) => (
          <li key={`${hoursBefore} ${feePercent}`}>
            {t('rules.tier_text', { hours: hoursBefore, percent: feePercent })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type RulesProps = { editor: Editor<TransferRules> };

/** Night hours and surcharge. */
export function NightRules({ editor }: RulesProps) {
  const { t } = useTranslation('admin-area');
  const { bindIn } = editor;
  return (
    <Panel title={t('rules.night')}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TimeField {...bindIn('night', 'from')} />
        <TimeField {...bindIn('night', 'to')} />
        <CountField {...bindIn('night', 'percent')} inputMode="numeric" />
        <DurationField {...bindIn('night', 'lateFlightGraceMinutes')} />
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
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { values, errors, setAt, bindIn } = editor;
  const { dates } = values.holiday;
  const wrong = dates.filter((date) => holidayName(date, language) === undefined);
  const refused = Object.entries(errors).find(([path]) => path.startsWith('holiday.dates'))?.[1];
  return (
    <Panel title={t('rules.holidays')}>
      <CountField {...bindIn('holiday', 'percent')} inputMode="numeric" />
      <LinesField
        label={t('rules.dates')}
        hint={t('rules.dates_hint')}
        error={wrong.length > 0 ? 'date' : refused}
        rows={5}
        spellCheck={false}
        value={[...dates]}
        onChange={(next) => setAt(['holiday', 'dates'], next)}
      />
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
