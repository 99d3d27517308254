import { useTranslation } from 'react-i18next';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { MoneyField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { listPart, type PlanEditor } from './list-part.ts';

const NEW_EXTRA: TripPlanInput['extras'][number] = {
  id: null,
  name: '',
  per: 'UNIT',
  cents: 0,
  isActive: true,
  translations: {},
  translationState: {},
};

/** What can be added to a booking: lunch, equipment. */
export function ExtraFields({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, set } = editor;
  return (
    <Panel title={t('options.extras')}>
      <ItemsInput
        label={t('options.extras')}
        value={values.extras}
        onChange={(extras) => set({ extras })}
        create={() => NEW_EXTRA}
        titleOf={({ name }) => name}
      >
        {(extra, change, position) => {
          const part = listPart(editor, 'extras', position - 1);
          return (
            <div className="space-y-4">
              <TranslatedText
                editor={part}
                field="name"
                label={t('options.extra_name', { position })}
                maxLength={200}
              />
              <div className="grid grid-cols-2 items-end gap-4">
                <MoneyField
                  label={t('options.extra_price')}
                  error={part.errors.cents}
                  value={extra.cents}
                  onChange={(cents) => change({ cents: cents ?? 0 })}
                />
                <SelectField
                  label={t('options.pricing')}
                  value={extra.per}
                  onChange={(per) => change({ per })}
                  options={[
                    ['UNIT', t('options.per_unit')],
                    ['BOOKING', t('options.per_booking')],
                  ]}
                />
              </div>
              <Checkbox
                label={t('options.on_sale')}
                value={extra.isActive}
                onChange={(isActive) => change({ isActive })}
              />
            </div>
          );
        }}
      </ItemsInput>
    </Panel>
  );
}
