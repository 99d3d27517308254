import { useTranslation } from 'react-i18next';
import { placesApi, zonesApi } from '#admin/content-apis.ts';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { LinesField, NumberField, RowField, SelectField } from '#admin/fields.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Panel } from '#admin/panel.tsx';
import { TranslatedText } from '#admin/translated-field.tsx';
import type { Unplaced } from '#admin/unplaced.ts';
import type { Editor } from '#admin/use-editor.ts';
import { PLACE_KINDS, type PlaceInput } from '#contract/transfers.ts';
import { MapPick } from './map-pick.tsx';

/** Position of a place: picked on the map or entered as numbers. */
function PlaceSpot({ editor }: { editor: Editor<Unplaced<PlaceInput>> }) {
  const { t } = useTranslation('admin');
  const { values, set, bind } = editor;
  return (
    <Panel title={t('places.spot')}>
      <MapPick name={values.name} latitude={values.latitude} longitude={values.longitude} onPick={(spot) => set(spot)} />
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...bind('latitude')} />
        <NumberField {...bind('longitude')} />
      </div>
    </Panel>
  );
}

/** A new place has no default position: drivers are sent there. */
const EMPTY: Unplaced<PlaceInput> = {
  kind: 'resort',
  name: '',
  aliases: [],
  zoneId: null,
  latitude: null,
  longitude: null,
  meetingPoint: '',
  translations: {},
};

export function PlaceEditorScreen() {
  const { t } = useTranslation('admin');
  return (
    <EditorScreen
      api={placesApi}
      empty={EMPTY}
      newTitle={t('places.new')}
      titleOf={({ name }) => name}
      listTitle={t('places.title')}
      refreshes={['/api/transfers/places', '/api/admin/transfers']}
      canDuplicate
      afterSave={() => <LiveProof path="/airport-transfers" />}
      side={(editor) => (
        <>
          <Panel title={t('places.facts')}>
            <SelectField {...editor.bind('kind')} options={PLACE_KINDS.map((kind) => [kind, t(`place.kind_${kind}`)])} />
            <RowField {...editor.bind('zoneId')} hint={t('places.zone_hint')} api={zonesApi} none={t('field.none')} />
          </Panel>
          <PlaceSpot editor={editor} />
        </>
      )}
    >
      {(editor) => (
        <Panel title={t('places.texts')}>
          <TranslatedText editor={editor} field="name" />
          <LinesField {...editor.bind('aliases')} hint={t('places.aliases_hint')} rows={3} />
          <TranslatedText
            editor={editor}
            field="meetingPoint"
            label={t('mail.label.meeting_point')}
            rows={3}
            hint={t('places.meeting_hint')}
          />
        </Panel>
      )}
    </EditorScreen>
  );
}
