import { useTranslation } from 'react-i18next';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { CountField, NumberField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { listPart, type PlanEditor } from './list-part.ts';
import { newPartId } from './question-fields.tsx';

const NEW_POINT: Omit<TripPlanInput['pickups'][number], 'id'> = {
  ...{ name: '', directions: '', latitude: null, longitude: null, minutesBefore: 30 },
  translations: {},
};

/** Where guests are picked up, and how long before the start. */
export function PickupPointFields({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, set } = editor;
  return (
    <Panel title={t('options.pickups')}>
      <ItemsInput
        label={t('options.pickups')}
        value={values.pickups}
        onChange={(pickups) => set({ pickups })}
        create={() => ({ ...NEW_POINT, id: newPartId() })}
      >
        {(point, change, position) => {
          const part = listPart(editor, 'pickups', position - 1);
          return (
            <div className="space-y-4">
              <TranslatedText
                editor={part}
                field="name"
                label={t('options.pickup_name', { position })}
                maxLength={200}
              />
              <TranslatedText
                editor={part}
                field="directions"
                label={t('options.pickup_directions', { position })}
                maxLength={400}
              />
              <div className="grid items-end gap-4 sm:grid-cols-3">
                <CountField
                  label={t('options.pickup_minutes')}
                  error={part.errors.minutesBefore}
                  value={point.minutesBefore}
                  onChange={(minutesBefore) => change({ minutesBefore })}
                />
                <NumberField
                  label={t('options.pickup_latitude')}
                  error={part.errors.latitude}
                  value={point.latitude}
                  onChange={(latitude) => change({ latitude })}
                />
                <NumberField
                  label={t('options.pickup_longitude')}
                  error={part.errors.longitude}
                  value={point.longitude}
                  onChange={(longitude) => change({ longitude })}
                />
              </div>
            </div>
          );
        }}
      </ItemsInput>
    </Panel>
  );
}
