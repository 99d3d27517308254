import { useTranslation } from 'react-i18next';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { CountField, NumberField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { TripPlanInput, UnitType } from '#contract/bookings/plans.ts';
import { listPart, type PlanEditor } from './list-part.ts';

type Unit = TripPlanInput['units'][number];

export const NEW_UNIT: Unit = {
  id: null,
  type: 'ADULT',
  name: '',
  minAge: 0,
  maxAge: 99,
  paxCount: 1,
  needsAdult: false,
  minQuantity: null,
  maxQuantity: null,
  translations: {},
  translationState: {},
};

export const UNIT_TYPE_LABELS = {
  ADULT: 'options.unit_adult',
  YOUTH: 'options.unit_youth',
  CHILD: 'options.unit_child',
  INFANT: 'options.unit_infant',
  FAMILY: 'options.unit_family',
  SENIOR: 'options.unit_senior',
  STUDENT: 'options.unit_student',
  MILITARY: 'options.unit_military',
  OTHER: 'options.unit_misc',
} as const satisfies Record<UnitType, string>;

/** The tickets of an option: who they are for, and the places that they take. */
export function UnitFields({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('options.units')}>
      <p className="text-sm text-stone">{t('options.units_hint')}</p>
      {errors.units && <Problem text={t('form.required', { ns: 'common' })} />}
      <ItemsInput
        label={t('options.units')}
        value={values.units}
        onChange={(units) => set({ units })}
        create={() => NEW_UNIT}
        titleOf={({ name }) => name}
      >
        {(unit, change, position) => {
          const part = listPart(editor, 'units', position - 1);
          return (
            <div className="space-y-4">
              <TranslatedText
                editor={part}
                field="name"
                label={t('options.unit_name', { position })}
                maxLength={200}
              />
              <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
                <SelectField
                  label={t('options.unit_kind')}
                  error={part.errors.type}
                  value={unit.type}
                  onChange={(type) => change({ type })}
                  options={Object.entries(UNIT_TYPE_LABELS).map(([type, label]) => [
                    type,
                    t(label),
                  ])}
                />
                <CountField
                  label={t('options.age_from')}
                  error={part.errors.minAge}
                  value={unit.minAge}
                  onChange={(minAge) => change({ minAge })}
                />
                <CountField
                  label={t('options.age_to')}
                  error={part.errors.maxAge}
                  value={unit.maxAge}
                  onChange={(maxAge) => change({ maxAge })}
                />
                <CountField
                  label={t('options.pax')}
                  error={part.errors.paxCount}
                  value={unit.paxCount}
                  onChange={(paxCount) => change({ paxCount })}
                />
                <NumberField
                  label={t('options.quantity_min')}
                  error={part.errors.minQuantity}
                  value={unit.minQuantity}
                  onChange={(minQuantity) => change({ minQuantity })}
                />
                <NumberField
                  label={t('options.quantity_max')}
                  error={part.errors.maxQuantity}
                  value={unit.maxQuantity}
                  onChange={(maxQuantity) => change({ maxQuantity })}
                />
              </div>
              <Checkbox
                label={t('options.needs_adult')}
                value={unit.needsAdult}
                onChange={(needsAdult) => change({ needsAdult })}
              />
              {part.errors.needsAdult && <Problem text={t('form.no_adult', { ns: 'common' })} />}
            </div>
          );
        }}
      </ItemsInput>
    </Panel>
  );
}
