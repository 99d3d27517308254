import { useTranslation } from 'react-i18next';
import { NumberInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import type { Unplaced } from '#admin/unplaced.ts';
import type { Editor } from '#admin/use-editor.ts';
import type { PlaceInput } from '#contract/transfers.ts';
import { MapPick } from './map-pick.tsx';

/** Position of a place: picked on the map or entered as numbers. */
export function PlaceSpot({ editor }: { editor: Editor<Unplaced<PlaceInput>> }) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('places.spot')}>
      <MapPick name={values.name} latitude={values.latitude} longitude={values.longitude} onPick={(spot) => set(spot)} />
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('field.latitude')} error={errors.latitude}>
          {(tie) => <NumberInput {...tie} value={values.latitude} onChange={(latitude) => set({ latitude })} />}
        </Field>
        <Field label={t('field.longitude')} error={errors.longitude}>
          {(tie) => <NumberInput {...tie} value={values.longitude} onChange={(longitude) => set({ longitude })} />}
        </Field>
      </div>
    </Panel>
  );
}
