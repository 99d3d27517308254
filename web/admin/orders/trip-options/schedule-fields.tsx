import { useTranslation } from 'react-i18next';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { LinesField, NumberField, TextField, TimeField } from '#admin/frame/fields/fields.tsx';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { PlanEditor } from './list-part.ts';
import { formatSeasonDay, SeasonDay } from './season-day.tsx';

type Schedule = TripPlanInput['schedules'][number];
type PartProps = {
  schedule: Schedule;
  errorOf: (field: string) => FieldErrorCode | undefined;
  change: (change: Partial<Schedule>) => void;
};

export const NEW_SCHEDULE: Schedule = {
  seasonFrom: '01-01',
  seasonTo: '12-31',
  validFrom: null,
  validTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: [],
  opensAt: null,
  closesAt: null,
  capacity: null,
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

function Weekdays({ schedule: { weekdays }, errorOf, change }: PartProps) {
  const { t } = useTranslation('admin-area');
  const names = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{t('options.weekdays')}</legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((day) => (
          <Toggle
            key={day}
            // 1 January 2024 is a Monday.
            label={names.format(new Date(Date.UTC(2024, 0, day)))}
            isOn={weekdays.includes(day)}
            onClick={() =>
              change({
                weekdays: WEEKDAYS.filter((one) => weekdays.includes(one) !== (one === day)),
              })
            }
          />
        ))}
      </div>
      {errorOf('weekdays') && <Problem text={t('form.required', { ns: 'common' })} />}
    </fieldset>
  );
}

/** Start times, or for a day's hire the opening hours. */
function Times({ schedule, errorOf, change, isHire }: PartProps & { isHire: boolean }) {
  const { t } = useTranslation('admin-area');
  if (!isHire)
    return (
      <LinesField
        label={t('options.times')}
        hint={t('options.times_hint')}
        error={errorOf('times')}
        value={schedule.times}
        onChange={(times) => change({ times })}
      />
    );
  return (
    <>
      <TimeField
        label={t('options.opens')}
        error={errorOf('opensAt')}
        value={schedule.opensAt ?? ''}
        onChange={(time) => change({ opensAt: time || null })}
      />
      <TimeField
        label={t('options.closes')}
        error={errorOf('closesAt')}
        value={schedule.closesAt ?? ''}
        onChange={(time) => change({ closesAt: time || null })}
      />
    </>
  );
}

/** When an option starts: seasons, weekdays, times. */
export function ScheduleFields({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set } = editor;
  const isHire = values.availabilityType === 'OPENING_HOURS';
  const language = useLanguage();
  const titleOf = ({ seasonFrom, seasonTo, times, opensAt, closesAt }: Schedule) =>
    [
      `${formatSeasonDay(seasonFrom, language)} – ${formatSeasonDay(seasonTo, language)}`,
      isHire ? [opensAt, closesAt].filter(Boolean).join(' – ') : times.join(', '),
    ]
      .filter(Boolean)
      .join(' · ');
  const errorAt = (at: number) => (field: string) => {
    const path = `schedules.${at}.${field}`;
    return errors[path] ?? Object.entries(errors).find(([one]) => one.startsWith(`${path}.`))?.[1];
  };
  return (
    <Panel title={t('options.schedules')}>
      <p className="text-sm text-stone">{t('options.schedules_hint')}</p>
      <ItemsInput
        label={t('options.schedules')}
        value={values.schedules}
        onChange={(schedules) => set({ schedules })}
        create={() => NEW_SCHEDULE}
        titleOf={titleOf}
      >
        {(schedule, change, position) => {
          const part = { schedule, change, errorOf: errorAt(position - 1) };
          return (
            <div className="space-y-4">
              <div className="grid items-start gap-4 sm:grid-cols-2">
                {(['seasonFrom', 'seasonTo'] as const).map((end) => (
                  <SeasonDay
                    key={end}
                    label={t(end === 'seasonFrom' ? 'options.season_from' : 'options.season_to')}
                    error={part.errorOf(end)}
                    value={schedule[end]}
                    onChange={(day) => change({ [end]: day })}
                  />
                ))}
              </div>
              <Weekdays {...part} />
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <Times {...part} isHire={isHire} />
                <NumberField
                  label={t('options.schedule_capacity')}
                  error={part.errorOf('capacity')}
                  value={schedule.capacity}
                  onChange={(capacity) => change({ capacity })}
                />
                {(['validFrom', 'validTo'] as const).map((end) => (
                  <TextField
                    key={end}
                    type="date"
                    label={t(end === 'validFrom' ? 'options.valid_from' : 'options.valid_to')}
                    error={part.errorOf(end)}
                    value={schedule[end] ?? ''}
                    onChange={(day) => change({ [end]: day || null })}
                  />
                ))}
              </div>
            </div>
          );
        }}
      </ItemsInput>
    </Panel>
  );
}
