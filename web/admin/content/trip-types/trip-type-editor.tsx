import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { SlugField } from '#admin/frame/editor/slug-field.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { CountField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TripTypeInput } from '#contract/trips/trips.ts';

const EMPTY: TripTypeInput = { name: '', slug: '', sortOrder: 0, translations: {} };

export function TripTypeEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS['trip-types']}
      empty={EMPTY}
      newTitle={t('content.new_trip_type')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('content.trip_types')}
      refreshes={[APIS.trips.base]}
      canDuplicate
    >
      {(editor) => (
        <Panel title={t('content.trip_type')}>
          <TranslatedText editor={editor} field="name" />
          <SlugField editor={editor} name={editor.values.name} prefix="/trips?type=" />
          <CountField {...editor.bind('sortOrder')} hint={t('field.order_hint')} />
        </Panel>
      )}
    </EditorScreen>
  );
}
