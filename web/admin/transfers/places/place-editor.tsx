import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { placesApi, zonesApi } from '#admin/content-apis.ts';
import { LinesInput, Select, TextArea, TextInput } from '#admin/controls.tsx';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Options } from '#admin/options.tsx';
import { Panel } from '#admin/panel.tsx';
import { RowSelect } from '#admin/row-select.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { Unplaced } from '#admin/unplaced.ts';
import { PLACE_KINDS, type PlaceInput } from '#contract/transfers.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { PLACE_KIND_LABELS } from './place-kinds.ts';
import { PlaceSpot } from './place-spot.tsx';

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
  const language = useLanguage();
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={placesApi}
      id={id}
      empty={EMPTY}
      newTitle={t('places.new')}
      titleOf={({ name }) => name}
      listPath="/transfers/places"
      listTitle={t('places.title')}
      editPath={(place) => `/transfers/places/edit/${place.id}`}
      refreshes={['/api/transfers/places', '/api/admin/transfers']}
      canDuplicate
      afterSave={() => <LiveProof path="/airport-transfers" />}
      side={(editor) => (
        <>
          <Panel title={t('places.facts')}>
            <Field label={t('places.kind')} error={editor.errors.kind}>
              {(tie) => (
                <Select {...tie} value={editor.values.kind} onChange={(kind) => editor.set({ kind })}>
                  <Options of={PLACE_KINDS.map((kind) => [kind, t(PLACE_KIND_LABELS[kind])])} />
                </Select>
              )}
            </Field>
            <Field label={t('prices.zone')} hint={t('places.zone_hint')} error={editor.errors.zoneId}>
              {(tie) => (
                <RowSelect
                  {...tie}
                  api={zonesApi}
                  nameOf={(zone) => localize(zone, 'name', language)}
                  none={t('field.none')}
                  value={editor.values.zoneId}
                  onChange={(zoneId) => editor.set({ zoneId })}
                />
              )}
            </Field>
          </Panel>
          <PlaceSpot editor={editor} />
        </>
      )}
    >
      {(editor) => (
        <Panel title={t('places.texts')}>
          <TranslatedField editor={editor} field="name" label={t('field.name')} empty="">
            {(control) => <TextInput {...control} />}
          </TranslatedField>
          <Field label={t('places.aliases')} hint={t('places.aliases_hint')} error={editor.errors.aliases}>
            {(tie) => <LinesInput {...tie} rows={3} value={[...editor.values.aliases]} onChange={(aliases) => editor.set({ aliases })} />}
          </Field>
          <TranslatedField
            editor={editor}
            field="meetingPoint"
            label={t('mail.label.meeting_point')}
            empty=""
            hint={t('places.meeting_hint')}
          >
            {(control) => <TextArea {...control} />}
          </TranslatedField>
        </Panel>
      )}
    </EditorScreen>
  );
}
